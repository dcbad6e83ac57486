# Race for the Galaxy: names of cards and words of the rules, and what the cards do.

## Goods

race-kind-novelty = 嗜好品
race-kind-rare = 希少元素
race-kind-genes = 遺伝子
race-kind-alien = エイリアン技術
race-kind-price = この種類の商品の売値は{ race-cards }

## Keywords

race-keyword-alien = エイリアン
race-keyword-rebel = 反乱軍
race-keyword-imperium = 帝国
race-keyword-uplift = 知性化
race-keyword-chromosome = 染色体
race-keyword-terraforming = テラフォーミング

## The round

race-step-choose = アクションの選択
race-step-explore = フェイズI：探査
race-step-develop = フェイズII：開発
race-step-second-develop = フェイズII（二回目）：開発
race-step-settle = フェイズIII：入植
race-step-second-settle = フェイズIII（二回目）：入植
race-step-consume = フェイズIV：消費
race-step-produce = フェイズV：生産
race-step-hand-limit = 手札上限

race-rule-choose = 誰かが選んだフェイズは全員が行い、選んだ人だけがボーナスを得る
race-rule-explore = カードを{ $look }枚見て{ $keep }枚残す
race-rule-develop = 手札の開発を一枚出し、ほかの手札で支払う
race-rule-second-develop = 開発をもう一枚出す。ボーナスは二度選んだ人だけ
race-rule-settle = 手札の世界を一枚出し、ほかの手札で支払うか、軍事世界を征服する
race-rule-second-settle = 世界をもう一枚出す。ボーナスは二度選んだ人だけ
race-rule-consume = 消費の能力で商品を消費する
race-rule-produce = 商品のない生産世界すべてに商品が一つ置かれる
race-rule-hand-limit = 手札が{ $limit }枚になるまで捨てる

race-bonus-explore-five = ボーナス：見るカード+{ $look }枚
race-bonus-explore-one = ボーナス：見るカード+{ $look }枚、残すカード+{ $keep }枚
race-bonus-develop = ボーナス：開発のコスト−{ $amount }
race-bonus-settle = ボーナス：入植後に{ race-cards-taken }引く
race-bonus-consume-trade = ボーナス：先に商品を一つ売ってカードを得る
race-bonus-consume-double = ボーナス：商品による勝利点が{ $times }倍
race-bonus-produce = ボーナス：恩恵世界一つでも生産する

## Actions

race-action-explore-five = 探査 +5
race-action-explore-one = 探査 +1/+1
race-action-develop = 開発
race-action-settle = 入植
race-action-consume-trade = 消費（交易）
race-action-consume-double = 消費（勝利点2倍）
race-action-produce = 生産

## Powers

race-power-explore-draw = 見るカード+{ $cards }枚
race-power-explore-keep = 残すカード+{ $cards }枚
race-power-develop-draw-at-start = 開発を選ぶ前に{ race-cards-taken }引く
race-power-develop-discount = 開発のコスト−{ $amount }
race-power-develop-draw-after = 開発を出した後に{ race-cards-taken }引く
race-power-settle-discount = { race-worlds }のコスト−{ $amount }
race-power-settle-draw-after = 世界を出した後に{ race-cards-taken }引く
race-power-military = 軍事力{ $amount }
race-power-military-against-kind = { race-of-kind }の世界に対する軍事力{ $amount }
race-power-military-against-rebel = 反乱軍の世界に対する軍事力{ $amount }
race-power-throw-for-military = このカードを廃棄すると、フェイズ終了まで軍事力{ $amount }
race-power-throw-to-pay = このカードを廃棄すると、世界一つのコストを支払わずに済む（{ race-of-kind }の世界を除く）
race-power-pay-for-military = 軍事世界に、防衛力−{ $discount }のコストを支払って入植できる（{ race-of-kind }の世界を除く）
race-power-trade-bonus = { race-good }の売値+{ $cards }枚
race-power-trade-bonus-here = この世界の商品の売値+{ $cards }枚
race-power-consume = { race-goods }を消費：{ $reward }
race-power-consume-repeated = { $uses }回まで、{ race-goods }を消費：そのつど{ $reward }
race-power-consume-kinds = 種類の異なる商品{ $kinds }個を消費：勝利点{ $vp }
race-power-consume-all = すべての商品を消費：一個につき勝利点1、さらに全体で{ $offset }
race-power-consume-for-price = { $powers ->
    [with] 商品1個を消費し、交易の能力を含む売値のカードを引く
   *[without] 商品1個を消費し、交易の能力を含まない売値のカードを引く
}
race-power-consume-hand = 手札を{ $most }枚まで捨て、一枚につき勝利点{ $vp }（倍にはならない）
race-power-draw = { race-cards-taken }引く
race-power-gamble = { $low }から{ $high }までの数字を宣言し、次のカードをめくる。コストか防衛力がその数字なら手札に加える
race-power-produce-here = { race-good }を生産する
race-power-draw-if-produced-here = この世界が商品を生産したら{ race-cards-taken }引く
race-power-produce-on-windfall = { $kind ->
    [any] 任意の恩恵世界で生産する
    [novelty] 嗜好品の恩恵世界で生産する
    [rare] 希少元素の恩恵世界で生産する
    [genes] 遺伝子の恩恵世界で生産する
   *[alien] エイリアン技術の恩恵世界で生産する
}
race-power-draw-per-good = 生産した{ race-of-kind }の商品一個につき{ race-cards-taken }引く
race-power-draw-per-kind = 生産した商品の種類一つにつき{ race-cards-taken }引く
race-power-draw-per-world = 自分の{ race-of-kind }の世界一つにつき{ race-cards-taken }引く
race-power-draw-if-most = { race-of-kind }の商品を誰よりも多く生産したら{ race-cards-taken }引く

## Six-cost developments

race-note-scoring = どのカードも、最初に当てはまる行で一度だけ数える。このカード自身も数える。
race-scoring-card = { $matching }一枚につき勝利点{ $points }
race-scoring-named = { $card }：勝利点{ $points }
race-scoring-chips = 勝利点チップ{ $chips }点につき勝利点{ $points }
race-scoring-military = 軍事力の値一つにつき勝利点{ $points }。負の値なら減点
race-match-world-of-kind = { $source ->
    [production] { $kind ->
        [any] 生産世界
        [novelty] 嗜好品の生産世界
        [rare] 希少元素の生産世界
        [genes] 遺伝子の生産世界
       *[alien] エイリアン技術の生産世界
    }
   *[windfall] { $kind ->
        [any] 恩恵世界
        [novelty] 嗜好品の恩恵世界
        [rare] 希少元素の恩恵世界
        [genes] 遺伝子の恩恵世界
       *[alien] エイリアン技術の恩恵世界
    }
}
race-match-military-world = 軍事世界
race-match-rebel-military-world = 反乱軍の軍事世界
race-match-world = 世界
race-match-world-with-power = { race-phase }の能力を持つ世界
race-match-development-with-power = { race-phase }の能力を持つ開発
race-match-six-cost-development = コスト6の開発
race-match-development = 開発
race-match-keyword = 「{ $keyword }」の語を含むカード

## What is printed on a card besides its powers

race-catalog-cards = カード{ $cards }枚、{ $designs }種類
# How many of a card there are.
race-fact-copies = { $copies }枚
race-fact-cost = コスト{ $cost }
race-fact-defense = 防衛力{ $defense }
race-fact-vp = 勝利点{ $vp }
# What a six-cost development is worth is in its lines.
race-fact-vp-open = 勝利点？
race-fact-gray-world = 灰色の世界
# A military world and what sort of world it is.
race-fact-military = 軍事、{ $world }
race-fact-keywords = キーワード：{ $keywords }
race-fact-start = 初期世界{ $number }（{ $color ->
    [blue] 青
   *[red] 赤
}）
# The hand that a card belongs to in a first game, by the number of its start world.
race-fact-hand = はじめてのゲーム：手札{ $hand }
race-fact-hand-one-copy = はじめてのゲーム：手札{ $hand }（一枚だけ）

## Cards

race-card-old-earth = 古き地球
race-card-epsilon-eridani = イプシロン・エリダニ
race-card-alpha-centauri = アルファ・ケンタウリ
race-card-new-sparta = ニュー・スパルタ
race-card-earths-lost-colony = 地球の失われた植民地
race-card-refugee-world = 難民の世界
race-card-pilgrimage-world = 巡礼の世界
race-card-artist-colony = 芸術家の植民地
race-card-destroyed-world = 破壊された世界
race-card-empath-world = 共感者の世界
race-card-expanding-colony = 拡大する植民地
race-card-gambling-world = 賭博の世界
race-card-secluded-world = 隔絶された世界
race-card-asteroid-belt = 小惑星帯
race-card-galactic-engineers = 銀河技師団
race-card-gem-world = 宝石の世界
race-card-new-vinland = ニュー・ヴィンランド
race-card-pre-sentient-race = 知性発生前の種族
race-card-radioactive-world = 放射能の世界
race-card-space-port = 宇宙港
race-card-spice-world = 香料の世界
race-card-alien-rosetta-stone-world = エイリアンのロゼッタ・ストーン
race-card-bio-hazard-mining-world = 生物災害の採掘世界
race-card-black-market-trading-world = 闇市場の交易世界
race-card-blaster-gem-mines = ブラスター宝石鉱山
race-card-comet-zone = 彗星帯
race-card-galactic-resort = 銀河リゾート
race-card-mining-world = 採掘の世界
race-card-plague-world = 疫病の世界
race-card-prosperous-world = 繁栄する世界
race-card-deserted-alien-outpost = 放棄されたエイリアン前哨基地
race-card-distant-world = 遠き世界
race-card-imperium-armaments-world = 帝国軍需世界
race-card-merchant-world = 商人の世界
race-card-tourist-world = 観光の世界
race-card-deserted-alien-colony = 放棄されたエイリアン植民地
race-card-galactic-trendsetters = 銀河の流行仕掛け人
race-card-lost-species-ark-world = 失われた種の方舟
race-card-new-earth = 新たな地球
race-card-terraformed-world = テラフォームされた世界
race-card-alien-robotic-factory = エイリアンの無人工場
race-card-deserted-alien-library = 放棄されたエイリアン図書館
race-card-new-survivalists = 新生存主義者
race-card-outlaw-world = 無法者の世界
race-card-rebel-fuel-cache = 反乱軍の燃料庫
race-card-runaway-robots = 逃亡ロボット
race-card-star-nomad-lair = 星間遊牧民の隠れ家
race-card-the-last-of-the-uplift-gnarssh = 知性化種ナーシュの最後の生き残り
race-card-alien-robot-sentry = エイリアンの番兵ロボット
race-card-aquatic-uplift-race = 水棲の知性化種族
race-card-avian-uplift-race = 鳥類の知性化種族
race-card-former-penal-colony = かつての流刑地
race-card-rebel-miners = 反乱軍の鉱夫
race-card-reptilian-uplift-race = 爬虫類の知性化種族
race-card-pirate-world = 海賊の世界
race-card-rebel-underground = 反乱軍の地下組織
race-card-rebel-warrior-race = 反乱軍の戦闘種族
race-card-alien-robot-scout-ship = エイリアンのロボット偵察船
race-card-malevolent-lifeforms = 悪意ある生命体
race-card-lost-alien-warship = 失われたエイリアン戦艦
race-card-rebel-outpost = 反乱軍の前哨基地
race-card-lost-alien-battle-fleet = 失われたエイリアン戦闘艦隊
race-card-rebel-base = 反乱軍の基地
race-card-rebel-homeworld = 反乱軍の母星
race-card-contact-specialist = 接触の専門家
race-card-expedition-force = 遠征部隊
race-card-export-duties = 輸出関税
race-card-investment-credits = 投資クレジット
race-card-new-military-tactics = 新戦術
race-card-public-works = 公共事業
race-card-colony-ship = 植民船
race-card-deficit-spending = 赤字財政
race-card-genetics-lab = 遺伝学研究所
race-card-interstellar-bank = 星間銀行
race-card-mining-robots = 採掘ロボット
race-card-space-marines = 宇宙海兵隊
race-card-mining-conglomerate = 鉱業複合企業
race-card-terraforming-robots = テラフォーミング・ロボット
race-card-diversified-economy = 多角化経済
race-card-drop-ships = 降下艇
race-card-replicant-robots = レプリカント・ロボット
race-card-research-labs = 研究所
race-card-consumer-markets = 消費者市場
race-card-alien-tech-institute = エイリアン技術研究院
race-card-free-trade-association = 自由貿易協会
race-card-galactic-federation = 銀河連邦
race-card-galactic-imperium = 銀河帝国
race-card-galactic-renaissance = 銀河ルネサンス
race-card-galactic-survey-seti = 銀河探査計画SETI
race-card-merchant-guild = 商人ギルド
race-card-mining-league = 鉱業連盟
race-card-new-economy = 新経済
race-card-new-galactic-order = 銀河新秩序
race-card-pan-galactic-league = 汎銀河連盟
race-card-trade-league = 交易連盟

## Headings

race-title = レース・フォー・ザ・ギャラクシー
# The rules that are played, in a line of other facts about the game.
race-variants =
    { $variant ->
        [first-game] はじめてのゲーム
        [advanced] 上級ルール
       *[standard] 標準ルール
    }
# A kind of pieces.
race-kinds =
    { $kind ->
        [start_world] 初期世界
        [world] 世界
        [development] 開発
        [action] アクション
        [step] ステップ
        [goods] 商品
       *[keyword] キーワード
    }
# The part of the round in which a line of a piece matters, with the mark that is printed.
race-line-phase =
    { $phase ->
        [explore] I 探査
        [develop] II 開発
        [settle] III 入植
        [trade] $ 交易
        [consume] IV 消費
       *[produce] V 生産
    }

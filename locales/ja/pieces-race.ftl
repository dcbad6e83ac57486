# Race for the Galaxy: names of cards and words of the rules, and what the cards do.

## Goods

race-kind-novelty = 芸術品
race-kind-rare = 稀少元素
race-kind-genes = 遺伝子工学
race-kind-alien = エイリアンテクノロジー
race-kind-price = この種類の製品の売値は{ race-cards }

## Keywords

race-keyword-alien = エイリアン
race-keyword-rebel = 反乱軍
race-keyword-imperium = 帝国
race-keyword-uplift = 知性化
race-keyword-chromosome = 染色体
race-keyword-terraforming = テラフォーミング

## The round

race-step-choose = アクションの選択
race-step-explore = フェイズI：探索
race-step-develop = フェイズII：発展
race-step-second-develop = フェイズII（再度）：発展
race-step-settle = フェイズIII：移住
race-step-second-settle = フェイズIII（再度）：移住
race-step-consume = フェイズIV：消費
race-step-produce = フェイズV：生産
race-step-hand-limit = 手札上限

race-rule-choose = 誰かが選んだフェイズは全員が行い、選んだ人はボーナスも得る
race-rule-explore = カードを{ $look }枚見て{ $keep }枚残す
race-rule-develop = 手札の発展を出し、ほかの手札で支払う
race-rule-second-develop = さらに発展を出す。ボーナスは、発展を重ねて選んだ人だけが得る
race-rule-settle = 手札のワールドを出し、ほかの手札で支払うか、軍事ワールドを征服する
race-rule-second-settle = さらにワールドを出す。ボーナスは、移住を重ねて選んだ人だけが得る
race-rule-consume = 消費のパワーで製品を消費する
race-rule-produce = 製品のない自分の生産ワールドすべてに製品を置く
race-rule-hand-limit = 手札が{ $limit }枚になるまで捨てる

race-bonus-explore-five = ボーナス：見るカード+{ $look }枚
race-bonus-explore-one = ボーナス：見るカード+{ $look }枚、残すカード+{ $keep }枚
race-bonus-develop = ボーナス：発展のコスト−{ $amount }
race-bonus-settle = ボーナス：移住後に{ race-cards-taken }引く
race-bonus-consume-trade = ボーナス：先に製品を売ってカードを得る
race-bonus-consume-double = ボーナス：消費した製品による勝利点が{ $times }倍
race-bonus-produce = ボーナス：好きな単発生産ワールドでも生産する

## Actions

race-action-explore-five = 探索：+5
race-action-explore-one = 探索：+1、+1
race-action-develop = 発展
race-action-settle = 移住
race-action-consume-trade = 消費：交易
race-action-consume-double = 消費：勝利点2倍
race-action-produce = 生産

## Powers

race-power-explore-draw = 見るカード+{ $cards }枚
race-power-explore-keep = 残すカード+{ $cards }枚
race-power-develop-draw-at-start = 発展を選ぶ前に{ race-cards-taken }引く
race-power-develop-discount = 発展のコスト−{ $amount }
race-power-develop-draw-after = 発展を出した後に{ race-cards-taken }引く
race-power-settle-discount = { race-worlds }のコスト−{ $amount }
race-power-settle-draw-after = ワールドを出した後に{ race-cards-taken }引く
race-power-military = 軍事力{ $amount }
race-power-military-against-kind = { race-of-kind }ワールドに対する軍事力{ $amount }
race-power-military-against-rebel = 反乱軍のワールドに対する軍事力{ $amount }
race-power-throw-for-military = このカードを廃棄すると、フェイズ終了まで軍事力{ $amount }
race-power-throw-to-pay = このカードを廃棄すると、ワールドのコストを支払わずに済む（{ race-of-kind }ワールドを除く）
race-power-pay-for-military = 軍事ワールドに、防衛力−{ $discount }のコストを支払って移住できる（{ race-of-kind }ワールドを除く）
race-power-trade-bonus = { race-good }の売値+{ $cards }枚
race-power-trade-bonus-here = このワールドの製品の売値+{ $cards }枚
race-power-consume = { race-goods }を消費：{ $reward }
race-power-consume-repeated = { $uses }回まで、{ race-goods }を消費：そのつど{ $reward }
race-power-consume-kinds = 種類の異なる製品{ $kinds }個を消費：勝利点{ $vp }
race-power-consume-all = すべての製品を消費：勝利点＝個数−{ $fewer }
race-power-consume-for-price = { $powers ->
    [with] 製品1個を消費し、交易のパワーを含む売値のカードを引く
   *[without] 製品1個を消費し、交易のパワーを含まない売値のカードを引く
}
race-power-consume-hand = 手札を{ $most }枚まで捨て、捨てたカードごとに勝利点{ $vp }（倍にはならない）
race-power-draw = { race-cards-taken }引く
race-power-gamble = { $low }から{ $high }までの数字を宣言し、次のカードをめくる。コストか防衛力がその数字なら手札に加える
race-power-produce-here = { race-good }を生産する
race-power-draw-if-produced-here = このワールドが製品を生産したら{ race-cards-taken }引く
race-power-produce-on-windfall = { $kind ->
    [any] 任意の単発生産ワールドで生産する
    [novelty] 芸術品の単発生産ワールドで生産する
    [rare] 稀少元素の単発生産ワールドで生産する
    [genes] 遺伝子工学の単発生産ワールドで生産する
   *[alien] エイリアンテクノロジーの単発生産ワールドで生産する
}
race-power-draw-per-good = 生産した{ race-of-kind }の製品ごとに{ race-cards-taken }引く
race-power-draw-per-kind = 生産した製品の種類ごとに{ race-cards-taken }引く
race-power-draw-per-world = 自分の{ race-of-kind }ワールドごとに{ race-cards-taken }引く
race-power-draw-if-most = { race-of-kind }の製品を誰よりも多く生産したら{ race-cards-taken }引く

## Six-cost developments

race-note-scoring = どのカードも、最初に当てはまる行でだけ数える。このカード自身も数える。
race-scoring-card = { $matching }ごとに勝利点{ $points }
race-scoring-named = { $card }：勝利点{ $points }
race-scoring-chips = 勝利点チップ{ $chips }点につき勝利点{ $points }
race-scoring-military = 軍事力のポイントごとに勝利点{ $points }（マイナスなら減点）
race-match-world-of-kind = { $source ->
    [production] { $kind ->
        [any] 生産ワールド
        [novelty] 芸術品の生産ワールド
        [rare] 稀少元素の生産ワールド
        [genes] 遺伝子工学の生産ワールド
       *[alien] エイリアンテクノロジーの生産ワールド
    }
   *[windfall] { $kind ->
        [any] 単発生産ワールド
        [novelty] 芸術品の単発生産ワールド
        [rare] 稀少元素の単発生産ワールド
        [genes] 遺伝子工学の単発生産ワールド
       *[alien] エイリアンテクノロジーの単発生産ワールド
    }
}
race-match-military-world = 軍事ワールド
race-match-rebel-military-world = 反乱軍の軍事ワールド
race-match-world = ワールド
race-match-world-with-power = { race-phase }のパワーを持つワールド
race-match-development-with-power = { race-phase }のパワーを持つ発展
race-match-six-cost-development = コスト6の発展
race-match-development = 発展
race-match-keyword = キーワード「{ $keyword }」を持つカード

## What is printed on a card besides its powers

race-catalog-cards = カード{ $cards }枚、{ $designs }種類
# How many of a card there are.
race-fact-copies = { $copies }枚
race-fact-cost = コスト{ $cost }
race-fact-defense = 防衛力{ $defense }
race-fact-vp = 勝利点{ $vp }
# What a six-cost development is worth is in its lines.
race-fact-vp-open = 勝利点？
race-fact-gray-world = 灰色のワールド
# A military world and what sort of world it is.
race-fact-military = 軍事・{ $world }
race-fact-keywords = キーワード：{ $keywords }
race-fact-start = 初期ワールド{ $number }（{ $color ->
    [blue] 青
   *[red] 赤
}）
# The hand that a card belongs to in a first game, by the number of its start world.
race-fact-hand = はじめてのゲーム：手札{ $hand }
race-fact-hand-one-copy = はじめてのゲーム：手札{ $hand }（1枚のみ）

## Cards

race-card-old-earth = 古き地球
race-card-epsilon-eridani = イプシロン・エリダニ
race-card-alpha-centauri = アルファ・ケンタウリ
race-card-new-sparta = ニュー・スパルタ
race-card-earths-lost-colony = 地球の失われた植民地
race-card-refugee-world = 難民の惑星
race-card-pilgrimage-world = 巡礼の惑星
race-card-artist-colony = 芸術家の植民地
race-card-destroyed-world = 破壊された惑星
race-card-empath-world = 共感者の惑星
race-card-expanding-colony = 拡大する植民地
race-card-gambling-world = 賭博の惑星
race-card-secluded-world = 隔絶された惑星
race-card-asteroid-belt = 小惑星帯
race-card-galactic-engineers = 銀河技師団
race-card-gem-world = 宝石の惑星
race-card-new-vinland = ニュー・ヴィンランド
race-card-pre-sentient-race = 知性発生前の種族
race-card-radioactive-world = 放射能の惑星
race-card-space-port = 宇宙港
race-card-spice-world = 香料の惑星
race-card-alien-rosetta-stone-world = エイリアンのロゼッタ・ストーン
race-card-bio-hazard-mining-world = 生物災害の採掘惑星
race-card-black-market-trading-world = 闇市場の交易惑星
race-card-blaster-gem-mines = ブラスター宝石鉱山
race-card-comet-zone = 彗星帯
race-card-galactic-resort = 銀河リゾート
race-card-mining-world = 採掘の惑星
race-card-plague-world = 疫病の惑星
race-card-prosperous-world = 繁栄する惑星
race-card-deserted-alien-outpost = 放棄されたエイリアン前哨基地
race-card-distant-world = 遠き惑星
race-card-imperium-armaments-world = 帝国軍需惑星
race-card-merchant-world = 商人の惑星
race-card-tourist-world = 観光の惑星
race-card-deserted-alien-colony = 放棄されたエイリアン植民地
race-card-galactic-trendsetters = 銀河の流行仕掛け人
race-card-lost-species-ark-world = 失われた種の方舟
race-card-new-earth = 新たな地球
race-card-terraformed-world = テラフォームされた惑星
race-card-alien-robotic-factory = エイリアンの無人工場
race-card-deserted-alien-library = 放棄されたエイリアン図書館
race-card-new-survivalists = 新生存主義者
race-card-outlaw-world = 無法者の惑星
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
race-card-pirate-world = 海賊の惑星
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
        [start_world] 初期ワールド
        [world] ワールド
        [development] 発展
        [action] アクション
        [step] ステップ
        [goods] 製品
       *[keyword] キーワード
    }
# The part of the round in which a line of a piece matters, with the mark that is printed.
race-line-phase =
    { $phase ->
        [explore] I 探索
        [develop] II 発展
        [settle] III 移住
        [trade] $ 交易
        [consume] IV 消費
       *[produce] V 生産
    }

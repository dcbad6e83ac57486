# The pieces of Roll for the Galaxy: names, and what they do.

## Dice

roll-die-home = ホームダイス
roll-die-military = 軍事ダイス
roll-die-consumption = 消費ダイス
roll-die-novelty = 芸術品ダイス
roll-die-rare = 稀少元素ダイス
roll-die-genes = 遺伝子工学ダイス
roll-die-alien = エイリアンダイス
roll-die-faces = 面：{ $faces }
roll-die-face = { $face }×{ $count }
roll-die-matches-all = 製品を消費するとき、すべての色として扱います。

## Phases

roll-phase-explore = 探索
roll-phase-develop = 発展
roll-phase-settle = 移住
roll-phase-produce = 生産
roll-phase-ship = 出荷
roll-about-explore = 探索者はそれぞれ、備蓄して${ $credits }を得るか、偵察します。偵察では建設地区のタイルを好きなだけ捨て、それより1枚多く引きます。
roll-about-develop = 開発者を発展の山に置き、必要数に達したら一番上のタイルが完成します。
roll-about-settle = 移住者をワールドの山に置き、必要数に達したら一番上のタイルが完成します。
roll-about-produce = 生産者はそれぞれ、空きのある灰色以外のワールドの製品になります。
roll-about-ship = 出荷人はそれぞれ製品を取ります。交易ならワールドの色に応じたクレジット、消費ならVPを得ます。

## What happens once

roll-power-remove-die = 即時効果：自分のダイス{ $count }個を（場所を問わず）中央に戻す。
roll-power-gain-dice = 即時効果：{ $color }ダイス{ $count }個を{ $to ->
    [cup] カップに入れる
    [citizenry] 市民に置く
   *[world] このワールドに製品として置く
}。
roll-power-gain-credits = 即時効果：${ $credits }を得る。
roll-power-start-credits = ${ $credits }を持ってゲームを始める。

## Powers

roll-power-repeat-dictate = 命令を何回でも使える。
roll-power-dictate-moves = 命令のたびに労働者を{ $count }人まで動かせる。
roll-power-reassign = 労働者{ $who ->
    [these] （{ $colors }）
    [but] （{ $colors }以外）
   *[any] {""}
}を{ $exactly ->
    [yes] { $count }人
   *[no] { $count }人まで
}、{ $from ->
    [these] { $sources }から
    [one-column] 同じ区画から
   *[any] {""}
}{ $to ->
    [these] { $targets }に
    [selected] 自分の選択したフェイズに
   *[any] ほかの好きな区画に
}リアサインできる。
roll-power-reassign-novelty = { $worlds }が最も多ければ、労働者を{ $count }人までほかの好きな区画にリアサインできる。同率なら{ $tied }人。
roll-power-extra-worker = ダイスなしの{ $role ->
    [explore] 探索者
   *[ship] 出荷人
}（{ $color }扱い）を追加で使う。
roll-power-stock-value = { $color }ダイスの探索者が備蓄すると、${ $instead }ではなく${ $credits }を得る。
roll-power-rearrange = 任務の合間に、建設地区のタイルをすべて並べ替えてよい。
roll-power-scout-on-top = 偵察したタイルを山の上に置いてよい。
roll-power-draw-at-end = フェイズ終了時：タイルを{ $count }枚引き、山の下に置く。
roll-power-scout-credits = フェイズ終了時：{ $color }ダイスの探索者が偵察していれば${ $credits }。
roll-power-most-developments = フェイズ終了時：発展がほかの誰よりも多ければ${ $credits }。
roll-power-develop-discount = { $only ->
    [reassign] リアサインパワーを持つ発展
   *[all] 発展
}に必要な開発者が{ $amount }人少なくなる（最低{ $floor }人）。
roll-power-develop-completion = 以後、発展を完成させるたびに${ $credits }。
roll-power-builders-to-cup = { $role ->
    [develop] 以後、発展を完成させるたびに、使った開発者のうち{ $least }人か{ $most }人を市民ではなくカップに入れる。
   *[settle] 以後、ワールドを完成させるたびに、使った移住者のうち{ $least }人か{ $most }人を市民ではなくカップに入れる。
}
roll-power-end-credits = フェイズ終了時：${ $credits }。
roll-power-end-vp = フェイズ終了時：{ $vp }VP。
roll-power-each-citizen = フェイズ終了時：自分の市民の{ $color }ダイスごとに${ $credits }。
roll-power-every-citizens = フェイズ終了時：自分の市民の{ $color }ダイス{ $per }個ごとに${ $credits }（端数切り上げ）。
roll-power-settle-discount = { $worlds }に必要な移住者が{ $amount }人少なくなる（最低{ $floor }人）。
roll-power-settle-completion = ワールドを完成させるたびに${ $credits }（{ $worlds }）。
roll-power-color-to-cup = ワールドを完成させた{ $color }ダイスの移住者はカップに入る。
roll-power-world-goods = フェイズ終了時：{ $worlds }の製品ごとに${ $credits }。
roll-power-die-goods = フェイズ終了時：製品になっている{ $color }ダイスごとに${ $credits }。
roll-power-extra-room = 自分の灰色以外の各ワールドに製品をさらに{ $count }個置ける。
roll-power-trade-credits = 交易のたびに+${ $credits }（{ $worlds }）。
roll-power-consume-credits = 消費のたびに${ $credits }（{ $worlds }）。
roll-power-consume-vp = 消費のたびに+{ $vp }VP（{ $worlds }）。
roll-power-buy-vp = 交易のたびに、${ $credits }を支払って{ $vp }VPを得てよい。
roll-power-highest-world = フェイズ終了時：印刷コストの最も高いワールドを自分だけが持っていれば${ $credits }。

## Points at the end of the game

roll-score-development-cost = ゲーム終了時：自分の{ $only ->
    [reassign] リアサインパワーを持つ発展
   *[all] 発展
}のコスト合計を{ $divisor }で割ったVP（端数切り上げ）。
roll-score-world-cost = ゲーム終了時：自分の{ $worlds }のコスト合計を{ $divisor }で割ったVP（端数切り上げ）。
roll-score-per-development = ゲーム終了時：自分の{ $only ->
    [without-reassign] リアサインパワーを持たない発展
   *[all] 発展
}ごとに{ $vp }VP。
roll-score-per-world = ゲーム終了時：自分の{ $worlds }ごとに{ $vp }VP。
roll-score-die-colors = ゲーム終了時：自分のダイスの色ごとに{ $vp }VP（ダイスの場所は問わない）。
roll-score-die-sets = ゲーム終了時：自分の{ $color }ダイス{ $size }個ごとに{ $vp }VP（ダイスの場所は問わない、端数切り上げ）。
roll-score-goods = ゲーム終了時：自分の製品ごとに{ $vp }VP。
roll-score-triangular-chips = ゲーム終了時：1+2+…+n ≦ VPチップ合計となる最大のnをVPとして得る。

## What is printed on a tile besides its powers

roll-catalog-points = 発展とワールドのコストは、そのまま得点になる。
roll-catalog-powers = リアサインパワーは各ラウンドに一度だけ、割り当てのときに使う。その他のパワーはそのフェイズが行われるたびに働く。効果はすべて累積する。
roll-catalog-prices = 交易ではワールドの色に応じたクレジットを得る：{ $prices }。
roll-catalog-price = { $worlds } ${ $credits }
roll-fact-cost = コスト{ $cost }
roll-fact-sort = { $sort ->
    [development] 発展
    [gray] 灰色のワールド
    [novelty] 芸術品ワールド
    [rare] 稀少元素ワールド
    [genes] 遺伝子工学ワールド
   *[alien] エイリアンワールド
}
roll-fact-tile = タイル{ $number }、裏は{ $back }
# One of the two squares of a faction tile.
roll-fact-faction = 党派{ $number }、隣は{ $half }
roll-fact-home = ホームワールド{ $number }
roll-fact-supply = { $dice }個

## Tiles

roll-tile-advanced-logistics = 高度兵站
roll-tile-backup-planning = 予備計画
roll-tile-diversification = 多角化
roll-tile-hydroponics-guild = 水耕栽培ギルド
roll-tile-jumpdrive-research = ジャンプドライブ研究
roll-tile-public-works = 公共事業
roll-tile-space-mercenaries = 宇宙傭兵
roll-tile-technology-unions = 技術組合
roll-tile-terraforming-robots = テラフォーミング・ロボット
roll-tile-colonial-affinity = 植民適性
roll-tile-export-duties = 輸出関税
roll-tile-galactic-demand = 銀河の需要
roll-tile-galactic-recycling = 銀河リサイクル
roll-tile-local-subsidies = 地方助成金
roll-tile-minor-research-labs = 小研究所
roll-tile-operations-affinity = 実務適性
roll-tile-shipping-affinity = 出荷適性
roll-tile-space-docks = 宇宙ドック
roll-tile-technology-affinity = 技術適性
roll-tile-alien-research-team = エイリアン研究班
roll-tile-alien-uplift-blueprints = エイリアン知性化設計図
roll-tile-executive-power = 行政権
roll-tile-free-trade-zone = 自由貿易地帯
roll-tile-galactic-influence = 銀河の影響力
roll-tile-galactic-mandate = 銀河の信任
roll-tile-homeworld-patriotism = 母星への愛国心
roll-tile-isolation-policy = 孤立政策
roll-tile-mad-scientists = 狂気の科学者たち
roll-tile-major-research-labs = 大研究所
roll-tile-merchant-guild = 商人ギルド
roll-tile-space-marines = 宇宙海兵隊
roll-tile-space-refineries = 宇宙精製所
roll-tile-space-tourism = 宇宙観光
roll-tile-trade-levies = 交易税
roll-tile-conscription = 徴兵
roll-tile-galactic-salon = 銀河サロン
roll-tile-information-tech = 情報技術
roll-tile-investment-credits = 投資クレジット
roll-tile-propaganda-campaign = 宣伝キャンペーン
roll-tile-replicant-robots = レプリカント・ロボット
roll-tile-alien-research-ship = エイリアン調査船
roll-tile-galactic-investors = 銀河投資家
roll-tile-nanotechnology = ナノテクノロジー
roll-tile-organic-shipyards = 有機造船所
roll-tile-robot-surveyors = 測量ロボット
roll-tile-free-trade-association = 自由貿易協会
roll-tile-galactic-bankers = 銀河銀行家
roll-tile-galactic-exchange = 銀河取引所
roll-tile-galactic-federation = 銀河連邦
roll-tile-galactic-renaissance = 銀河ルネサンス
roll-tile-galactic-reserves = 銀河予備庫
roll-tile-mining-league = 鉱業連盟
roll-tile-new-economy = 新経済
roll-tile-new-galactic-order = 銀河新秩序
roll-tile-system-diversification = 星系多角化
roll-tile-designer-species-ultd = 特注種族無限会社
roll-tile-galactic-trendsetters = 銀河の流行仕掛け人
roll-tile-lost-species-ark-world = 失われた種の方舟
roll-tile-alien-sentinels = エイリアンの番兵
roll-tile-deserted-alien-library = 放棄されたエイリアン図書館
roll-tile-lost-alien-warship = 失われたエイリアン戦艦
roll-tile-lost-alien-battle-fleet = 失われたエイリアン戦闘艦隊
roll-tile-deserted-alien-colony = 放棄されたエイリアン植民地
roll-tile-terraformed-world = テラフォームされた惑星
roll-tile-malevolent-lifeforms = 悪意ある生命体
roll-tile-silicon-world = シリコンの惑星
roll-tile-deserted-alien-outpost = 放棄されたエイリアン前哨基地
roll-tile-alien-robot-scout-ship = エイリアンのロボット偵察船
roll-tile-distant-world = 遠き惑星
roll-tile-transport-hub = 輸送拠点
roll-tile-tourist-world = 観光の惑星
roll-tile-deep-space-symbionts-ltd = 深宇宙共生体有限会社
roll-tile-armaments-world = 軍需惑星
roll-tile-jungle-world = 密林の惑星
roll-tile-rebel-warrior-race = 反乱軍の戦闘種族
roll-tile-information-hub = 情報拠点
roll-tile-trading-world = 交易惑星
roll-tile-galactic-resort = 銀河リゾート
roll-tile-blaster-gem-mines = ブラスター宝石鉱山
roll-tile-mining-world = 採掘の惑星
roll-tile-plague-world = 疫病の惑星
roll-tile-planetary-nebula = 惑星状星雲
roll-tile-gateway-station = ゲートウェイ・ステーション
roll-tile-galactic-fuel-depot = 銀河燃料貯蔵所
roll-tile-jumpdrive-fuel-refinery = ジャンプ燃料精製所
roll-tile-prosperous-world = 繁栄する惑星
roll-tile-uplift-overseers = 知性化の監督者
roll-tile-universal-exports = ユニバーサル輸出
roll-tile-comet-zone = 彗星帯
roll-tile-gem-world = 宝石の惑星
roll-tile-runaway-robots = 逃亡ロボット
roll-tile-pirate-world = 海賊の惑星
roll-tile-galactic-survey-headquarters = 銀河調査本部
roll-tile-ore-rich-world = 鉱石豊かな惑星
roll-tile-space-port = 宇宙港
roll-tile-spice-world = 香料の惑星
roll-tile-new-vinland = ニュー・ヴィンランド
roll-tile-radioactive-world = 放射能の惑星
roll-tile-outlaw-world = 無法者の惑星
roll-tile-asteroid-belt = 小惑星帯
roll-tile-sentient-robots = 意識あるロボット
roll-tile-former-penal-colony = かつての流刑地
roll-tile-star-nomad-lair = 星間遊牧民の隠れ家
roll-tile-artist-colony = 芸術家の植民地
roll-tile-fifth-column = 第五列
roll-tile-rebel-hideout = 反乱軍の隠れ家
roll-tile-new-survivalists = 新生存主義者
roll-tile-high-gravity-world = 高重力惑星
roll-tile-secluded-world = 隔絶された惑星
roll-tile-rebel-miners = 反乱軍の鉱夫
roll-tile-space-piracy = 宇宙海賊行為
roll-tile-hidden-fortress = 隠し砦
roll-tile-alien-archaeology = エイリアン考古学
roll-tile-alien-rosetta-stone-world = エイリアンのロゼッタ・ストーン
roll-tile-consumer-markets = 消費者市場
roll-tile-space-mall = 宇宙モール
roll-tile-improved-reconnaissance = 改良型偵察
roll-tile-wormhole-station = ワームホール・ステーション
roll-tile-genetics-lab = 遺伝学研究所
roll-tile-the-last-of-the-gnarssh = 最後のナーシュ
roll-tile-galactic-religion = 銀河宗教
roll-tile-pilgrimage-world = 巡礼の惑星
roll-tile-biological-adaptation = 生物学的適応
roll-tile-aquatic-uplift-world = 水棲知性化種の惑星
roll-tile-mining-industry = 鉱業
roll-tile-meteorite-planet = 隕石の惑星
roll-tile-destroyed-colony = 破壊された植民地
roll-tile-awakened-alien-outpost = 目覚めたエイリアン前哨基地
roll-tile-alpha-centauri = アルファ・ケンタウリ
roll-tile-ancient-race = 古代種族
roll-tile-damaged-alien-factory = 損傷したエイリアン工場
roll-tile-doomed-world = 滅びゆく惑星
roll-tile-earths-lost-colony = 地球の失われた植民地
roll-tile-epsilon-eridani = イプシロン・エリダニ
roll-tile-new-sparta = ニュー・スパルタ
roll-tile-old-earth = 古き地球
roll-tile-separatist-colony = 分離主義者の植民地

## Headings

roll-title = ロール・フォー・ザ・ギャラクシー
# The rules that are played, in a line of other facts about the game.
roll-variants =
    { $variant ->
        [first-game] はじめてのゲーム
       *[standard] 標準ルール
    }
# A kind of pieces.
roll-kinds =
    { $kind ->
        [home_world] ホームワールド
        [faction] 党派
        [world] ワールド
        [development] 発展
        [die] ダイス
       *[phase] フェイズ
    }
# The part of the round in which a line of a piece matters, with the mark that is printed.
roll-line-phase =
    { $phase ->
        [assign] R リアサイン
        [explore] I 探索
        [develop] II 発展
        [settle] III 移住
        [produce] IV 生産
       *[ship] V 出荷
    }

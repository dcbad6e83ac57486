# The pieces of Planet Defenders: names, what they do, and notes.
# Names of robots and technologies are ours; a number tells cards of the same name apart.

## Planets

defenders-planet-base = 基地
defenders-planet-pulsar-blue = 青のパルサー
defenders-planet-pulsar-batteries = バッテリーのパルサー
defenders-planet-deposit-orange = オレンジの鉱床
defenders-planet-deposit-track = 資源トラックの鉱床
defenders-planet-rings-green = 緑のリング
defenders-planet-rings-trade = 交易のリング
defenders-planet-oasis-die = ダイスのオアシス
defenders-planet-oasis-trade = 交易のオアシス

# The symbol in a planet's corner; the Base has none.
defenders-planet-type =
    { $type ->
        [pulsar] 種類：パルサー
        [deposit] 種類：鉱床
        [rings] 種類：リング
        [oasis] 種類：オアシス
       *[none] 種類なし
    }
# The fields of the resource track.
defenders-track = 資源トラックのマス（一周）：{ $fields }

## Control tiles and Defenders

defenders-tile-c1 = タイルC1
defenders-tile-c2 = タイルC2
defenders-tile-c3 = タイルC3
defenders-tile-side =
    { $side ->
        [front] 表：{ $order }
       *[back] 裏：{ $order }
    }
defenders-defender-red = 赤のディフェンダー
defenders-defender-yellow = 黄のディフェンダー
defenders-defender-blue = 青のディフェンダー
# On a Defender: a side of a control tile that moves it.
defenders-ordered-by =
    { $side ->
        [front] { $tile }の表で{ $distance }マス
       *[back] { $tile }の裏で{ $distance }マス
    }

## Energy

defenders-energy-blue = 青のエネルギー
defenders-energy-orange = オレンジのエネルギー
defenders-energy-green = 緑のエネルギー
# How many cubes there are in a game of so many players.
defenders-supply = { $players }人プレイ：{ $cubes }個

## What planets do

# Steps of the resource marker and what each but the first costs.
defenders-power-track = 資源マーカーを1〜{ $steps }マス進め、入ったマスごとにそのエネルギーを得る。最初のマスは無料、以降はマスごとに{ $batteries }を支払う
defenders-power-die = ダイスを振る：{ $faces }
defenders-power-face = { $face }なら{ $gain }
defenders-power-faces = { $first }〜{ $last }なら{ $gain }
defenders-power-trade = { $cost }を支払って{ $gain }を得てもよい

## What technologies do

defenders-power-landing =
    { $type ->
        [pulsar] 移動がパルサーで終わるたびに{ $batteries }を得る
        [deposit] 移動が鉱床で終わるたびに{ $batteries }を得る
        [rings] 移動がリングで終わるたびに{ $batteries }を得る
       *[oasis] 移動がオアシスで終わるたびに{ $batteries }を得る
    }
defenders-power-discount =
    { $type ->
        [pulsar] パルサーにいるディフェンダーの捕獲コストを、{ $one }か{ $other }1個分減らす
        [deposit] 鉱床にいるディフェンダーの捕獲コストを、{ $one }か{ $other }1個分減らす
        [rings] リングにいるディフェンダーの捕獲コストを、{ $one }か{ $other }1個分減らす
       *[oasis] オアシスにいるディフェンダーの捕獲コストを、{ $one }か{ $other }1個分減らす
    }
defenders-power-end-of-turn = 手番の終わりにバッテリーが{ $limit }個未満なら{ $batteries }を得る
defenders-power-exchange = 支払いの際、{ $color }のエネルギー1個と{ $batteries }を交換できる（逆も可）
defenders-power-interchange = 支払いの際、{ $one }と{ $other }のエネルギーは互いに代用できる
defenders-power-extra-step = { $defender }は同じ方向にもう1マス進んでもよい

## Notes

# How sure the values of the pieces are.
defenders-catalog-printed = 注がないかぎり、値はルールブックに記載のものです。
defenders-catalog-deduced = 推定値は、ルールブックの枚数や例から導いたものです。
defenders-catalog-reconstructed = 復元値は、公表されている情報すべてに合うように作ったもので、実物のカードの値ではありません。

# The values are not those of the printed piece.
defenders-note-reconstructed =
    { $what ->
        [robot] 復元値：コスト、ボーナス、点数、種類は実物のカードのものではありません
        [points-and-type] コストとボーナスはルールブックに記載。点数と種類は復元値です
        [cost] 効果はルールブックに記載。同種のカードの枚数は推定、コストは復元値です
        [cost-detail-deduced] 効果はルールブックに記載。同種のカードの枚数と、このカードが含まれることは推定、コストは復元値です
        [cost-and-colors] 効果はルールブックに記載。同種のカードの枚数は推定、両方の色とコストは復元値です
       *[track] マスの並びは復元したもので、ルールブックに記載があるのは連続する3マスだけです
    }
# A side of a control tile that no source shows.
defenders-note-deduced =
    { $side ->
        [front] 表はルールブックに記載がなく、ほかの面から推定したものです
       *[back] 裏はルールブックに記載がなく、ほかの面から推定したものです
    }

## Robots

-defenders-miner = 採掘ロボ
-defenders-gardener = 園芸ロボ
-defenders-courier = 配達ロボ
-defenders-welder = 溶接ロボ
-defenders-sentinel = 警備ロボ
-defenders-surveyor = 測量ロボ
defenders-robot-type =
    { $type ->
        [miner] 種類：{ -defenders-miner }
        [gardener] 種類：{ -defenders-gardener }
        [courier] 種類：{ -defenders-courier }
        [welder] 種類：{ -defenders-welder }
        [sentinel] 種類：{ -defenders-sentinel }
       *[surveyor] 種類：{ -defenders-surveyor }
    }
defenders-robot-r01 = { -defenders-courier }R01
defenders-robot-r02 = { -defenders-welder }R02
defenders-robot-r03 = { -defenders-sentinel }R03
defenders-robot-r04 = { -defenders-miner }R04
defenders-robot-r05 = { -defenders-gardener }R05
defenders-robot-r06 = { -defenders-surveyor }R06
defenders-robot-r07 = { -defenders-surveyor }R07
defenders-robot-r08 = { -defenders-courier }R08
defenders-robot-r09 = { -defenders-welder }R09
defenders-robot-r10 = { -defenders-gardener }R10
defenders-robot-r11 = { -defenders-miner }R11
defenders-robot-r12 = { -defenders-surveyor }R12
defenders-robot-r13 = { -defenders-gardener }R13
defenders-robot-r14 = { -defenders-sentinel }R14
defenders-robot-r15 = { -defenders-miner }R15
defenders-robot-r16 = { -defenders-welder }R16
defenders-robot-r17 = { -defenders-courier }R17
defenders-robot-r18 = { -defenders-sentinel }R18
defenders-robot-r19 = { -defenders-gardener }R19
defenders-robot-r20 = { -defenders-miner }R20

## Technologies

defenders-technology-t01 = パルサー充電器T01
defenders-technology-t02 = 鉱床充電器T02
defenders-technology-t03 = リング充電器T03
defenders-technology-t04 = オアシス充電器T04
defenders-technology-t05 = パルサー捕獲網T05
defenders-technology-t06 = パルサー捕獲網T06
defenders-technology-t07 = 鉱床捕獲網T07
defenders-technology-t08 = 鉱床捕獲網T08
defenders-technology-t09 = リング捕獲網T09
defenders-technology-t10 = リング捕獲網T10
defenders-technology-t11 = オアシス捕獲網T11
defenders-technology-t12 = オアシス捕獲網T12
defenders-technology-t13 = トリクル充電器T13
defenders-technology-t14 = トリクル充電器T14
defenders-technology-t15 = 青の変換器T15
defenders-technology-t16 = オレンジの変換器T16
defenders-technology-t17 = 緑の変換器T17
defenders-technology-t18 = 青・オレンジの互換器T18
defenders-technology-t19 = 青・緑の互換器T19
defenders-technology-t20 = オレンジ・緑の互換器T20
defenders-technology-t21 = 赤の推進器T21
defenders-technology-t22 = 黄の推進器T22
defenders-technology-t23 = 青の推進器T23

## The player board

defenders-board = プレイヤーボード
# Points at the end for different types of robots, and for technologies.
defenders-board-types = ロボット{ $types }種類：{ $points }
defenders-board-technologies = 技術{ $cards }枚：{ $points }
defenders-board-most = それより多い技術は{ $cards }枚として数える

## Headings

defenders-title = プラネット・ディフェンダーズ
# The rules that are played, in a line of other facts about the game.
defenders-variants =
    { $variant ->
        [advanced] 上級ルール
       *[base] 基本ルール
    }
# A kind of pieces.
defenders-kinds =
    { $kind ->
        [planet] 惑星
        [control_tile] 操縦タイル
        [defender] ディフェンダー
        [energy] エネルギー
        [robot] ロボット
        [technology] 技術
       *[player_board] プレイヤーボード
    }

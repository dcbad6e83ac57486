# The page's own words about Planet Defenders. What is said at the table is in the game's other files.

web-game-defenders = プラネット・ディフェンダーズ
web-game-defenders-line = 3体のディフェンダーを9つの惑星の間で動かし、エネルギーを集めて逃亡ロボットを捕獲します。
web-game-defenders-about = 2〜4人用の計画のゲーム。3体のディフェンダーは誰でも動かせます。うまく動かした人が、ロボットの捕獲と技術の獲得に必要なエネルギーを集めます。
web-variant-defenders-base = 基本ゲーム
web-variant-defenders-advanced = 上級（追加アクション2回、順番自由）

## Rules

web-rules-defenders-goal =
    ロボットが逃げ出しました。誰のものでもなく全員に仕える3体のディフェンダーを動かし、惑星からエネルギーを集め、ロボットを捕獲し、技術を獲得します。終了時に最も研究点の多い人が勝ちです。
web-rules-defenders-note-title = カードについて
web-rules-defenders-note =
    ルールブックの文章は残っていますが、カードの図版はほとんど残っていません。そのため、ロボットのコスト、得点、ボーナス、種類と、技術のコストは、公表されている情報すべてに合うように復元したもので、印刷されたカードとは異なります。復元した部分は各カードに記してあります。
web-rules-defenders-turn =
    メインアクションを1回か2回行い、その後で追加アクションを1回まで行います。または休息します。
    メインアクションでは、3枚の操縦タイルのうち1枚を使います。見えている面が、動かすディフェンダーと距離を示します。ちょうど1マスか2マスで、斜めには進めず、往復もできません。ほかのディフェンダーのいる惑星は通り抜けられますが、ディフェンダーのいない惑星で止まらなければなりません。止まった惑星の効果を得ます。1回目はバッテリー1個、2回目は2個かかります。同じタイルは手番ごとに1回しか使えません。
    手番の終わりに、使ったタイルを裏返します。あなたの行動が次の人の選択肢を決めます。エネルギーが5個を超えていたら、超えた分を返します。
    休息すると、バッテリーが3個まで補充されます。
web-rules-defenders-planets-title = 惑星
web-rules-defenders-planets =
    中央に基地、その周りに8つの惑星がランダムに並びます。
    – 基地：好きなエネルギー1個とバッテリー1個。
    – 青のパルサー、オレンジの鉱床、緑のリング：その色のエネルギー1個とバッテリー1個。
    – バッテリーのパルサー：バッテリー3個。
    – 資源トラックの鉱床：マーカーを1マス進め、そのエネルギーを得ます。バッテリー1個ずつで、さらに2マスまで進めます。
    – 交易のリング：エネルギー1個とバッテリー1個を支払って、各色のエネルギー1個ずつを得られます。
    – 交易のオアシス：エネルギー1個を支払って、バッテリー5個を得られます。
    – ダイスのオアシス：ダイスを振ります。1ならバッテリー2個、2〜4なら好きなエネルギー1個とバッテリー1個、5と6なら好きなエネルギー2個。
    サプライにその色のキューブがなければ、代わりにバッテリーを得ます。
web-rules-defenders-extra-title = 追加アクション
web-rules-defenders-extra =
    – 捕獲：この手番に動いたディフェンダーが、いる場所に接する山の一番上のロボットを捕まえます。辺の中央なら1つ、角なら2つ、基地なら4つすべての山に届きます。ロボットに示されたエネルギーを支払い、手元に置き、ボーナスを得ます。
    – 獲得：並んでいる4枚の技術のうち1枚を、コストを支払って獲得します。すぐに、そしてゲームの終わりまで働きます。
web-rules-defenders-pay-title = 支払い
web-rules-defenders-pay =
    エネルギーは指定の色で支払います。技術には、エネルギーをバッテリーに替えるもの、色を別の色に替えるもの、特定の惑星からの捕獲を安くするもの、バッテリーをもたらすもの、ディフェンダーを1マス遠くへ飛ばすものがあります。支払い方はすべて画面に示され、あなたが選びます。
web-rules-defenders-end =
    2つ目のロボットの山がなくなったら、全員の手番数が同じになるまで続けて終わります。そして次を数えます。
    – ロボットの得点
    – ロボットの種類が3、4、5、6種類なら1、2、3、4点
    – 技術が2、3、4、5枚なら1、2、4、6点
    エネルギーとバッテリーは得点になりませんが、同点ならエネルギーの多い人の勝ちです。
web-rules-defenders-variants =
    – 上級：追加アクションは手番ごとに2回まで、メインアクションと追加アクションの順番は自由です。
web-rules-defenders-tips =
    – 動かす前に山を見ましょう。支払えるロボットの隣で手番を終えるのが狙いです。
    – 毎手番メインアクションを2回行うと、エネルギーが最も速く集まります。休息を繰り返さずに済むよう、バッテリーを計画的に使いましょう。
    – タイルの裏面は公開です。相手に最も役立たない面を残しましょう。

## Board

web-defenders-sector = 9つの惑星のボード（上が北）
# Who stands on a planet.
web-defenders-stands = ここにいるディフェンダー：{ $defenders }
web-defenders-nobody = ディフェンダーなし
web-defenders-stack =
    { $count ->
        [0] ロボットの山（{ $side }）：空
       *[other] ロボットの山（{ $side }）：{ $count }枚
    }
web-defenders-stack-empty = 空
web-defenders-tiles = 操縦タイル
# What a control tile orders once flipped.
web-defenders-tile-back = 裏面：{ $order }
web-defenders-tile-used = 使用済み
web-defenders-technologies = 技術
web-defenders-deck = 山札の技術
web-defenders-track = 資源トラック
web-defenders-track-label = 資源トラック（環状）：{ $fields }。マーカーはマス{ $field }、{ $color }
web-defenders-reserve = サプライ
web-defenders-batteries = バッテリー
web-defenders-energy = エネルギーキューブ{ $count }個：
# Actions of the turn.
web-defenders-left = この手番の残り：メインアクション{ $mains }回、追加アクション{ $extras }回
web-defenders-main = メイン{ $number }
web-defenders-extra = 追加
web-defenders-extra-number = 追加{ $number }
web-defenders-end = 終了
# The number stays with the first character where two lines are needed.
web-defenders-round = 第{"\u2060"}{ $round }{"\u200B"}ラウンド
web-defenders-last-round = 第{"\u2060"}{ $round }{"\u200B"}ラウンド（最終）
web-defenders-note = カードの数値は復元値
web-defenders-own = あなたのボード
web-defenders-ways = 選べる方法
web-defenders-enlarge = 拡大：{ $name }
web-defenders-unseen-robots = まだ見えていないロボット：{ $count }枚
web-defenders-unseen-out = 4人未満では使わないロボットがあり、その分はどの山にも入っていません。
web-defenders-unseen-technologies = まだ見えていない技術：{ $count }枚

web-defenders-course = 勝敗は点で決まります。捕獲したロボット、ロボットの種類、そして技術が点になります。カードの値の多くは復元したものです。

## What puzzles are about
web-defenders-puzzle =
    { $theme ->
        [act] どのアクションか
        [take] どのエネルギーか
        [track] トラック：止まるか進むか
        [trade] 交易するか
        [return] 何を返すか
        [end] いま終わらせるか
       *[other] その他
    }

# The lessons of Planet Defenders. Every figure is computed from the table.

## 1 A turn with a capture

lesson-defenders-1-title = 捕獲のある手番
lesson-defenders-1-goal = ディフェンダーを動かし、エネルギーを集めてロボットを捕獲します。
lesson-defenders-1-closed = それはまた後で。まず{ $tile }を使いましょう。
lesson-defenders-1-move = 点になるのはロボットです。{ $robot }のコストは{ $cost }。{ $tile }は{ $defender }をちょうど{ $distance }マス動かします。{ $planet }へ送り、緑と青を取りましょう。
lesson-defenders-1-move-there = { $planet }では違う色のエネルギーが最大{ $cubes }個手に入ります。そこから始めましょう。
lesson-defenders-1-track = 最初のマスは無料で、エネルギーが手に入ります。{ $robot }のコストは{ $cost }。{ $price }を払い、マーカーを次の{ $color }へ進めましょう。
lesson-defenders-1-track-on = { $robot }にはあと{ $missing }必要です。次のマスは{ $color }、進めましょう。
lesson-defenders-1-stop = 次のマスは{ $color }です。ここから{ $defender }が届く山は{ $sides }です。そこのロボットにその色は必要でしょうか。
lesson-defenders-1-stop-paid = { $color }に{ $price }かかりましたが、{ $defender }の届くロボットには要りません。次のアクションに使えるのは{ $batteries }です。
lesson-defenders-1-second = { $robot }にはあと{ $missing }必要です。2回目のアクションは{ $price }。{ $tile }で{ $defender }を{ $planet }へ。ダイスはたいてい好きな色のエネルギーをくれます。
lesson-defenders-1-second-place = { $planet }では、{ $robot }にあと必要な{ $missing }が手に入りません。ダイスなら可能です。
lesson-defenders-1-second-rings = { $planet }でも足りますが、交易すると残りは{ $batteries }です。{ $other }にしましょう。
lesson-defenders-1-second-stay = { $defender }は今の場所から{ $robot }に届きます。そのままにして、別のディフェンダーで取りに行きましょう。
lesson-defenders-1-left = { $robot }（{ $points }）はまだそこにいます。持っているのは{ $goods }です。
lesson-defenders-1-take = { $robot }にあと必要なものを取りましょう：{ $missing }。
lesson-defenders-1-take-other = { $robot }のコストは{ $cost }。あと{ $missing }必要です。
lesson-defenders-1-catch = { $defender }はこの手番に動き、{ $side }の山に届きます。{ $robot }を捕獲しましょう。{ $points }です。
lesson-defenders-1-check = 使ったタイルは裏返るので、{ $seat }の動きはあなたとは違いました。今度は自分で。エネルギーを{ $cubes }個増やして手番を終えましょう。
lesson-defenders-1-missed = 増えたエネルギー：{ $cubes }個。アクション2回なら{ $wanted }個増やせます。
lesson-defenders-1-hint = { $planet }と{ $other }はエネルギーとバッテリーを1つずつくれるので、今の{ $batteries }でも2回動けます。
lesson-defenders-1-done = { $points }と{ $goods }になりました。1手番に2回動くほうが得です。できるだけ2回使いましょう。

## 2 Batteries are moves

lesson-defenders-2-title = バッテリーは動力
lesson-defenders-2-goal = エネルギーをバッテリーに替え、それでもロボットを捕獲します。
lesson-defenders-2-oasis = 持っているのは{ $held }、1回分です。{ $tile }で{ $defender }を{ $planet }へ。そこではエネルギー1個が{ $gain }になります。
lesson-defenders-2-oasis-other = このあと{ $robot }に届くのは{ $defender }です。{ $other }を送りましょう。
lesson-defenders-2-without = 手番が終わり、{ $points }と{ $batteries }です。先に交易すれば、{ $robot }も{ $best }も手に入ります。
lesson-defenders-2-trade = エネルギー1個で{ $gain }です。{ $robot }のコストは{ $cost }。また取れる緑を払いましょう。
lesson-defenders-2-trade-blue = { $robot }のコストは{ $cost }。青は残しましょう。緑なら{ $defender }が{ $planet }でまた取れます。
lesson-defenders-2-trade-not = 残りは{ $batteries }で、このままでは動けません。交易しましょう。
lesson-defenders-2-fetch = { $held }になりました。2回目のアクションは{ $price }です。{ $tile }で{ $defender }を{ $planet }へ。エネルギーとバッテリーが手に入ります。
lesson-defenders-2-left = { $robot }（{ $points }）はまだそこにいます。{ $defender }が{ $planet }へ行けば、足りない色が手に入り、ロボットにも届きます。
lesson-defenders-2-catch = { $defender }は{ $side }の山に届きます。{ $robot }を捕獲しましょう。{ $points }で、ボーナスは{ $bonus }です。
lesson-defenders-2-check = 今度は自分で。エネルギーを{ $cubes }個増やし、{ $batteries }以上残して手番を終えましょう。
lesson-defenders-2-missed = 増えたエネルギー：{ $cubes }個。バッテリー：{ $batteries }個。もう一度やってみましょう。
lesson-defenders-2-hint = エネルギーとバッテリーの両方がある惑星に2回止まれば、2回のアクションの差し引きは{ $price }だけです。
lesson-defenders-2-done = { $points }と{ $goods }になりました。一度も休息していません。惑星なら休息より多く手に入り、手番も続きます。

## 3 Reach

lesson-defenders-3-title = 届く範囲
lesson-defenders-3-goal = ディフェンダーがどのロボットを捕獲できるかを見極めます。
lesson-defenders-3-first = { $robot }のコストは{ $cost }で、{ $missing }足りません。{ $tile }で{ $defender }を{ $planet }へ送り、取ってきましょう。
lesson-defenders-3-order = そこから{ $defender }は{ $robot }に届きます。エネルギーは後でもかまいません。
lesson-defenders-3-oasis = { $planet }からも{ $robot }に届きますが、エネルギーは増えません。{ $other }ならエネルギーとバッテリーが手に入ります。
lesson-defenders-3-small = 増えたのは{ $points }です。{ $robot }なら{ $most }でした。
lesson-defenders-3-left = { $robot }（{ $points }）はまだそこにいます。エネルギーと、同じ手番にその山へ動いたディフェンダーが必要です。
lesson-defenders-3-second = 角からは2つの山（{ $defender }：{ $sides }）、端からは1つ、基地からはすべての山に届きます。動いていない{ $other }は捕獲できません。{ $robot }（{ $side }）に届くのは誰でしょうか。
lesson-defenders-3-fetch = 次は{ $tile }で{ $defender }を{ $planet }へ送り、足りないエネルギーを取りましょう。ディフェンダーは、角からは2つの山、端からは1つの山、基地からはすべての山に届きます。
lesson-defenders-3-catch = 1体がエネルギーを取り、もう1体が山に届きました（{ $defender }：{ $sides }）。{ $robot }を捕獲しましょう。{ $points }です。
lesson-defenders-3-check = 持っているのは{ $goods }です。この手番に{ $robot }（コスト：{ $cost }）を捕獲しましょう。
lesson-defenders-3-missed = { $robot }はまだそこにいます。コストは{ $cost }、持っているのは{ $goods }です。
lesson-defenders-3-hint = { $planet }では好きな色のエネルギーが手に入り、そこからはどの山にも届きます。
lesson-defenders-3-done = { $points }になりました。{ $planet }に止まればどのロボットにも届きます。まずそこを見ましょう。

## 4 Technologies and the end

lesson-defenders-4-title = 技術とゲームの終わり
lesson-defenders-4-goal = 効果と得点のために技術を獲得し、最後の手番では点をよく計算します。
lesson-defenders-4-first = もう終盤です。{ $robot }は{ $points }ですが、コストは{ $cost }です。エネルギーを集めましょう。{ $tile }で{ $defender }を{ $planet }へ。
lesson-defenders-4-order = ここでは順番は問いません。次は{ $tile }です。
lesson-defenders-4-first-taken = { $defender }が行けるのは{ $planet }だけです。空けておけば、この手番にエネルギーが2個取れます。
lesson-defenders-4-first-oasis = { $planet }はエネルギーをバッテリーに替える場所で、もう{ $batteries }あります。{ $robot }に要るのはエネルギーです。
lesson-defenders-4-first-rest = 休息はバッテリーを{ $limit }個まで補充しますが、もう{ $batteries }あります。何も増えません。
lesson-defenders-4-second = もう一度です。{ $tile }で{ $defender }を{ $planet }へ。エネルギーとバッテリーが手に入ります。
lesson-defenders-4-second-place = { $planet }は後にしましょう。{ $tile }なら、{ $robot }に使うエネルギーとバッテリーが手に入ります。
lesson-defenders-4-one = アクション1回で手番が終わり、持っているのは{ $goods }です。2回目があれば、もう1個取れたはずです。
lesson-defenders-4-early = 追加アクションは最後です。その後はディフェンダーを動かせません。持っているのは{ $goods }です。
lesson-defenders-4-buy = { $technology }を獲得しましょう。リングにいるディフェンダーの捕獲が毎回エネルギー1個分安くなります。得点も増えます：{ $points }。
lesson-defenders-4-unbought = { $technology }はまだ残っています。あれば{ $robot }のコストは{ $cost }個ではなく{ $less }個です。
lesson-defenders-4-similar = { $technology }で減るのは青かオレンジです。{ $robot }には緑が{ $green }個要ります。{ $other }なら緑を1個減らせます。
lesson-defenders-4-rings = リングからなら{ $robot }のコストは{ $cost }個ではなく{ $less }個です。{ $tile }で{ $defender }を隣の{ $planet }へ送りましょう。
lesson-defenders-4-dear = { $robot }に{ $cost }個かかりました。リングからなら{ $less }個です。
lesson-defenders-4-left = { $robot }はまだそこにいます。{ $points }で、まだ持っていない種類です。
lesson-defenders-4-trade = エネルギー1個とバッテリー1個が、各色1個ずつになります。どれを払っても{ $robot }は捕獲できます。
lesson-defenders-4-trade-not = それだと{ $robot }にエネルギー{ $cubes }個を全部使います。
lesson-defenders-4-catch = { $robot }を捕獲しましょう。合わせて{ $points }、うち{ $types }は新しい種類の分です。
lesson-defenders-4-check = { $seat }が2つ目の山の最後のロボットを取ったので、これが最後の手番です。あなたは{ $own }点、{ $seat }は{ $other }点。勝ちましょう。
lesson-defenders-4-missed = { $own }点対{ $seat }の{ $other }点です。エネルギーとバッテリーはもう点になりません。何に替えられるでしょうか。
lesson-defenders-4-hint = 技術は今{ $now }、もう1枚で{ $more }です。{ $technology }のコストは{ $cost }です。
lesson-defenders-4-done = { $own }点対{ $other }点。技術は効果と得点で2度役に立ちます。

## 5 A whole game

lesson-defenders-5-title = 1ゲーム通して遊ぶ
lesson-defenders-5-goal = 初級のボットと2人用のゲームを1回遊びます。
lesson-defenders-5-play = { $seat }と1ゲーム通して遊びます。ロボットの山が{ $stacks }つなくなったラウンドで終わります。
lesson-defenders-5-done = あなたは{ $own }点、{ $seat }は{ $other }点です。もう一度遊びましょう。手番ごとに2回動き、休息せず、技術を5枚そろえるのがこつです。

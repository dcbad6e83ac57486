# The lessons of Roll for the Galaxy. Every figure is computed from the table.

## Of several lessons

lesson-roll-stock-first = まず備蓄して、ダイスのために${ $credits }を受け取りましょう。もう1人の探索者は、そのあとタイルを偵察します。

## 1 Dice are workers

lesson-roll-1-title = ダイスは労働者
lesson-roll-1-goal = 1ラウンドにタイルを2つ完成させます。
lesson-roll-1-open = 点になるのは主に完成させたタイルです。タイルにはダイスが要るので、安い面から始めましょう。{ $tile }は{ $development }、{ $other }は{ $world }です。
lesson-roll-1-open-cheap = { $tile }はダイス{ $development }個、{ $other }は{ $world }個かかりますが、振れるのは{ $dice }個です。まずは安いタイルから。
lesson-roll-1-assign = { $seat }が発展を予告したので、あなたの開発者も働きます。行われるのは選ばれたフェイズだけで、どのダイスでも選べます。生産の面のダイスで{ $phase }を選びましょう。
lesson-roll-1-assign-settler = それでもかまいません。選んだダイスはそのフェイズで働きます。遊んでいるダイスで選ぶこともできました。
lesson-roll-1-assign-idle = 完成したタイル：{ $built }。発展は行われましたが、{ $tile }に使えるダイスがありませんでした。
lesson-roll-1-assign-other = 完成したタイル：{ $built }。誰も移住を選ばなかったので、{ $tile }は完成していません。
lesson-roll-1-recruit = { $tile }で新しいダイスを得ました。働いたダイスは市民エリアで待ちます（今は{ $dice }個）。1つ戻すのに1クレジット、所持金は${ $credits }です。
lesson-roll-1-recruit-novelty = { $die }にはどのフェイズでも働くワイルドの面があります。ホームダイスにはありません。
lesson-roll-1-recruit-other = それでもかまいません。{ $die }には、どのフェイズでも働くワイルドの面があります。
lesson-roll-1-check = { $phase }の面は一つも出ていません。それでも{ $phase }が行われるようにしてみましょう。
lesson-roll-1-missed = 誰も{ $phase }を選ばなかったので、行われませんでした。もう一度やってみましょう。
lesson-roll-1-hint = どの面のダイスでも選べます。1つを{ $phase }に置きましょう。
lesson-roll-1-done = ダイス1つで、全員のためのフェイズを選べます。完成したタイルは{ $tiles }枚、あなたのダイスは{ $dice }個です。

## 2 Money brings dice back

lesson-roll-2-title = お金でダイスが戻る
lesson-roll-2-goal = 製品を交易して、ダイスを6つ雇用します。
lesson-roll-2-assign = { $seat }が探索を予告したので、あなたの探索者も働きます。{ $tile }の製品を売るには出荷が必要です。芸術品ダイスで{ $phase }を選びましょう。
lesson-roll-2-assign-explorer = { $seat }が探索を選ぶので、探索者1人につきタイルか${ $credits }が手に入ります。すでに出荷の面が出ている芸術品ダイスで選びましょう。
lesson-roll-2-assign-other = 探索はどのみち{ $seat }が選びます。誰も出荷を選ばず、{ $tile }の製品を${ $credits }で交易できませんでした。
lesson-roll-2-explore = 探索者が2人います。まず1人が備蓄して${ $credits }、次にもう1人が偵察してタイルを探しましょう。
lesson-roll-2-scout = 次は偵察です。建設地区は空で、建てるタイルがないとダイスは働かずに戻ります。
lesson-roll-2-scout-not = お金はありますが、建てるタイルがありません。開発者も移住者も働かずに戻ってしまいます。
lesson-roll-2-place = タイルには両面があります。ワールド「{ $tile }」と発展「{ $other }」です。ワールドはダイスをくれるので、ワールドにしましょう。コストは{ $cost }です。
lesson-roll-2-place-world = { $other }は後でかまいません。{ $tile }は製品としてダイスを1つくれます。足りないのはダイスです。
lesson-roll-2-trade = { $tile }の製品は交易で${ $credits }、消費なら点になります。交易しましょう。クレジットの数だけダイスが戻ります。
lesson-roll-2-trade-consumed = { $vp }VPを得て、戻るダイスは{ $dice }個です。交易ならさらに{ $more }個戻り、これからずっと働きます。
lesson-roll-2-recruit = { $all }個のうち{ $dice }個が戻ります。ホームダイスを残しましょう。ワイルドの面がないのはホームダイスだけです。
lesson-roll-2-check = 今度はあなたの番です。このラウンドに{ $tile }を完成させましょう。移住者が{ $cost }人必要です。
lesson-roll-2-missed = { $tile }のダイス：{ $cost }個のうち{ $dice }個。1ラウンドで完成させてみましょう。
lesson-roll-2-hint = { $tile }には、別の面のダイスで{ $phase }を選べば、そのダイスも移住します。ワイルドも移住できます。
lesson-roll-2-done = { $tile }が完成しました。お金がダイスを戻し、ダイスがワールドを生みました。今の点数は{ $vp }点です。

## 3 No die idle

lesson-roll-3-title = 遊ぶダイスをなくす
lesson-roll-3-goal = ほかのプレイヤーの選択、ワイルド、命令を使います。
lesson-roll-3-assign = { $seat }の{ $tile }はあとダイス{ $dice }個なので、発展が選ばれそうです。探索者で{ $phase }を選び、ワイルドもそこに置きましょう。{ $other }には移住者が{ $cost }人必要です。
lesson-roll-3-assign-few = 完成したタイル：{ $built }。{ $tile }には移住者{ $settlers }人、{ $other }には開発者{ $developers }人が必要です。探索者とワイルドが移住できます。
lesson-roll-3-assign-develop = 完成したタイル：{ $built }。発展はどのみち{ $seat }が選びます。誰も移住を選ばず、{ $tile }は完成していません。
lesson-roll-3-assign-other = 完成したタイル：{ $built }。誰も移住を選ばず、{ $tile }は完成していません。
lesson-roll-3-recall = 製品や建設地区のダイスはカップに呼び戻せます。ここではカップを押して残しましょう。{ $tile }の製品は交易で${ $credits }になります。
lesson-roll-3-recall-not = 製品はそのままにしましょう。次のラウンドに交易で${ $credits }になります。
lesson-roll-3-dictate = 建てるものがなく、ダイスが遊んでいます。1つで{ $phase }を選び、命令を使いましょう。1つを脇に置けば、別の1つを出荷に動かせます。製品：{ $goods }個。
lesson-roll-3-dictate-one = 出荷した製品：{ $shipped }個。命令で遊んでいるダイスを2人目の出荷人にすれば、もう1つの製品も${ $credits }になります。
lesson-roll-3-dictate-other = 誰も出荷を選びませんでした。ワールドに残った製品：{ $goods }個。
lesson-roll-3-ship = 製品を両方とも交易しましょう。茶色のワールドの製品は、どのダイスで出荷しても${ $credits }です。
lesson-roll-3-ship-again = 出荷人と製品が1つずつ残っています。今の所持金は${ $credits }です。
lesson-roll-3-ship-consumed = 今すぐ点になりました。交易なら${ $credits }で、その数だけダイスが戻ります。
lesson-roll-3-check = また建てるものがなく、生産の面もありません。このラウンドに{ $tile }と{ $other }の両方に製品を置きましょう。
lesson-roll-3-missed = ワールドの製品：{ $goods }個。生産者が2人必要ですが、生産の面はありません。
lesson-roll-3-hint = 1つのダイスで{ $phase }を選べば、それも生産します。命令でもう1つ動かしましょう。
lesson-roll-3-done = 遊んでいたダイスで作った製品：{ $goods }個。働かずに戻るダイスに費用はかかりませんが、そのラウンドは無駄になります。

## 4 Worlds give dice

lesson-roll-4-title = ワールドがダイスをくれる
lesson-roll-4-goal = コストと、ダイスの行き先でタイルを選びます。
lesson-roll-4-assign = { $seat }には建てるものがなく、探索を選びそうです。あなたの移住者は{ $dice }人。その1人で{ $phase }を選びましょう。
lesson-roll-4-assign-few = 移住者{ $settlers }人、探索者{ $explorers }人です。移住者{ $dice }人と探索者が必要です。
lesson-roll-4-assign-other = 完成したワールド：{ $built }。探索はどのみち{ $seat }が選びます。移住はあなたが選んだときだけ行われます。
lesson-roll-4-explore = { $tile }のコストは{ $cost }で、移住者が足りません。探索者の1人は備蓄して${ $credits }、もう1人は偵察して安いタイルを探しましょう。
lesson-roll-4-stuck = 完成したワールド：{ $built }。移住者は{ $tile }に向かいましたが、必要なのは{ $cost }人です。
lesson-roll-4-scout = 次は偵察です。引く前に、建設地区のタイルを捨てることができます。
lesson-roll-4-abandon = 引けるのは{ $tiles }枚、捨てたタイルごとに1枚増えます。{ $tile }を捨てて{ $more }枚引きましょう。
lesson-roll-4-place = 新しいタイルは山の下に置きます。{ $tile }のコストは{ $cost }、{ $other }は{ $less }。両方ともワールドにすれば、移住者が両方完成させます。
lesson-roll-4-place-world = 移住者{ $dice }人で、このラウンドに両方のワールドが完成します。発展は誰も選んでいません。
lesson-roll-4-place-again = これもワールドにしましょう。残りの移住者が続けて働きます。
lesson-roll-4-recruit = { $tile }のダイスはもうカップにあり、{ $other }のダイスはここで待っています。所持金は${ $credits }です。戻すダイスを選びましょう。
lesson-roll-4-check = { $seat }には建てるものがなく、また探索しそうです。今度はあなたの番です。このラウンドにもう1つワールドを完成させましょう。
lesson-roll-4-missed = ワールドは完成していません。偵察でタイルを見つけ、移住を選び、移住者をそろえる必要があります。もう一度やってみましょう。
lesson-roll-4-hint = { $seat }が探索を選びます。探索者以外のダイスで{ $phase }を選び、探索者には偵察をさせましょう。
lesson-roll-4-done = 完成したワールド：{ $worlds }。どれもダイスをくれて、そのダイスが次を建てます。

## 5 Produce and ship

lesson-roll-5-title = 生産と出荷
lesson-roll-5-goal = 色を合わせ、交易と消費を選び分けます。
lesson-roll-5-assign = { $seat }のワールドは空なので、生産が選ばれそうです。あなたの生産者は{ $tile }で製品を作ります。出荷はその後です。探索者で{ $phase }を選びましょう。
lesson-roll-5-assign-unmade = 生産にダイスがありませんでした。{ $tile }の製品は交易で${ $credits }になるはずでした。
lesson-roll-5-assign-few = ワールドに残った製品：{ $goods }個。出荷人1人が運ぶ製品は1つです。出荷人ではなく探索者で選びましょう。
lesson-roll-5-assign-other = ワールドに残った製品：{ $goods }個。生産はどのみち{ $seat }が選びます。出荷はあなたが選んだときだけ行われます。
lesson-roll-5-trade = 価格はワールドだけで決まります。{ $tile }の製品を${ $credits }で交易しましょう。どのワールドにも合わないホームダイスを使います。
lesson-roll-5-ship-outpost = { $vp }VPを得ました。{ $tile }の製品は交易なら${ $credits }になります。
lesson-roll-5-ship-match = { $tile }：このダイスでは{ $vp }VP、ワールドと同じ色のダイスなら{ $best }VPです。
lesson-roll-5-ship-sold = { $tile }の製品を{ $vp }VPではなく${ $credits }にしました。ダイスが必要なうちは悪くありません。
lesson-roll-5-ship-home = { $tile }の製品はホームダイスで交易しましょう。ほかのダイスは、点になる製品のワールドに合います。
lesson-roll-5-consume = 消費は1点、製品と出荷人がワールドと同じ色ならそれぞれ1点増えます。紫はすべての色になります。今の最高は{ $vp }VPです。
lesson-roll-5-last = 最後の製品を出荷しましょう。色が合えば点、そうでなければお金にできます。
lesson-roll-5-check = { $seat }には製品があり、出荷しそうです。今度はあなたの番です。{ $tile }と{ $other }に、色の合う製品を作りましょう。
lesson-roll-5-missed = 色の合う製品：{ $all }個のうち{ $goods }個。もう一度やってみましょう。
lesson-roll-5-hint = 遊んでいるダイスで{ $phase }を選びましょう。茶色のダイスは茶色のワールドへ、青いダイスは青いワールドへ。
lesson-roll-5-done = チップの点：{ $vp }VP。色の合う製品は、消費するとさらに多くの点になります。

## 6 The twelfth square

lesson-roll-6-title = 12枚目のタイル
lesson-roll-6-goal = コスト6の発展を選び、リードしているうちにゲームを終わらせます。
lesson-roll-6-assign = ゲームは{ $end }枚で終わり、あなたは{ $squares }枚です。建てるものがない{ $seat }は探索しそうで、あなたも探索できます。{ $phase }を選んで、すぐに建てましょう。
lesson-roll-6-assign-few = 開発者{ $developers }人、探索者{ $explorers }人です。開発者{ $dice }人と、{ $seat }が探索を選ぶので探索者も必要です。
lesson-roll-6-assign-dictate = 今回は命令を使わないでおきましょう。開発者{ $dice }人と探索者は足りていて、移住者は次のラウンドで働きます。
lesson-roll-6-assign-other = 探索はどのみち{ $seat }が選びます。発展はあなたが選んだときだけ行われます。発展の山のダイス：{ $dice }個。
lesson-roll-6-waits = { $end }枚のうち{ $squares }枚です。ワールドの山の一番上は{ $tile }で、ダイスが{ $cost }個必要です。これでは間に合いません。
lesson-roll-6-scout = 偵察しましょう。2ラウンドで完成できるタイルが必要です。
lesson-roll-6-abandon = { $tile }にはダイスが{ $cost }個かかり、間に合いません。捨てて、1枚多く引きましょう。
lesson-roll-6-place = コスト6の発展は、自分の帝国などに応じて点が決まります。{ $tile }は{ $vp }点、{ $other }は{ $less }点。{ $tile }を発展にしましょう。
lesson-roll-6-place-other = 発展にすると{ $tile }は{ $vp }点、{ $other }は{ $less }点です。{ $tile }を建て、もう1枚はワールドにしましょう。
lesson-roll-6-place-again = ワールドにすると、このタイルは{ $tile }です。コストは{ $cost }、移住者1人で完成します。
lesson-roll-6-recall = { $tile }のダイス：{ $cost }個のうち{ $dice }個。無料で呼び戻せますが、次のラウンドに完成します。カップを押して残しましょう。
lesson-roll-6-recall-not = 残しておきましょう。{ $tile }にはダイスが{ $cost }個必要で、次のラウンドに残りがそろいます。
lesson-roll-6-check = { $seat }は{ $tile }を建てようとしているので、移住を選びそうです。今度はあなたの番です。このラウンドにゲームを終わらせて勝ちましょう。
lesson-roll-6-missed = { $end }枚のうち{ $squares }枚です。ゲームは続き、追いつかれてしまいます。
lesson-roll-6-hint = { $seat }が移住を選びそうです。あなたの移住者は{ $other }を完成させます。別の面のダイスで{ $phase }を選べば、{ $tile }が完成します。
lesson-roll-6-done = あなたは{ $own }点、{ $seat }は{ $other }点です。終わる時を決めたのはあなたです。

## 7 A whole game

lesson-roll-7-title = 1ゲーム通して
lesson-roll-7-goal = ルールブックの「はじめてのゲーム」を、初級のボットと遊びます。
lesson-roll-7-play = { $seat }と1ゲーム通して遊びます。誰かのタイルが{ $squares }枚になるか、VPチップがなくなると終わりです。2人のときは、追加のダイスもフェイズを選びます。
lesson-roll-7-done = あなたは{ $own }点、{ $seat }は{ $other }点です。もう一度遊びましょう。2度目から面白さが見えてきます。

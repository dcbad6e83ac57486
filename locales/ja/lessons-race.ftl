# The lessons of Race for the Galaxy. Every figure is computed from the table.

## 1 Cards are money

lesson-race-1-title = カードはお金
lesson-race-1-goal = ワールドと発展を出して、コストを支払います。
lesson-race-1-closed = それはまた後で。このレッスンではカードを出します：移住と発展です。
lesson-race-1-settle = 点になるのは場のカードだけです。{ $action }を選びましょう。全員がワールドを出せて、選んだあなたはカードを{ $bonus }枚引きます。
lesson-race-1-settle-first = { $card }は後でかまいません。{ $world }は誰かが生産を選ぶたびに製品を生みます。
lesson-race-1-place = { $card }を出しましょう。丸の中がコストで、手札のほかのカード{ $cost }枚です。六角形の中は点数で、{ $vp }点です。
lesson-race-1-place-it = 手札のカードは点になりません。{ $card }は{ $vp }点で、製品も生みます。
lesson-race-1-pay = { $card }はコスト{ $cost }、{ $other }には軍事力{ $defense }が必要です。どちらもまだ手が届かないので、今はお金として使いましょう。
lesson-race-1-pay-not = { $card }は残しましょう。次のラウンドに出せるのはこのカードだけです。
lesson-race-1-develop = { $seat }が探索を予告したので、あなたも{ $look }枚見て{ $keep }枚残せます。アクションの{ $action }を選べば、発展カードのコストが{ $bonus }下がります。
lesson-race-1-develop-missed = { $card }は手札に残っています。ワールドは誰かが移住を選べば出せますが、このカードがコスト{ $cost }になるのは自分で発展を選んだときだけです。
lesson-race-1-develop-spent = { $card }は支払いに使われました。発展の選択ボーナスがあれば、コストは{ $cost }です。
lesson-race-1-keep = { $cheap }はコスト{ $low }。{ $dear }はコスト{ $high }で{ $vp }点です。近いうちに払えるのはどちらでしょうか。
lesson-race-1-keep-cheap = { $card }はすぐに出せます。
lesson-race-1-keep-dear = { $card }にはほかのカードが{ $cost }枚必要です。それまではお金です。
lesson-race-1-build = { $card }は発展で、コストはひし形の中にあります。{ $printed } − { $bonus } = { $cost }枚で出しましょう。次からの発展も安くなります。
lesson-race-1-build-first = { $other }はカード{ $cost }枚かかります。{ $card }は無料で、次からの発展が安くなります。
lesson-race-1-build-it = { $card }は今なら無料です。手札にあるだけでは何の効果もありません。
lesson-race-1-check = ここからは手助けなしです。このラウンドにもう1枚カードを出しましょう。
lesson-race-1-missed = カードを出せませんでした。手札{ $hand }枚はどれも点になりません。もう一度やってみましょう。
lesson-race-1-hint = { $card }はコスト{ $cost }のワールドです。移住を選びましょう。
lesson-race-1-done = { $seat }が生産を選び、あなたのワールド{ $goods }つが製品を生みました。出したカードは{ $placed }枚、残りはお金になりました。

## 2 One choice, everybody acts

lesson-race-2-title = 1人が選び、全員が動く
lesson-race-2-goal = 1つの選択で3つのフェイズを使います。
lesson-race-2-call = { $seat }は探索、{ $other }は移住を予告しました。どちらもあなたを含む全員が行います。{ $action }はあなたが選んだときだけ行われます。
lesson-race-2-call-settle = 移住はどのみち行われるので、{ $cards ->
    [0] 選んでも得たものはありません
   *[other] 選んで得たのはカード{ $cards }枚だけです
}。発展がなく、{ $card }は出せませんでした。出したカード：{ $placed }枚。
lesson-race-2-call-explore = 探索はどのみち行われます。発展がなく、{ $card }は出せませんでした。出したカード：{ $placed }枚。
lesson-race-2-call-produce = { $worlds ->
    [0] 製品を生むワールドがまだありません
   *[other] 製品を生むワールドは{ $worlds }つだけです
}。発展ならカードを1枚場に出せます。
lesson-race-2-call-consume = { $goods ->
    [0] 売れる製品がありません
   *[other] 売れる製品は{ $goods }個だけです
}。発展ならカードを1枚場に出せます。
lesson-race-2-keep = { $look }枚見て{ $keep }枚残します。探索を選んだ{ $seat }は{ $more }枚から{ $kept }枚残します。これが選択ボーナスです。
lesson-race-2-build = { $card }を出しましょう。{ $printed } − { $bonus } = { $cost }枚。発展を選んだあなたの選択ボーナスです。
lesson-race-2-build-other = { $other }はカード{ $cost }枚かかります。{ $card }は無料なのでこちらを出し、手札は{ $world }のために残しましょう。
lesson-race-2-build-it = 発展を選んだので、{ $card }のコストは{ $cost }です。出しましょう。
lesson-race-2-conquer = { $card }の赤い{ $defense }は防衛力、あなたの軍事力は{ $strength }です。征服しましょう。カードは要らず、製品も付いてきます。
lesson-race-2-conquer-later = { $other }はカード{ $cost }枚かかります。{ $card }は無料です。今はこちらを取りましょう。
lesson-race-2-conquer-it = { $card }のコストは{ $cost }です。このラウンドの移住は一度だけなので、使いましょう。
lesson-race-2-check = 1つの選択でカード、発展、ワールドを得ました。ここからは手助けなしです。{ $card }に製品がある状態でラウンドを終えましょう。
lesson-race-2-missed = { $card }がまだ場にありません。{ $seat }が生産を選んだので、あなたは移住を選べました。
lesson-race-2-hint = { $seat }の{ $card }は空なので、{ $seat }は生産を選びそうです。移住で出したワールドは、その後の生産で働きます。
lesson-race-2-done = 選んだのは移住だけですが、{ $seat }の生産で{ $card }にも製品ができました。ほかの人の選択を利用しましょう。

## 3 What a good is worth

lesson-race-3-title = 製品の価値
lesson-race-3-goal = いちばん得な製品を、いちばん得なときに売ります。
lesson-race-3-settle = { $world }の稀少元素の製品は今{ $now }枚で売れます。{ $card }があれば{ $later }枚です。{ $action }を選び、次のラウンドに売りましょう。
lesson-race-3-settle-sold = 製品は{ $cards }枚になりました。{ $card }があれば次のラウンドに{ $later }枚です。
lesson-race-3-settle-explored = 増えたカード：{ $cards }枚。{ $card }があれば、次のラウンドに製品だけで{ $later }枚です。
lesson-race-3-settle-develop = { $seat }がもともと発展を予告していて、手札に発展はありません。
lesson-race-3-settle-produce = 空のワールドがないので、何も生産されません。
lesson-race-3-spent = { $card }が製品を消費し、{ $vp }点になりました。{ $port }があるときに売れば{ $cards }枚です。
lesson-race-3-renewed = 新しい製品は{ $goods }個ですが、{ $card }のコスト{ $cost }を払う手札がありません。今売れば{ $cards }枚になります。
lesson-race-3-place = { $card }を出しましょう。$の行のとおり、稀少元素の製品を売るたびに{ $more }枚増えます。
lesson-race-3-place-first = { $other }は後にしましょう。今は{ $card }で売値が{ $later }枚になります。
lesson-race-3-place-it = { $card }を出せば、売値が{ $later }枚になります。
lesson-race-3-pay = 何をお金にするかはあなた次第です。次に出すのは{ $card }です。
lesson-race-3-pay-not = { $card }は残しましょう。{ $price }枚で売れる製品が付いています。
lesson-race-3-sell = { $seat }は製品が{ $goods }個あり、消費しそうです。すると{ $card }があなたの製品を{ $vp }点に変えてしまいます。先に{ $cards }枚で売りましょう：{ $action }。
lesson-race-3-windfall = カードがそろいました。{ $card }を出せるのはどの選択でしょうか。その製品は{ $price }枚で売れます。
lesson-race-3-windfall-held = { $card }はまだ手札にあり、{ $price }枚で売れる製品も手に入っていません。
lesson-race-3-windfall-made = 生産はどのみち{ $seat }が選び、あなたの選択で増えたのは{ $world }の製品だけです。移住なら{ $card }と、{ $price }枚で売れる製品が増えます。
lesson-race-3-windfall-lost = { $card }を失い、{ $price }枚で売れる製品も手に入りません。
lesson-race-3-halo = { $card }の光る輪は単発生産のしるしです。出したときに製品が1つ付き、その後は自力では生産しません。
lesson-race-3-halo-it = { $card }はすぐに{ $price }枚で売れる製品をもたらします。出しましょう。
lesson-race-3-pay-again = しばらく出せないカードで払いましょう。
lesson-race-3-check = ここからは手助けなしです。製品が2つあります。このラウンドに1つを使い、できるだけ多くカードを引きましょう。
lesson-race-3-missed = 増えたカード：{ $cards }枚。最良の売却なら{ $best }枚です。{ $card }を見てみましょう。
lesson-race-3-missed-cheap = 安いほうの製品でした：売値は{ $best }枚ではなく{ $cards }枚です。その後、{ $works }が{ $card }の製品を消費しました。
lesson-race-3-hint = { $card }の製品は{ $price }枚、{ $other }の製品は{ $less }枚で売れます。
lesson-race-3-done = 手札は{ $hand }枚です。もう1つの製品は{ $card }が消費し、チップは{ $vp }点です。

## 4 Produce, consume, double

lesson-race-4-title = 生産、消費、2倍
lesson-race-4-goal = 生産と消費を回し、ほかの人の選択も利用します。
lesson-race-4-produce = 製品は点になりますが、ワールドはどれも空です。{ $action }を選びましょう。ワールド{ $worlds }つが製品を1つずつ生み、{ $card }はカードも引きます。
lesson-race-4-produce-consume = { $goods ->
    [0] 消費できる製品がありませんでした
   *[other] 消費できる製品は{ $goods }個でした
}。得た点：{ $vp }。
lesson-race-4-produce-later = 誰も生産せず、{ $goods ->
    [0] 製品がありません
   *[other] 製品は{ $goods }個です
}。製品のないラウンドはチップのないラウンドです。
lesson-race-4-double = { $action }を選びましょう。製品{ $goods }個で{ $vp }点取れます。2倍になるのは選んだ人だけです。
lesson-race-4-double-trade = 売って{ $cards }枚、残りの製品で{ $vp }点でした。2倍なら製品は{ $most }点になります。
lesson-race-4-double-not = { $seat }が生産を選びましたが、あなたのワールドは満杯でした。得た点：{ $vp }。製品は{ $goods }個残っています。
lesson-race-4-consume = 製品{ $goods }個で{ $vp }点になります。{ $card }と、製品のあるワールド2つを選びましょう。多く使うパワーが先です。
lesson-race-4-consume-cards = 点の代わりにカードです。{ $card }に使う製品は残っています。
lesson-race-4-consume-one = { $card }にちょうど足りる製品が残っています。
lesson-race-4-rest = 残りの製品{ $goods }個で{ $vp }点になります。
lesson-race-4-rest-lost = { $card }には2つ必要ですが、1つしか残りませんでした。{ $most }点ではなく{ $vp }点です。
lesson-race-4-rest-cards = { $vp }点の代わりにカードです。
lesson-race-4-check = 消費は生産より先なので、{ $seat }がまたワールドを満たしました。ここからは手助けなしです。このラウンドに{ $most }点取りましょう。
lesson-race-4-missed = このラウンドは{ $vp }点でした。{ $most }点取ることもできました。
lesson-race-4-hint = 製品は{ $goods }個あります。{ $action }なら点が2倍になります。
lesson-race-4-done = チップは{ $vp }点、プールの残りは{ $pool }点です。プールが空になるとゲームが終わります。

## 5 Conquest

lesson-race-5-title = 征服
lesson-race-5-goal = 軍事力を計画し、強いワールドを2つ取ります。
lesson-race-5-settle = { $world }で軍事力は{ $strength }、{ $card }の防衛力は{ $defense }です。{ $action }を選びましょう。征服にカードは要りません。
lesson-race-5-settle-not = { $card }の製品は{ $price }枚で売れますが、手に入るのが1ラウンド遅くなりました。
lesson-race-5-keep = { $seat }が探索するので、カードを1枚残せます。好きなものをどうぞ。たいていのカードはお金です。
lesson-race-5-conquer = 軍事力{ $strength }対防衛力{ $defense }：軍事力は比べるだけで減りません。{ $card }には最も高い製品があり、{ $price }枚で売れます。
lesson-race-5-conquer-it = { $card }はカード不要で、{ $price }枚で売れる製品が付きます。征服しましょう。
lesson-race-5-sell = { $seat }が発展を予告しました。{ $action }を選べば、発展もでき、{ $price }枚で売れます。
lesson-race-5-sell-not = 製品はまだ残っています。売っていれば、もうカード{ $price }枚が手に入っていました。
lesson-race-5-marines = 発展は売却より先です。{ $card }を{ $cost }枚で出せば、軍事力は{ $strength }になります。
lesson-race-5-marines-first = まず{ $card }です。これからずっと軍事力が{ $strength }になります。
lesson-race-5-pay = お金にするのはどれでしょうか。強いワールドと、それを取るためのカードは残しましょう。
lesson-race-5-pay-not = { $card }は残しましょう。後で必要です。
lesson-race-5-again = 軍事力は{ $strength }、{ $card }の防衛力は{ $defense }です。どの選択で取れるでしょうか。
lesson-race-5-again-not = { $card }はまだ手札です。カードを払わずに{ $vp }点取れます。
lesson-race-5-tactics = { $seat }がまた発展します。{ $card }を{ $cost }枚で出しましょう。一度だけ捨てて軍事力を上げられます。
lesson-race-5-tactics-first = いちばん強いワールドには{ $card }が必要です。今出しましょう。
lesson-race-5-underground = 軍事力{ $strength }対防衛力{ $defense }：{ $card }を征服して{ $vp }点です。
lesson-race-5-underground-first = { $other }は後にしましょう。{ $card }なら何も捨てずに取れます。
lesson-race-5-throw = { $card }を捨てなくても軍事力は足りています。もっと強いワールドのために残しましょう。
lesson-race-5-throw-not = { $card }は残しましょう。なくても軍事力は足りています。
lesson-race-5-check = ここからは手助けなしです。2ラウンドで{ $card }と{ $other }を両方取りましょう。軍事力は{ $strength }です。
lesson-race-5-missed = 2つのワールドで{ $vp }点でした。両方なら{ $most }点です。軍事力が上がるのはどちらでしょうか。
lesson-race-5-hint = { $tactics }を捨てて{ $card }を取れば、軍事力は{ $strength }になります。{ $other }の防衛力は{ $defense }です。
lesson-race-5-done = まず軍事力、次に点です。軍事力は{ $strength }、2つのワールドで{ $vp }点です。

## 6 The last two rounds

lesson-race-6-title = 最後の2ラウンド
lesson-race-6-goal = コスト6の発展を選び、ゲームを終わらせます。
lesson-race-6-call = 場のカードが{ $end }枚になると終わりです。あなたはあと{ $more }枚、{ $seat }は{ $other }枚です。手札のコスト6の発展2つで合わせて{ $vp }点です。{ $action }を選びましょう。
lesson-race-6-call-not = 誰も発展しませんでした。得た点は{ $own }、足りないカードは{ $left }枚です。{ $seat }とのゲームは続きます。
lesson-race-6-build = コスト6の発展は、自分の場に応じて点が決まります。先に{ $card }を出すと{ $other }が安くなり、合わせて{ $both }枚です。逆の順なら{ $reverse }枚です。
lesson-race-6-build-not = 今の{ $card }のコストは{ $cost }、払えるカードは{ $cards }枚です。
lesson-race-6-build-spent = { $card }は支払いに使われ、今のままで{ $vp }点を失いました。
lesson-race-6-build-one = 発展を選んだのはあなただけ、残りは2ラウンドです。発展を出しましょう。
lesson-race-6-pay = { $card }は今のままで{ $vp }点になるので残しましょう。ほかのカード{ $cost }枚で払います。
lesson-race-6-pay-not = { $card }は{ $vp }点の価値があります。ほかのカードで払いましょう。
lesson-race-6-check = あなたは{ $own }点、{ $seat }は{ $other }点です。ここからは手助けなしです。このラウンドでゲームを終わらせて勝ちましょう。
lesson-race-6-missed = あなたは{ $own }点、{ $seat }は{ $other }点です。リードした状態で終わらせましょう。もう一度やってみましょう。
lesson-race-6-hint = { $action }を選びましょう。{ $card }が最後の1枚で、{ $vp }点になります。
lesson-race-6-done = { $own }対{ $other }：{ $seat }をリードしたままゲームを終わらせました。

## 7 A whole game

lesson-race-7-title = 1ゲーム通して
lesson-race-7-goal = ルールブックの「はじめてのゲーム」を、初級のボットと遊びます。
lesson-race-7-play = { $seat }と1ゲーム通して遊びます。誰かの場が{ $cards }枚になるか、勝利点のプールが空になると終わりです。
lesson-race-7-done = あなたは{ $own }点、{ $seat }は{ $other }点です。もう一度遊びましょう。2度目から面白さが見えてきます。

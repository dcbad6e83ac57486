# サーバー自身のことば。

# 拒否されたメッセージ（プログラム用のコード別）。
refused-malformed = サーバーが読み取れませんでした。ページを再読み込みしてください。
refused-hello-first = 接続が正しく始まりませんでした。ページを再読み込みしてください。
refused-protocol = ページとサーバーのバージョンが違います。ページを再読み込みしてください。
refused-not-seated = この卓のプレイヤーだけができる操作です。
refused-not-playing = この卓では今ゲームが行われていません。
refused-begun = ゲームはすでに始まっています。
refused-not-over = ゲーム終了後に利用できます。
refused-seat-taken = この席にはすでにほかの人がいます。
refused-already-seated = あなたはすでにこの卓に着席しています。
refused-stand-in = ボットが代わりにプレイしています。先に席へ戻ってください。
refused-not-away = この席に代役のボットはいません。
refused-rematch-agreed = 次のゲームはすでに作られています。
refused-not-asked = あなたの番ではありません。
refused-stale = 状況が変わりました。もう一度確認して選んでください。
refused-nothing-to-undo = 今は取り消せるものがありません。
refused-no-draft = この選択は一手ずつ組み立てるものではありません。
refused-no-hints = ヒントは、ほかの全員がボットの卓でのみ使えます。
refused-no-advice = このゲームのこの人数には、まだヒントがありません。
refused-resigned = あなたはこのゲームを投了しました。
refused-too-fast = メッセージが多すぎます。少しお待ちください。
refused-too-large = メッセージが大きすぎます。
refused-silent = 長い間応答がなかったため、接続を切りました。
refused-stopping = サーバーを再起動しています。ページは自動的に再接続します。
refused-too-many-sockets = このゲームを開いているウィンドウが多すぎます。いくつか閉じてください。
refused-too-often = このゲームで切り替えや取り消しを繰り返しすぎました。
refused-unsaved = サーバーが今は保存できないため、何も変わっていません。保存できるようになれば、ゲームは自動的に再開します。
refused-old-rules = このゲームは古いルールで始まったもので、このサーバーではもう遊べません。ホストが前のバージョンで最後まで進めることができます。
refused-closed = このテーブルはサーバーのホストによって閉じられました。
refused-blocked = サーバーのホストによって利用を止められています。
refused-no-such-match = このテーブルはもうありません。
refused-internal = サーバーで問題が起きました。もう一度お試しください。

# 失敗したリクエスト（プログラム用のコード別）。
failure-not-found = ここには何もありません。
failure-method-not-allowed = その操作はここではできません。
failure-unknown-game = そのゲームはありません。
failure-unknown-level = その名前のボットはいません。
failure-bad-setup = その設定ではゲームを準備できません。
failure-bad-clock = その持ち時間は選べません。
failure-bad-name = 名前には、目に見える文字が少なくとも1つ必要です。
failure-bad-name-long = 名前は24文字までです。
failure-bad-name-stacked = 名前の1文字に付けられるアクセント記号は3つまでです。
failure-reserved-name = この名前はボットやゲストの名前とまぎらわしいため使えません。別の名前を選んでください。
failure-no-people = 少なくとも一つの席は人が座るようにしてください。
failure-unknown-link = このリンクに対応する席はありません。新しいリンクをもらってください。
failure-not-listed = この卓にはリンクを持つ人だけが参加できます。
failure-not-yours = ゲームを作った人だけができる操作です。
failure-begun = ゲームはすでに始まっています。
failure-not-begun = ゲームはまだ始まっていません。
failure-not-over = ゲーム終了後に利用できます。
failure-seat-taken = この席にはすでにほかの人がいます。
failure-already-seated = あなたはすでにこの卓に着席しています。
failure-not-a-socket = このアドレスは卓との接続専用で、ページが自動的に開きます。
failure-no-page = このサーバーはページなしでビルドされています。
failure-uri-too-long = アドレスが長すぎます。
failure-too-slow = 時間がかかりすぎました。もう一度お試しください。
failure-wrong-host = このサーバーは{ $name }という名前では公開されていません。ホストが --origin https://{ $name } を付けて起動する必要があります。
failure-unknown-recovery = このリンクは使えません。新しいリンクに置き換えられた可能性があります。
failure-malformed = サーバーが読み取れませんでした。ページを再読み込みしてください。
failure-not-json = サーバーはJSONだけを読み取ります。
failure-too-large = 送られたデータが大きすぎます。
failure-wrong-origin = ほかのサイトがこのサーバーを使おうとしました。
failure-too-many-requests = リクエストが多すぎます。少しお待ちください。
failure-too-many-sockets = 開いているウィンドウが多すぎます。いくつか閉じてください。
failure-too-many-matches = 終わっていないゲームが多すぎます。先にいくつか終わらせてください。
failure-stopping = サーバーを再起動しています。少し待ってからお試しください。
failure-unsaved = サーバーが今は保存できません。少し待ってからもう一度お試しください。
failure-internal = サーバーで問題が起きました。もう一度お試しください。

# ゲームのほかに卓で起きたこと。
notice-took-back = { $seat }が直前の手を取り消しました。
notice-left = { $seat }が退席し、ボットが続けます。
notice-timed-out = { $seat }の時間が切れ、ボットが続けます。
notice-came-back = { $seat }が戻りました。
notice-resigned = { $seat }が投了し、ボットが続けます。

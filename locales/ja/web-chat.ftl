# The page's words for the chat at a table. They are loaded with it.

web-chat = チャット
web-chat-empty = まだ発言はありません。
web-chat-players = プレイヤーと観戦者が読めます。
web-chat-spectators = ゲームが終わるまでは観戦者だけが読めます。
web-chat-everyone = テーブルの全員が読めます。
# After the name of somebody who has no seat.
web-chat-spectator = 観戦中
web-chat-say = メッセージを入力
web-chat-send = 送信
web-chat-quick = 定型文
web-chat-mute = { $name }をミュート
web-chat-unmute = { $name }のミュートを解除
web-chat-muted = ミュート中：
web-chat-mute-all = 全員をミュート
web-chat-unmute-all = 全員のミュートを解除
web-chat-all-muted = 全員をミュートしています。
# A new line, read aloud.
web-chat-aloud = { $name }：{ $text }
web-chat-now = たった今
web-chat-too-long =
    { $count ->
       *[other] { $count }文字多すぎます
    }
web-chat-lost = 接続が切れました。発言がここになければ、もう一度送ってください。
web-chat-unread =
    { $count ->
       *[other] 新着{ $count }件
    }

# Quick phrases: every reader sees them in their own language.
web-quick-hello = こんにちは！
web-quick-good-luck = よろしくお願いします！
web-quick-one-moment = 少し待ってください。
web-quick-back = 戻りました。
web-quick-no-hurry = ごゆっくりどうぞ。
web-quick-nice-move = ナイスプレイ！
web-quick-thanks = ありがとう！
web-quick-sorry = すみません！
web-quick-good-game = お疲れさまでした！
web-quick-another-game = もう一戦しませんか？

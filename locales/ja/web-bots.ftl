# ボットの紹介。一覧から選ぶところと、卓で読み込まれます。

web-bots-strength = 強さ
web-bots-styles = スタイル
web-bots = 相手
web-bots-rung = { $rung } { $level }

web-about-match = ボットとの終わった対戦に合わせて、お互いに同じくらい勝てる強さになります。
web-about-random = どれでもルール上できる手を打ちます。盤面を試すためのもので、勝負には向きません。
web-about-newcomer = 選択肢をあまり見ず、数点損する手をよく選びます。初めて遊ぶ人のような相手です。
web-about-learner = 何ができるかは知っていますが、その価値はまだつかめず、2点以上損する手をよく選びます。
web-about-easy = ひどい失敗はしませんが、1〜2点損する手をよく選びます。
web-about-casual = 堅実ですが、ときどき1点ほどの失敗をします。
web-about-medium = 経験則ですぐに打ちます。先を読むのは1ラウンドまでです。
web-about-careful = 手を2通りの展開で試します。たまに小さな失敗をします。
web-about-keen = 手を2通りの展開で試し、失敗はまれです。
web-about-shrewd = 「熱心」と同じように考え、失敗はさらに少なめです。
web-about-expert = いくつかの展開で最もよかった手を選び、不注意な失敗はしません。
web-about-hard = 最強です。持ち時間いっぱい、あなたの選択も含めて何百もの展開を思い描きます。
web-about-military = 強さは{ $level }と同じ。軍事世界と、それを征服する軍事力を好みます。
web-about-producer = 強さは{ $level }と同じ。生産する世界と消費の能力を好みます。
web-about-developer = 強さは{ $level }と同じ。発展、とくに大きなものを好みます。
web-about-hurried = 強さは{ $level }と同じ。相手が整う前に自分の場を埋めようとします。
web-about-settler = 強さは{ $level }と同じ。発展よりも世界を好みます。
web-about-trader = 強さは{ $level }と同じ。品物の生産と出荷を好みます。
web-about-collector = 強さは{ $level }と同じ。ロボットの捕獲を好みます。
web-about-inventor = 強さは{ $level }と同じ。テクノロジーの購入を好みます。

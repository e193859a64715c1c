import type { Translation } from '../translation.ts'

export const support = {
  search: 'タイトル、トピック、説明を検索',
  columns: {
    title: 'タイトル',
    description: '説明',
    topic: 'トピック',
    updated: '更新日',
    url: 'アドレス',
  },
  table: {
    select: 'この項目を選択',
    selectAll: 'すべての項目を選択',
    selected: '{{maximum}} 件中 {{chosen}} 件を選択',
    loading: '一覧を読み込んでいます',
  },
  empty: {
    noneReason: 'このサイトの運営者はまだ何も登録していません。',
    unread: 'この一覧はまだこのデバイスにありません',
    unreadReason: '次にネットワークに接続したときに届き、以後はここに残ります。',
    filtered: '該当するものがありません',
    filteredReason: 'この語句を含む項目はありません。',
  },
  resources: {
    knowledgeBase: {
      purpose: 'ここでの作業方法についての記事です。別のタブで開きます。',
      none: '記事はまだありません',
    },
    bestPractices: {
      purpose: '会社の管理で効果が確かめられた方法です。記事は別のタブで開きます。',
      none: 'ベストプラクティスはまだありません',
    },
    marketing: {
      purpose: '顧客とセキュリティについて話すための資料です。ファイルは別のタブで開きます。',
      none: '資料はまだありません',
    },
    downloads: {
      purpose: '持ち帰れるツールと文書です。ファイルは別のタブで開きます。',
      none: 'ダウンロードはまだありません',
    },
  },
  ticket: {
    purpose: '書いた内容は、お名前とアドレスとともにメールでサポートに届きます。',
    company: '対象の会社',
    none: '会社なし',
    subject: '件名',
    text: '起きたことと、期待していたこと',
    send: '送信',
    sent: 'チケットをサポートに送っています。',
    offline: 'チケットはこのデバイスがオンラインになると送信できます。それまで書いた内容はここに残ります。',
    failed: 'チケットは送信されませんでした',
    unanswered: '応答がありませんでした。書いた内容はまだここにあります。',
    own: 'これまでに書いたもの',
    ownHelp: '過去 1 年間。回答はメールで届きます。',
    nothing: 'まだありません。',
    unread: '読み取れませんでした。',
    loading: 'チケットを読み取っています',
    waits: 'メール送信待ち',
    mailed: 'メールで送信中',
    orMail: 'またはご自身でメールを書いてください：',
  },
  chat: {
    purpose: 'サポート担当者と話せます。書いた内容はこのサイトのチャット事業者に送られます。',
    none: 'ここにはチャットがありません',
    noneReason: 'このサイトの運営者はチャットを提供していません。メールで同じ担当者に連絡できます。',
    offline: 'チャットにはネットワークが必要です',
    offlineReason: 'このデバイスがオンラインになると始まります。メールは今でも書けます。',
    ownTab: '別のタブで開く',
  },
  solutions: {
    none: 'このサイトの運営者はこのソリューションをまだ設定していません。お問い合わせください:',
    backup: {
      purpose: '顧客のデータのコピーをテナントの外に保管します。',
      help: '本製品とは別の製品で、専用のアカウントがあります。',
      note: 'Microsoft が削除されたメールやファイルを保持する期間は限られています。バックアップはより長く保持し、攻撃や誤操作で失われたものを復元します。',
      open: 'バックアップを開く',
    },
    security_training: {
      purpose: '技術をすり抜けるものを見分ける力を養います。',
      help: '本製品とは別の製品で、専用のアカウントがあります。',
      note: '短いレッスンと無害なフィッシングメールで、助けが必要な人を誰かに狙われる前に見つけます。',
      open: 'トレーニングを開く',
    },
  },
  quickSetup: {
    purpose: 'この組織の準備が整うまで、一つずつ進めます。完了した手順は自動的に認識されます。',
    next: '次の手順',
    later: 'その後',
    done: '完了',
    dismissed: 'ここでは不要',
  },
} satisfies Translation<'ja', 'support'>

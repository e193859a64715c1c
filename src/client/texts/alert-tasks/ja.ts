import type { Translation } from '../translation.ts'

export const alertTasks = {
  title: '対処',
  actions: {
    lockDown: 'ロックする',
    confirmCompromised: '侵害を確認',
    dismissRisk: 'リスクを却下',
    setVendorStatus: 'Defender の状態を設定',
  },
  account: 'アカウント',
  about: 'このアカウントに関するアラートです。',
  actor: 'このアカウントが実行しました。',
  lock: {
    title: '{{account}} をロックしますか?',
    text: '{{company}} のアカウントです。選択した操作は、確認するとすぐに Microsoft 側で実行されます。',
    blockSignIn: '誰もこのアカウントにサインインできなくなります。元に戻せます。',
    revokeSessions: 'サインイン中の人は 1 時間以内にサインアウトされます。元に戻せません。',
    resetPassword:
      '誰にも表示されず、どこにも保存されないランダムなパスワードになります。本人には通常の方法で新しいパスワードを渡してください。元に戻せません。',
    nothing: '少なくとも 1 つの手順を選択してください。',
  },
  offline:
    '接続がありません。この操作はこのデバイスで待機し、{{minutes}} 分以内であれば自動的に送信されます。それを過ぎると、もう一度確認されます。',
  confirmCompromised: {
    title: '{{account}} の侵害を確認しますか?',
    text: '{{company}} のアカウントです。Microsoft がリスクを「高」に設定し、リスクに基づくポリシーが適用されます。',
  },
  dismissRisk: {
    title: '{{account}} のリスクを却下しますか?',
    text: '{{company}} のアカウントです。Microsoft はリスクがあるとみなさなくなり、関連する検出を閉じます。',
  },
  vendor: {
    title: 'Defender の状態を設定',
    text: '{{company}} のこのアラートの元になった、Microsoft 側のすべての項目が対象です。',
    status: '状態',
    statuses: {
      new: '新規',
      inProgress: '対応中',
      resolved: '解決済み',
    },
    classification: '分類',
    classifications: {
      unchanged: '変更しない',
      truePositive: '真陽性',
      informationalExpectedActivity: '想定された操作',
      falsePositive: '誤検知',
    },
    confirm: '状態を設定',
  },
  undo: {
    open: '元に戻す',
    title: '{{account}} が再び入れるようにしますか?',
    text: '{{company}} でのサインインのブロックを解除します。取り消されたセッションとリセットされたパスワードは元に戻りません。',
  },
  asked: '要求しました。結果は「対処」に表示されます。',
  forbidden: 'あなたのロールでは、もう実行できません。何も変更されていません。',
  did: {
    lockDown: '{{account}} をロック',
    release: '{{account}} のロックを解除',
    confirmCompromised: '{{account}} の侵害を確認',
    dismissRisk: '{{account}} のリスクを却下',
    setVendorStatus: 'Defender で「{{status}}」に設定',
  },
  states: {
    unsent: 'このデバイスで待機中',
    pending: '順番待ち',
    inProgress: '進行中',
    success: '成功',
    failed: '失敗',
    partial: '一部完了',
  },
  undone: '元に戻されました。',
  you: 'あなた',
  somebody: 'チームの誰か',
  automatic: '自動',
  until: '自動的に終了: {{time}}',
  steps: {
    blockSignIn: 'サインインのブロック',
    revokeSessions: 'セッションの取り消し',
    resetPassword: 'パスワードのリセット',
    unblockSignIn: 'サインインのブロック解除',
    confirmCompromised: '侵害の確認',
    dismissRisk: 'リスクの却下',
    setVendorStatus: 'Defender の状態の設定',
  },
  done: {
    blockSignIn: 'サインインはブロックされています',
    wasBlocked: 'サインインは以前からブロックされていました',
    revokeSessions: 'セッションは取り消されました',
    resetPassword: 'パスワードはリセットされました',
    unblockSignIn: '再びサインインできます',
    confirmCompromised: '侵害が確認されました',
    dismissRisk: 'リスクは却下されました',
    setVendorStatus: '状態が設定されました',
  },
  ends: {
    pending: '{{step}}: 待機中',
    sending: '{{step}}: 実行中',
    unknown: '{{step}}: 届いたかどうか不明です',
    late: '{{step}}: 期限を過ぎたため実行されませんでした',
    heldBack: '{{step}}: 見合わせました',
  },
  faults: {
    missingScope:
      'アクセス許可が不足しているか、アプリが変更できない管理者ロールをアカウントが持っています。「統合」でもう一度同意してください。',
    notLicensed: 'テナントにこのためのライセンスがありません。',
    notConnected: '会社が Microsoft 365 に接続されていません。',
    notFound: 'Microsoft 側に存在しなくなっています。',
    throttled: 'Microsoft が要求を制限しています。後でもう一度お試しください。',
    unreachable: 'Microsoft に接続できませんでした。後でもう一度お試しください。',
    unexpectedAnswer: 'Microsoft に受け付けられませんでした。',
    synchronized:
      'アカウントはオンプレミスのディレクトリから来ています。パスワードはそちらでリセットしてください。',
    alertGone: 'このアラートについて、Microsoft 側には何も残っていません。',
    tooManyLocks:
      '1 時間に自動でロックできるアカウント数の上限に達しました。このアカウントは手動で確認してください。',
  },
  elsewhere: {
    GWS: 'ここから Google の設定は変更できません。Google 管理コンソールでこのアカウントを停止し、リセットしてください。',
    DUOSecurity:
      'ここから Duo の設定は変更できません。Duo の管理画面でこのユーザーをロックまたは有効化してください。',
    openGWS: '管理コンソールを開く',
    openDUOSecurity: '管理画面を開く',
  },
} satisfies Translation<'ja', 'alertTasks'>

import type { Translation } from '../translation.ts'

export const securityLog = {
  purpose: '誰がサインインし、誰が拒否され、どのアカウントに何が行われたか。イベントは 1 年間保存されます。',
  columns: {
    event: 'イベント',
    at: '日時',
    actor: 'ユーザー',
    target: '対象',
    network: '接続元',
    result: '結果',
    count: '回数',
  },
  filter: {
    add: 'イベントの種類',
  },
  events: {
    signIn: {
      succeeded: 'サインイン',
      refused: 'サインインを拒否',
    },
    secondFactor: {
      refused: '第 2 要素を拒否',
      set: '第 2 要素を設定',
      removed: '第 2 要素を解除',
    },
    password: {
      changed: 'パスワードを変更',
      reset: 'パスワードをリセット',
    },
    session: {
      endedElsewhere: 'ほかのすべての場所でサインアウト',
      tokenReused: 'サインインの古いコピーが使われたため終了',
    },
    device: {
      signedOut: 'デバイスをサインアウト',
    },
    user: {
      added: 'ユーザーを追加',
      changed: 'ユーザーを変更',
      removed: 'ユーザーを削除',
    },
    organization: {
      secondFactorDemanded: '全員への 第 2 要素の要求',
    },
    alerts: {
      webhookSet: 'アラートを Webhook に送信',
      webhookRemoved: 'アラートの Webhook を削除',
      recipientsSet: 'アラートのメール宛先を追加',
      recipientsRemoved: 'アラートのメール宛先を削除',
    },
    integration: {
      peopleRemoved: 'ディレクトリから読み込んだユーザー情報を削除',
    },
    agent: {
      keyMade: 'エージェントのライセンスキーを作成',
    },
    account: {
      lockedDown: 'アカウントをロックダウン',
      released: 'アカウントのロックダウンを解除',
    },
    access: {
      refused: 'アクセスを拒否',
    },
  },
  reasons: {
    wrongPassword: 'パスワードの誤り',
    lockedOut: 'このアカウントでの誤入力が多すぎる',
    tooManyRequests: '接続元からの試行が多すぎる',
    disabled: 'アカウントは無効',
    unconfirmed: 'メールアドレスが未確認',
    resetRequired: 'パスワードのリセットが必要',
    expired: '仮パスワードの期限切れ',
    wrongCode: 'コードの誤り',
    codeUsed: '使用済みのコード',
    unknownAccount: '該当するアカウントなし',
    secondFactorNeeded: '第 2 要素が必要',
    unverified: 'このブラウザーで開始されていない',
    noPermission: '権限なし',
    protectedUser: 'このユーザーは変更できない',
    featureOff: '機能がオフ',
    readOnly: '共有の試用アカウント',
    withdrawn: '要求を取り消し',
  },
  members: {
    name: '名前',
    role: 'ロール',
    permissions: '権限',
    companies: '会社',
    signIn: 'サインインの方法',
    disabled: '利用を停止',
    enabled: '利用を再開',
  },
  done: '完了',
  refused: '拒否',
  unknownNetwork: '不明',
  times: '{{number}} 回',
  older: '以前のイベントを表示',
  end: 'これより前のイベントはありません。',
  table: {
    select: 'イベントを選択',
    selectAll: 'すべてのイベントを選択',
    selected: '{{maximum}} 件中 {{chosen}} 件を選択',
    loading: 'セキュリティログを読み取り中',
  },
  empty: {
    title: 'まだ何も起きていません',
    reason: 'サインイン、拒否、ユーザーの変更は今後ここに表示されます。',
    notFound: 'この種類のイベントはありません',
    notFoundReason: '過去 1 年間にこの種類のイベントは起きていません。',
    clear: 'すべての種類を表示',
    failed: 'セキュリティログを読み取れませんでした',
    unreachable: 'サーバーの応答がありません。しばらくしてから再試行してください。',
  },
  stale: {
    newest: 'ログを再読み取りできませんでした。これは最後に読み取った内容です。',
    older: '以前のイベントを読み取れませんでした。',
  },
} satisfies Translation<'ja', 'securityLog'>

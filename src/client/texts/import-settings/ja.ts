import type { Translation } from '../translation.ts'

export const importSettings = {
  title: 'インポート設定',
  purpose:
    'インポートされないアカウントは、ディレクトリを読み取るたびに無視されます。人が決めた扱いはそのまま残ります。',
  whose: '設定の対象',
  ofAll: '独自の設定がない会社',
  none: '{{company}}にはインポート設定がないため、全員がインポートされます。',
  byDefault:
    '{{company}}には、独自の設定がない会社の設定が適用されています。保存すると独自の設定になります。',
  defaultHelp: '独自の設定がないすべての会社に適用されます。アカウントは会社ごとに数えられます。',
  remove: '設定を削除',
  removeDefault: '既定を削除',
  domains: {
    label: 'ドメイン',
    all: 'すべてのドメイン',
    only: 'この会社の唯一のドメインです。',
  },
  include: {
    label: 'インポートする対象',
    all: 'すべてのアカウント',
    allHelp: 'これらのドメインの全員。',
    selected: '選択したアカウント',
    selectedHelp: 'いずれかのグループに属する人、ライセンスまたはロールを持つ人、指定された人。',
  },
  exclude: {
    label: '除外する対象',
    none: 'なし',
    noneHelp: 'これらのアカウントをすべてインポートします。',
    selected: '一部',
    selectedHelp: '除外はインポートより優先されます。',
    noLicences: 'ライセンスのないアカウント',
    noGroups: 'グループに属さないアカウント',
  },
  included: {
    groups: 'インポートするグループ',
    users: 'インポートする人',
    licences: 'インポートするライセンス',
    roles: 'インポートするロール',
  },
  excluded: {
    groups: '除外するグループ',
    users: '除外する人',
    licences: '除外するライセンス',
    roles: '除外するロール',
  },
  add: {
    groups: 'グループを追加',
    users: '人を追加',
    licences: 'ライセンスを追加',
    roles: 'ロールを追加',
  },
  choices: {
    find: '検索',
    noSuch: 'この名前のものはありません。',
    none: 'なし',
    remove: '{{name}}を外す',
    asking: '選択肢をサーバーに問い合わせています。',
    unknown: '選択肢は、ディレクトリの読み取り後、サーバーに接続できる間だけ表示されます。',
  },
  estimate: {
    selected: '{{accounts}}件中{{selected}}件のアカウントをインポート',
    noLicenses: 'ライセンスなし: {{accounts}}',
    noGroups: 'グループなし: {{accounts}}',
    asking: 'アカウントを数えています',
    unknown: 'インポートされる数は不明です。グループとロールはサーバーが数えますが、応答がありません。',
    again: 'もう一度数える',
  },
  refusals: {
    nothingSelected: 'インポートするグループ、人、ライセンス、ロールを1つ以上選んでください。',
    nothingExcluded: '除外する対象を選ぶか、誰も除外しないでください。',
    unchanged: '変更はありません。',
    nobodyLeft: 'インポートされるアカウントがありません。',
    everybody:
      'すべてのアカウントをインポートする場合、設定は不要です。設定を削除するか、ドメインを選んでください。',
  },
  refresh: {
    button: '更新',
    running: 'ディレクトリを読み取っています。',
    done: 'ディレクトリを読み取りました。',
    failed: 'ディレクトリを読み取れませんでした。以前の内容は残っています。',
    goesOn: '読み取りはバックグラウンドで続いています。',
    notStarted: '読み取りを開始できませんでした。しばらくしてからもう一度お試しください。',
    forbidden: 'あなたのロールではディレクトリを読み取れません。',
    paused: 'この連携は一時停止中です。',
    offline: 'ネットワークに接続されていません。',
  },
} satisfies Translation<'ja', 'importSettings'>

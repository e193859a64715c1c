import type { Translation } from '../translation.ts'

export const organizations = {
  purpose: 'このサイトのすべての組織の数値と、それぞれで有効になっている機能です。',
  search: '組織を検索',
  columns: {
    name: '組織',
    customers: '会社',
    users: 'ユーザー',
    devices: 'デバイス',
    subscription: 'サブスクリプション',
    features: '機能',
    created_at: '作成日',
  },
  own: '自組織',
  readOnly: 'テスト アカウント',
  unknown: '不明',
  on: '{{all}} 件中 {{number}} 件がオン',
  subscription: {
    none: 'なし',
    monthly: '{{plan}} (月払い)',
    yearly: '{{plan}} (年払い)',
    trialPlan: '試用版',
    until: '試用期間は {{date}} まで',
    endedOn: '試用期間は {{date}} に終了',
    ended: '試用期間は終了',
  },
  figures: {
    all: '組織',
    trial: '試用中',
    lapsed: '有効なサブスクリプションなし',
    readOnly: 'テスト アカウント',
  },
  table: {
    select: '組織を選択',
    selectAll: 'すべての組織を選択',
    selected: '{{maximum}} 件中 {{chosen}} 件を選択',
    loading: '組織を読み取り中',
  },
  export: {
    button: 'CSV としてエクスポート',
    nothing: 'エクスポートするものがありません。',
    done_other: '{{count}} 件の組織をエクスポートしました。',
  },
  empty: {
    notFound: '一致する組織はありません',
    notFoundReason: 'この語句を名前に含む組織はありません。',
    failed: '組織を読み取れませんでした',
  },
  panel: {
    context: '組織',
    id: '組織 ID',
    numbersOnly: '表示されるのは数値のみです。会社、従業員、ユーザーの内容は組織だけのものです。',
    gone: 'この組織はここにありません',
    goneReason: '削除されたか、アドレスが別のサイトのものです。',
  },
  notYet: 'これで有効になるものは、まだこのバージョンに含まれていません。現在は何も変わりません。',
  features: {
    'posture-protect-m3': {
      name: 'セキュリティ態勢の保護',
      effect: 'セキュリティ態勢に保護タブを表示します。',
    },
    'discover-security': {
      name: 'アプリのリスク',
      effect: '「アプリの利用状況」の「リスク」ページを開けるようにします。',
    },
    'engage-autopilot': {
      name: 'Engage の自動化',
      effect: '「オフボードの予定」ページを開けるようにします。',
    },
    'castellan-ai-assistant': {
      name: 'AI アシスタント',
      effect: 'アシスタントのある開発ページを、製品管理者だけが開けるようにします。',
    },
    'defender-policies': {
      name: 'Defender のポリシー',
      effect: 'Defender のポリシーとテンプレートのページを開けるようにします。',
    },
    intune: {
      name: 'Intune によるデバイス管理',
      effect: 'デバイスの構成とコンプライアンスのページを開けるようにします。',
    },
    'secure-licensing': {
      name: 'Secure のライセンス',
      effect: 'Secure のライセンスがまだない場合に、有効化を案内します。',
    },
    'test-account': {
      name: 'テスト アカウント',
      effect: '共有の試用アカウントの組織であることを示します。この組織では何も変更できません。',
    },
    'scheduled-reports': {
      name: '定期レポート',
      effect: '定期レポートをメニューに表示します。オフの間、サーバーは要求を拒否します。',
    },
    reporting: {
      name: 'レポートのエクスポート',
      effect: '脅威レポートと概要レポートをエクスポートできるようにします。',
    },
    'auto-ignore': {
      name: '自動的に無視',
      effect: '従業員ページで、人を自動的に無視するインポート設定を使えるようにします。',
    },
    alerts: {
      name: 'メニューのアラート',
      effect: 'アラートをメニューに表示します。オフの間も、アドレスを指定すればページは開きます。',
    },
  },
  warnings: {
    testAccountOn:
      '注意: オンにすると、この組織では誰も何も変更できなくなります。デバイスで送信を待っている変更は拒否されます。',
    testAccountOff:
      '注意: オフにすると、この組織の共有の試用アカウントには誰も入れなくなり、既にサインインしている人は変更を行えるようになります。',
    assistantOn: '注意: アシスタントは使用のたびに費用がかかります。',
  },
  toggle: {
    on: {
      title: '{{organization}} で「{{feature}}」をオンにしますか?',
      confirm: 'オンにする',
      done: '{{organization}} で「{{feature}}」をオンにしました。',
    },
    off: {
      title: '{{organization}} で「{{feature}}」をオフにしますか?',
      confirm: 'オフにする',
      done: '{{organization}} で「{{feature}}」をオフにしました。',
    },
    reach:
      '{{organization}} の全員に適用されます。オンラインのデバイスには直ちに、その他のデバイスには次にサーバーに接続したときに反映されます。',
    noNetwork:
      'ネットワークが必要です。機能のオンとオフはサーバーで行われ、後から送信されることはありません。',
  },
} satisfies Translation<'ja', 'organizations'>

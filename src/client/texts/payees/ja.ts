import type { Translation } from '../translation.ts'

export const payees = {
  purpose: '会計ツールによる各社の支払い。契約中のサブスクリプションと照らし合わせるためのものです。',
  search: '支払先または説明を検索',
  unnamed: '支払先の記載なし',
  month: '月',
  toIntegrations: '統合へ',
  columns: {
    vendor: '支払先',
    posted_on: '計上日',
    description: '説明',
    account: '口座',
    cost: '費用',
    currency: '通貨',
  },
  table: {
    select: 'この支出を選択',
    selectAll: 'すべての支出を選択',
    selected: '{{maximum}} 件中 {{chosen}} 件を選択',
    loading: '支出を読み取り中',
  },
  empty: {
    none: '支出はまだありません',
    noneReason: '会社が QuickBooks に接続され、読み取られるとここに表示されます。',
    unread: '支出はまだこのデバイスにありません',
    unreadReason: '次にネットワークにつながると届き、その後はここに残ります。',
    filtered: '該当する支出がありません',
    filteredReason: 'これらの語とフィルターに合う支出はありません。',
  },
  panel: {
    context: 'QuickBooks の支出',
    gone: 'この支出はここにありません',
    goneReason: '帳簿から削除されたか、13 か月より古いか、担当していない会社のものです。',
  },
} satisfies Translation<'ja', 'payees'>

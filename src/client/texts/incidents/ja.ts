import type { Translation } from '../translation.ts'

export const incidents = {
  purpose: '全社のアラートのうち、関連するものをまとめます。ひとりの攻撃者の行動が 1 行になります。',
  search: 'インシデント、アカウント、会社、アドレスを検索',
  sameAddress_other: '{{count}} 社に同じアドレス',
  alerts_other: 'アラート {{count}} 件',
  open_other: '要確認 {{count}} 件',
  columns: {
    title: '発端',
    companies: '会社',
    accounts: 'アカウント',
    count: 'アラート数',
    open: '要確認',
    at: '初回確認',
    addresses: 'アドレス',
  },
  acts: {
    resolve: 'すべて解決',
    takeUp: 'すべて対応する',
    noneOpen: '未終了のものはありません。',
  },
  empty: {
    none: 'インシデントなし',
    noneReason: '読み取ったソースからは、確認すべきものは報告されていません。',
    unreadReason: 'インシデントはサーバーとの最初の通信で届きます。',
    filtered: '一致するインシデントなし',
    filteredReason: 'この語句、状態、期間に当てはまるインシデントはありません。',
  },
  panel: {
    who: '関係者と場所',
    course: '起きたこと (時刻順)',
    gone: 'このインシデントはもうありません',
    goneReason: 'アラートが 90 日より古いか、会社がもう管理されていません。',
  },
  keys: { next: '次のインシデント', previous: '前のインシデント' },
  table: {
    select: 'インシデントを選択',
    selectAll: 'すべてのインシデントを選択',
    selected: '{{maximum}} 件中 {{chosen}} 件を選択',
    loading: 'インシデントを読み込んでいます',
  },
} satisfies Translation<'ja', 'incidents'>

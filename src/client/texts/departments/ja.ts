import type { Translation } from '../translation.ts'

export const departments = {
  purpose: '会社の従業員に記載されている部署です。',
  search: '部署を検索',
  none: '部署なし',
  people_other: '{{count}}人',
  ignored_other: '{{count}}人無視',
  columns: {
    name: '部署',
    people: '従業員',
    ignored: '無視',
  },
  table: {
    select: 'この部署を選択',
    selectAll: 'すべての部署を選択',
    selected: '{{maximum}}件中{{chosen}}件を選択',
    loading: '部署を読み込んでいます',
  },
  empty: {
    choose: '会社を選択してください',
    chooseReason: '部署は会社ごとにあります。上のバーで会社を選択してください。',
    none: '部署はまだありません',
    noneReason: '{{company}}には従業員がいません。',
    unread: '部署はまだ読み込まれていません',
    unreadReason: 'このデバイスはまだ従業員を読み込んでおらず、サーバーも応答しません。',
    filtered: '一致する部署はありません',
    filteredReason: 'これらの語を含む部署や人はいません。',
  },
  panel: {
    gone: 'この部署はありません',
    goneReason: '所属する人がいないか、名前が変更されました。',
    more_other: '他{{count}}人',
  },
  rename: {
    button: '名前を変更',
    assign: '部署を割り当て',
    title: '{{name}}の名前を変更',
    name: '部署の名前',
    save: '全員に適用',
    reach_other: '{{count}}人の部署が変わります。',
    directory: '会社のディレクトリは変更されません。後でディレクトリから伝えられた内容が再び優先されます。',
  },
} satisfies Translation<'ja', 'departments'>

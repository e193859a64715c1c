import type { Translation } from '../translation.ts'

export const ignored = {
  purpose: '集計やレポートから除外されている人とその理由です。ライセンスは割り当てられません。',
  search: '従業員を検索',
  columns: {
    department: '部署',
    why: '理由',
  },
  by: {
    person: '人による',
    rule: 'インポート設定による',
  },
  byPerson: '人が決定',
  reasons: {
    otherDomain: 'ドメインが対象外',
    notChosen: '選択した対象に含まれない',
    leftOut: '設定で除外',
    noLicences: 'ライセンスなし',
    noGroups: 'グループなし',
  },
  unignore: '無視を解除',
  more_other: '他に{{count}}人います。すべて見るには会社を選択してください。',
  table: {
    select: 'この従業員を選択',
    selectAll: '無視された従業員をすべて選択',
    selected: '{{maximum}}件中{{chosen}}件を選択',
    loading: '無視された従業員を読み込んでいます',
  },
  empty: {
    none: '無視されている人はいません',
    noneReason: '全員が集計対象です。従業員の一覧、または会社のインポート設定で無視できます。',
    unread: '無視された従業員はまだ読み込まれていません',
    unreadReason: 'このデバイスはまだ従業員を読み込んでおらず、サーバーも応答しません。',
    filtered: '一致する人はいません',
    filteredReason: '検索とフィルターに一致する従業員はいません。',
  },
  panel: {
    rule: '無視を解除すると、設定に関わらずインポートされたままになります。',
    open: '従業員で開く',
    gone: 'この従業員は無視されていません',
    goneReason: '集計対象に戻ったか、削除されました。',
  },
} satisfies Translation<'ja', 'ignored'>

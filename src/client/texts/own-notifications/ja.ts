import type { Translation } from '../translation.ts'

export const ownNotifications = {
  purpose: 'いずれかのデバイスで受け取った通知を新しい順に表示します。',
  search: '通知または会社を検索',
  markAll: 'すべて既読にする',
  all: 'すべての通知',
  allRead: 'すべて既読です。',
  notKept: 'このデバイスには何も保存できませんでした。',
  columns: { title: '通知', reading: '既読', company: '会社', at: '時刻' },
  reading: { unread: '未読', read: '既読' },
  filter: { add: '絞り込み' },
  table: {
    select: 'この通知を選択',
    selectAll: 'すべての通知を選択',
    selected: '{{maximum}} 件中 {{chosen}} 件を選択',
    loading: '通知を読み込んでいます',
  },
  empty: {
    none: '通知はまだありません',
    noneReason: 'アラートや接続の問題はここに表示され、通知を有効にしたデバイスにも届きます。',
    unread: '通知はまだこのデバイスにありません',
    unreadReason: '次にネットワークにつながると届き、以後ここに残ります。',
    filtered: '該当する通知はありません',
    filteredReason: 'この語句と条件に合う通知はありません。',
  },
} satisfies Translation<'ja', 'ownNotifications'>

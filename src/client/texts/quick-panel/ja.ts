import type { Translation } from '../translation.ts'

export const quickPanel = {
  title: 'クイックパネル',
  notLoaded: 'クイックパネルはまだこのデバイスにありません。次にネットワークにつながると使えます。',
  tabs: { notifications: '通知', auditLogs: '監査ログ', settings: '設定' },
  told: {
    purpose: '最近このデバイスに届いた通知です。',
    loading: '通知を読み取り中',
    empty: 'まだ何も届いていません',
    emptyReason:
      '通知はデバイスごとにオンにします。オンの場合、最近の通知がオフラインでもここに表示されます。',
  },
  changes: {
    purpose: 'およそ過去 1 日にこのデバイスで行った変更です。',
    loading: '変更を読み取り中',
    empty: '最近の変更はありません',
    emptyReason: 'このデバイスで行った変更は、サーバーで実行されるとここに表示されます。',
    done: '完了',
    pending_other: 'まだ完了していない変更が {{count}} 件あります',
  },
  settings: {
    purpose: 'このデバイスのみに適用されます。',
    dark: '外観をダークにする',
    darkHelp: 'ここで選ぶまではデバイスの設定に従います。',
    compact: '表をコンパクトにする',
    folded: 'メニューを折りたたむ',
  },
} satisfies Translation<'ja', 'quickPanel'>

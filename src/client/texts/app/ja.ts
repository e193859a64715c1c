import type { Translation } from '../translation.ts'

export const app = {
  updateReady: 'Castellan の新しいバージョンがこのデバイスにあります。',
  updated: 'Castellan はこのデバイスで更新されました。',
  updatedElsewhere: 'Castellan は別のウィンドウで更新されました。このウィンドウも再読み込みしてください。',
  updateHeld: '別のウィンドウに保存されていない入力があります。先に保存または破棄してから更新してください。',
  reload: '再読み込みして更新',
  notices: 'お知らせ',
  notFoundTitle: '問題が発生しました',
  notFoundReason: 'このアドレスにはページがありません。',
  toStart: 'スタート ページへ',
  denied: 'このページを開く権限がありません。組織の管理者が変更できます。',
  off: 'この機能は組織で無効になっています。',
  upgradeTitle: 'ご契約のプランには含まれていません',
  upgradeReason: 'プランをアップグレードすると、すぐに利用できます。組織の所有者が変更できます。',
  trialTitle: '試用期間が終了しました',
  trialReason: 'データは失われていません。組織の所有者がプランを選ぶと続けられます。',
  trialBilling: '請求へ',
  welcomeTitle: '{{name}} さん、ようこそ',
  welcomeReason: {
    inMenu: '{{organization}} のページはメニューにあります。',
    noPermission:
      '{{organization}} のページはまだ公開されていません。組織の管理者がアクセス許可を付与できます。',
    upgrade:
      '{{organization}} のプランには、開くことのできるページが含まれていません。プランをアップグレードすると、すぐに利用できます。組織の所有者が変更できます。',
    missingSubscription:
      '{{organization}} にはまだサブスクリプションがないため、開けるページがありません。組織の所有者がプランを選べます。',
  },
  scheduleCall: '通話を予約する',
  missingTitle: 'このページはまだこのデバイスにありません',
  missingReason: '接続が回復すると開けます。このデバイスで待機中の内容は失われません。',
  failedTitle: 'このページを表示できませんでした',
  failedReason:
    '一部を読み込めなかったか、問題が発生しました。このデバイスで待機中のものは失われていません。',
  startSlow:
    'まだ開いていません。何も起こらない場合は、ページを再読み込みしてください。このデバイスで待機中のものは失われません。',
  startFailedTitle: 'Castellan を開けませんでした',
  startFailedReason:
    '一部を読み込めませんでした。このデバイスで待機中のものは失われていません。接続できるときにページを再読み込みしてください。',
} satisfies Translation<'ja', 'app'>

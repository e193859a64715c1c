import type { AlertMailTexts } from './en.ts'

export const ja: AlertMailTexts = {
  lead: '次のアラートを確認してください。',
  labels: { time: '日時', account: 'アカウント', address: 'アドレス', country: '国' },
  labelled: (label, value) => `${label}：${value}`,
  open: 'アラートを開く',
  unlisted: (count) => `ここに記載されていないアラート：${count} 件`,
  note: 'このメールは、お使いのアドレスがアラートの受信者に登録されているため送信されました。組織のセキュリティ管理者が Castellan で変更できます。',
  test: {
    subject: 'テスト：アラートの受信確認',
    lead: 'これはテストです。アラートのメールはこのアドレスに届きます。',
    note: '組織のセキュリティ管理者が Castellan でこのメールの送信を求めました。実際には何も起きていません。',
  },
}

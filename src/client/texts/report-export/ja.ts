import type { Translation } from '../translation.ts'

export const reportExport = {
  title: 'レポート',
  pdf: 'PDF レポート',
  csv: 'CSV レポート',
  detail: 'サーバーが組織のロゴ入りで作成します',
  chooseCompany: '先に会社を選択してください。レポートは 1 社ごとです。',
  offline: 'レポートにはサーバーへの接続が必要です。',
  making: 'レポートを作成しています。作業を続けられます。',
  done: 'レポートを保存しました。',
  failed: 'レポートなし',
} satisfies Translation<'ja', 'reportExport'>

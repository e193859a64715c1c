import type { Translation } from '../translation.ts'

export const setupMfa = {
  title: '2 要素サインインの設定',
  why: '組織では第 2 要素として、スマートフォンの認証アプリが必要です。',
  scan: 'アプリで画像をスキャンするか、キーを手動で入力してください。その後、アプリに表示されたコードを入力してください。',
  loading: 'キーを取得中',
  qr: '認証アプリ用の QR コードです。下のキーも同じ内容です。',
  key: '手動入力用のキー',
  copy: 'コピー',
  code: 'アプリのコード',
  codeHelp: '6 桁です。30 秒ごとに新しくなります。',
  issues: {
    required: '必須フィールド',
    tooShort: 'コードは 6 桁です。入力が短すぎます。',
    tooLong: 'コードは 6 桁です。入力が長すぎます。',
  },
} satisfies Translation<'ja', 'setupMfa'>

import type { Translation } from '../translation.ts'

export const oneTimeCode = {
  title: 'ワンタイム コードを入力',
  help: '認証アプリを開き、Castellan 用に表示されているコードを入力してください。',
  otp: 'ワンタイム コード',
  login: 'サインイン',
  issues: {
    required: '必須フィールド',
    tooShort: 'コードは 6 桁です。入力が短すぎます。',
    tooLong: 'コードは 6 桁です。入力が長すぎます。',
  },
} satisfies Translation<'ja', 'oneTimeCode'>

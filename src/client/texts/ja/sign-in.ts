import type { Translation } from '../translation.ts'
import { errors } from './errors.ts'

export const signIn = {
  product: 'Castellan',
  title: 'ようこそ',
  email: 'メール',
  password: 'パスワード',
  showPassword: 'パスワードを表示',
  hidePassword: 'パスワードを隠す',
  submit: 'サインイン',
  required: '必須フィールド',
  copyright: '© {{year}} Castellan',
  problems: {
    invalidLogin: errors.invalidLogin,
    attemptLimit: errors.attemptLimit,
    userNotConfirmed: errors.userNotConfirmed,
    notAuthorized: errors.notAuthorized,
    challenge: 'このアカウントのサインインには、このアプリがまだ対応していない手順が必要です。',
    unreachable:
      'サーバーに接続できません。ネットワークを確認して再試行してください。入力内容は残っています。',
  },
} satisfies Translation<'ja', 'signIn'>

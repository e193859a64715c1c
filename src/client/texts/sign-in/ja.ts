import type { Translation } from '../translation.ts'
import { errors } from '../errors/ja.ts'

export const signIn = {
  title: 'ようこそ',
  titleBack: 'お帰りなさい',
  email: 'メール',
  password: 'パスワード',
  showPassword: 'パスワードを表示',
  hidePassword: 'パスワードを隠す',
  forgotPassword: 'パスワードを忘れた場合',
  submit: 'サインイン',
  or: 'または',
  microsoft: 'Microsoft で続行',
  required: '必須フィールド',
  passwordChanged: errors.passwordChanged,
  offline: 'ネットワークに接続されていません。サインインには接続が必要です。入力内容はそのまま残ります。',
  enteringTrial: '試用アカウントでサインイン中',
  opening: 'このデバイスの保存内容を開いています',
  openingTest: 'テスト サイトを開いています。内容はすべて架空のものですので、自由にお試しください。',
} satisfies Translation<'ja', 'signIn'>

import type { Translation } from '../translation.ts'
import { errors } from '../errors/ja.ts'

export const signIn = {
  title: 'ようこそ',
  titleBack: 'お帰りなさい',
  forgotPassword: 'パスワードを忘れた場合',
  or: 'または',
  microsoft: 'Microsoft で続行',
  passwordChanged: errors.passwordChanged,
  offline: 'ネットワークに接続されていません。サインインには接続が必要です。入力内容はそのまま残ります。',
  enteringTrial: '試用アカウントでサインイン中',
  opening: 'このデバイスの保存内容を開いています',
  openingTest: 'テスト サイトを開いています。内容はすべて架空のものですので、自由にお試しください。',
} satisfies Translation<'ja', 'signIn'>

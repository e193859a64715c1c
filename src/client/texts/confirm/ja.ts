import type { Translation } from '../translation.ts'
import { errors } from '../errors/ja.ts'

export const confirm = {
  title: 'メール アドレスの確認',
  help: 'アカウントの作成時に {{email}} にコードを送信しました。',
  box: '{{count}} 文字中 {{place}} 文字目',
  incomplete: '6 文字すべてを入力してください。',
  request: 'コードを要求',
  notices: {
    invalidCode: errors.invalidCode,
    expiredCode: errors.expiredCode,
    codeSent: 'コードを送信しました',
    requestFailed: 'コードを要求できませんでした',
    unreachable: 'サーバーに接続できません。ネットワークを確認して再試行してください。コードは残っています。',
  },
} satisfies Translation<'ja', 'confirm'>

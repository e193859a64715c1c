import type { Translation } from '../translation.ts'

export const session = {
  title: 'セッションが終了しました',
  nothingLost:
    'このデバイスのデータは失われません。もう一度サインインすると、未送信の変更が送信され、続きから作業できます。',
  putOff: '後で',
  signIn: 'もう一度サインイン',
} satisfies Translation<'ja', 'session'>

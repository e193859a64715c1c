import type { Translation } from '../translation.ts'

export const instructions = {
  title: '手順',
  invitation:
    'まだ何も書かれていません。{{company}} で対処するために必要なこと (確認先、影響範囲、試したこと) を書き留めてください。',
  none: 'まだ何も書かれていません。',
  write: '手順を書く',
  edited: '{{name}}、{{time}}',
  purpose: '{{company}} で「{{check}}」に対処する方法です。この会社の状況を閲覧できる全員が読めます。',
  text: '手順',
  help: '書式なしのテキストです。改行は保持されます。空にすると手順は削除されます。',
  unchanged: '変更はありません。',
  saved: '手順を保存しました。',
  takenAway: '手順を削除しました。',
  notSaved: '手順を保存できませんでした。',
  failures: {
    forbidden: 'あなたのロールでは許可されなくなりました。',
    notKept: 'このデバイスに保存できませんでした。入力した内容は残っています。',
  },
} satisfies Translation<'ja', 'instructions'>

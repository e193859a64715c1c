import type { Translation } from '../translation.ts'

export const newPassword = {
  changeTitle: '新しいパスワードの設定',
  changeHelp:
    'アカウントは一時パスワードで作成されました。自分だけが知っているパスワードを設定してください。',
  password: '新しいパスワード',
  confirmation: 'パスワードの確認',
  change: 'パスワードを変更',
  rules: 'パスワードの条件',
  met: '満たしています',
  open: 'まだ満たしていません',
  rule: {
    length: '8 から 99 文字',
    upper: '英大文字を含む',
    lower: '英小文字を含む',
    digit: '数字を含む',
    special: '記号を含む',
    noSpaces: '空白を含まない',
    notEmail: 'メール アドレスではない',
  },
  issues: {
    required: '必須フィールド',
    length: 'パスワードは 8 から 99 文字にしてください。',
    invalid: 'パスワードが以下の条件をすべて満たしていません。',
    matchesEmail: 'パスワードにメール アドレスを含めることはできません。',
    different: '2 つのパスワードが一致しません。',
  },
} satisfies Translation<'ja', 'newPassword'>

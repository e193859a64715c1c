import type { Translation } from '../translation.ts'

export const forgotPassword = {
  title: 'パスワードを忘れた場合',
  help: 'アカウントのメール アドレスを入力してください。新しいパスワードを設定するためのコードが届きます。まだサインインしたことがない場合は、招待が再送されます。',
  emailWrong: '有効なメール アドレスを入力してください。',
  submit: '送信',
  emailSent: 'メールを送信しました',
  invited: '{{email}} に招待を再送しました。記載されている一時パスワードでサインインしてください。',
  resetTitle: '新しいパスワードの設定',
  resetHelp: '{{email}} に送信されたコードを入力してください。有効期間は 1 時間です。',
  codeIssues: {
    required: '必須フィールド',
    tooShort: 'コードは 6 文字です。入力が短すぎます。',
  },
  notReady: 'コードを入力し、すべての条件を満たすパスワードを 2 回入力してください。',
} satisfies Translation<'ja', 'forgotPassword'>

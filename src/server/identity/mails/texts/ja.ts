import type { MailTexts } from './en.ts'

export const ja: MailTexts = {
  greeting: (name) => (name ? `${name} 様` : 'お客様'),
  farewell: 'Castellan',
  invitation: {
    subject: 'Castellan へのご招待',
    lead: 'Castellan に招待されました。以下の情報でサインインし、続いてご自身のパスワードを設定してください。',
    address: 'メールアドレス',
    password: '仮パスワード',
    action: 'サインイン',
    note: '仮パスワードの有効期間は 7 日間です。お心当たりのない場合は、このメールを無視してください。',
  },
  signUpCode: {
    subject: 'メールアドレスの確認',
    lead: '次のコードを入力してメールアドレスを確認し、Castellan アカウントの登録を完了してください。',
    code: '確認コード',
    note: 'コードの有効期間は 1 時間です。アカウントを作成した覚えがない場合は、このメールを無視してください。',
  },
  resetCode: {
    subject: 'Castellan のパスワードの再設定',
    lead: 'Castellan アカウントのパスワードの再設定が求められました。次のコードを入力して、新しいパスワードを設定してください。',
    code: '再設定コード',
    action: '新しいパスワードを設定',
    note: 'コードの有効期間は 1 時間です。お心当たりのない場合は、このメールを無視してください。パスワードは変更されません。',
  },
  passwordChanged: {
    subject: 'Castellan のパスワードが変更されました',
    lead: 'Castellan アカウントのパスワードが変更され、ほかのすべてのサインインが終了しました。',
    note: 'お心当たりのない場合は、すぐにパスワードを再設定し、管理者にお知らせください。',
    action: 'パスワードを再設定',
  },
  factorSet: {
    subject: 'Castellan アカウントに認証アプリが設定されました',
    lead: 'Castellan アカウントに認証アプリが設定されました。今後、サインインにはそのコードが必要です。',
    note: 'お心当たりのない場合は、すぐにパスワードを再設定し、管理者にお知らせください。',
    action: 'パスワードを再設定',
  },
  factorRemoved: {
    subject: 'Castellan アカウントの認証アプリが削除されました',
    lead: 'Castellan アカウントの認証アプリが削除されました。今後、パスワードだけでサインインできます。',
    note: 'お心当たりのない場合は、すぐにパスワードを再設定し、管理者にお知らせください。',
    action: 'パスワードを再設定',
  },
}

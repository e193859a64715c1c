import type { Translation } from '../translation.ts'

export const firstRun = {
  title: 'Castellan のセットアップ',
  checking: 'セットアップ リンクを確認中',
  opening: 'サインイン中',
  ownerTitle: '所有者の登録',
  ownerHelp:
    'このサイトにはまだ誰も登録されていません。あなたが所有者になり、すべての操作と他のユーザーの招待ができます。',
  firstName: '名',
  lastName: '姓',
  email: 'メール アドレス',
  organizationTitle: '組織の登録',
  organizationHelp: '会社を管理するプロバイダーです。組織自身の会社も同時に作成されます。',
  organization: '組織名',
  timeZone: 'タイム ゾーン',
  timeZoneHelp: 'レポートとスケジュールの基準になります。',
  hasPSA: 'チケットは自社のツール（PSA）で処理している',
  hasPSAHelp: '使っていない場合、接続の手順は非表示にされます。',
  finish: 'セットアップしてサインイン',
  invalidTitle: 'このセットアップ リンクは無効です',
  invalidHelp:
    'リンクはすでに使用されたか、その後サーバーが起動して新しいリンクが表示されています。まだ誰もサイトをセットアップしていない場合は、最後の起動時のリンクを使用してください。',
  toLogin: 'サインインへ',
  issues: {
    required: '必須フィールド',
    email: 'メール アドレスの形式ではありません。',
  },
} satisfies Translation<'ja', 'firstRun'>

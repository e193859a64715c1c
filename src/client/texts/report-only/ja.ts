import type { Translation } from '../translation.ts'

export const reportOnly = {
  title: '適用した場合の結果',
  ask: 'サインイン ログに問い合わせる',
  asking: 'Microsoft に問い合わせています …',
  offline: '接続があるときに Microsoft に問い合わせます。',
  failed: 'サインイン ログを読み取れませんでした。後でもう一度お試しください。',
  none: '過去 {{days}} 日間のサインインには、このポリシーに関する記録がまだありません。',
  incomplete: '確認した数より多くのサインインがありました。',
  of_other: '過去 {{days}} 日間のサインイン {{count}} 件',
  success: '満たしていたもの',
  interrupted: '追加の確認を求められたもの',
  failure: '拒否されたもの',
  not_applied: '対象外',
  people: '該当者',
  person: '{{name}}: 拒否 {{failure}}、確認 {{interrupted}}',
} satisfies Translation<'ja', 'reportOnly'>

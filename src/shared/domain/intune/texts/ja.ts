import type { DevicePolicyTexts } from './en.ts'

export const devicePolicyTexts: DevicePolicyTexts = {
  prefix: 'ポリシーの検証に失敗しました。続けるには、以下のエラーを修正してください。',
  findings: {
    'name-required': 'ポリシーの名前を入力してください',
    'name-too-long': '名前は {{limit}} 文字以内にしてください',
    'group-in-both': 'グループ {{value}} を対象と除外の両方に指定することはできません',
    'included-group-required':
      '除外するグループを選択した場合は、少なくとも 1 つのグループを対象にしてください',
    'unknown-group': 'テナントにグループ {{value}} はありません',
    'one-block-action':
      'コンプライアンス ポリシーには、アクセスをブロックするアクションがちょうど 1 つ必要です (現在 {{count}})',
    'settings-required': '設定カタログのポリシーには、少なくとも 1 つの設定が必要です',
  },
}

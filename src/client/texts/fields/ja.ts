import type { Translation } from '../translation.ts'

export const fields = {
  form: '検証に失敗しました。続けるには以下のエラーを修正してください。',
  isRequired: '{{name}}は必須です',
  invalid: '{{name}}が有効ではありません',
  required: '必須フィールド',
  empty: 'フィールドを空にすることはできません',
  notValid: 'フィールドが有効ではありません',
  min: '{{name}}は {{limit}} 文字以上で入力してください',
  max: '{{name}}は {{limit}} 文字以内で入力してください',
  specialCharacters: '特殊文字は使用できません',
  spaces: 'スペースは使用できません',
  outerSpace: '先頭または末尾にスペースは使用できません',
  dateType: '日付の形式が無効です',
} satisfies Translation<'ja', 'fields'>

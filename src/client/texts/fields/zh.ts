import type { Translation } from '../translation.ts'

export const fields = {
  form: '验证失败。请修复以下错误以继续。',
  isRequired: '{{name}}为必填项',
  invalid: '{{name}}无效',
  required: '必填字段',
  empty: '字段不能为空',
  notValid: '字段无效',
  min: '{{name}}至少需要 {{limit}} 个字符',
  max: '{{name}}最多 {{limit}} 个字符',
  specialCharacters: '不允许使用特殊字符',
  spaces: '不允许使用空格',
  outerSpace: '开头和结尾不允许有空格',
  dateType: '日期类型无效',
} satisfies Translation<'zh', 'fields'>

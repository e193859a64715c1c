import type { Translation } from '../translation.ts'

export const refusal = {
  found: '联系支持时请提供编号 {{requestId}}。',
} satisfies Translation<'zh', 'refusal'>

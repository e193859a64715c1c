import type { Translation } from '../translation.ts'

export const refusal = {
  found: 'サポートへの問い合わせ番号: {{requestId}}',
} satisfies Translation<'ja', 'refusal'>

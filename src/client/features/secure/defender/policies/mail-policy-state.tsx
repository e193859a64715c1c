import { CircleCheck, CircleDashed, RefreshCw } from 'lucide-react'
import { useTexts } from '#client/texts/texts.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import type { MailPolicyRow } from './mail-policy-rows.ts'
import { stateText } from './mail-policy-words.ts'

/** Whether a policy is on, and whether a change of it is under way. */
export function MailPolicyState({ row }: { row: Pick<MailPolicyRow, 'policy' | 'isUpdating' | 'isNew'> }) {
  const text = stateText(row, useTexts('defender'))
  if (row.isUpdating)
    return (
      <Badge tone="amber">
        <RefreshCw aria-hidden />
        {text}
      </Badge>
    )
  return (
    <Badge tone={row.policy.isEnabled ? 'green' : 'neutral'}>
      {row.policy.isEnabled ? <CircleCheck aria-hidden /> : <CircleDashed aria-hidden />}
      {text}
    </Badge>
  )
}

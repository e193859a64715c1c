import { RefreshCw } from 'lucide-react'
import { useTexts } from '#client/texts/texts.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import type { DevicePolicyRow } from './device-policy-rows.ts'

/** That a change of a policy is under way; nothing where none is. */
export function DevicePolicyState({ row }: { row: Pick<DevicePolicyRow, 'isUpdating' | 'isNew'> }) {
  const t = useTexts('intune')
  if (!row.isUpdating) return null
  return (
    <Badge tone="amber">
      <RefreshCw aria-hidden />
      {t(row.isNew ? 'states.making' : 'states.updating')}
    </Badge>
  )
}

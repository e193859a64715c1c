import { useMayChange } from '#client/features/secure/parts/use-may-change.ts'
import { useSelected } from '#client/parts/list/use-selected.ts'
import { ActButtons } from './act-buttons.tsx'
import { policyList } from './policy-list.ts'
import type { ListedPolicy } from './policy-rows.ts'

/** The selection among the policies that are found, and what is done with them at once; undefined for who may only read. */
export function usePolicyBulk(found: readonly ListedPolicy[]) {
  const { chosen, clear, selecting } = useSelected(found, policyList.rowKey)
  if (!useMayChange()) return undefined
  return {
    ...selecting,
    bulkActions: <ActButtons policies={chosen} onDone={clear} />,
  }
}

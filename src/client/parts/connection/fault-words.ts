import { INTEGRATION_FAULTS, type Integration } from '#shared/domain/integrations/integration.ts'
import type { Task } from '#shared/domain/tasks/task.ts'
import type { useTexts } from '#client/texts/texts.ts'

type CompanyTexts = ReturnType<typeof useTexts<'companies'>>

/** Why the newest reading of a tenant failed, and what to do; undefined when it did not. */
export function faultText(
  t: CompanyTexts,
  { fault }: Integration,
  task: Task | undefined,
): string | undefined {
  if (task?.state === 'timed out') return t('microsoft.faults.timedOut')
  const name = fault ?? (task?.state === 'failed' ? task.fault : null)
  if (name === null) return undefined
  const known = INTEGRATION_FAULTS.find((each) => each === name)
  return t(`microsoft.faults.${known ?? 'failure'}`)
}

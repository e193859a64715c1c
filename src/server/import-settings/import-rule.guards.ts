import type { ErrorCode } from '#shared/contract/errors.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { Log } from '#server/platform/log.ts'
import type { Effect, Effects, Guards } from '#server/platform/sync/bus-parts.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { requestApplying } from './apply-import-rule.jobs.ts'

/** Rules are changed only where the feature is on (SHELL-31). */
export const importRuleGuards: Pick<Guards, 'importRule.set' | 'importRule.delete'> = {
  'importRule.set': async ({ work }) => whyOff(work),
  'importRule.delete': async ({ work }) => whyOff(work),
}

async function whyOff(work: Work): Promise<ErrorCode | undefined> {
  await work.load('featureFlag', ['auto-ignore'])
  return work.get('featureFlag', 'auto-ignore').row?.enabled === true ? undefined : 'featureOff'
}

interface EffectParts {
  jobs: Pick<Jobs, 'send'>
  log: Pick<Log, 'error'>
}

/** A rule that changed decides anew at once, and not only at the next sync. */
export function importRuleEffects({
  jobs,
  log,
}: EffectParts): Pick<Effects, 'importRule.set' | 'importRule.delete'> {
  const decideAnew: Effect<{ customerId: string | null }> =
    async ({ scope: { organizationId }, args: { customerId } }) =>
    () => {
      requestApplying(jobs, { organizationId, customerId }).catch((cause: unknown) =>
        log.error(
          { event: 'importRule.applyingNotQueued', err: cause },
          'Import settings decide only at the next directory sync',
        ),
      )
    }
  return { 'importRule.set': decideAnew, 'importRule.delete': decideAnew }
}

import { alertSettingsId } from '#shared/domain/alerts/alert-settings.ts'
import type { Effects } from '#server/platform/sync/bus-parts.ts'
import { callerNetwork, type Scope } from '#server/platform/sync/scope.ts'
import type { Work } from '#server/platform/sync/work.ts'
import type { SecurityLog } from '#server/security-log/security-log.ts'

interface Change {
  customerId: string | null
  before: readonly string[]
  after: readonly string[]
}

/** Keeps in the security log whom alerts are mailed to and whom no longer, by settings and by rules. */
export const recipientEffects = ({
  securityLog,
}: {
  securityLog: Pick<SecurityLog, 'keep'>
}): Pick<Effects, 'alertSettings.set' | 'alertRule.save' | 'alertRule.delete'> => {
  const note = noting(securityLog)
  return {
    'alertSettings.set': async ({ work, scope, args: { customerId, settings } }) => {
      const before = work.get('alertSettings', alertSettingsId(customerId)).row?.recipients ?? []
      return note(work, scope, { customerId, before, after: settings.recipients ?? [] })
    },
    'alertRule.save': async ({ work, scope, args: { customerId, id, fields } }) => {
      const before = work.get('alertRule', id).row?.recipients ?? []
      return note(work, scope, { customerId, before, after: fields.recipients })
    },
    'alertRule.delete': async ({ work, scope, args: { customerId, id } }) => {
      const before = work.get('alertRule', id).row?.recipients ?? []
      return note(work, scope, { customerId, before, after: [] })
    },
  }
}

const noting =
  ({ keep }: Pick<SecurityLog, 'keep'>) =>
  async (work: Work, scope: Scope, { customerId, before, after }: Change): Promise<() => void> => {
    const company = customerId === null ? undefined : await companyName(work, customerId)
    const logs: (() => void)[] = []
    for (const [event, addresses] of [
      ['alerts.recipientsSet', after.filter((each) => !before.includes(each))],
      ['alerts.recipientsRemoved', before.filter((each) => !after.includes(each))],
    ] as const) {
      if (addresses.length === 0) continue
      const said = [company, addresses.join(', ')].filter(Boolean).join(': ')
      // Other addresses within the same minute are another event.
      const happening = { event, actorId: scope.userId, target: said, targetName: said }
      logs.push(await keep(work.tx, { ...happening, network: callerNetwork(scope) }))
    }
    return () => logs.forEach((log) => log())
  }

async function companyName(work: Work, customerId: string): Promise<string | undefined> {
  await work.load('customer', [customerId])
  return work.get('customer', customerId).row?.name
}

import { describe, expect, test } from 'vitest'
import { noteAudit } from '#sandbox/microsoft365/graph/directory-audits.ts'
import { openPretendTenant, READ_AT } from '#tests/support/vendors/pretend-tenant.ts'
import type { ConnectorError } from '../connector-error.ts'
import { graphLimits } from './limits.ts'

const timeAt = (minute: number) => new Date(READ_AT + minute * 60_000).toISOString()

/** A tenant whose log has an entry for every minute. */
function open(entries: number) {
  const { tenant, auditLog } = openPretendTenant()
  for (let minute = 0; minute < entries; minute += 1)
    noteAudit(tenant, {
      activity: `Activity ${minute}`,
      category: 'Policy',
      service: 'Core Directory',
      operation: 'Update',
      by: { user: { id: 'jo', userPrincipalName: 'jo@fabrikam.example' } },
      target: { id: null, displayName: null, type: 'Other' },
      at: READ_AT + minute * 60_000,
    })
  return { tenant, auditLog }
}
const namesIn = (items: readonly unknown[]) =>
  items.map((item) => (item as { activityDisplayName: string }).activityDisplayName)

describe('the log of a directory', () => {
  test('is read between two times, both included, the newest first', async () => {
    const { items, isWhole } = await open(5).auditLog.between(timeAt(1), timeAt(3))
    expect(namesIn(items)).toEqual(['Activity 3', 'Activity 2', 'Activity 1'])
    expect(isWhole).toBe(true)
  })

  test('is read to its last page, and no further than so many', async () => {
    const most = graphLimits.auditPage * graphLimits.auditPages
    const whole = await open(graphLimits.auditPage + 1).auditLog.between(timeAt(0), timeAt(most))
    expect([whole.items.length, whole.isWhole]).toEqual([graphLimits.auditPage + 1, true])
    const part = await open(most + 1).auditLog.between(timeAt(0), timeAt(most))
    expect([part.items.length, part.isWhole]).toEqual([most, false])
    expect(namesIn(part.items)[0]).toBe(`Activity ${most}`)
  })

  test('is read through throttling, and refused without its permission', async () => {
    const { tenant, auditLog } = open(3)
    tenant.provoked.add('throttled')
    for (let time = 0; time < 3; time += 1)
      expect((await auditLog.between(timeAt(0), timeAt(3))).items).toHaveLength(3)
    const refused = open(1)
    refused.tenant.consentedRoles = ['Policy.Read.All']
    await expect(refused.auditLog.between(timeAt(0), timeAt(3))).rejects.toMatchObject({
      reason: 'missingScope',
    } satisfies Partial<ConnectorError>)
  })
})

import { endpoints } from '#shared/contract/endpoints.ts'
import type { MfaReport } from '#shared/domain/mfa/mfa-report.ts'
import {
  isMfaPersonWanted,
  mfaProtectionOf,
  mfaStatusOf,
  mfaStrengthOf,
} from '#shared/domain/mfa/mfa-standing.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import { readRowOf } from '#server/platform/sync/read-rows.ts'
import { requireCustomer } from '#server/platform/sync/scope.ts'
import { readKnown } from '#server/posture/posture.store.ts'
import { mfaReportTable } from './mfa.tables.ts'

export function mountMfaRoutes({ mount }: Mounts, { db }: { db: Db }) {
  mount(endpoints.getMfaReport, async ({ c, params, query: { from, size, ...filters } }) => {
    const { scope } = c.var
    requireCustomer(scope, params.customerId)
    const customerId = params.customerId.toLowerCase()
    const { postures } = await readKnown(db, scope, customerId)
    const { people, ...report } =
      withoutId(await readRowOf(db, mfaReportTable, scope, customerId)) ?? neverRead(customerId)
    const wanted = people.filter((person) => isMfaPersonWanted(person, filters))
    return {
      ...report,
      read_at: postures.get(customerId)?.clouds.microsoft ?? null,
      total: wanted.length,
      people: wanted.slice(from, from + size).map((person) => ({
        ...person,
        status: mfaStatusOf(person) ?? null,
        protection: mfaProtectionOf(person) ?? null,
        strength: mfaStrengthOf(person) ?? null,
      })),
    }
  })
}

/** Of a company whose tenant was never read, nobody knows that it has no people. */
const neverRead = (customerId: string): Omit<MfaReport, 'id'> => ({
  customer_id: customerId,
  unread: 'notConnected',
  registrations_unread: 'notConnected',
  states_unread: 'notConnected',
  google: null,
  is_incomplete: false,
  people: [],
})

function withoutId(report: MfaReport | undefined): Omit<MfaReport, 'id'> | undefined {
  if (!report) return undefined
  const { id: _, ...rest } = report
  return rest
}

import { liveQuery } from 'dexie'
import { auditTime, combineLatest, concat, defer, from, map, type Observable, of, switchMap } from 'rxjs'
import { SECOND } from '#shared/lib/time.ts'
import { addSeats, countsOf, LICENSE_POOL_ID, type SeatCounts } from '#shared/domain/licenses/license-pool.ts'
import type { Seat } from '#shared/domain/licenses/seat.ts'
import type { Subscription, Tier } from '#shared/domain/licenses/subscription.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { commands } from '#shared/contract/commands.ts'
import type { Device } from '../../device/device.ts'
import type { View } from '../../rows/merge.ts'
import { viewShared } from '../../rows/read.ts'
import { type Intention, submit, submitMany } from '../../queue/submit.ts'
import { watchTray } from '../../queue/tray.ts'
import { type EmployeeGroup, readCompany, watchEmployees } from '../employees.ts'
import type { EmployeeFilters, EmployeeQuery } from '../../search/employee-query.ts'

/** What the organization has bought; undefined where nothing of it is here. */
export const watchSubscription = (device: Device): Observable<View<'subscription'> | undefined> => {
  const { id } = device.login.organization
  return from(liveQuery(() => viewShared(device, 'subscription', id))).pipe(map((views) => views.get(id)))
}

/** How each company's people come to their licences, by the company's id; none where nothing is switched on. */
export const watchCompanyLicenses = (
  device: Device,
): Observable<ReadonlyMap<string, View<'companyLicenses'>>> =>
  from(liveQuery(() => viewShared(device, 'companyLicenses', device.login.organization.id)))

/** The people of a company, with what waits on this device. */
export const watchPeople = (device: Device, customerId: string): Observable<Employee[]> =>
  watchEmployees(device, customerId, EVERYBODY).pipe(map(({ rows }) => rows.map(({ row }) => row)))

const EVERYBODY: EmployeeQuery = {
  search: '',
  filters: {},
  sort: { field: 'first_name', direction: 'asc' },
  offset: 0,
  limit: Infinity,
}

/** What there is to give away: what was bought, and what is taken, with what waits on this device. */
export interface Seats {
  subscription: Subscription | undefined
  counts: SeatCounts
}

/** Seats of all companies. What waits here has taken and freed what it names, for only people who need it are named. */
export const watchSeats = (device: Device): Observable<Seats> =>
  combineLatest([
    watchSubscription(device),
    from(liveQuery(() => viewShared(device, 'licensePool', device.login.organization.id))),
    watchTray(device),
  ]).pipe(
    map(([subscription, pools, waiting]) => {
      const counts = countsOf(pools.get(LICENSE_POOL_ID)?.row)
      for (const { name, body, state } of waiting) {
        if (state === 'acked' || state === 'rejected' || state === 'revoked') continue
        if (name !== 'license.assign' && name !== 'license.remove') continue
        const args = commands[name].args.safeParse(body.args).data
        if (args) addSeats(counts, args.modules, args.ids.length * (name === 'license.assign' ? 1 : -1))
      }
      return { subscription: subscription?.row, counts }
    }),
  )

/** Employees of any companies as this device has them. */
export async function readPeople(
  device: Device,
  groups: readonly { customerId: string; ids: readonly string[] }[],
): Promise<Employee[]> {
  const read = await Promise.all(
    groups.map(async ({ customerId, ids }) => {
      const rows = await readCompany(device, customerId)
      return ids.flatMap((id) => rows.find(id)?.row ?? [])
    }),
  )
  return read.flat()
}

/** Gives people of several companies licences or takes them, with one change per company; answers each in order. */
export const changeLicenses = (
  device: Device,
  name: 'license.assign' | 'license.remove',
  groups: readonly EmployeeGroup[],
  modules: readonly Seat[],
) =>
  submitMany(
    device,
    groups.map(({ customerId, ids, subject, place }): Intention<'license.assign' | 'license.remove'> => ({
      name,
      args: { customerId, ids, modules: [...modules] },
      subject,
      place,
    })),
  )

interface Company {
  id: string
  name: string
}

/** Whether everybody of a company is given Discover or Engage from now on. */
export const setAutoAssign = (device: Device, { id, name }: Company, moduleNumber: 10 | 11, on: boolean) =>
  submit(device, {
    name: 'license.autoAssign',
    args: { customerId: id, moduleNumber, on },
    subject: name,
    place: '',
  })

/** Enables Secure for everybody of a tenant in a tier, or disables it. */
export const enableSecure = (device: Device, { id, name }: Company, tier: Tier) =>
  submit(device, { name: 'license.enableSecure', args: { customerId: id, tier }, subject: name, place: '' })

/** Notes the day of the renewal; `seen` is what stood there. */
export const renewOn = (device: Device, seen: string | null, renewsOn: string | null) =>
  submit(device, {
    name: 'subscription.renewOn',
    args: { organizationId: device.login.organization.id, renewsOn },
    expect: { renews_on: seen },
    subject: device.login.organization.name,
    place: '',
  })

/** How many people of each company hold what, by the company's id. */
export interface LicensedPeople {
  people: ReadonlyMap<string, number>
  discover: ReadonlyMap<string, number>
  engage: ReadonlyMap<string, number>
  essentials: ReadonlyMap<string, number>
  premium: ReadonlyMap<string, number>
}

/** How often employees are counted again while they change. */
const PAUSE = SECOND

/** Counted by the index, which opens no rows; with what waits on this device. */
export function watchLicensedPeople({ sync }: Device): Observable<LicensedPeople> {
  const count = async (filters: EmployeeFilters) => {
    const { perCompany } = await sync.queryEmployees({
      search: '',
      filters,
      sort: { field: 'first_name', direction: 'asc' },
      offset: 0,
      limit: 0,
      perCompany: true,
    })
    return perCompany ?? new Map<string, number>()
  }
  const read = async (): Promise<LicensedPeople> => ({
    people: await count({ ignored: false }),
    discover: await count({ discover: true }),
    engage: await count({ engage: true }),
    essentials: await count({ secure: 'essentials' }),
    premium: await count({ secure: 'premium' }),
  })
  return concat(of(undefined), sync.changes.pipe(auditTime(PAUSE))).pipe(switchMap(() => defer(read)))
}

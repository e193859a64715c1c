import { liveQuery } from 'dexie'
import { from, map, type Observable } from 'rxjs'
import {
  nothingUsual,
  type UsualSetup,
  type UsualSetupFields,
  usualSetupId,
} from '#shared/domain/alerts/usual-setup.ts'
import type { Device } from '../../device/device.ts'
import type { View } from '../../rows/merge.ts'
import { viewShared } from '../../rows/read.ts'
import { submit, type SubmitOutcome } from '../../queue/submit.ts'

/** What is usual at a company, or (null) at all of them, with waiting changes; undefined where nobody said anything. */
export const watchUsualSetup = (
  device: Device,
  customerId: string | null,
): Observable<View<'usualSetup'> | undefined> =>
  from(liveQuery(() => viewShared(device, 'usualSetup', device.login.organization.id))).pipe(
    map((views) => views.get(usualSetupId(customerId))),
  )

/** The addresses and ranges that are safe at each company, and (null) at all of them. */
export const watchSafeAddresses = (device: Device): Observable<Map<string | null, readonly string[]>> =>
  from(liveQuery(() => viewShared(device, 'usualSetup', device.login.organization.id))).pipe(
    map((views) => new Map([...views.values()].map(({ row }) => [row.customer_id, row.safe_addresses]))),
  )

/** The countries in which work is done at each company that says so itself, and (null) at all others. */
export const watchOperatingCountries = (
  device: Device,
): Observable<ReadonlyMap<string | null, readonly string[]>> =>
  from(liveQuery(() => viewShared(device, 'usualSetup', device.login.organization.id))).pipe(
    map(
      (views) =>
        new Map(
          [...views.values()].flatMap(({ row }) =>
            row.operating_countries ? [[row.customer_id, row.operating_countries] as const] : [],
          ),
        ),
    ),
  )

interface WhoseSetup {
  customerId: string | null
  /** Of the company, for the list of what waits. */
  name: string
  /** What the person saw. */
  seen: UsualSetup | undefined
}

/** Says what is usual at a company, or (null) at all of them. */
export const setUsualSetup = (
  device: Device,
  { customerId, name, seen }: WhoseSetup,
  setup: UsualSetupFields,
): Promise<SubmitOutcome> => {
  const fields = Object.keys(nothingUsual) as (keyof UsualSetupFields)[]
  return submit(device, {
    name: 'usualSetup.set',
    args: { customerId, setup },
    expect: Object.fromEntries(fields.map((field) => [field, seen?.[field] ?? null])),
    subject: name,
    place: '',
  })
}

/** Every country in which somebody works at any company, as far as anybody said so. */
export const watchWorkingCountries = (device: Device): Observable<readonly string[]> =>
  from(liveQuery(() => viewShared(device, 'usualSetup', device.login.organization.id))).pipe(
    map((views) => [...new Set([...views.values()].flatMap(({ row }) => row.operating_countries ?? []))]),
  )

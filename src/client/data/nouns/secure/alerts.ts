import { liveQuery } from 'dexie'
import {
  distinctUntilChanged,
  filter,
  from,
  map,
  merge,
  type Observable,
  share,
  switchMap,
  take,
  takeUntil,
  timer,
} from 'rxjs'
import { alertEndpoints } from '#shared/contract/endpoints/alerts/alerts.ts'
import type { AlertRow, AlertStatus } from '#shared/domain/alerts/alert-row.ts'
import type { FeedStates } from '#shared/domain/alerts/feed-states.ts'
import type { Device } from '../../device/device.ts'
import type { View } from '../../rows/merge.ts'
import { areAlertsOpen, viewAlerts, viewEarlyAlerts, viewShared } from '../../rows/read.ts'
import { submit, submitMany, type SubmitOutcome } from '../../queue/submit.ts'

/** The alerts of every company on this device, with waiting changes. What is as it was is the same object. */
export const watchAlerts = (device: Device): Observable<readonly View<'alert'>[]> =>
  from(liveQuery(() => viewAlerts(device, device.login.organization.id))).pipe(distinctUntilChanged())

export interface ListedAlerts {
  views: readonly View<'alert'>[]
  /** Else there are closed ones that are not among them yet. */
  isWhole: boolean
}

/** Until what came early was painted; what comes then keeps the page busy. Milliseconds. */
const FIRST = 300

/** The alerts of every company for a list: those that nobody has dealt with early, then all. */
export function watchListedAlerts(device: Device): Observable<ListedAlerts> {
  const all = () => watchAlerts(device).pipe(map((views) => ({ views, isWhole: true })))
  if (areAlertsOpen(device)) return all()
  const early = from(liveQuery(() => viewEarlyAlerts(device, device.login.organization.id))).pipe(share())
  const whole = early.pipe(
    take(1),
    switchMap((views) => timer(views ? FIRST : 0)),
    switchMap(all),
    share(),
  )
  return merge(
    early.pipe(
      filter((views) => views !== undefined),
      map((views) => ({ views, isWhole: false })),
      takeUntil(whole),
    ),
    whole,
  )
}

/** How the sources of each company's tenant stand, by the company's id. */
export const watchFeedStates = (device: Device): Observable<Map<string, FeedStates>> =>
  from(liveQuery(() => viewShared(device, 'feedStates', device.login.organization.id))).pipe(
    map((views) => new Map([...views.values()].map(({ row }) => [row.customer_id, row]))),
  )

/** An alert as somebody saw it, with its name and the company's for the list of what waits. */
export interface SeenAlert {
  row: AlertRow
  title: string
  company: string
}

/** Takes alerts up, closes them, or opens them again, all in one; whether this device keeps every one of these changes. */
export const setAlertStatuses = async (
  device: Device,
  changes: readonly { alert: SeenAlert; status: AlertStatus }[],
): Promise<boolean> => {
  const answers = await submitMany(
    device,
    changes.map(({ alert: { row, title, company }, status }) => ({
      name: 'alert.setStatus',
      args: { customerId: row.customer_id, id: row.id, status },
      expect: { status: row.status },
      subject: title,
      place: company,
    })),
  )
  return answers.every(({ outcome }) => outcome === 'saved')
}

/** Has an alert notify nobody until a time, ISO 8601, or (null) again. */
export const snoozeAlert = (
  device: Device,
  { row, title, company }: SeenAlert,
  until: string | null,
): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'alert.snooze',
    args: { customerId: row.customer_id, id: row.id, until },
    expect: { snoozed_until: row.snoozed_until },
    subject: title,
    place: company,
  })

/** The records that tell of an alert as the vendor wrote them, which only the server has. */
export const readAlertRecords = async (
  { call }: Pick<Device, 'call'>,
  { customer_id: customerId, id }: AlertRow,
) => (await call(alertEndpoints.getAlert, { params: { customerId, id } })).records

import { liveQuery } from 'dexie'
import {
  distinctUntilChanged,
  filter,
  firstValueFrom,
  from,
  fromEvent,
  map,
  type Observable,
  skip,
  takeUntil,
} from 'rxjs'
import { billingEndpoints } from '#shared/contract/endpoints/billing.ts'
import type { BillingAccount } from '#shared/domain/billing/billing-account.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import type { Caller, Device } from '../device/device.ts'
import { submit } from '../queue/submit.ts'
import { viewShared } from '../rows/read.ts'
import { watchSubscription } from './licenses/licenses.ts'

/** What the billing portal says; null where nobody has been there yet. */
export const watchBillingAccount = (device: Device): Observable<BillingAccount | null> => {
  const { id } = device.login.organization
  return from(liveQuery(() => viewShared(device, 'billingAccount', id))).pipe(
    map((views) => views.get(id)?.row ?? null),
  )
}

/** The address of a session of the portal. Throws an `ApiError`. */
export const openBillingPortal = (
  { call }: Caller,
  { billingAccountId, signal }: { billingAccountId: string; signal: AbortSignal },
) => call(billingEndpoints.openBillingPortal, { body: { billingAccountId }, signal })

/** Begins the trial of Discover Premium, which there is once. */
export const tryDiscover = (device: Device) =>
  submit(device, {
    name: 'subscription.tryDiscover',
    args: { organizationId: device.login.organization.id },
    subject: device.login.organization.name,
    place: '',
  })

/** Waits until the subscription is another one than it is now. */
export async function subscriptionChange(device: Device, signal: AbortSignal): Promise<void> {
  const later = watchSubscription(device).pipe(
    takeUntil(fromEvent(signal, 'abort')),
    filter((view) => view !== undefined),
    map(({ row }) => canonicalJson(row)),
    distinctUntilChanged(),
    skip(1),
  )
  // Nobody hears of it where it ends because nobody waits any more.
  await firstValueFrom(later, { defaultValue: '' })
}

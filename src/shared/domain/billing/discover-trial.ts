import { DAY } from '../../lib/time.ts'
import { type Subscription, tierOf } from '../licenses/subscription.ts'

/** ORG-26. */
export const DISCOVER_TRIAL_DAYS = 7

/** When a trial of Discover Premium ends that begins now. */
export const discoverTrialEnd = (now: string): string =>
  new Date(Date.parse(now) + DISCOVER_TRIAL_DAYS * DAY).toISOString()

/** Why the trial of Discover Premium cannot begin; undefined where it can. */
export function discoverTrialRefusal(
  subscription: Subscription,
): 'discoverTrialUsed' | 'discoverPremiumHeld' | undefined {
  if (subscription.discover_trial_ends_at !== null) return 'discoverTrialUsed'
  return tierOf(subscription, 'discover') === 'premium' ? 'discoverPremiumHeld' : undefined
}

/** When the trial of Discover Premium ends, in milliseconds since 1970; undefined where none is under way. */
export function endOfDiscoverTrial(
  { discover_trial_ends_at }: Pick<Subscription, 'discover_trial_ends_at'>,
  now: number,
): number | undefined {
  if (discover_trial_ends_at === null) return undefined
  const ends = Date.parse(discover_trial_ends_at)
  return now < ends ? ends : undefined
}

/**
 * What an organization may use at a moment: what it has bought, and Discover Premium while that is tried. The trial opens what is
 * behind Premium; licences to give to people are not part of it.
 */
export const inForce = (subscription: Subscription, now: number): Subscription =>
  endOfDiscoverTrial(subscription, now) === undefined || tierOf(subscription, 'discover') === 'premium'
    ? subscription
    : {
        ...subscription,
        licenses: [...subscription.licenses, { licenseName: 'discover-premium', quantity: 1 }],
      }

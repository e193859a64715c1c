import { beginOfDay, dayAt } from '../organization/local-day.ts'
import { fullSubscription, type Subscription } from './subscription.ts'

/** AUTH-44. */
export const TRIAL_DAYS = 14

/** Everything there is to buy, for 14 days after the day that it is where the organization is. */
export const trialSubscription = (id: string, begins: number, timeZone: string): Subscription => ({
  ...fullSubscription(id),
  plan: 'trial',
  billing: 'trial',
  trial_ends_at: new Date(beginOfDay(dayAt(begins, timeZone) + TRIAL_DAYS + 1, timeZone)).toISOString(),
})

/** When the trial ends, in milliseconds since 1970; undefined where none is under way. */
export function endOfTrial({ billing, trial_ends_at }: Subscription, now: number): number | undefined {
  if (billing !== 'trial' || trial_ends_at === null) return undefined
  const ends = Date.parse(trial_ends_at)
  return now < ends ? ends : undefined
}

/** How many days there are after today, where the organization is; 0 on the last one. */
export const daysLeft = (ends: number, now: number, timeZone: string): number =>
  dayAt(ends - 1, timeZone) - dayAt(now, timeZone)

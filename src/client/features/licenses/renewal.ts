import { DAY } from '#shared/lib/time.ts'
import type { Subscription } from '#shared/domain/licenses/subscription.ts'

/** From when on a renewal is urgent. */
const URGENT = 14 * DAY

/** When what was bought ends or has to be renewed: of a trial its end, else the day that somebody noted; null for neither. */
export const renewalOf = ({ billing, trial_ends_at, renews_on }: Subscription): string | null =>
  billing === 'trial' || billing === 'trial expired' ? trial_ends_at : renews_on

/** Whether that is near or over. */
export const isUrgent = (renewal: string, now: number): boolean => Date.parse(renewal) - now < URGENT

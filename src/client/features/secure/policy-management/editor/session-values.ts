import type { Members } from './policy-members.ts'

export type Interval = 'none' | 'everyTime' | 'hours' | 'days'

/** How often somebody signs in again, as one choice. */
export function intervalOf(frequency: Members | null): Interval {
  if (frequency === null || frequency['isEnabled'] === false) return 'none'
  if (frequency['frequencyInterval'] === 'everyTime') return 'everyTime'
  return frequency['type'] === 'days' ? 'days' : 'hours'
}

/** The vendor's form of that choice: every time has neither number nor unit. */
export function frequencyOf(before: Members | null, interval: Interval): Members | null {
  if (interval === 'none') return null
  if (interval === 'everyTime')
    return { ...before, isEnabled: true, frequencyInterval: 'everyTime', value: null, type: null }
  return { ...before, isEnabled: true, frequencyInterval: 'timeBased', type: interval }
}

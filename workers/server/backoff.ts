import { syncLimits } from '#shared/contract/sync.ts'

/** How long to wait before the next attempt: full jitter below a limit that doubles, in milliseconds. */
export function backoff(failures: number, random: number): number {
  const { first, longest } = syncLimits.backoff
  return Math.round(random * Math.min(longest, first * 2 ** Math.min(failures, 10)))
}

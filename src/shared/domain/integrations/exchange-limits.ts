import { HOUR } from '#shared/lib/time.ts'

export const exchangeLimits = {
  /** How long after its download the output of a script is taken, in milliseconds. */
  answer: HOUR,
  /** Where the script waits on its own computer for the administrator's sign-in. */
  port: 47_823,
} as const

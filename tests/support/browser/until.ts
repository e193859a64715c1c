import { beforeEach } from 'vitest'

/** When no further journey begins, in milliseconds since 1970; a run by hand has no such time. */
const UNTIL = Number(process.env['JOURNEYS_UNTIL'] ?? Number.POSITIVE_INFINITY)

beforeEach(({ skip }) => {
  if (Date.now() > UNTIL) skip('no time is left on this machine')
})

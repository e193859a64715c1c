import type { Mutant } from '#tests/support/mutant.ts'

/** Deadlines, clocks and limits. */
export const timeMutants: readonly Mutant[] = [
  {
    name: 'no-deadline-on-the-server',
    what: 'The server does not look at the time until which a command may be carried out.',
    file: 'src/server/platform/sync/deadline.ts',
    find: `return now > notAfter || ageMs`,
    replace: `return ageMs`,
  },
  {
    name: 'offset-with-the-wrong-sign',
    what: 'The difference of the clocks is measured the wrong way round.',
    file: 'src/client/data/device/server-time.ts',
    find: `const offset = now - (sent + heard) / 2`,
    replace: `const offset = (sent + heard) / 2 - now`,
  },
  {
    name: 'stream-without-limit',
    what: 'The limit of silence of a stream is taken for seconds.',
    file: 'workers/sync/silence.ts',
    find: `}, syncLimits.requestTimeout)`,
    replace: `}, syncLimits.requestTimeout * 1000)`,
  },
  {
    name: 'request-without-limit',
    what: 'The limit of a request is taken for seconds.',
    file: 'workers/server/server.ts',
    find: `after: syncLimits.requestTimeout`,
    replace: `after: syncLimits.requestTimeout * 1000`,
  },
]

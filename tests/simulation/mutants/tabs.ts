import type { Mutant } from '#tests/support/mutant.ts'

/** Which tab leads, and what keeps it going. */
export const tabMutants: readonly Mutant[] = [
  {
    name: 'no-fencing',
    what: 'A tab that was frozen writes although another one leads by now.',
    file: 'workers/sync/fence.ts',
    find: `if (latest !== leader) throw`,
    replace: `if (latest !== leader && false) throw`,
  },
  {
    name: 'page-without-fence',
    what: 'A page is written without looking who leads.',
    file: 'workers/sync/pull.ts',
    find: `    await mustLead(data, leader)
    if (delta)`,
    replace: `    if (delta)`,
  },
  {
    name: 'load-without-fence',
    what: 'A load is written without looking who leads.',
    file: 'workers/sync/snapshot-store.ts',
    find: `    await mustLead(data, leader)
`,
    replace: ``,
  },
  {
    name: 'resume-does-not-ask',
    what: 'A tab that gave the lead back does not ask for it when it is looked at again.',
    file: 'workers/sync/leadership.ts',
    find: `    release() {
      isAsking = false
`,
    replace: `    release() {
`,
  },
  {
    name: 'signed-out-for-good',
    what: 'Nothing wakes a tab whose session has ended, not even a new session.',
    file: 'workers/sync/sync.machine.ts',
    find: `signedOut: { on: { 'session.renewed': 'pulling', retry: 'pulling' } },`,
    replace: `signedOut: {},`,
  },
  {
    name: 'waits-for-ever',
    what: 'After a failure only an event begins another attempt, not the time.',
    file: 'workers/sync/sync.machine.ts',
    find: `          after: { untilRetry: 'pulling' },
`,
    replace: ``,
  },
]

import type { Mutant } from '#tests/support/mutant.ts'

/** What waits on the device and goes out: making, sending, answering, taking back. */
export const queueMutants: readonly Mutant[] = [
  {
    name: 'queue-not-durable',
    what: 'The queue is written with relaxed durability, so a power cut takes what was confirmed.',
    file: 'src/client/data/queue/command-database.ts',
    find: `chromeTransactionDurability: 'strict'`,
    replace: `chromeTransactionDurability: 'relaxed'`,
  },
  {
    name: 'sent-is-not-noted',
    what: 'What leaves is not noted as being on its way, so it can still be taken back.',
    file: 'workers/sync/claim.ts',
    find: `[...new Set([...flight.keys, ...chosen.batch.map(({ key }) => key)])]`,
    replace: `[...flight.keys]`,
  },
  {
    name: 'flight-forgotten-on-failure',
    what: 'A request that ended without an answer counts as one that was never sent.',
    file: 'workers/sync/claim.ts',
    find: `{ ...flight, isUp: false, deaths: crashes }`,
    replace: `{ ...flight, keys: [], isUp: false, deaths: crashes }`,
  },
  {
    name: 'undo-of-what-is-out',
    what: 'Taking a change back does not look whether it is on its way.',
    file: 'src/client/data/queue/decisions.ts',
    find: `(record.state === 'queued' && !out.has(record.key))`,
    replace: `record.state === 'queued'`,
  },
  {
    name: 'lane-not-held-back',
    what: 'A change that has to wait does not hold back the later ones of its lane.',
    file: 'workers/sync/claim.ts',
    find: `    waiting.add(key)
    closed.set(lane, Math.min(closed.get(lane) ?? Infinity, seq))
  }`,
    replace: `    waiting.add(key)
  }`,
  },
  {
    name: 'dependents-forgotten-on-undo',
    what: 'Taking a change back forgets those that build on it, which then wait for something that never comes.',
    file: 'src/client/data/queue/decisions.ts',
    find: `if (builtOn.has(key)) await rejectDependents(commands, key)`,
    replace: `if (builtOn.has('')) await rejectDependents(commands, key)`,
  },
  {
    name: 'dependents-not-renamed',
    what: 'A change that is sent again under a new key leaves those that build on it with the old one.',
    file: 'src/client/data/queue/decisions.ts',
    find: `    await renameDependencies(commands, key, nextKey)
`,
    replace: ``,
  },
  {
    name: 'expired-taken-as-done',
    what: 'A command that the server refused as too late is treated as acknowledged.',
    file: 'workers/sync/settle.ts',
    find: `return settled({ state: record.class === 'A' ? 'expired' : 'needsConfirm' })`,
    replace: `return settled({ state: 'acked', ackV: head })`,
  },
  {
    name: 'rejected-taken-as-done',
    what: 'A command that the server refused for good is dropped without telling anybody.',
    file: 'workers/sync/settle.ts',
    find: `return aside('rejected', withReason(record.body, result))`,
    replace: `return settled({ state: 'acked', ackV: head })`,
  },
  {
    name: 'conflict-swallowed',
    what: 'Every conflict is taken for somebody else having made the same change.',
    file: 'workers/sync/settle.ts',
    find: `if (isAsWanted(record, result.current)) return`,
    replace: `if (isAsWanted(record, result.current) || result.current !== undefined) return`,
  },
  {
    name: 'conflict-kept-in-the-clear',
    what: 'The row of a conflict is kept beside the sealed body, so that the tray need not open it.',
    file: 'workers/sync/settle.ts',
    find: `    settled({ state, body: await sealBody(vault, record.key, body) })`,
    replace: `    settled({ state, body: await sealBody(vault, record.key, body), ...{ current: body.current } })`,
  },
  {
    name: 'push-without-epoch',
    what: 'A push does not say which history it is for, so a restored server takes it.',
    file: 'workers/sync/push.ts',
    find: `      ...(cursor ? { epoch: cursor.epoch } : {}),
`,
    replace: ``,
  },
  {
    name: 'expectation-not-sent',
    what: 'What the person saw stays on the device, so another change is overwritten unseen.',
    file: 'workers/sync/push.ts',
    find: `    ...(expect ? { expect } : {}),
`,
    replace: ``,
  },
  {
    name: 'earlier-change-wins',
    what: 'Where two waiting changes are joined the fields of the earlier one win.',
    file: 'src/client/data/queue/coalesce.ts',
    find: `command.merge(earlier.body.args, later.args)`,
    replace: `command.merge(later.args, earlier.body.args)`,
  },
  {
    name: 'opened-body-kept-by-key',
    what: 'A body that was opened stays as it was when a later change joins it.',
    file: 'src/client/data/queue/sealed-commands.ts',
    find: `if (known?.mark === mark) return known.body`,
    replace: `if (known) return known.body`,
  },
  {
    name: 'nothing-is-wanted',
    what: 'The fields that a change sets are looked up under the wrong revision, so keeping mine expects nothing.',
    file: 'src/client/data/queue/fields-set.ts',
    find: `findCommand(name, rev)`,
    replace: `findCommand(name, rev + 1)`,
  },
]

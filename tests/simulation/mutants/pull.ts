import type { Mutant } from '#tests/support/mutant.ts'

/** What the device takes from the server: pages, loads, scopes, comparisons, another history. */
export const pullMutants: readonly Mutant[] = [
  {
    name: 'delete-before-visible',
    what: 'Acknowledged commands are removed before their effect is among the rows.',
    file: 'workers/sync/pull.ts',
    find: `.filter(({ ackV }) => ackV !== undefined && ackV <= version)`,
    replace: `.filter(() => true)`,
  },
  {
    name: 'cursor-moves-first',
    what: 'The cursor is written before the rows of its page, in a transaction of its own.',
    file: 'workers/sync/pull.ts',
    find: `    if (delta) await data.deltas.add(delta)
    await data.writeState('cursor', next)
  })`,
    replace: `    await data.writeState('cursor', next)
  })
  if (delta) await data.deltas.add(delta)`,
  },
  {
    name: 'sealed-within-the-transaction',
    what: 'A page is sealed within the transaction that writes it, which a browser has ended by then.',
    file: 'workers/sync/pull.ts',
    find: `    if (delta) await data.deltas.add(delta)
`,
    replace: `    if (delta) await data.deltas.add(await sealDelta(vault, next.version, kept))
`,
  },
  {
    name: 'scope-noted-first',
    what: 'The new scope is noted with the page, before what it grants is noted as wanted.',
    file: 'workers/sync/pull.ts',
    find: `scopeHash: cursor?.scopeHash ?? null,
        at`,
    replace: `scopeHash: answer.scope?.hash ?? cursor?.scopeHash ?? null,
        at`,
  },
  {
    name: 'shared-rows-stay',
    what: 'A company that is taken away leaves its rows in the shared segments.',
    file: 'workers/sync/partitions.ts',
    find: `else if (next !== 'same') await data.segments.put(next)`,
    replace: `else if (next === 'same') continue`,
  },
  {
    name: 'deltas-stay',
    what: 'A company that is taken away leaves its rows in the deltas.',
    file: 'workers/sync/partitions.ts',
    find: `    await replaceDeltas(parts, deltas)
`,
    replace: ``,
  },
  {
    name: 'loss-not-noted',
    what: 'The rows of a partition are deleted without noting that it has to be loaded again.',
    file: 'workers/sync/partitions.ts',
    find: `if (partitions[pid]) partitions[pid] = { ...partitions[pid], state: 'wanted', v: 0 }`,
    replace: `if (partitions[pid]) partitions[pid] = { ...partitions[pid], v: 0 }`,
  },
  {
    name: 'revoked-body-stays',
    what: 'A change whose company was taken away keeps what it said.',
    file: 'workers/sync/partitions.ts',
    find: `state: 'revoked', errorCode: 'noPermission', body })`,
    replace: `state: 'revoked', errorCode: 'noPermission' })`,
  },
  {
    name: 'recent-keeps-foreign',
    what: 'What was acknowledged for a company that was taken away is still remembered.',
    file: 'workers/sync/partitions.ts',
    find: `    await commands.recent.bulkPut(recent)
`,
    replace: ``,
  },
  {
    name: 'granted-is-not-wanted',
    what: 'A partition that was granted counts as ready before anything of it was loaded.',
    file: 'workers/sync/partitions.ts',
    find: `now[pid] ?? { state: 'wanted', v: 0 }`,
    replace: `now[pid] ?? { state: Object.keys(now).length === 0 ? 'wanted' : 'ready', v: 0 }`,
  },
  {
    name: 'ready-before-closed',
    what: 'A partition counts as ready with its first segment.',
    file: 'workers/sync/snapshot-store.ts',
    find: `      else gathered.arrived.push(record)
`,
    replace: `      else gathered.arrived.push(record)
      if (packedKindOf(record.pid) !== undefined) gathered.closed.push({ pid: record.pid, v: record.v })
`,
  },
  {
    name: 'shared-segment-overwritten',
    what: 'The shared rows of a later load replace those of all other companies.',
    file: 'workers/sync/snapshot-store.ts',
    find: `if (record.pid === '*' && !isFirstLoad) gathered`,
    replace: `if (record.pid === '*' && !record.kind) gathered`,
  },
  {
    name: 'audit-at-another-version',
    what: 'The device compares itself with a server that has gone on meanwhile.',
    file: 'workers/sync/audit.ts',
    find: `theirs.epoch !== cursor.epoch || theirs.head !== cursor.version`,
    replace: `theirs.epoch !== cursor.epoch`,
  },
  {
    name: 'too-old-cursor-just-moves',
    what: 'After being away too long the device goes on at the head without comparing.',
    file: 'workers/sync/audit.ts',
    find: `  await loadAgain(parts, new Set(await differences(parts, theirs.partitions)))
`,
    replace: ``,
  },
  {
    name: 'restore-forgets-recent',
    what: 'After a restore of the server what it acknowledged lately is not sent again.',
    file: 'workers/sync/restored.ts',
    find: `  await queueAgain(parts)
`,
    replace: ``,
  },
]

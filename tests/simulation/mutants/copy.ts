import type { Mutant } from '#tests/support/mutant.ts'

/** The copy of the rows on the device: reading, folding, searching, making room. */
export const copyMutants: readonly Mutant[] = [
  {
    name: 'tombstones-ignored',
    what: 'A row that is gone stays where it was.',
    file: 'src/client/data/rows/merge.ts',
    find: `else if (!known || known.pid === pid) rows.delete(id)`,
    replace: `else if (!known) rows.delete(id)`,
  },
  {
    name: 'first-segment-skipped',
    what: 'The segments of a partition are read from number one on, and they begin at zero.',
    file: 'src/client/data/rows/read.ts',
    find: `between([pid, kind, 0], [pid, kind, Infinity])`,
    replace: `between([pid, kind, 1], [pid, kind, Infinity])`,
  },
  {
    name: 'opened-segment-kept-by-place',
    what: 'A segment that was opened is found again by its place, also when it was written anew.',
    file: 'src/client/data/rows/read.ts',
    find: '`${placeOf(data, record.payload)}/${record.v}/${record.n}`,',
    replace: '`${data.name}/${record.pid}/${record.kind}/${record.no}`,',
  },
  {
    name: 'partition-lost-in-folding',
    what: 'Folding the deltas in forgets which partition each shared row belongs to.',
    file: 'workers/sync/compaction.ts',
    find: `...(pid === '*' ? { pid: own } : {}),`,
    replace: `...(pid === '*' && own === pid ? { pid: own } : {}),`,
  },
  {
    name: 'version-lost-in-folding',
    what: 'Folded rows take the version of the newest of their segment.',
    file: 'workers/sync/compaction.ts',
    find: `        row: row as unknown as Record<string, unknown>,
        v,`,
    replace: `        row: row as unknown as Record<string, unknown>,
        v: Math.max(v, ...few.map((each) => each.v)),`,
  },
  {
    name: 'only-employees-folded',
    what: 'Folding keeps what is packed by partition of employees alone.',
    file: 'workers/sync/compaction.ts',
    find: `const packed = pids.filter((pid) => packedKindOf(pid) !== undefined)`,
    replace: `const packed = pids.filter((pid) => packedKindOf(pid) === 'employee')`,
  },
  {
    name: 'given-up-but-ready',
    what: 'Making room deletes the rows of a partition and leaves it marked as ready.',
    file: 'workers/sync/evict.ts',
    find: `if (partition) partitions[pid] = { ...partition, state: 'cold', v: 0 }`,
    replace: `if (partition) partitions[pid] = { ...partition, v: 0 }`,
  },
  {
    name: 'cold-never-comes-back',
    what: 'Looking at what was given up for want of space does not have it loaded again.',
    file: 'workers/sync/evict.ts',
    find: `        ...(isCold ? { state: 'wanted' } : {}),
`,
    replace: ``,
  },
  {
    name: 'search-not-loaded-again',
    what: 'The search does not look at the segments again when these have changed.',
    file: 'workers/sync/employee-search.ts',
    find: `    if (what === 'segments') isLoaded = false
`,
    replace: ``,
  },
  {
    name: 'changed-row-found-twice',
    what: 'The search counts a changed row as it is and once more as the segment says.',
    file: 'src/client/data/search/employee-index.ts',
    find: `withoutRows(rows.counts, rows.flags, new Set(changed))`,
    replace: `withoutRows(rows.counts, rows.flags, new Set([]))`,
  },
  {
    name: 'projection-outlives-its-segments',
    what: 'What is searched stays when a load replaces the segments that it was made from.',
    file: 'workers/sync/snapshot-store.ts',
    find: `    await voidProjection(parts, pids)
`,
    replace: ``,
  },
  {
    name: 'reducer-changes-in-place',
    what: 'A reducer changes the row that it was given instead of making another.',
    file: 'src/shared/contract/commands/employee-commands.ts',
    find: `row && { ...(ignored ? seated(row, []) : row), ignored, ignore_decision: 'person' as const },`,
    replace: `row && Object.assign(row, { ignored, ignore_decision: 'person' as const }),`,
  },
]

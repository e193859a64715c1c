import type { Mutant } from '#tests/support/mutant.ts'

/** The server: carrying out, giving out, and its counter. */
export const serverMutants: readonly Mutant[] = [
  {
    name: 'take-lock-first',
    what: 'A unit of work takes its version when it begins, not as its last act, so a later version can be seen before an earlier one and a pull skips the earlier.',
    file: 'tests/simulation/memory-store.ts',
    find: `      const result = await act(work)
      await pause()
      refuseOvertaken()
      if (refused.some(({ key }) => state.keys.has(key))) throw new ConstraintError('idem_pkey')
      const version = commit(state, [...staged.values()], remembered)`,
    replace: `      const taken = ++state.head.version
      const result = await act(work)
      await pause()
      refuseOvertaken()
      if (refused.some(({ key }) => state.keys.has(key))) throw new ConstraintError('idem_pkey')
      const head = state.head.version
      state.head.version = taken - 1
      let version: number | undefined
      try {
        version = commit(state, [...staged.values()], remembered)
      } finally {
        state.head.version = head
      }`,
  },
  {
    name: 'no-idempotency-check',
    what: 'The server does not look whether it has carried a command out before.',
    file: 'src/server/platform/sync/idempotency.ts',
    find: `const seen = await work.recall([...new Set(asked.map((key) => key.toLowerCase()))])`,
    replace: `const seen: Awaited<ReturnType<typeof work.recall>> = []`,
  },
  {
    name: 'key-not-remembered',
    what: 'Only the keys of commands that add something are written.',
    file: 'src/server/platform/sync/carry-out.ts',
    find: `  work.remember({ key: key.toLowerCase(), fingerprint, result: { status: 200 } })
`,
    replace: `  if (command.needs === 'absent') work.remember({ key: key.toLowerCase(), fingerprint, result: { status: 200 } })
`,
  },
  {
    name: 'lane-goes-on-after-a-refusal',
    what: 'The server carries out the later commands of a lane whose earlier one it refused.',
    file: 'src/server/platform/sync/execute-together.ts',
    find: `    else if (lane !== undefined) stopped.add(lane)
`,
    replace: ``,
  },
  {
    name: 'expectations-not-compared',
    what: 'A conflict is only seen where the row is both as the person saw it and as they want it.',
    file: 'src/server/platform/sync/carry-out.ts',
    find: `return current !== canonicalJson(seen) && current !== canonicalJson(sets?.[field])`,
    replace: `return current === canonicalJson(seen) && current === canonicalJson(sets?.[field])`,
  },
  {
    name: 'moved-row-changed-through-its-old-company',
    what: 'A row is changed wherever it is by now, also in a company that the command is not about.',
    file: 'src/server/platform/sync/carry-out.ts',
    find: `row !== undefined && isInPlace(parts.tables, command, args, row)`,
    replace: `row !== undefined`,
  },
  {
    name: 'scope-by-its-size',
    what: 'A scope is told from another by the number of its partitions.',
    file: 'src/server/platform/sync/scope.ts',
    find: `.update([...pids, ...withheld].join('\\n'))`,
    replace: '.update(`${pids.length}`)',
  },
  {
    name: 'epoch-not-compared',
    what: 'A restored server takes the cursor of its other history for one of its own.',
    file: 'src/server/platform/sync/pull.ts',
    find: `if (epoch !== head.epoch || cursor > head.version)`,
    replace: `if (cursor > head.version)`,
  },
  {
    name: 'page-cuts-a-version',
    what: 'A page ends in the middle of a version, and the next one begins behind it.',
    file: 'src/server/platform/sync/pull.ts',
    find: `rows.filter(({ version }) => version < cut)`,
    replace: `rows.filter(({ version }) => version <= cut)`,
  },
  {
    name: 'one-row-too-few-asked',
    what: 'Exactly a page of rows is read, so nobody sees that there are more.',
    file: 'src/server/platform/sync/pull.ts',
    find: `view.changedAfter(pids, cursor, limit + 1)`,
    replace: `view.changedAfter(pids, cursor, limit)`,
  },
  {
    name: 'full-page-leads-to-the-head',
    what: 'A page that holds one large version says that it leads to the head.',
    file: 'src/server/platform/sync/pull.ts',
    find: `more: cut < head, to: cut }`,
    replace: `more: cut < head, to: head }`,
  },
  {
    name: 'scope-not-told',
    what: 'A scope is only told to a device that knows none, so nobody hears that it has changed.',
    file: 'src/server/platform/sync/pull.ts',
    find: `const scopeChanged = request.scopeHash !== scope.hash`,
    replace: `const scopeChanged = request.scopeHash === null || request.cursor > Number.MAX_SAFE_INTEGER`,
  },
  {
    name: 'empty-partition-not-closed',
    what: 'A load leaves out partitions without rows, so the device waits for them for ever.',
    file: 'src/server/platform/sync/snapshot.ts',
    find: `        return (
          (await linesOf(kind, each, compression)) +`,
    replace: `        if (each.count === 0) return ''
        return (
          (await linesOf(kind, each, compression)) +`,
  },
  {
    name: 'stale-segment-served',
    what: 'A packed partition is served again without looking whether it has changed since.',
    file: 'src/server/platform/sync/segment-store.ts',
    find: `(!packed || packed.v < (current.get(pid) ?? 0))`,
    replace: `!packed`,
  },
  {
    name: 'partition-version-not-raised',
    what: 'The version of a partition stays at that of its first row, so what was packed never counts as old.',
    file: 'src/server/platform/sync/unit-of-work.ts',
    find: `on conflict (organization_id, pid) do update set version = excluded.version`,
    replace: `on conflict (organization_id, pid) do nothing`,
  },
]

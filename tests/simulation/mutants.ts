/** A bug that is put into a source text at the moment when it is loaded, to see that the simulation finds it. */
export interface Mutant {
  name: string
  /** Below the repository. */
  file: string
  /** Has to be there exactly once. */
  find: string
  replace: string
}

export const mutants: readonly Mutant[] = [
  {
    name: 'no-idempotency-check',
    file: 'src/server/platform/sync/bus.ts',
    find: `const seen = await work.recall([...new Set(asked.map((key) => key.toLowerCase()))])`,
    replace: `const seen: Awaited<ReturnType<typeof work.recall>> = []`,
  },
  {
    name: 'no-fencing',
    file: 'workers/sync/fence.ts',
    find: `if (latest !== leader) throw`,
    replace: `if (latest !== leader && false) throw`,
  },
  {
    name: 'delete-before-visible',
    file: 'workers/sync/pull.ts',
    find: `.filter(({ ackV }) => ackV !== undefined && ackV <= version)`,
    replace: `.filter(() => true)`,
  },
  {
    name: 'tombstones-ignored',
    file: 'src/client/data/merge.ts',
    find: `else if (!known || known.pid === pid) rows.delete(id)`,
    replace: `else if (!known) rows.delete(id)`,
  },
  {
    name: 'no-deadline-on-the-server',
    file: 'src/server/platform/sync/deadline.ts',
    find: `return now > notAfter || ageMs`,
    replace: `return ageMs`,
  },
]

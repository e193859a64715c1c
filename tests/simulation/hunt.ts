import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Mutant } from '#tests/support/mutant.ts'

export interface HuntPlan {
  seeds: number
  from: number
  /** How many mutants are looked for side by side, each in a process of its own. */
  workers: number
}

/** What became of one mutant. `broken` is a process that crashed: that says nothing about the invariants. */
export type Verdict =
  | { outcome: 'caught'; seed: number; after: number; invariant: string }
  | { outcome: 'survived' }
  | { outcome: 'broken'; why: string }

/** What a seed may take at most before its process counts as stuck, and what a process needs to begin. Milliseconds. */
const PATIENCE = { seed: 3_000, start: 60_000 }

/** Looks for every mutant and prints a table. Gives the exit code: 0 where each was caught. */
export async function hunt(mutants: readonly Mutant[], plan: HuntPlan): Promise<number> {
  const verdicts = new Map<Mutant, Verdict>()
  const left = [...mutants]
  const work = async () => {
    for (let mutant = left.shift(); mutant; mutant = left.shift()) {
      const verdict = await huntOne(mutant, plan)
      verdicts.set(mutant, verdict)
      // The table comes at the end: whoever waits sees that it goes on.
      console.error(`${mutant.name.padEnd(42)} ${told(verdict)}`)
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, plan.workers) }, work))

  console.log('| Mutant | File | What is wrong | Caught by seed | After seeds | Invariant |')
  console.log('|---|---|---|---|---|---|')
  for (const mutant of mutants) console.log(rowOf(mutant, verdicts.get(mutant)))
  const caught = [...verdicts.values()].filter(({ outcome }) => outcome === 'caught').length
  console.log(`\n${caught} of ${mutants.length} mutants were caught within ${plan.seeds} seeds each.`)
  return caught === mutants.length ? 0 : 1
}

/** Runs seeds in a process that has the mutant, until one of them is violated. */
export async function huntOne(
  { name }: Mutant,
  { seeds, from }: Omit<HuntPlan, 'workers'>,
): Promise<Verdict> {
  const child = fork(
    join(import.meta.dirname, 'run.ts'),
    ['--mutant', name, '--seeds', `${seeds}`, '--from', `${from}`, '--no-shrink'],
    {
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      timeout: PATIENCE.start + seeds * PATIENCE.seed,
    },
  )
  let said = ''
  let complained = ''
  child.stdout?.on('data', (piece: Buffer) => (said += piece.toString()))
  child.stderr?.on('data', (piece: Buffer) => (complained += piece.toString()))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  if (code === 0) return { outcome: 'survived' }
  const [, seed, invariant] = /^Seed (\d+): ([^:\n]+): /m.exec(said) ?? []
  if (code === 1 && seed !== undefined && invariant !== undefined)
    return { outcome: 'caught', seed: Number(seed), after: Number(seed) - from + 1, invariant }
  return { outcome: 'broken', why: /^\w*Error.*$/m.exec(complained)?.[0] ?? `it ended with ${code}` }
}

const told = (verdict: Verdict): string =>
  verdict.outcome === 'caught'
    ? `seed ${verdict.seed}: ${verdict.invariant}`
    : verdict.outcome === 'survived'
      ? 'SURVIVES'
      : `BROKEN: ${verdict.why}`

function rowOf({ name, file, what }: Mutant, verdict: Verdict | undefined): string {
  const [seed, after, invariant] =
    verdict?.outcome === 'caught'
      ? [verdict.seed, verdict.after, verdict.invariant]
      : ['none', 'none', verdict ? told(verdict) : 'BROKEN: it was not looked for']
  return `| ${name} | ${file} | ${what} | ${seed} | ${after} | ${invariant} |`.replaceAll('\n', ' ')
}

import { fork } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { hunt } from './hunt.ts'
import { installMutant } from './mutant-loader.ts'
import { mutants } from './mutants.ts'
import type { Mutant } from '#tests/support/mutant.ts'
import type { Script } from './script.ts'

const REGRESSIONS = join(import.meta.dirname, 'regressions')
/** The real database takes the place of the model in every so many seeds. */
const SQL_EVERY = 20
/** Each mutant has to be caught within so many seeds. */
const HUNTED_SEEDS = 2000
const USUAL_SEEDS = 100

const { values: options } = parseArgs({
  options: {
    seeds: { type: 'string' },
    from: { type: 'string', default: '1' },
    stride: { type: 'string', default: '1' },
    seed: { type: 'string' },
    script: { type: 'string' },
    trace: { type: 'boolean', default: false },
    workers: { type: 'string', default: '1' },
    mutant: { type: 'string' },
    'list-mutants': { type: 'boolean', default: false },
    'all-mutants': { type: 'boolean', default: false },
    only: { type: 'string' },
    'keep-going': { type: 'boolean', default: false },
    'no-shrink': { type: 'boolean', default: false },
    save: { type: 'string' },
  },
})

const seeds = Number(options.seeds ?? (options['all-mutants'] ? HUNTED_SEEDS : USUAL_SEEDS))

process.exit(await main())

async function main(): Promise<number> {
  if (options['list-mutants']) {
    for (const { name, file, what } of mutants) console.log(`${name.padEnd(42)} ${file.padEnd(46)} ${what}`)
    return 0
  }
  const workers = Number(options.workers)
  if (options['all-mutants']) {
    const meant = options.only === undefined ? mutants : options.only.split(',').map(mutantOf)
    return hunt(meant, { seeds, from: Number(options.from), workers })
  }
  if (options.mutant !== undefined) installMutant(mutantOf(options.mutant))
  return workers > 1 ? share(workers) : runSeeds()
}

function mutantOf(wanted: string): Mutant {
  const mutant = mutants.find(({ name }) => name === wanted)
  if (!mutant) throw new Error(`There is no mutant ${wanted}; --list-mutants names them.`)
  return mutant
}

/** Several processes that each take every n-th seed; the first violation ends them all. */
async function share(workers: number): Promise<number> {
  const children = Array.from({ length: workers }, (_, n) =>
    fork(import.meta.filename, [
      ...process.argv.slice(2).filter((word, at, all) => !isSharing(word) && !isSharing(all[at - 1] ?? '')),
      `--from=${Number(options.from) + n}`,
      `--seeds=${Math.ceil((seeds - n) / workers)}`,
      `--stride=${workers}`,
    ]),
  )
  const codes = await Promise.all(
    children.map(
      (child) =>
        new Promise<number>((resolve) =>
          child.on('exit', (code) => {
            if (code && !options['keep-going']) for (const other of children) other.kill()
            resolve(code ?? 0)
          }),
        ),
    ),
  )
  return Math.max(...codes)
}

function isSharing(word: string): boolean {
  return ['--workers', '--from', '--seeds'].includes(word) || /^--(workers|from|seeds)=/.test(word)
}

async function runSeeds(): Promise<number> {
  // After the mutant: these import what it changes.
  const { generateScript } = await import('./script.ts')
  const { simulate } = await import('./simulate.ts')
  const { shrink } = await import('./shrink.ts')
  const { openRealStore } = await import('./real-store.ts')
  let opening: ReturnType<typeof openRealStore> | undefined
  const run = async (script: Script, isTraced = false) => {
    if (script.sql) opening ??= openRealStore()
    const real = script.sql ? await opening : undefined
    return simulate(script, { isTraced, ...(real ? { real: real.open } : {}) })
  }

  const scripts = function* (): Generator<Script> {
    if (options.script !== undefined) return yield JSON.parse(readFileSync(options.script, 'utf8')) as Script
    if (options.seed !== undefined)
      return yield generateScript(options.seed, { sql: isSql(Number(options.seed)) })
    for (let n = 0; n < seeds; n++) {
      const seed = Number(options.from) + n * Number(options.stride)
      yield generateScript(String(seed), { sql: isSql(seed) })
    }
    return undefined
  }

  const began = performance.now()
  const found = new Map<string, string[]>()
  let count = 0
  for (const script of scripts()) {
    const outcome = await run(script, options.trace)
    count++
    if (options.trace) console.log(outcome.lines.join('\n'))
    if (count % 100 === 0) {
      const each = (performance.now() - began) / count
      console.log(
        `${count} seeds up to ${script.seed}, ${each.toFixed(0)} ms each, ${found.size} kinds of violations`,
      )
    }
    const { violation } = outcome
    if (!violation) continue
    const known = found.get(violation.name) ?? []
    found.set(violation.name, [...known, script.seed])
    console.log(`Seed ${script.seed}: ${violation.name}: ${violation.detail}`)
    if (options['keep-going']) continue
    if (!options['no-shrink'] && options.script === undefined) {
      const small = await shrink(
        script,
        async (candidate) => (await run(candidate)).violation?.name === violation.name,
      )
      const again = await run(small)
      console.log(`\nWith ${small.steps.length} of ${script.steps.length} steps: ${again.violation?.detail}`)
      console.log(JSON.stringify(small))
      if (options.save !== undefined)
        writeFileSync(join(REGRESSIONS, `${options.save}.json`), `${JSON.stringify(small, undefined, 2)}\n`)
    }
    return 1
  }
  for (const [name, seeds] of found)
    console.log(`${name}: ${seeds.length} seeds (${seeds.slice(0, 8).join(' ')})`)
  const each = (performance.now() - began) / Math.max(1, count)
  console.log(
    `${count} seeds, ${each.toFixed(0)} ms each: ${found.size === 0 ? 'nothing was broken' : 'see above'}`,
  )
  return found.size === 0 ? 0 : 1
}

function isSql(seed: number): boolean {
  return seed % SQL_EVERY === 0
}

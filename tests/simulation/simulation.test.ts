// @module-tag soak
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { huntOne } from './hunt.ts'
import { mutate } from '#tests/support/mutant.ts'
import { mutants } from './mutants.ts'
import { generateScript, type Script } from './script.ts'
import { shrink } from './shrink.ts'
import { simulate } from './simulate.ts'
import { patience, seedOf, tries } from '#tests/support/effort.ts'

const REPOSITORY = join(import.meta.dirname, '../..')
const REGRESSIONS = join(import.meta.dirname, 'regressions')
/** How many seeds, and for how long at most; `npm run simulate` runs more of them, some on the real database. */
const SEEDS = tries(60)
const LIMIT = patience(30_000)
/** Mutants that one of the first seeds catches. */
const QUICK = ['rejected-taken-as-done', 'earlier-change-wins', 'first-segment-skipped']

const told = ({ violation }: { violation: { name: string; detail: string } | undefined }, seed: string) =>
  violation && `${violation.name}: ${violation.detail} (npm run simulate -- --seed ${seed})`

describe('whatever goes wrong', () => {
  test('every seed keeps every promise', { timeout: 3 * LIMIT }, async () => {
    const end = performance.now() + LIMIT
    let count = 0
    const first = seedOf(1)
    for (let seed = first; seed < first + SEEDS && performance.now() < end; seed++, count++) {
      const script = generateScript(String(seed))
      expect(told(await simulate(script), script.seed)).toBeUndefined()
    }
    expect(count).toBeGreaterThan(0)
  })

  const saved = readdirSync(REGRESSIONS).filter((name) => name.endsWith('.json'))
  test.each(saved)('%s stays mended', async (name) => {
    const script = JSON.parse(readFileSync(join(REGRESSIONS, name), 'utf8')) as Script
    expect(told(await simulate(script), name)).toBeUndefined()
  })
})

describe('the simulation itself', () => {
  test('gives the same course for the same seed, whatever ran in between', async () => {
    const courses = join(import.meta.dirname, 'courses.ts')
    const { stdout } = await promisify(execFile)(process.execPath, [courses, '1001', '1002', '1003'])
    const { first, again } = JSON.parse(stdout) as { first: string[]; again: string[] }
    expect(again).toEqual(first)
    expect(new Set(first).size).toBe(3)
  })

  test('makes a failing script as small as it can be', async () => {
    const script = generateScript('7')
    const wanted = script.steps[9]
    const small = await shrink(
      script,
      async ({ steps }) => wanted !== undefined && steps.includes(wanted),
      1000,
    )
    expect(small.steps).toEqual([wanted])
    expect(small.faults).toEqual([])
    expect(small.world.devices).toHaveLength(1)
  })

  test.each(mutants)('the place of the mutant $name is still there', (mutant) => {
    const source = readFileSync(join(REPOSITORY, mutant.file), 'utf8')
    expect(mutate(source, mutant)).not.toBe(source)
  })

  test('no two mutants have the same name', () => {
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length)
  })

  // All of them take minutes: `npm run simulate -- --all-mutants`.
  test.each(QUICK)('the mutant %s is caught', { timeout: LIMIT }, async (name) => {
    const mutant = mutants.find((each) => each.name === name)
    expect(mutant && (await huntOne(mutant, { seeds: 20, from: 1 }))).toMatchObject({ outcome: 'caught' })
  })

  test('a mutant whose process crashes is broken, not caught', { timeout: LIMIT }, async () => {
    const unknown = { name: 'nobody-knows-it', what: '', file: '', find: '', replace: '' }
    expect(await huntOne(unknown, { seeds: 1, from: 1 })).toMatchObject({ outcome: 'broken' })
  })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runApp } from './app-run.ts'
import { buildPages } from './build-pages.ts'
import { CONTENDERS, runContender } from './contender-run.ts'
import { describeMachine } from './machine.ts'
import { measureServer } from './measure-server.ts'
import { startPageServer } from './page-server.ts'
import { measureParts } from './parts-run.ts'
import { endServers, startProductServer } from './product-server.ts'
import { describeResults, type Results, writeResults } from './results.ts'
import { type Figures, type Setting, type Workload, WORKLOADS } from './setting.ts'
import { readTruth } from './truth.ts'

interface Builder {
  buildIfStale: () => Promise<boolean>
}

// Scripts have no types of their own.
const BUILDER: string = '../../.scripts/lib/build.mjs'
const KEPT = join(import.meta.dirname, '../../.cache/bench')

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, only: { type: 'string' } },
})
const rounds = Math.max(1, Number.parseInt(options.rounds, 10) || 3)
const only = options.only?.split(',')
for (const name of only ?? [])
  if (!WORKLOADS.some((workload) => workload === name))
    throw new Error(`There is no workload ${name}: ${WORKLOADS.join(', ')}`)
const wants = (workload: Workload) => !only || only.includes(workload)

const folder = mkdtempSync(join(tmpdir(), 'castellan-bench-'))
const endings: (() => Promise<unknown>)[] = [endServers]
async function end() {
  for (let ending = endings.pop(); ending; ending = endings.pop()) await ending().catch(console.error)
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void end().then(() => process.exit(130)))

try {
  await bench()
} finally {
  await end()
}

async function bench() {
  const machine = describeMachine()
  console.log('Building the app and the pages of the bench ...')
  const { buildIfStale } = (await import(BUILDER)) as Builder
  if (!(await buildIfStale())) throw new Error('The client could not be built: Vite says why above.')
  const shell = await buildPages(join(folder, 'pages'))
  const truth = readTruth()
  const product = await startProductServer(join(KEPT, 'data'), folder)
  const pages = await startPageServer(join(folder, 'pages'), product.url)
  endings.push(pages.close)

  const server = await measureServer(product.url)
  const results: Results = { machine, rounds, only, server, figures: {}, parts: [] }
  const take = (name: string, figures: Figures) => {
    results.figures[name] = [...(results.figures[name] ?? []), figures]
    const shown = Object.entries(figures).map(([figure, value]) => `${figure} ${value.toFixed(1)}`)
    console.log(`  ${name}: ${shown.join(', ')}`)
  }

  for (let round = 0; round < rounds; round++) {
    console.log(`Round ${round + 1} of ${rounds}`)
    const setting: Setting = { product, pages, shell, truth, wants, round, folder }
    // The order rotates, so that nobody always follows the same one.
    const order = CONTENDERS.map((_, place) => CONTENDERS[(place + round) % CONTENDERS.length]!)
    const isContested = WORKLOADS.some((workload) => workload !== 'app' && wants(workload))
    if (isContested) for (const name of order) take(name, await runContender(setting, name))
    if (wants('first-load') || wants('search')) results.parts.push(await measureParts(setting))
    if (wants('app')) take('app', await runApp(setting))
    // A bench that is broken off leaves what it had.
    writeFileSync(join(KEPT, 'results.json'), JSON.stringify(results))
  }
  console.log(`\n${describeResults(results)}`)
  // A part of the bench does not take the place of the whole.
  if (!only) writeResults(join(import.meta.dirname, 'RESULTS.md'), results)
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { isFull } from './bench-size.ts'
import { buildPages } from './build-pages.ts'
import { compete } from './compete.ts'
import { describeMachine } from './machine.ts'
import { readOptions } from './options.ts'
import { endServers } from './product-server.ts'
import { describeResults, type Results, writeResults } from './results.ts'
import { prepareGround } from './section.ts'
import { type SectionName, SECTIONS } from './sections.ts'
import { WORKLOADS } from './setting.ts'

interface Scripts {
  prepare: () => Promise<void>
  buildIfStale: () => Promise<boolean>
}

// Scripts have no types of their own.
const TOOLCHAIN: string = '../../.scripts/lib/toolchain.mjs'
const BUILDER: string = '../../.scripts/lib/build.mjs'
const KEPT = join(import.meta.dirname, '../../.cache/bench')

const { rounds, size, only } = readOptions()
const wants = (name: string) => !only || only.includes(name)

await ((await import(TOOLCHAIN)) as Scripts).prepare()
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
  const { buildIfStale } = (await import(BUILDER)) as Scripts
  if (!(await buildIfStale())) throw new Error('The client could not be built: Vite says why above.')
  const built = join(folder, 'pages')
  const shell = await buildPages(built)
  const results: Results = { machine, size, rounds, only, figures: {}, parts: [], sections: [] }
  // A bench that is broken off leaves what it had.
  const keep = () => writeFileSync(join(KEPT, 'results.json'), JSON.stringify(results))
  mkdirSync(KEPT, { recursive: true })

  if (WORKLOADS.some(wants)) {
    const ground = prepareGround(size, rounds, folderOf('contest'), built)
    endings.push(ground.end)
    await compete(ground, { shell, wants, results, keep })
    await ground.end()
  }
  for (const name of Object.keys(SECTIONS) as SectionName[]) {
    if (!wants(name)) continue
    const { title, about, run } = SECTIONS[name]
    console.log(`${title}, load average ${loadavg()[0]?.toFixed(1)}`)
    const place = folderOf(name)
    const ground = prepareGround(size, rounds, place, built)
    endings.push(ground.end)
    results.sections.push({ name, title, about, load: loadavg()[0] ?? 0, table: await run(ground) })
    await ground.end()
    rmSync(place, { recursive: true, force: true, maxRetries: 5 })
    keep()
  }
  console.log(`\n${describeResults(results)}`)
  // A part of the bench, or a small one, does not take the place of the whole.
  if (!only && isFull(size)) writeResults(join(import.meta.dirname, 'RESULTS.md'), results)
}

function folderOf(name: string): string {
  const place = join(folder, name)
  mkdirSync(place)
  return place
}

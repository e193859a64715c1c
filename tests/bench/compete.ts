import { runApp } from './app-run.ts'
import { CONTENDERS, runContender } from './contender-run.ts'
import { measureServer } from './measure-server.ts'
import { measureParts } from './parts-run.ts'
import type { Results } from './results.ts'
import type { Ground } from './section.ts'
import { type Figures, type Setting, WORKLOADS } from './setting.ts'
import { readTruth } from './truth.ts'

interface Contest {
  /** What a page needs to start without a network. */
  shell: readonly string[]
  wants: (workload: string) => boolean
  results: Results
  keep: () => void
}

/** The product beside the references and the app itself, in rounds, all on one server. */
export async function compete(ground: Ground, { shell, wants, results, keep }: Contest): Promise<void> {
  const { size, rounds, folder } = ground
  const truth = readTruth(size)
  const product = await ground.product()
  const pages = await ground.pages(product)
  results.server = await measureServer(product.url)
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
    keep()
  }
}

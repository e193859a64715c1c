import { join } from 'node:path'
import { createRandom } from '#server/demo/random.ts'
import { pushAnswerSchema } from '#shared/contract/sync.ts'
import { type KillableBrowser, spawnBrowser } from '#tests/support/browser/killable-browser.ts'
import { countWrongTitles, makeEdits } from './edits.ts'
import { openPage } from './contender-run.ts'
import { loadProduct, productAddress } from './product-page.ts'
import { type Ground, row, type Section } from './section.ts'
import { check } from './setting.ts'
import { readTruth, type Truth } from './truth.ts'

const QUEUED = 10_000
const DROPPED = 0.1
/** Shares of the edits that the server has carried out when the browser is killed. */
const KILLS = [0.3, 0.7]
const MOST_REQUESTS = 60

interface Flushed {
  ms: number
  requests: number
  dropped: number
  kills: number
  lost: number
  twice: number
}

/** W4f: a long queue goes out through a network that loses answers, from a browser that is killed meanwhile. */
export const flushUnderFaults: Section = {
  title: 'Flush of a long queue under faults',
  about:
    'One edit each of 10,000 people (or of all, where there are fewer) waits on the device. With faults, a tenth of the answers never arrives although the server has carried out what they are about, and the browser is killed twice and its profile opened again. Each key is counted: how often the server answered that it was applied, and whether it is in its table of keys.',
  async run(ground) {
    const calm = await flush(ground, 'calm', false)
    const faulty = await flush(ground, 'faulty', true)
    check(faulty.kills === KILLS.length, `the browser was killed ${faulty.kills} times`)
    const inBoth = (what: string, pick: (flushed: Flushed) => number, unit = '', aim?: number) => ({
      what,
      values: [pick(calm), pick(faulty)],
      unit,
      ...(aim === undefined ? {} : { aim }),
    })
    return {
      columns: ['without faults', 'with faults'],
      rows: [
        inBoth('online to empty queue', ({ ms }) => ms, 'ms'),
        { ...row('requests', calm.requests, '', MOST_REQUESTS), values: [calm.requests] },
        { what: 'requests with faults', values: [Number.NaN, faulty.requests], unit: '' },
        inBoth('answers dropped', ({ dropped }) => dropped),
        inBoth('browser killed', ({ kills }) => kills),
        inBoth('lost', ({ lost }) => lost, '', 0),
        inBoth('carried out twice', ({ twice }) => twice, '', 0),
      ],
    }
  },
}

async function flush(ground: Ground, name: string, isFaulty: boolean): Promise<Flushed> {
  const product = await ground.product()
  const pages = await ground.pages(product)
  const truth = readTruth(ground.size)
  const profile = join(ground.folder, name)
  let browser: KillableBrowser = await spawnBrowser(profile)
  try {
    const loaded = await loadProduct(browser.context, product, pages)
    let { page } = loaded
    pages.setOnline(false)
    const edits = makeEdits(truth, Math.min(QUEUED, truth.employees.length), 0, `Flushed ${name}`)
    await page.evaluate((all) => window.bench.queue(all), edits)
    const keys = await page.evaluate(() => window.bench.queuedKeys())
    check(keys.length === edits.length, `${keys.length} edits wait`)

    const random = createRandom(47)
    const killAt = KILLS.map((share) => share * edits.length)
    const applied = new Map<string, number>()
    const counts = { requests: 0, dropped: 0, kills: 0 }
    let dying: Promise<void> | undefined
    pages.judge('/api/sync/push', (answer) => {
      counts.requests++
      for (const { key, outcome } of pushAnswerSchema.parse(JSON.parse(answer)).results)
        if (outcome === 'applied') applied.set(key, (applied.get(key) ?? 0) + 1)
      if (!isFaulty) return true
      if (applied.size >= (killAt[counts.kills] ?? Infinity)) {
        counts.kills++
        dying = browser.kill()
        return false
      }
      if (!random.chance(DROPPED)) return true
      counts.dropped++
      return false
    })
    const start = performance.now()
    pages.setOnline(true)
    await page.evaluate(async () => (await window.bench.scope()).syncNow())
    for (let left = edits.length; left > 0;) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      if (dying) {
        await dying
        dying = undefined
        browser = await spawnBrowser(profile)
        page = await openPage(browser.context, productAddress(pages))
        await page.evaluate(() => window.bench.open())
      }
      // A browser that is being killed says nothing.
      left = await page.evaluate(() => window.bench.waiting()).catch(() => left)
    }
    const ms = performance.now() - start
    pages.judge('/api/sync/push', undefined)
    const known = await keysOf(product)
    for (const { id, title } of edits) truth.titles.set(id, title)
    const wrong = await countWrongTitles(product.url, loaded.session, truth satisfies Truth)
    check(wrong === 0, `${wrong} rows of the server are not as edited`)
    const lost = keys.filter((key) => !known.has(key)).length
    const twice = [...applied.values()].filter((times) => times > 1).length
    check(lost + twice === 0, `${lost} edits were lost and ${twice} were carried out twice`)
    return { ms, ...counts, lost, twice }
  } finally {
    await browser.kill()
    await product.kill()
  }
}

const keysOf = ({ withDatabase }: Awaited<ReturnType<Ground['product']>>): Promise<Set<string>> =>
  withDatabase(async (db) => {
    const rows = await db.selectFrom('idem').select('key').where('version', '>', 0).execute()
    return new Set(rows.map(({ key }) => key))
  })

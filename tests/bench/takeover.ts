import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { changeRowAndClose, inStep, rowOf, signInAs } from '#tests/support/browser/journey.ts'
import { spawnBrowser } from '#tests/support/browser/killable-browser.ts'
import { leaderAmong, lockHolder, stopWorker } from '#tests/support/browser/leading-tab.ts'
import { openRest, type Rest } from '#tests/support/rest.ts'
import { row, type Section } from './section.ts'
import { check } from './setting.ts'
import { readTruth } from './truth.ts'

const TABS = 3
const AIM = 20_000
const DEADLINE = 60_000
/** A list that the server gives in one answer. */
const FEW = 400

interface Takeover {
  led: number
  arrived: number
  twice: number
}

/** W8: the tab that leads stops, in the two ways in which a browser stops one. */
export const takeover: Section = {
  title: 'Takeover of a leader that stands still',
  about:
    'Three tabs of the app. The leader is frozen by the browser, which tells it before; or its worker stops in the middle of whatever it does, and keeps the lock. Another tab queues a change at once. Carried out twice: versions of the organization beyond the one that the change is.',
  async run({ size, folder, product }) {
    const server = await product()
    const rest = await openRest(server.url, 'owner')
    const company = smallCompany(readTruth(size).employees)
    const { context, close } = await spawnBrowser(join(folder, 'profile'))
    try {
      const pages = await openTabs(context, server.url, company)
      const freeze = async (leader: Page) => {
        const devTools = await leader.context().newCDPSession(leader)
        await devTools.send('Page.setWebLifecycleState', { state: 'frozen' })
        return async () => void (await devTools.send('Page.setWebLifecycleState', { state: 'active' }))
      }
      const frozen = await replaced(pages, rest, company, 'While Frozen', freeze)
      const silent = await replaced(pages, rest, company, 'In Silence', stopWorker)
      const both = (what: string, pick: (each: Takeover) => number, unit: string, aim?: number) => ({
        what,
        values: [pick(frozen), pick(silent)],
        unit,
        ...(aim === undefined ? {} : { aim }),
      })
      return {
        columns: ['frozen by the browser', 'fallen silent'],
        rows: [
          both('until another leads', ({ led }) => led, 'ms', AIM),
          both('until the change is at the server', ({ arrived }) => arrived, 'ms', AIM),
          both('carried out twice', ({ twice }) => twice, '', 0),
          row('tabs', TABS, ''),
        ],
      }
    } finally {
      await close()
    }
  },
}

async function openTabs(context: BrowserContext, url: string, company: string): Promise<Page[]> {
  const pages: Page[] = []
  for (let tab = 0; tab < TABS; tab++) {
    const page = await context.newPage()
    pages.push(page)
    if (tab === 0) await signInAs(page, url, 'owner')
    await page.bringToFront()
    await page.goto(`${url}/employees?company=${company}`)
    await page.getByRole('grid').getByRole('row').nth(3).waitFor()
    await inStep(page)
  }
  return pages
}

async function replaced(
  pages: readonly Page[],
  rest: Rest,
  company: string,
  title: string,
  stop: (leader: Page) => Promise<() => Promise<void>>,
): Promise<Takeover> {
  const leader = await leaderAmong(pages)
  const other = pages.find((page) => page !== leader)!
  const before = await rest.version()
  const holder = await lockHolder(other)
  await other.bringToFront()
  const start = performance.now()
  const goOn = await stop(leader)
  const changing = changeRowAndClose(other, { value: title })
  const led = await until(async () => ![undefined, holder].includes(await lockHolder(other)), start)
  await changing
  const holders = async () =>
    (await rest.employees(company)).filter(({ job_title }) => job_title === title).length
  const arrived = await until(async () => (await holders()) > 0, start)
  await inStep(other)
  await goOn()
  await leader.bringToFront()
  await rowOf(leader, title).waitFor()
  await inStep(leader)
  check((await holders()) === 1, `${title} is at ${await holders()} people`)
  const twice = (await rest.version()) - before - 1
  check(twice === 0, `${title} was carried out ${twice + 1} times`)
  return { led, arrived, twice }
}

async function until(isSo: () => Promise<boolean>, start: number): Promise<number> {
  while (!(await isSo())) {
    check(performance.now() - start < DEADLINE, 'nobody took over')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return performance.now() - start
}

function smallCompany(employees: readonly { customer_id: string }[]): string {
  const sizes = new Map<string, number>()
  for (const { customer_id } of employees) sizes.set(customer_id, (sizes.get(customer_id) ?? 0) + 1)
  const [small] = [...sizes].find(([, count]) => count < FEW && count > 4) ?? []
  if (!small) throw new Error('There is no small company')
  return small
}

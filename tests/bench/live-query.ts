import { join } from 'node:path'
import { launchBrowser } from '#tests/support/browser/browser.ts'
import { loadProduct } from './product-page.ts'
import { row, type Section } from './section.ts'
import { check } from './setting.ts'
import { median } from './statistics.ts'
import { readTruth } from './truth.ts'

const LISTS = 20
const WRITES = 5

/** W6: one write in one company, with the lists of twenty open. */
export const liveQuery: Section = {
  title: 'Live queries: 20 open lists, one write',
  about:
    'The lists of 20 companies on one page, ten painted rows each. From the call that writes, or the request of another program, to the frame that shows it; how many lists were read and painted again within 1.5 s.',
  async run({ size, folder, product, pages }) {
    const server = await product()
    const front = await pages(server)
    const truth = readTruth(size)
    const browser = await launchBrowser({ profile: join(folder, 'profile') })
    try {
      const { page, session } = await loadProduct(browser, server, front)
      const largest = [...new Set(truth.employees.map(({ customer_id }) => customer_id))].slice(0, LISTS)
      await page.evaluate(async (ids) => (await window.bench.lists()).openLists(ids), largest)
      const [first = ''] = largest
      const elsewhere = []
      for (let write = 0; write < WRITES; write++)
        elsewhere.push(
          await page.evaluate(async (given) => (await window.bench.lists()).changeElsewhere(...given), [
            first,
            `Elsewhere ${write}`,
            session.tokens.idToken,
          ] as const),
        )
      front.setOnline(false)
      await page.waitForTimeout(500)
      const here = []
      for (let write = 0; write < WRITES; write++)
        here.push(
          await page.evaluate(async (given) => (await window.bench.lists()).changeHere(...given), [
            first,
            `Here ${write}`,
          ] as const),
        )
      const shown = await page.evaluate(
        async (id) => (await window.bench.lists()).firstOf(id).job_title,
        first,
      )
      check(shown === `Here ${WRITES - 1}`, `the list shows ${shown}`)
      return {
        columns: ['measured'],
        rows: [
          row('a write of this device, to paint', median(here.map(({ ms }) => ms))),
          row(`lists of ${LISTS} that ran again`, Math.max(...here.map(({ lists }) => lists)), '', 1),
          row('runs of lists in all', Math.max(...here.map(({ runs }) => runs)), ''),
          row('a write of another program, request to paint', median(elsewhere.map(({ ms }) => ms))),
          row(
            `lists of ${LISTS} that ran again after it`,
            Math.max(...elsewhere.map(({ lists }) => lists)),
            '',
            1,
          ),
          row('runs of lists in all after it', Math.max(...elsewhere.map(({ runs }) => runs)), ''),
        ],
      }
    } finally {
      await browser.close()
    }
  },
}

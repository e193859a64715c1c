import { join } from 'node:path'
import { launchBrowser } from '#tests/support/browser/browser.ts'
import { loadProduct } from './product-page.ts'
import { type Ground, type Section } from './section.ts'
import { drainSnapshot, openServerSession } from './server-session.ts'
import { check } from './setting.ts'
import { median } from './statistics.ts'
import { readTruth } from './truth.ts'

const SIZES = [10_000, 100_000, 300_000]
const CHANGES = 8
/** A row of a larger organization may cost this much more than one of the smaller before it. */
const SLACK = 1.25

interface Scale {
  employees: number
  cold: number
  warm: number
  load: number
  one: number
  many: number
  manyRows: number
}

/** First load and delta at three sizes. */
export const scaling: Section = {
  title: 'Scaling',
  about:
    'The server\'s snapshot asked from Node, the first load of the product on the bench page, then changes of another program until the page shows them. "Beside the smaller size": time per row divided by that of the size before; up to 1.25 counts as a straight line.',
  async run(ground) {
    const sizes = SIZES.map((employees) => Math.round((employees / 100_000) * ground.size.employees))
    const scales: Scale[] = []
    for (const employees of sizes) scales.push(await measure(ground, employees))
    const each = (what: string, pick: (scale: Scale) => number, unit = 'ms') => ({
      what,
      values: scales.map(pick),
      unit,
    })
    const perRow = (what: string, pick: (scale: Scale) => number) => [
      each(what, pick),
      each(`${what}, per row`, (scale) => (pick(scale) / scale.employees) * 1000, 'µs'),
      {
        what: `${what}, per row beside the smaller size`,
        values: scales.map((scale, place) => {
          const smaller = scales[place - 1]
          return smaller ? pick(scale) / scale.employees / (pick(smaller) / smaller.employees) : Number.NaN
        }),
        unit: '×',
        aim: SLACK,
      },
    ]
    return {
      columns: sizes.map((employees) => employees.toLocaleString('en-US')),
      rows: [
        ...perRow('first snapshot after the server was started', ({ cold }) => cold),
        ...perRow('snapshot with its segments at hand', ({ warm }) => warm),
        ...perRow('first load on the device', ({ load }) => load),
        each('one change, request to screen', ({ one }) => one),
        each('many changes at once, request to screen', ({ many }) => many),
        each('their number', ({ manyRows }) => manyRows, ''),
      ],
    }
  },
}

async function measure(ground: Ground, employees: number): Promise<Scale> {
  const size = { ...ground.size, employees }
  const product = await ground.product(size)
  const pages = await ground.pages(product)
  const { tokens } = await openServerSession(product.url)
  const cold = await drainSnapshot(product.url, tokens.idToken)
  const warm: number[] = []
  for (let time = 0; time < 3; time++) warm.push((await drainSnapshot(product.url, tokens.idToken)).ms)
  const browser = await launchBrowser({ profile: join(ground.folder, `profile-${employees}`) })
  try {
    const { page, load } = await loadProduct(browser, product, pages)
    const count = await page.evaluate(() => window.bench.count())
    check(count === employees, `${count} rows on the device instead of ${employees}`)
    const company = companyOfAbout(readTruth(size).employees)
    const [shown = ''] = await page.evaluate((id) => window.bench.watch(id), company)
    const one: number[] = []
    for (let change = 0; change < CHANGES; change++)
      one.push(
        await page.evaluate((given) => window.bench.changeOne(...given), [
          tokens.idToken,
          shown,
          `Scaled ${change}`,
        ] as const),
      )
    const ids = await page.evaluate(() => window.bench.heeded())
    const many: number[] = []
    for (const ignored of [true, false, true])
      many.push(
        await page.evaluate((given) => window.bench.changeMany(...given), [
          tokens.idToken,
          company,
          ids,
          ignored,
        ] as [string, string, string[], boolean]),
      )
    return {
      employees,
      cold: cold.ms,
      warm: median(warm),
      load,
      one: median(one.slice(2)),
      many: median(many.slice(1)),
      manyRows: ids.length,
    }
  } finally {
    await browser.close()
    await pages.close()
    await product.kill()
  }
}

/** A company of about the same size in each organization, so that only what lies around it differs. */
function companyOfAbout(employees: readonly { customer_id: string }[], wanted = 270): string {
  const sizes = new Map<string, number>()
  for (const { customer_id } of employees) sizes.set(customer_id, (sizes.get(customer_id) ?? 0) + 1)
  const [nearest] = [...sizes].toSorted(([, a], [, b]) => Math.abs(a - wanted) - Math.abs(b - wanted))
  return nearest?.[0] ?? ''
}

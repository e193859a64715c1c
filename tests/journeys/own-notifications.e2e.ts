import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { partitionOf } from '#shared/contract/partitions.ts'
import { keepNotification } from '#server/notifications/notification.store.ts'
import { entityTables } from '#server/schema.ts'
import { beyondScreen, faultsInBoth } from '#tests/support/browser/accessibility.ts'
import {
  type DemoName,
  goTo,
  inStep,
  installApp,
  type Journey,
  rowOf,
  signInAs,
  startJourney,
} from '#tests/support/browser/journey.ts'

const SHOTS = process.env['SHOTS']
const TOLD = [
  { title: 'High: 3 new alerts', severity: 'high', kind: 'alertsRaised', count: 3 },
  {
    title: 'Medium: Microsoft 365 has to be connected again',
    severity: 'medium',
    kind: 'directoryDisconnected',
  },
  { title: 'Low: 2 people are gone from the directory', severity: 'low', kind: 'peopleVanished', count: 2 },
] as const

let journey: Journey
let customerId: string
beforeAll(async () => {
  journey = await startJourney()
  await journey.changeDatabase(async (db) => {
    const { rows } = await sql<{ organizationId: string; customerId: string }>`
select c.organization_id as "organizationId", c.id as "customerId" from customer c
      join integration i on i.organization_id = c.organization_id and i.customer_id = c.id
      order by c.name limit 1`.execute(db)
    const [own] = rows
    if (!own) throw new Error('The owner of the demo has companies')
    customerId = own.customerId
    const parts = { db, tables: entityTables, pokes: { publish() {} } }
    for (const [place, { title: _, ...told }] of TOLD.entries())
      await keepNotification(
        parts,
        own.organizationId,
        {
          ...told,
          id: uuidv7(),
          customerId,
          path: place === 0 ? `/secure/alerts/${customerId}` : '/companies',
          pid: partitionOf(customerId, place === 0 ? 'alerts' : 'engage'),
        },
        Date.now() - place * 60_000,
      )
  })
})
afterAll(() => journey?.end())

async function signIn(page: Page, name: DemoName) {
  await signInAs(page, journey.url, name)
  await inStep(page)
}

async function open(name: DemoName): Promise<Page> {
  const page = await (await journey.open()).newPage()
  await signIn(page, name)
  return page
}

const unread = (page: Page) => page.getByRole('grid').getByText('Unread', { exact: true })

test('what somebody was notified of is read without a network, and read on their other device, and on nobody else’s (ORG-35)', async () => {
  const page = await open('owner')
  await installApp(page)
  await page.getByRole('button', { name: 'Quick panel', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Your Notifications' }).click()
  await page.getByRole('heading', { name: 'Your Notifications', level: 1 }).waitFor()
  for (const { title } of TOLD) await rowOf(page, title).waitFor()
  await expect.poll(() => unread(page).count()).toBe(3)
  expect(await faultsInBoth(page)).toEqual([])

  await page.context().setOffline(true)
  await rowOf(page, TOLD[0].title).click()
  await page.waitForURL(`**/secure/alerts/${customerId}`)
  await page.goBack()
  await expect.poll(() => unread(page).count()).toBe(2)
  const markAll = page.getByRole('button', { name: 'Mark all as read' })
  await markAll.click()
  await expect.poll(() => unread(page).count()).toBe(0)
  await expect.poll(() => markAll.getAttribute('aria-disabled')).toBe('true')

  await page.context().setOffline(false)
  await inStep(page)
  const other = await open('owner')
  await goTo(other, '/notifications')
  await rowOf(other, TOLD[1].title).waitFor()
  await expect.poll(() => unread(other).count()).toBe(0)
  const colleague = await open('admin')
  await goTo(colleague, '/notifications')
  await expect.poll(() => unread(colleague).count()).toBe(3)
})

test.each([390, 820, 1440])('it can be used by all, %i wide', async (width) => {
  const page = await journey.share({
    name: 'reader',
    begin: (page) => signIn(page, 'reader'),
    path: '/notifications',
    viewport: { width, height: 900 },
  })
  await page.getByText(TOLD[0].title).first().waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  expect(await beyondScreen(page)).toEqual([])
  for (const colorScheme of SHOTS ? (['light', 'dark'] as const) : []) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: `${SHOTS}/notifications-${width}-${colorScheme}.png` })
  }
})

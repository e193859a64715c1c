import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import type { BrowserContext, Page, Worker } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PushNotice } from '#shared/contract/devices.ts'
import type { LoginData } from '#shared/contract/login-data.ts'
import type { AlertRow } from '#shared/domain/alerts/alert-row.ts'
import { HOUR } from '#shared/lib/time.ts'
import { readFeedsJob } from '#server/alerts/feed.jobs.ts'
import type { Db } from '#server/platform/database/database.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables } from '#server/schema.ts'
import { DEMO_PASSWORD } from '#server/demo/demo-accounts.ts'
import {
  type DemoName,
  installApp,
  inStep,
  type Journey,
  signInAs,
  startJourney,
} from '#tests/support/browser/journey.ts'
import { chooseInMenu, lockScreen, turnOnPin, unlock } from '#tests/support/browser/lock-screen.ts'
import { deliver, playSubscription, pressShown, readShown } from '#tests/support/browser/pushed.ts'
import { passwordSignIn } from '#tests/support/browser/sign-in.ts'
import { subjectsOf } from '#workers/service-worker/shown-notification.ts'
import { createPushedBrowser } from '#tests/support/browser/pushed-browser.ts'

let journey: Journey
/** In the place of a push service: it keeps what it is sent. */
let push: Server
let taken: Buffer[] = []
let integration: { id: string; organization_id: string; customer_id: string; tenant_id: string }

beforeAll(async () => {
  push = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      taken.push(Buffer.concat(pieces))
      response.writeHead(201).end()
    })
  })
  await new Promise<void>((resolve) => push.listen(0, '127.0.0.1', resolve))
  // A real one calls real push services only.
  journey = await startJourney({ environment: { PUSH_ALLOW_LOCAL: 'true' } })
  const owner = await apiOf('owner')
  const { organization } = (await owner('GET', '/user/login-data')) as LoginData
  const policy = { ...organization.device_policy, pushText: 'full' }
  await owner('PUT', `/organization/${organization.id}/device-policy`, policy)
  await journey.changeDatabase(async (db) => {
    const { rows } = await sql<typeof integration>`
      select id, organization_id, customer_id, tenant_id from integration
      where organization_id = ${organization.id}::uuid and type = 'Office365' and is_active and state in ('Connected', 'Sync Successful')
      order by customer_id`.execute(db)
    const last = rows.at(-1)
    if (!last) throw new Error('The companies of the demo are connected')
    integration = last
    await forgetAlerts(db)
  })
})
afterAll(async () => {
  await journey?.end()
  push?.close()
})

/** The demo has alerts of its own, which what happens next would only be added to. */
async function forgetAlerts(db: Db) {
  const { organization_id: organizationId, customer_id: customerId } = integration
  for (const table of ['alert_standing', 'alert_event', 'tenant_event', 'tenant_event_key', 'feed_cursor'])
    await sql`delete from ${sql.table(table)} where customer_id = ${customerId}::uuid`.execute(db)
  const { rows } = await sql<{ id: string }>`
    select id from alert where customer_id = ${customerId}::uuid`.execute(db)
  await unitOfWork({ db, tables: entityTables }, organizationId, async (work) => {
    const ids = rows.map(({ id }) => id)
    await work.load('alert', ids)
    for (const id of ids) work.remove('alert', id)
  })
}

async function apiOf(name: DemoName) {
  const email = `${name}@demo.castellan.example`
  const token = await passwordSignIn(journey.url, 'castellan', email, DEMO_PASSWORD)
  return async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${journey.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return (await response.json()) as unknown
  }
}

/** Something happens in the tenant, and the server reads what the vendor's logs tell of it. */
async function happen(story: string) {
  const begins = new Date(Date.now() - HOUR).toISOString().slice(0, 16)
  const played = await fetch(`${journey.url}/sandbox/microsoft365/admin/stories`, {
    method: 'POST',
    body: new URLSearchParams({ tenant: integration.tenant_id, story, begins }),
    redirect: 'manual',
  })
  expect(played.status).toBe(303)
  await journey.sendJob(readFeedsJob.queue, {
    organizationId: integration.organization_id,
    integrationId: integration.id,
  })
}

/** The push that the server sends next to this browser, as it reads it. */
async function nextPush(browser: PushedBrowser): Promise<PushNotice> {
  const read = () => taken.flatMap((body) => readable(browser, body) ?? [])
  await expect.poll(read).toHaveLength(1)
  const [notice] = read()
  taken = []
  if (!notice) throw new Error('It was there a moment ago')
  return notice
}

/** Undefined for what another browser is sent. */
function readable(browser: PushedBrowser, body: Buffer): PushNotice | undefined {
  try {
    return browser.read(body)
  } catch {
    return undefined
  }
}

type PushedBrowser = ReturnType<typeof createPushedBrowser>

const countOf = ({ message }: PushNotice) => (message?.extent === 'full' ? (message.count ?? 0) : 0)

/** The owner's app, installed, told of alerts, and locked by a PIN when it is closed. */
async function openApp(): Promise<{
  context: BrowserContext
  page: Page
  worker: Worker
  browser: PushedBrowser
}> {
  const context = await journey.openProfile(journey.newProfile(), { isEngineAlone: false })
  await context.grantPermissions(['notifications'], { origin: journey.url })
  const { port } = push.address() as AddressInfo
  const browser = createPushedBrowser(`http://127.0.0.1:${port}/send/1`)
  await playSubscription(context, browser.subscription)
  const page = await context.newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  await installApp(page)
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await chooseInMenu(page, 'Notifications on this device')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await dialog.getByText('On. This device is told').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  return { context, page, worker, browser }
}

const shownTags = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    return (await registration.getNotifications()).map(({ tag }) => tag)
  })

test('an alert is acknowledged on its notification with the app closed and the server gone, and is in progress once the app is unlocked', async () => {
  const { context, page, worker, browser } = await openApp()
  await turnOnPin(page)
  const nowhere = await context.newPage()
  await page.close()

  await happen('role-at-night')
  const notice = await nextPush(browser)
  expect(notice).toMatchObject({ customerId: integration.customer_id, message: { kind: 'alertsRaised' } })
  await deliver({ page: nowhere, worker }, notice)
  expect(await shownTags(worker)).toEqual([notice.tag])

  await journey.killServer()
  await pressShown(worker, notice.tag ?? '', 'acknowledge')
  await expect.poll(() => shownTags(worker)).toEqual([])
  await journey.startServer()
  const owner = await apiOf('owner')
  const { userData } = (await owner('GET', '/user/login-data')) as LoginData
  const alerts = async () =>
    (await owner('GET', `/secure/alert/${integration.customer_id}?size=100`)) as AlertRow[]
  const raised = (await alerts()).filter(({ status }) => status === 'new').length
  expect(raised).toBeGreaterThan(0)

  const opened = await context.newPage()
  await opened.goto(journey.url)
  await lockScreen(opened).waitFor()
  await unlock(opened)
  await opened.getByText(/saved on this device and (is|are) sent/).waitFor()
  await expect
    .poll(async () => (await alerts()).filter(({ status }) => status === 'inProgress'))
    .toMatchObject(Array.from({ length: countOf(notice) }, () => ({ handled_by: userData.id })))
  await context.close()
})

test('a notification is added to by later alerts of its company, and goes when a colleague has dealt with all of them', async () => {
  const { context, page, worker, browser } = await openApp()
  const nowhere = await context.newPage()
  await page.bringToFront()
  await happen('consent-phishing')
  const first = await nextPush(browser)
  await deliver({ page: nowhere, worker }, first)
  await happen('mfa-fatigue')
  const second = await nextPush(browser)
  await deliver({ page: nowhere, worker }, second)
  expect(Math.min(countOf(first), countOf(second))).toBeGreaterThan(0)
  const sum = countOf(first) + countOf(second)
  await expect.poll(() => readShown(page)).toMatchObject([{ title: `High: ${sum} new alerts` }])

  const admin = await apiOf('admin')
  const path = `/secure/alert/${integration.customer_id}`
  const [last, ...others] = [first, second].flatMap(subjectsOf)
  for (const id of others) await admin('PUT', `${path}/${id}/status`, { status: 'resolved' })
  await inStep(page)
  expect(await readShown(page)).toHaveLength(1)
  await admin('PUT', `${path}/${last}/status`, { status: 'dismissed' })
  await expect.poll(() => readShown(page)).toEqual([])
  await context.close()
})

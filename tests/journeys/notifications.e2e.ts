import { createECDH, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PushNotice } from '#shared/contract/devices.ts'
import type { LoginData } from '#shared/contract/login-data.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { DEMO_PASSWORD } from '#server/demo/demo-accounts.ts'
import { badgeOf, playIcon } from '#tests/support/browser/badge.ts'
import { launchBrowser } from '#tests/support/browser/browser.ts'
import { installApp, inStep, signInAs } from '#tests/support/browser/journey.ts'
import {
  deliver,
  playSubscription,
  pressShown as press,
  readShown as shown,
} from '#tests/support/browser/pushed.ts'
import { chooseInMenu } from '#tests/support/browser/lock-screen.ts'
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts'
import { passwordSignIn } from '#tests/support/browser/sign-in.ts'

/** In the place of a push service: it counts what it is sent. */
const service = { status: 201, taken: 0 }
let push: Server
let server: ServerProcess
let url: string
const folder = mkdtempSync(join(tmpdir(), 'castellan-notifications-'))
const open = new Set<BrowserContext>()

beforeAll(async () => {
  push = createServer((request, response) => {
    request.resume().on('end', () => {
      service.taken++
      response.writeHead(service.status).end()
    })
  })
  const port = await listen(createServer(), true)
  url = `http://localhost:${port}`
  await listen(push)
  server = await startServerProcess({
    port,
    dataDir: join(folder, 'data'),
    environment: {
      SITE: 'test',
      TEST_URL: url,
      CUSTOMERS: '8',
      EMPLOYEES: '240',
      // A real one calls real push services only.
      PUSH_ALLOW_LOCAL: 'true',
    },
  })
})
afterAll(async () => {
  for (const context of open) await context.close()
  await server?.stop()
  push?.close()
  rmSync(folder, { recursive: true, force: true })
})

const listen = (it: Server, isTried = false) =>
  new Promise<number>((resolve) =>
    it.listen(0, '127.0.0.1', () => {
      const { port } = it.address() as AddressInfo
      if (isTried) it.close(() => resolve(port))
      else resolve(port)
    }),
  )

async function apiOf(name: string) {
  const token = await passwordSignIn(url, 'castellan', `${name}@demo.castellan.example`, DEMO_PASSWORD)
  return async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json().catch(() => undefined)) as unknown }
  }
}

let profiles = 0
/** A signed-in page whose browser may show notifications, with its service worker. */
async function openPage(prepare: (context: BrowserContext) => Promise<unknown> = async () => {}) {
  const profile = join(folder, `profile-${++profiles}`)
  const context = await launchBrowser({ profile, viewport: { width: 1440, height: 900 } })
  open.add(context)
  context.on('close', () => open.delete(context))
  await context.grantPermissions(['notifications'], { origin: url })
  await prepare(context)
  const page = await context.newPage()
  await signInAs(page, url, 'owner')
  await inStep(page)
  await installApp(page)
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  return { context, page, worker }
}

/** Of the message that `noticeOf` makes in French. */
const inFrench = { title: 'Faible\u00a0: 3 personnes ne sont plus dans l’annuaire', body: 'Contoso' }

async function speakFrench(page: Page) {
  await page.getByRole('button', { name: /your menu/ }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Français' }).click()
  await page.locator('html[lang=fr]').waitFor({ state: 'attached' })
}

const noticeOf = (said: Partial<PushNotice>): PushNotice => ({
  id: uuidv7(),
  title: 'Low: 3 people are gone from the directory',
  body: 'Contoso',
  message: { extent: 'full', severity: 'low', kind: 'peopleVanished', count: 3, customerName: 'Contoso' },
  path: '/employees',
  customerId: null,
  severity: 'low',
  version: 0,
  actions: [],
  ...said,
})

async function someEmployee() {
  const api = await apiOf('owner')
  const { customers } = (await api('GET', '/user/login-data')).body as LoginData
  const customerId = customers[0]?.id ?? ''
  const list = (await api('GET', `/customer/${customerId}/employee`)).body as Employee[]
  const employee = list.find(({ ignored }) => !ignored)
  if (!employee) throw new Error('The demo company has employees')
  const read = async () => (await api('GET', `/employee/${employee.id}`)).body as Employee
  return { customerId, employee, read }
}

describe('a push', () => {
  test('speaks the language of the app, closed too, and the list follows it', async () => {
    const { page, worker } = await openPage()
    await speakFrench(page)
    await page.goto('about:blank')
    const notice = noticeOf({})
    await deliver({ page, worker }, notice)
    await page.goto(url)
    await expect.poll(() => shown(page)).toEqual([{ ...inFrench, tag: notice.id }])
    await page.getByRole('button', { name: 'Panneau rapide' }).click()
    await page.getByRole('link', { name: inFrench.title }).waitFor()
    await page.evaluate(() => {
      localStorage.setItem('language', 'en')
      dispatchEvent(new StorageEvent('storage', { key: 'language' }))
    })
    await page.getByRole('link', { name: notice.title }).waitFor()
  })

  test('of an older server is shown in its own words', async () => {
    const { page, worker } = await openPage()
    await speakFrench(page)
    const { message: _, ...notice } = noticeOf({ title: 'High: sign-in from outside' })
    await deliver({ page, worker }, notice)
    await expect.poll(() => shown(page)).toEqual([{ title: notice.title, body: 'Contoso', tag: notice.id }])
  })

  test('is shown, and its button becomes a command that reaches the server', async () => {
    const { customerId, employee, read } = await someEmployee()
    const { page, worker } = await openPage()
    const args = { customerId, ids: [employee.id], ignored: true }
    const notice = noticeOf({
      actions: [{ action: 'ignore', title: 'Ignore', command: { name: 'employee.ignore', args } }],
    })
    await deliver({ page, worker }, notice)
    await expect.poll(() => shown(page)).toEqual([{ title: notice.title, body: 'Contoso', tag: notice.id }])
    await press(worker, notice.id, 'ignore')
    await page.getByText('Your answer to a notification is saved on this device').waitFor()
    await expect.poll(async () => (await read()).ignored).toBe(true)
    expect(await shown(page)).toEqual([])
  })

  test('is counted on the icon of the app while nobody looks at it, and no longer at a sign-out', async () => {
    const { page, worker } = await openPage(playIcon)
    await worker.evaluate(() => {
      const scope = globalThis as unknown as { badges: number[]; WorkerNavigator: { prototype: object } }
      scope.badges = []
      Object.assign(scope.WorkerNavigator.prototype, {
        setAppBadge: async (count: number) => void scope.badges.push(count),
      })
    })
    const badges = () => worker.evaluate(() => (globalThis as unknown as { badges: number[] }).badges)
    await deliver({ page, worker }, noticeOf({}))
    await expect.poll(() => shown(page)).toHaveLength(1)
    await page.goto('about:blank')
    await deliver({ page, worker }, noticeOf({}))
    await expect.poll(badges).toEqual([1])
    await deliver({ page, worker }, noticeOf({}))
    await expect.poll(badges).toEqual([1, 2])
    await page.goto(url)
    await expect.poll(() => badgeOf(page)).toBe(0)
    expect(await page.evaluate(() => caches.has('badge'))).toBe(true)
    await chooseInMenu(page, 'Sign out')
    await page.getByLabel('Email').waitFor()
    expect(await page.evaluate(() => caches.has('badge'))).toBe(false)
  })

  test('that is pressed beside its buttons opens its address', async () => {
    const { page, worker } = await openPage()
    const notice = noticeOf({ path: '/employees?search=ann' })
    await deliver({ page, worker }, notice)
    await expect.poll(() => shown(page)).toHaveLength(1)
    await press(worker, notice.id, '')
    await page.getByRole('heading', { name: 'Employees', level: 1 }).waitFor()
    expect(new URL(page.url()).searchParams.get('search')).toBe('ann')
  })

  test('that was answered while the app was closed becomes a command at the next start', async () => {
    const { customerId, employee, read } = await someEmployee()
    const { page, worker } = await openPage()
    const args = { customerId, ids: [employee.id], ignored: true }
    const notice = noticeOf({
      actions: [{ action: 'ignore', title: 'Ignore', command: { name: 'employee.ignore', args } }],
    })
    await deliver({ page, worker }, notice)
    await expect.poll(() => shown(page)).toHaveLength(1)
    await page.goto('about:blank')
    await press(worker, notice.id, 'ignore')
    await page.goto(url)
    await page.getByText('Your answer to a notification is saved on this device').waitFor()
    await expect.poll(async () => (await read()).ignored).toBe(true)
  })
})

test('what waits without a network asks the browser to wake the app with it', async () => {
  // The browser itself has a network all the time and would wake the app at once.
  const { context, page } = await openPage((context) =>
    context.addInitScript(() => {
      const scope = globalThis as unknown as {
        asked: string[]
        SyncManager: { prototype: { register: (tag: string) => Promise<void> } }
      }
      scope.asked = []
      scope.SyncManager.prototype.register = async (tag) => void scope.asked.push(tag)
    }),
  )
  await page.getByRole('link', { name: 'Devices' }).click()
  await page.getByRole('button', { name: 'Rules for devices' }).waitFor()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Rules for devices' }).click()
  await page.getByRole('dialog').getByRole('radio', { name: 'Generic' }).check()
  await page.getByRole('button', { name: 'Save rules' }).click()
  await page.getByRole('button', { name: /Offline.*1 waiting/ }).waitFor()
  const asked = () => page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked)
  await expect.poll(asked).toEqual(['send-waiting'])
  await context.setOffline(false)
  await inStep(page)
})

describe('a subscription', () => {
  const keysOfBrowser = () => {
    const own = createECDH('prime256v1')
    own.generateKeys()
    return { p256dh: own.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
  }
  const subscriptionOf = () => ({
    endpoint: `http://127.0.0.1:${(push.address() as AddressInfo).port}/send/1`,
    keys: keysOfBrowser(),
  })

  test('is kept, tested and taken back by the API', async () => {
    const api = await apiOf('owner')
    const id = uuidv7()
    await api('PUT', `/device/${id}`, { name: 'Chrome on Linux', keyMode: 'session' })
    expect((await api('PUT', `/device/${id}/subscription`, subscriptionOf())).status).toBe(204)
    const before = service.taken
    expect(await api('POST', `/device/${id}/subscription/test`, {})).toMatchObject({ status: 202 })
    expect(service.taken).toBe(before + 1)
    expect((await api('DELETE', `/device/${id}/subscription`)).status).toBe(204)
    expect((await api('POST', `/device/${id}/subscription/test`, {})).status).toBe(404)
  })

  async function openDialog(page: Page) {
    await page.getByRole('button', { name: /your menu/ }).click()
    await page.getByRole('menuitem', { name: 'Notifications on this device' }).click()
    return page.getByRole('dialog')
  }

  test('is turned on, tested and turned off in the menu', async () => {
    const { page } = await openPage((context) => playSubscription(context, subscriptionOf()))
    const dialog = await openDialog(page)
    await dialog.getByText('Off. This device stays silent.').waitFor()
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    await dialog.getByText('On. This device is told').waitFor()

    service.status = 503
    await dialog.getByRole('button', { name: 'Send a test' }).click()
    await dialog.getByText('does not take them now').waitFor()
    service.status = 201
    await dialog.getByRole('button', { name: 'Send a test' }).click()
    await dialog.getByText('A test is on its way').waitFor()
    service.status = 410
    await dialog.getByRole('button', { name: 'Send a test' }).click()
    await dialog.getByText('Turn notifications on again').waitFor()
    service.status = 201

    await dialog.getByRole('button', { name: 'Turn on' }).click()
    await dialog.getByRole('button', { name: 'Turn off' }).click()
    await dialog.getByText('Off. This device stays silent.').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })

  test('that no service delivers says so', async () => {
    const { page } = await openPage((context) =>
      context.addInitScript(() => {
        PushManager.prototype.subscribe = () => Promise.reject(new DOMException('no service', 'AbortError'))
      }),
    )
    const dialog = await openDialog(page)
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    await dialog.getByText('This browser reaches no service that could deliver them.').waitFor()
  })
})

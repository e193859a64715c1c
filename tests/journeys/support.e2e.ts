import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsInBoth } from '#tests/support/browser/accessibility.ts'
import {
  goTo,
  inStep,
  installApp,
  type Journey,
  LANDING,
  sendSignIn,
  startJourney,
} from '#tests/support/browser/journey.ts'

const SHOTS = process.env['SHOTS']
const CHAT = 'https://chat.castellan.example/room'
const BACKUP = 'https://backup.castellan.example/'
const folder = mkdtempSync(join(tmpdir(), 'castellan-support-'))

let journey: Journey
beforeAll(async () => {
  const file = join(folder, 'resources.json')
  writeFileSync(
    file,
    JSON.stringify({
      knowledgeBase: [
        {
          title: 'Connecting a tenant',
          description: 'What a company’s administrator agrees to, and how it is taken back.',
          topic: 'Integrations',
          url: 'https://help.castellan.example/connect',
          updated: '2026-11-02',
        },
        { title: 'Working offline', topic: 'Devices', url: 'https://help.castellan.example/offline' },
      ],
      downloads: [{ title: 'Handbook', url: 'https://files.castellan.example/handbook.pdf' }],
    }),
  )
  journey = await startJourney({
    environment: { RESOURCES_FILE: file, SUPPORT_CHAT_URL: CHAT, BACKUP_URL: BACKUP },
  })
})
afterAll(async () => {
  await journey?.end()
  rmSync(folder, { recursive: true })
})

/** On the device of that person, which these tests share. */
async function open(name: 'owner' | 'reader', width = 1440) {
  const page = await journey.share({
    name,
    begin: (page) => signIn(page, name),
    path: '/support/best-practices',
    viewport: { width, height: 900 },
  })
  const context = page.context()
  await context.route(`${new URL(CHAT).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>How can we help?</h1>' }),
  )
  return { context, page }
}

async function signIn(page: Page, name: 'owner' | 'reader') {
  await sendSignIn(page, journey.url, name)
  await page.getByRole('heading', { name: LANDING, level: 1 }).waitFor()
  await inStep(page)
}

const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

async function shoot(page: Page, name: string) {
  if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}.png`) })
}

test('articles are found and open in a tab of their own, also without a network', async () => {
  const { context, page } = await open('reader')
  await goTo(page, '/support/knowledge-base')
  const article = page.getByRole('link', { name: 'Connecting a tenant' })
  await article.waitFor()
  await installApp(page)
  await context.setOffline(true)
  await page.reload()
  await title(page, 'Knowledge base').waitFor()
  await article.waitFor()
  expect(await Promise.all(['href', 'target', 'rel'].map((name) => article.getAttribute(name)))).toEqual([
    'https://help.castellan.example/connect',
    '_blank',
    'noopener noreferrer',
  ])
  await page.getByRole('searchbox', { name: 'Search title, topic or description' }).fill('devices')
  await article.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Working offline' }).waitFor()
  await page.getByRole('button', { name: 'Best Practices' }).click()
  await title(page, 'Best Practices').waitFor()
  await page.getByText('No best practices yet').waitFor()
})

test('the chat of the provider is shown in a frame that cannot reach the page', async () => {
  const { context, page } = await open('reader')
  await goTo(page, '/support/chat')
  const frame = page.frameLocator('iframe[title="Chat"]')
  await frame.getByRole('heading', { name: 'How can we help?' }).waitFor()
  const sandbox = await page.locator('iframe').getAttribute('sandbox')
  expect(sandbox?.split(' ')).not.toContain('allow-top-navigation')
  await shoot(page, 'chat-1440-light')
  await context.setOffline(true)
  await page.getByText('The chat needs a network').waitFor()
})

test('quick setup shows one step first, and leads to where it is done', async () => {
  const { page } = await open('owner')
  await page.getByRole('button', { name: /^Checklist/ }).click()
  const panel = page.getByRole('dialog', { name: 'Getting started' })
  await panel.getByRole('button', { name: 'Quick Setup' }).click()
  await title(page, 'Quick Setup').waitFor()
  const next = page.getByRole('list', { name: 'Next step' }).getByRole('listitem')
  await expect.poll(() => next.count()).toBe(1)
  // Nobody has connected a partner yet, whose tenants are to be mapped.
  await next.getByRole('button', { name: 'Connect by your partner center' }).waitFor()
  const later = page.getByRole('list', { name: 'After that' })
  const branding = later.getByRole('button', { name: 'Open Look & Feel' })
  await branding.waitFor()
  const first = await next.getByRole('heading').textContent()
  await next.getByRole('button', { name: `Dismiss “${first}”` }).click()
  await page
    .getByRole('list', { name: 'Not needed here' })
    .getByText(first ?? '')
    .waitFor()
  await page.getByRole('button', { name: `Bring back “${first}”` }).click()
  await expect.poll(() => next.getByRole('heading').textContent()).toBe(first)
  await branding.click()
  await title(page, 'Look & Feel').waitFor()
  // Where the step of operating countries leads (SHELL-26), which is done here.
  await goTo(page, '/secure/alerts/all?modal=eventSettings')
  await page.getByRole('dialog', { name: /^Events setup/ }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => new URL(page.url()).search).toBe('')
})

test('products beside this one have a page with the way there, or whom to ask for it', async () => {
  const { page } = await open('reader')
  await goTo(page, '/backup')
  const link = page.getByRole('link', { name: 'Open the backup' })
  await expect.poll(() => link.getAttribute('href')).toBe(BACKUP)
  await goTo(page, '/security_training')
  const support = page.getByRole('main').getByRole('link', { name: 'Contact support' })
  await expect.poll(() => support.getAttribute('href')).toBe('mailto:support@castellan.example')
})

test.each([390, 820, 1440])('every page of support can be used by all, %i wide', async (width) => {
  const { page } = await open('owner', width)
  for (const [path, name] of [
    ['/support/knowledge-base', 'Knowledge base'],
    ['/support/marketing', 'Sales and Marketing Resources'],
    ['/support/downloads', 'Downloads'],
    ['/backup', 'Backup'],
    ['/security_training', 'Security Training'],
    ['/quick-setup', 'Quick Setup'],
  ] as const) {
    await goTo(page, path)
    await title(page, name).waitFor({ state: 'attached' })
    await inStep(page)
    expect({ path, faults: await faultsInBoth(page) }).toEqual({ path, faults: [] })
    for (const colorScheme of SHOTS ? (['light', 'dark'] as const) : []) {
      await page.emulateMedia({ colorScheme })
      await shoot(page, `${path.split('/').at(-1)}-${width}-${colorScheme}`)
    }
  }
})

test('a ticket stays in its form without a network, is sent with one, and stands below it (ORG-31)', async () => {
  const { context, page } = await open('reader')
  await goTo(page, '/support/open-ticket')
  await page.getByText('Nothing yet.').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  const send = page.getByRole('button', { name: 'Send' })
  await send.click()
  await page.getByText('Some fields need your attention').or(page.getByRole('alert')).first().waitFor()
  await context.setOffline(true)
  await page.getByLabel(/^Subject/).fill('The list stays empty')
  await page.getByLabel(/^What happened/).fill('Since this morning.')
  await page.getByText('A ticket is sent once this device is online.').first().waitFor()
  await context.setOffline(false)
  await expect.poll(() => send.getAttribute('aria-disabled')).not.toBe('true')
  await send.click()
  await page.getByText('Your ticket is on its way to support.').waitFor()
  await page.getByRole('list', { name: 'What you have written' }).getByText('The list stays empty').waitFor()
  await expect.poll(() => page.getByLabel(/^Subject/).inputValue()).toBe('')
  for (const width of [390, 820]) {
    await page.setViewportSize({ width, height: 844 })
    await shoot(page, `ticket-${width}`)
    expect(await faultsInBoth(page)).toEqual([])
  }
})

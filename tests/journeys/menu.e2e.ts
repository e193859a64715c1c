import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { faultsInBoth } from '#tests/support/browser/accessibility.ts'
import { launchBrowser } from '#tests/support/browser/browser.ts'
import { buildMenuPage, openMenuPage } from '#tests/support/browser/open-menu-page.ts'

let folder: string
let context: BrowserContext
let script: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'castellan-menu-'))
  context = await launchBrowser({
    isEngineAlone: true,
    profile: folder,
    viewport: { width: 1440, height: 900 },
  })
  script = await buildMenuPage()
})
afterAll(async () => {
  await context?.close()
  rmSync(folder, { recursive: true, force: true })
})

let page: Page
beforeEach(async () => {
  page = await openMenuPage(context, script)
  await page.evaluate(() => localStorage.clear())
  await page.reload()
})

const group = (name: string) => page.getByRole('button', { name, exact: true })
const screen = (name: string) => page.getByRole('link', { name })
const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')

test('groups lie in groups, open and close, and stay as they were left (SHELL-47)', async () => {
  const policies = page.getByRole('listitem').filter({ has: group('Policies') })
  await expect
    .poll(() => policies.getByRole('button').allTextContents())
    .toEqual(['Policies', 'Conditional Access', 'Defender'])
  await expect.poll(() => group('Policies').getAttribute('aria-expanded')).toBe('true')
  expect(await faultsInBoth(page)).toEqual([])

  await group('Policies').click()
  await screen('Named Locations').waitFor({ state: 'hidden' })
  await group('Defender').waitFor({ state: 'hidden' })
  await screen('MFA report').waitFor()
  await group('Engage').click()
  await screen('User Management').waitFor({ state: 'hidden' })
  expect(await faultsInBoth(page)).toEqual([])

  await page.reload()
  await screen('Security Posture').waitFor()
  await expect.poll(() => screen('Named Locations').isVisible()).toBe(false)
  await expect.poll(() => screen('User Management').isVisible()).toBe(false)
  await group('Policies').click()
  await screen('Named Locations').waitFor()
})

test('a closed group says that the open screen is in it', async () => {
  await screen('Named Locations').click()
  await group('Policies').click()
  await screen('Named Locations').waitFor({ state: 'hidden' })
  const current = page.getByRole('navigation').locator('[aria-current]')
  await expect.poll(() => current.filter({ visible: true }).allTextContents()).toEqual(['Policies'])
})

test('arrows go along what is shown, right opens a group and left closes it', async () => {
  await screen('Alerts').focus()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
  expect(await focused()).toBe('Policies')
  for (const key of ['ArrowLeft', 'ArrowDown']) await page.keyboard.press(key)
  expect(await focused()).toBe('Intune')
  await screen('Named Locations').waitFor({ state: 'hidden' })
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowRight')
  await screen('Named Locations').waitFor()
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe('Conditional Access')
  await page.keyboard.press('Enter')
  await screen('Named Locations').waitFor({ state: 'hidden' })
  await page.keyboard.press('End')
  expect(await focused()).toBe('Organizations')
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe('Organizations')
  await page.keyboard.press('Home')
  expect(await focused()).toBe('Secure')
})

test('folded it shows every screen, also those of closed groups', async () => {
  await group('Policies').click()
  await page.getByRole('button', { name: 'Fold the menu' }).click()
  await screen('Named Locations').click()
  await page.getByRole('heading', { name: '/secure/policy-management/named-locations' }).waitFor()
  await expect.poll(() => group('Policies').count()).toBe(0)
  expect(await faultsInBoth(page)).toEqual([])
})

test('on a phone the bar carries the marks, and the drawer has the same groups (SHELL-18)', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  const bar = page.getByRole('navigation', { name: 'Menu' })
  await bar.getByRole('link', { name: 'Alerts 7 open' }).waitFor()
  await bar.getByRole('link', { name: 'Named Locations Beta' }).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await bar.getByRole('button', { name: 'More' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await drawer.getByRole('button', { name: 'Policies' }).click()
  await drawer.getByRole('link', { name: 'Named Locations' }).waitFor({ state: 'hidden' })
  expect(await faultsInBoth(page)).toEqual([])
  await drawer.getByRole('link', { name: 'MFA report' }).click()
  await page.getByRole('heading', { name: '/secure/mfa' }).waitFor()
  await drawer.waitFor({ state: 'detached' })
  await page.setViewportSize({ width: 1440, height: 900 })
})

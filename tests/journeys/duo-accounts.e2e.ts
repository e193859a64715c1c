import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_DUO_PROVIDER } from '#server/demo/demo-duo.ts'
import { faultsInBoth } from '#tests/support/browser/accessibility.ts'
import { goTo, inStep, type Journey, signInAs, startJourney } from '#tests/support/browser/journey.ts'
import { duoKeys } from '#tests/support/vendors/duo-keys.ts'

let journey: Journey
let page: Page
beforeAll(async () => {
  journey = await startJourney()
  page = await (await journey.open()).newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
})
afterAll(() => journey?.end())

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const patiently = { timeout: 60_000 }
const shoot = async (name: string) => {
  const folder = process.env['SHOTS']
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` })
}

test('a provider connects its Duo account, and maps several accounts as suggested', async () => {
  await goTo(page, '/integrations')
  await button('Duo accounts').click()
  await page.getByRole('heading', { name: 'Duo account mapping' }).waitFor()
  await page.getByText('Your Duo account is not connected').waitFor()
  const keys = await duoKeys({ fetch: (path) => fetch(`${journey.url}${path}`) }, DEMO_DUO_PROVIDER)
  await button('Your Duo account').click()
  await page.getByLabel('Integration key').fill(keys.integrationKey)
  await page.getByLabel(/^Secret key/).fill(keys.secretKey)
  await page.getByLabel('API hostname').fill(keys.apiHostname)
  await button('Connect Duo').click()
  await page.getByRole('button', { name: 'Enter other keys' }).waitFor()
  await shoot('duo-connected')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByText('Birch & Sons').waitFor()
  // What somebody called an account is text, and nothing else.
  await page.getByText('<img src=x onerror=alert(1)>').first().waitFor()
  await page.getByRole('checkbox', { name: 'Select all accounts' }).click()
  await shoot('duo-chosen')
  await button('Map as suggested').click()
  await page.getByText(/accounts were mapped/).waitFor()
  await page.getByRole('grid').getByText('Read', { exact: true }).first().waitFor()
  await shoot('duo-mapped')
})

test('without a network the mapping is there, and why it cannot be changed', async () => {
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.getByText('Birch & Sons').first().waitFor()
    expect(await faultsInBoth(page)).toEqual([])
    await shoot(`duo-${width}`)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.context().setOffline(true)
  await page.getByText('Birch & Sons').click()
  await button('Map to this company').waitFor()
  await expect.poll(() => button('Map to this company').getAttribute('aria-disabled'), patiently).toBe('true')
  await shoot('duo-offline')
  await page.context().setOffline(false)
})

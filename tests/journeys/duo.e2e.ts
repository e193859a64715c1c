import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsInBoth } from '#tests/support/browser/accessibility.ts'
import { goTo, inStep, type Journey, rowOf, signInAs, startJourney } from '#tests/support/browser/journey.ts'

interface Account {
  name: string
  integrationKey: string
  secretKey: string
  host: string
}

let journey: Journey
let page: Page
let account: Account
beforeAll(async () => {
  journey = await startJourney()
  account = await firstAccount()
  page = await (await journey.open()).newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  await goTo(page, `/integrations?search=${encodeURIComponent(account.name)}`)
  await rowOf(page, account.name).click()
  await page.getByRole('heading', { name: account.name, level: 1 }).waitFor()
})
afterAll(() => journey?.end())

const duo = () => page.getByRole('region', { name: 'Duo', exact: true })
const button = (name: string) => duo().getByRole('button', { name, exact: true })

const accountsPage = () => `${journey.url}/sandbox/duo/pages`

/** What the pretend Duo shows of its first account, as an administrator of Duo finds it. */
async function firstAccount(): Promise<Account> {
  const text = await (await fetch(accountsPage())).text()
  const valueOf = (pattern: RegExp) => pattern.exec(text)?.[1] ?? ''
  return {
    name: valueOf(/<h2>([^<]+)<\/h2>/),
    integrationKey: valueOf(/Integration key <code>([^<]+)</),
    secretKey: valueOf(/Secret key <code>([^<]+)</),
    host: valueOf(/API hostname <code>([^<]+)</),
  }
}

async function provoke(...failures: string[]) {
  const body = new URLSearchParams({ key: account.integrationKey })
  for (const failure of failures) body.append('failure', failure)
  await fetch(accountsPage(), { method: 'POST', body, redirect: 'manual' })
}

async function enter({ integrationKey, secretKey, host }: Account) {
  await duo().getByLabel('Integration key').fill(integrationKey)
  await duo()
    .getByLabel(/^Secret key/)
    .fill(secretKey)
  await duo().getByLabel('API hostname').fill(host)
  await button('Connect Duo').click()
}

test('keys that Duo refuses are told at the form and stay in it', async () => {
  await duo().getByText('Not connected', { exact: true }).waitFor()
  await enter({ ...account, secretKey: 'wrong' })
  await duo().getByText('Duo: Invalid credentials').first().waitFor()
  await expect.poll(() => duo().getByLabel('Integration key').inputValue()).toBe(account.integrationKey)
  expect(await faultsInBoth(page)).toEqual([])
})

test('the right ones connect the company, and what Duo knows is read', async () => {
  await enter(account)
  await duo().getByText('Read', { exact: true }).waitFor()
  await duo().getByText(account.host).waitFor()
  // What was entered is not shown to whoever comes next.
  await button('Enter other keys').click()
  await expect.poll(() => duo().getByLabel('Integration key').inputValue()).toBe('')
  expect(await page.content()).not.toContain(account.secretKey)
  expect(await faultsInBoth(page)).toEqual([])
})

test('a permission that was taken away says what to do about it, and its return reads again', async () => {
  await provoke('no-permission')
  await button('Sync now').click()
  await duo().getByText('The keys may not read users. Grant them “read resource” at Duo.').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await provoke()
  await button('Sync now').click()
  await duo().getByText('Read', { exact: true }).waitFor()
})

test('a secret that was reset at Duo is told as refused, and the new one reads again', async () => {
  const body = new URLSearchParams({ key: account.integrationKey })
  await fetch(`${accountsPage()}/reset`, { method: 'POST', body, redirect: 'manual' })
  const before = account
  account = await firstAccount()
  expect(account).toEqual({ ...before, secretKey: expect.not.stringContaining(before.secretKey) })
  await button('Sync now').click()
  await duo().getByText('Duo refused the keys. Enter them again.').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  await enter(account)
  await duo().getByText('Read', { exact: true }).waitFor()
  expect(await page.content()).not.toContain(account.secretKey)
})

test('it is disconnected after a question, and can be connected again', async () => {
  await button('Disconnect').click()
  const question = page.getByRole('alertdialog', { name: `Disconnect ${account.name} from Duo?` })
  await question.getByRole('button', { name: 'Disconnect' }).click()
  await question.waitFor({ state: 'detached' })
  await duo().getByText('Not connected', { exact: true }).waitFor()
  await enter(account)
  await duo().getByText('Read', { exact: true }).waitFor()
})

test('the report of second factors says who is locked out there, and what that means (MFA-03)', async () => {
  await goTo(page, '/secure/mfa?elsewhere=Locked+Out')
  await rowOf(page, 'Locked Out').first().click()
  await page
    .getByRole('complementary')
    .getByText('Duo refuses this person after too many failed tries')
    .waitFor()
  expect(await faultsInBoth(page)).toEqual([])
})

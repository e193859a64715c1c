import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readFeedsJob } from '#server/alerts/feed.jobs.ts'
import { faultsInBoth } from '#tests/support/browser/accessibility.ts'
import { goTo, inStep, type Journey, rowOf, signInAs, startJourney } from '#tests/support/browser/journey.ts'
import { picture } from '#tests/support/browser/picture.ts'
import { openRest } from '#tests/support/rest.ts'
import { actAtGoogle, type ShownWorkspace, workspaceOf } from '#tests/support/vendors/google-consent.ts'

let journey: Journey
let page: Page
let company: string
let organizationId = ''
let companyId = ''
let workspace: ShownWorkspace

/** The pretend Google, as its administrators reach it. */
const google = (url: string, init?: RequestInit) => fetch(journey.url + url, init)

beforeAll(async () => {
  journey = await startJourney()
  company = /<h2>([^<]+)<\/h2>/.exec(await (await google('/sandbox/google/pages')).text())?.[1] ?? ''
  workspace = await workspaceOf(google, company)
  await journey.changeDatabase(async (db) => {
    const { rows } = await sql<{ id: string; organization: string }>`
      select id, organization_id as organization from customer where name = ${company}`.execute(db)
    companyId = rows[0]?.id ?? ''
    organizationId = rows[0]?.organization ?? ''
  })
  page = await (await journey.open()).newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  await toCard()
})
afterAll(() => journey?.end())

const card = () => page.getByRole('region', { name: 'Google Workspace', exact: true })
const button = (name: string) => card().getByRole('button', { name, exact: true })
const panel = () => page.getByRole('complementary').last()

async function toCard() {
  await goTo(page, `/integrations?search=${encodeURIComponent(company)}`)
  await rowOf(page, company).click()
  await page.getByRole('heading', { name: company, level: 1 }).waitFor()
}

/** In Google's window: an account is chosen, which lets the app in or does not. */
async function decide(by: string, account: string, decision: 'Continue' | 'Cancel') {
  const opened = page.waitForEvent('popup')
  await button(by).click()
  const vendor = await opened
  await vendor.getByRole('heading', { name: 'Choose an account' }).waitFor()
  await card().getByText('Waiting for the consent at Google').waitFor()
  await vendor.getByRole('button', { name: account }).click()
  await vendor.getByRole('heading', { name: 'Castellan wants access to your Google Account' }).waitFor()
  const closed = vendor.waitForEvent('close')
  await vendor.getByRole('button', { name: decision }).click()
  await closed
}

const administrator = () => `google-admin@${workspace.domain}`

test('whoever declines, and a personal account, connect nothing and are told why', async () => {
  await card().getByText('Not connected', { exact: true }).waitFor()
  await card().getByText('Nothing is changed there').waitFor()
  await picture(page, 'unconnected')
  expect(await faultsInBoth(page)).toEqual([])
  await decide('Connect with Google', administrator(), 'Cancel')
  await card().getByText('Access was not granted at Google.').waitFor()
  await decide('Try again', 'somebody@gmail.example', 'Continue')
  await card().getByText('This Google account is a personal one').waitFor()
  expect(await faultsInBoth(page)).toEqual([])
})

test('a super administrator connects a company that has Microsoft 365 (INT-32)', async () => {
  await decide('Try again', administrator(), 'Continue')
  await card().getByText('Read', { exact: true }).waitFor({ timeout: 60_000 })
  await card().getByText(workspace.customerId).waitFor()
  await picture(page, 'connected')
  expect(await faultsInBoth(page)).toEqual([])
})

test('what is set there is judged beside Microsoft 365, and is found by its cloud, also without a network', async () => {
  const found = 'There is 1 super administrator.'
  const own = `/secure/security-posture/${companyId}?open=google-few-super-administrators`
  await goTo(page, own)
  await panel().getByText(found).waitFor({ timeout: 30_000 })
  await panel().getByText('GWS.COMMONCONTROLS.6.2v1').waitFor()
  await panel().getByText('Google Admin console').first().waitFor()
  await picture(page, 'check')
  expect(await faultsInBoth(page)).toEqual([])
  const all = '/secure/security-posture/all/checks?cloud=google'
  const row = () => rowOf(page, 'There are two to eight super administrators')
  await goTo(page, all)
  await row().waitFor()
  await picture(page, 'checks')
  expect(await faultsInBoth(page)).toEqual([])
  await goTo(page, `/secure/security-posture/${companyId}/checks?area=googleApps`)
  await rowOf(page, 'Files are shared outside with known domains only').waitFor()
  await picture(page, 'company-checks')
  await inStep(page)
  await page.context().setOffline(true)
  try {
    await goTo(page, all)
    await row().waitFor()
    await goTo(page, own)
    await panel().getByText(found).waitFor()
  } finally {
    await page.context().setOffline(false)
  }
})

test('people of both clouds are in one list, which can be filtered by cloud', async () => {
  await goTo(page, `/employees?search=${encodeURIComponent(`studio-1@${workspace.domain}`)}`)
  await rowOf(page, `studio-1@${workspace.domain}`).click()
  await panel().getByRole('heading', { name: 'Accounts' }).waitFor()
  await panel().getByText('Google Workspace', { exact: true }).waitFor()
  await panel().getByText('/Studio').waitFor()
  await panel().getByText('Google Workspace Business Plus', { exact: true }).waitFor()
  expect(await faultsInBoth(page)).toEqual([])
  // Somebody of both has an account at each, and is one row.
  const both = [...workspace.people.keys()].find((address) => !/^(studio|google)-/.test(address)) ?? ''
  await goTo(page, `/employees?cloud=google&search=${encodeURIComponent(both)}`)
  await expect.poll(() => rowOf(page, both).count()).toBe(1)
  await rowOf(page, both).click()
  await panel().getByText('Microsoft 365', { exact: true }).waitFor()
  await panel().getByText('Google Workspace', { exact: true }).waitFor()
  await panel().getByText('/Staff').waitFor()
  await panel().getByRole('heading', { name: 'Accounts' }).scrollIntoViewIfNeeded()
  await picture(page, 'both')
  await goTo(page, `/employees?cloud=microsoft&search=${encodeURIComponent(`studio-1@${workspace.domain}`)}`)
  await page.getByText('Nobody fits').waitFor()
})

test('a company shows which licenses its people have at Google, and that Google does not tell how many were bought', async () => {
  await goTo(page, `/companies?search=${encodeURIComponent(company)}`)
  await rowOf(page, company).click()
  const part = panel().getByRole('region', { name: 'Google Workspace', exact: true })
  const product = part.getByRole('row').filter({ hasText: 'Google Workspace Business Standard' })
  await product.waitFor()
  const used = [...workspace.people.keys()].filter((address) => !address.startsWith('studio-')).length
  await expect
    .poll(() => product.getByRole('cell').allTextContents())
    .toEqual(['Google Workspace Business Standard', String(used)])
  await part.getByText('Google does not tell how many licenses were bought.').waitFor()
  await part.scrollIntoViewIfNeeded()
  await picture(page, 'licenses')
  expect(await faultsInBoth(page)).toEqual([])
})

test('people of both clouds stand in the list of their company and of all, also without a network', async () => {
  const address = (place: number) => `studio-${place}@${workspace.domain}`
  const both = [...workspace.people.keys()].find((each) => !/^(studio|google)-/.test(each)) ?? ''
  const mark = (text: string) => rowOf(page, text).getByText('Google', { exact: true })
  await page.context().setOffline(true)
  for (const list of [`/employees?company=${companyId}`, '/employees?sort=email']) {
    await goTo(page, `${list}&search=${encodeURIComponent(address(1))}`)
    await mark(address(1)).waitFor()
    await goTo(page, `${list}&search=${encodeURIComponent(both)}`)
    await mark(both).waitFor()
    await goTo(page, `${list}&cloud=google&search=${encodeURIComponent(both)}`)
    await mark(both).waitFor()
    await goTo(page, `${list}&cloud=microsoft&search=${encodeURIComponent(both)}`)
    await mark(both).waitFor()
    await goTo(page, `${list}&cloud=microsoft&search=${encodeURIComponent(address(1))}`)
    await page.getByText('Nobody fits').waitFor()
    // Suspended at Google, blocked here.
    await goTo(page, `${list}&signIn=blocked&cloud=google`)
    await rowOf(page, address(6)).waitFor()
  }
  expect(await faultsInBoth(page)).toEqual([])
  await picture(page, 'one-list')
  // Whoever is ignored is so whichever cloud they are of.
  await goTo(page, `/employees?company=${companyId}&search=${encodeURIComponent(address(4))}`)
  await rowOf(page, address(4)).click()
  await panel().getByRole('button', { name: 'Ignore', exact: true }).first().click()
  await goTo(page, `/employees?ignored=true&cloud=google`)
  await rowOf(page, address(4)).waitFor()
  await page.context().setOffline(false)
  await inStep(page)
  await rowOf(page, address(4)).click()
  await panel().getByRole('button', { name: 'Unignore', exact: true }).first().click()
  await expect.poll(() => rowOf(page, address(4)).count()).toBe(0)
  await inStep(page)
})

test('what Google tells is an alert that says where something is done about it, also without a network', async () => {
  const body = new URLSearchParams({
    key: workspace.customerId,
    story: 'forwarding-outside',
    person: `studio-1@${workspace.domain}`,
  })
  expect((await google('/sandbox/google/pages/stories', { method: 'POST', body })).ok).toBe(true)
  const rest = await openRest(journey.url, 'owner')
  const { id: integrationId } = await rest.integration(companyId, 'GWS')
  await journey.sendJob(readFeedsJob.queue, { organizationId, integrationId })
  const lookAt = async () => {
    await goTo(page, `/secure/alerts/${companyId}`)
    await rowOf(page, 'Mail forwarded out of the company at Google').first().click()
    await panel().getByText('Nothing can be changed at Google from here').waitFor()
  }
  await lookAt()
  await panel().getByText('Somebody outside reads along').waitFor()
  // Whoever has no Microsoft account cannot be locked down from here.
  await panel().getByRole('button', { name: 'Lock down' }).waitFor({ state: 'detached' })
  await picture(page, 'alert')
  expect(await faultsInBoth(page)).toEqual([])
  await inStep(page)
  await page.context().setOffline(true)
  try {
    await goTo(page, '/companies')
    await lookAt()
  } finally {
    await page.context().setOffline(false)
  }
})

test('who is suspended there is blocked here', async () => {
  const address = `studio-2@${workspace.domain}`
  await actAtGoogle(google, workspace, address, 'suspend')
  await toCard()
  await button('Sync now').click()
  await goTo(page, `/employees?signIn=blocked&search=${encodeURIComponent(address)}`)
  await rowOf(page, address).waitFor()
})

test('an app that was taken away there is told here, and is let in again', async () => {
  await actAtGoogle(google, workspace, administrator(), 'revoke')
  await toCard()
  await button('Sync now').click()
  await card().getByText('Google no longer lets us in.').waitFor()
  await picture(page, 'revoked')
  expect(await faultsInBoth(page)).toEqual([])
  await decide('Grant access again at Google', administrator(), 'Continue')
  await card().getByText('Read', { exact: true }).waitFor({ timeout: 60_000 })
  await expect.poll(() => card().getByText('Google no longer lets us in.').count()).toBe(0)
})

test('it is disconnected after a question', async () => {
  await button('Disconnect').click()
  const question = page.getByRole('alertdialog', { name: `Disconnect ${company} from Google Workspace?` })
  await question.getByRole('button', { name: 'Disconnect' }).click()
  await question.waitFor({ state: 'detached' })
  await card().getByText('Not connected', { exact: true }).waitFor()
})

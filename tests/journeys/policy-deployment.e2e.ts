import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Policy } from '#shared/domain/conditional-access/policy.ts'
import {
  goTo,
  inStep,
  installApp,
  type Journey,
  rowOf,
  signInAs,
  startJourney,
} from '#tests/support/browser/journey.ts'
import { openPolicyTenant, type PolicyTenant } from '#tests/support/browser/policy-tenants.ts'

const TEMPLATES = '/secure/policy-management/templates'
const POLICIES = '/secure/policy-management/policies'
const HOUR = 3_600_000
/** A task is carried out in the background, and its tenant read anew. */
const TASK = { timeout: 90_000 }
/** Templates of the product, each with the name of its policy. */
const MFA = 'Require MFA for all users'
const LEGACY = 'Block legacy authentication'
/** A group of tenants of the demo, which holds the emergency accounts and nobody else. */
const EMERGENCY = { id: 'e0000001-0000-4000-8000-000000000000', name: 'Emergency access' }
const [ON, OFF, REPORT] = ['enabled', 'disabled', 'enabledForReportingButNotEnforced']
const CHANGED = 'The tenant has changed since you looked. Nothing was sent.'

interface Company {
  id: string
  name: string
  tenant: PolicyTenant
}

let journey: Journey
/** Of these every policy leaves the emergency accounts out. */
let careful: [Company, Company, Company, Company]
/** One that does not block old protocols, and one that does and leaves nobody out of it. */
let lacking: Company
let blocking: Company
beforeAll(async () => {
  journey = await startJourney({ customers: 44, employees: 240 })
  await journey.changeDatabase(async (db) => {
    const { rows } = await sql<{ id: string; name: string; tenant: string; policies: Policy[] }>`
      select c.id::text, c.name, i.tenant_id::text as tenant, jsonb_agg(a.policy) as policies from customer c
      join access_options o on o.customer_id = c.id
      join integration i on i.customer_id = c.id and i.type = 'Office365' and i.state = 'Sync Successful'
      join posture p on p.id = c.id and p.service_plans ?| array['AAD_PREMIUM', 'AAD_PREMIUM_P2']
      join usual_setup u on u.customer_id = c.id and cardinality(u.break_glass_accounts) > 0
      join access_policy a on a.customer_id = c.id
      where c.active and o.unread is null and not o.security_defaults
        and c.organization_id = (select organization_id from customer group by 1 order by count(*) desc limit 1)
      group by 1, 2, 3 order by c.name`.execute(db)
    const those = (isWanted: (policies: Policy[]) => boolean) =>
      rows
        .filter(({ policies }) => isWanted(policies))
        .map(({ id, name, tenant }) => ({ id, name, tenant: openPolicyTenant(journey.url, tenant) }))
    const [a, b, c, d] = those((policies) => policies.every(isCareful) && policies.some(isLegacy))
    const [without] = those((policies) => policies.every(isCareful) && !policies.some(isLegacy))
    const [open] = those((policies) => policies.some((each) => isLegacy(each) && leavesNobodyOut(each)))
    if (!a || !b || !c || !d || !without || !open) throw new Error('The demo has too few such companies')
    careful = [a, b, c, d]
    lacking = without
    blocking = open
  })
})
afterAll(() => journey?.end())

const isLegacy = ({ displayName }: Policy) => displayName === LEGACY
const leavesNobodyOut = ({ conditions: { users } }: Policy) => !users?.excludeGroups?.length
/** Of a group that nobody has read it is not known who is in it, and a device that nobody manages is kept out already. */
const isCareful = ({ conditions: { users }, grantControls }: Policy) =>
  users?.excludeGroups?.join() === EMERGENCY.id &&
  !users.includeGroups?.length &&
  !grantControls?.builtInControls?.includes('compliantDevice')

/** At the templates, on a device of its own: what one test leaves open, or offline, is in no other's way. */
async function openTemplates() {
  const page = await (await journey.open()).newPage()
  await signInAs(page, journey.url, 'owner')
  await inStep(page)
  await goTo(page, TEMPLATES)
  await rowOf(page, LEGACY).first().waitFor()
  return page
}

const panelOf = (page: Page) => page.getByRole('complementary').last()
const dialogOf = (page: Page) => page.getByRole('dialog').last()
const tab = (page: Page, name: string) => page.getByRole('radiogroup', { name: 'Parts' }).getByText(name)

async function openTemplate(page: Page, name: string) {
  await rowOf(page, name).first().click()
  await panelOf(page).getByRole('heading', { name, exact: true }).waitFor()
}

/** From the panel of a template through the choice of companies to what is asked for each tenant. */
async function beginDeployment(page: Page, companies: readonly Company[]) {
  await panelOf(page).getByRole('button', { name: 'Deploy' }).click()
  for (const { name } of companies) await dialogOf(page).getByRole('checkbox', { name, exact: true }).check()
  await dialogOf(page).getByRole('button', { name: 'Next' }).click()
}

/** From there to the preview, with this group left out. */
async function leaveOut(page: Page, group: string) {
  await dialogOf(page).getByLabel('Groups, left out').fill(group)
  await dialogOf(page).getByRole('button', { name: 'Show the changes' }).click()
}

/** Follows the latest deployment of the template whose panel is open. */
const follow = (page: Page) => panelOf(page).getByRole('button', { name: 'Show progress' }).click()

/** Of the preview, and of a run. */
const planOf = (page: Page, { name }: Company) => dialogOf(page).getByRole('region', { name, exact: true })
const partOf = (page: Page, { name }: Company) =>
  dialogOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })

/** What was asked of tenants from here, by what it says. */
const taskOf = (page: Page, ...texts: string[]) =>
  texts.reduce(
    (found, hasText) => found.filter({ hasText }),
    page.getByRole('listitem').filter({ has: page.getByRole('list') }),
  )

async function confirmTakeBack(page: Page) {
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Take back' }).click()
  await question.waitFor({ state: 'detached' })
}

/** The states of the policies of a name in each of these tenants. */
const statesAt = (companies: readonly Company[], name: string) =>
  Promise.all(companies.map(async ({ tenant }) => (await tenant.named(name)).map(({ state }) => state)))

test('what was deployed only reports until it is turned on where somebody wants it, and both can be taken back', async () => {
  const page = await openTemplates()
  const companies = careful.slice(0, 3)
  const [first, second, third] = careful
  await openTemplate(page, MFA)
  await beginDeployment(page, companies)
  await leaveOut(page, EMERGENCY.name)
  await dialogOf(page).getByRole('button', { name: 'Deploy to 3 companies' }).click()
  await dialogOf(page).getByText('Everything was deployed.').waitFor(TASK)
  await dialogOf(page).getByRole('button', { name: 'Done' }).click()
  expect(await statesAt(companies, MFA)).toEqual([[REPORT], [REPORT], [REPORT]])

  // Somebody without a second factor signed in twice this week.
  await first.tenant.setSignIns([2, 5, 8 * 24].map(signedIn))
  await goTo(page, `${POLICIES}/${first.id}`)
  await rowOf(page, MFA).click()
  await panelOf(page).getByRole('button', { name: 'Ask the sign-in log' }).click()
  await panelOf(page).getByText(`${PERSON}: refused 0, asked 2`).waitFor()
  await panelOf(page).getByRole('button', { name: 'Close' }).click()

  await goTo(page, TEMPLATES)
  await openTemplate(page, MFA)
  await panelOf(page).getByRole('button', { name: 'Turn on' }).click()
  await expect.poll(() => dialogOf(page).getByText('1 policy only reports, reports since').count()).toBe(3)
  const ofFirst = dialogOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: first.name, exact: true }) })
  await ofFirst.getByRole('button', { name: 'Ask the sign-in log' }).click()
  await ofFirst.getByText(`${PERSON}: refused 0, asked 2`).waitFor()
  for (const { name } of [first, second])
    await dialogOf(page).getByRole('checkbox', { name, exact: true }).check()
  await dialogOf(page).getByRole('button', { name: 'Turn on 2 policies' }).click()
  await expect.poll(() => statesAt(companies, MFA), TASK).toEqual([[ON], [ON], [REPORT]])
  // Being on is no drift, and what is on is not offered again.
  await expect.poll(() => panelOf(page).getByText('As deployed').count()).toBe(3)
  await panelOf(page).getByRole('button', { name: 'Turn on' }).click()
  await dialogOf(page).getByRole('checkbox', { name: third.name, exact: true }).waitFor()
  await expect.poll(() => dialogOf(page).getByRole('checkbox').count(), TASK).toBe(1)
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click()
  await goTo(page, POLICIES)
  for (const [{ name }, state] of [
    [first, 'On'],
    [second, 'On'],
    [third, 'Report only'],
  ] as const) {
    await goTo(page, `${POLICIES}?search=${encodeURIComponent(`${MFA} ${name}`)}`)
    await rowOf(page, MFA).filter({ hasText: name }).getByText(state, { exact: true }).waitFor(TASK)
  }

  await tab(page, 'Applied').click()
  for (const { name } of [first, second]) {
    const task = taskOf(page, name, `Turn on ${MFA}`)
    await task.getByRole('button', { name: 'Take back' }).click()
    await confirmTakeBack(page)
    await task.getByText('Taken back', { exact: true }).waitFor(TASK)
  }
  await expect.poll(() => statesAt(companies, MFA), TASK).toEqual([[REPORT], [REPORT], [REPORT]])

  await goTo(page, TEMPLATES)
  await openTemplate(page, MFA)
  await follow(page)
  await dialogOf(page).getByRole('button', { name: 'Take back' }).click()
  await confirmTakeBack(page)
  await dialogOf(page).getByText('Everything was taken back.').waitFor(TASK)
  expect(await statesAt(companies, MFA)).toEqual([[], [], []])
  await dialogOf(page).getByRole('button', { name: 'Done' }).click()
  await panelOf(page).getByText('No tenant yet.').waitFor()
})

const PERSON = 'asked.twice@elsewhere.example'
const signedIn = (hoursAgo: number) => ({
  id: crypto.randomUUID(),
  createdDateTime: new Date(Date.now() - hoursAgo * HOUR).toISOString(),
  userId: 'dddddddd-0000-4000-8000-000000000001',
  userPrincipalName: PERSON,
  appId: '00000002-0000-0ff1-ce00-000000000000',
  clientAppUsed: 'Browser',
  authenticationRequirement: 'singleFactorAuthentication',
  location: { countryOrRegion: 'GB' },
})

test('what is deployed without a network is sent with the next one, and a tenant that was changed meanwhile is left alone and told of', async () => {
  const page = await openTemplates()
  const companies = [lacking, blocking]
  const before = await Promise.all(companies.map(({ tenant }) => tenant.changes()))
  await installApp(page)
  await page.context().setOffline(true)
  await openTemplate(page, LEGACY)
  await beginDeployment(page, companies)
  await leaveOut(page, EMERGENCY.name)
  await dialogOf(page).getByText('What you deploy waits on this device.').waitFor()
  await planOf(page, blocking).getByRole('button', { name: blocking.name }).click()
  await planOf(page, blocking).getByText(`Change ${LEGACY}`).waitFor()
  await dialogOf(page).getByRole('button', { name: 'Deploy to 2 companies' }).click()
  await page.waitForURL(/[?&]run=/)
  await page.reload()
  for (const company of companies)
    await partOf(page, company).getByText('Waiting to be sent', { exact: true }).waitFor()
  await blocking.tenant.changePolicy(LEGACY, { state: OFF })
  expect(await statesAt(companies, LEGACY)).toEqual([[], [OFF]])

  await page.context().setOffline(false)
  await dialogOf(page).getByText('Not everything was deployed.').waitFor(TASK)
  await partOf(page, lacking).getByText('Deployed', { exact: true }).waitFor()
  await partOf(page, blocking).getByText('Failed', { exact: true }).waitFor()
  await partOf(page, blocking).getByText(CHANGED).waitFor()
  expect(await statesAt(companies, LEGACY)).toEqual([[REPORT], [OFF]])
  await dialogOf(page).getByRole('button', { name: 'Done' }).click()
  await goTo(page, `${POLICIES}/${blocking.id}`)
  await rowOf(page, LEGACY).getByText('Off', { exact: true }).waitFor(TASK)
  await tab(page, 'Applied').click()
  await taskOf(page, `Change ${LEGACY}`).getByText(CHANGED).waitFor()

  await goTo(page, TEMPLATES)
  await openTemplate(page, LEGACY)
  await follow(page)
  await dialogOf(page).getByRole('button', { name: 'Look at the rest again' }).click()
  await planOf(page, blocking).getByText(`Change ${LEGACY}`).waitFor()
  await dialogOf(page).getByRole('button', { name: 'Deploy to 1 company' }).click()
  await dialogOf(page).getByText('Everything was deployed.').waitFor(TASK)
  // Whoever turned it off meanwhile is not overruled.
  expect(await statesAt(companies, LEGACY)).toEqual([[REPORT], [OFF]])
  const left = await Promise.all(companies.map(({ tenant }) => tenant.named(LEGACY)))
  for (const [policy] of left) expect(policy?.conditions.users.excludeGroups).toEqual([EMERGENCY.id])
  const after = await Promise.all(companies.map(({ tenant }) => tenant.changes()))
  const [add, update] = ['Add conditional access policy', 'Update conditional access policy']
  expect(after).toEqual([
    [add, ...(before[0] ?? [])],
    // By the administrator there, and then from here.
    [update, update, ...(before[1] ?? [])],
  ])
})

test('before anything is sent the preview says whom a policy would keep out, and who goes back has changed nothing', async () => {
  const page = await openTemplates()
  const [, , , company] = careful
  const before = await company.tenant.policies()
  const changes = await company.tenant.changes()
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await page.getByRole('menuitem', { name: 'New template' }).click()
  await page.getByRole('button', { name: 'A new policy' }).click()
  await page.getByLabel('Policy, as JSON').fill(JSON.stringify(nobodySignsIn))
  await page.getByText('Nothing keeps it from being saved.').waitFor()
  await page.getByRole('checkbox', { name: 'Groups, left out', exact: true }).check()
  await page.getByRole('checkbox', { name: 'Has to be said' }).uncheck()
  for (const _ of ['review', 'finish']) await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(nobodySignsIn.displayName)
  await page.getByRole('button', { name: 'Save' }).click()

  await openTemplate(page, nobodySignsIn.displayName)
  await beginDeployment(page, [company])
  await leaveOut(page, '')
  await dialogOf(page).getByText('Once they are turned on, these would be kept out:').waitFor()
  for (const who of [EMERGENCY_ACCOUNT, ...OTHERS]) await warningOf(page, who).waitFor()
  await dialogOf(page).getByRole('button', { name: 'Back' }).click()
  await leaveOut(page, EMERGENCY.name)
  for (const who of OTHERS) await warningOf(page, who).waitFor()
  await expect.poll(() => dialogOf(page).getByText(EMERGENCY_ACCOUNT).count()).toBe(0)
  await dialogOf(page).getByRole('button', { name: 'Back' }).click()
  await dialogOf(page).getByLabel('Groups, left out').waitFor()
  await dialogOf(page).getByRole('button', { name: 'Close' }).click()
  await panelOf(page).getByText('No tenant yet.').waitFor()

  await goTo(page, `${POLICIES}/${company.id}`)
  await tab(page, 'Applied').click()
  await page.getByText('Nothing was changed from here yet').waitFor()
  await inStep(page)
  expect(await company.tenant.policies()).toEqual(before)
  expect(await company.tenant.changes()).toEqual(changes)
})

test('whoever turns a policy on is told whom it would keep out, where it was deployed and in its own panel', async () => {
  const page = await openTemplates()
  const [, , , company] = careful
  await openTemplate(page, nobodySignsIn.displayName)
  await beginDeployment(page, [company])
  await leaveOut(page, EMERGENCY.name)
  await dialogOf(page).getByRole('button', { name: 'Deploy to 1 company' }).click()
  await dialogOf(page).getByText('Everything was deployed.').waitFor(TASK)
  await dialogOf(page).getByRole('button', { name: 'Done' }).click()
  await panelOf(page).getByRole('button', { name: 'Turn on' }).click()
  await dialogOf(page).getByRole('checkbox', { name: company.name, exact: true }).check()
  for (const who of OTHERS) await warningOf(page, who).waitFor()
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click()

  await goTo(page, `${POLICIES}/${company.id}`)
  await rowOf(page, nobodySignsIn.displayName).click()
  await panelOf(page).getByRole('button', { name: 'Turn on' }).click()
  const asked = page.getByRole('alertdialog')
  for (const who of OTHERS)
    await asked.getByText(`${who}: ${nobodySignsIn.displayName}`, { exact: true }).waitFor()
  await expect.poll(() => asked.getByText(EMERGENCY_ACCOUNT).count()).toBe(0)
  await asked.getByRole('button', { name: 'Cancel' }).click()
  expect(await statesAt([company], nobodySignsIn.displayName)).toEqual([[REPORT]])
})

const nobodySignsIn = {
  displayName: 'Nobody signs in',
  state: REPORT,
  conditions: {
    users: { includeUsers: ['All'] },
    applications: { includeApplications: ['All'] },
    clientAppTypes: ['all'],
  },
  grantControls: { operator: 'OR', builtInControls: ['block'] },
  sessionControls: null,
}
const EMERGENCY_ACCOUNT = 'An emergency account with only a password'
const OTHERS = ['An administrator with the app on the phone', 'A technician of yours']
const warningOf = (page: Page, who: string) =>
  dialogOf(page).getByText(`${who}: ${nobodySignsIn.displayName}`, { exact: true })

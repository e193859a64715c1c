// @module-tag database
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deviceEndpoints } from '#shared/contract/endpoints/devices.ts'
import { externalLinkEndpoints } from '#shared/contract/endpoints/external-links.ts'
import { integrationEndpoints } from '#shared/contract/endpoints/integrations/integrations.ts'
import { userEndpoints } from '#shared/contract/endpoints/users.ts'
import type { LoginData } from '#shared/contract/login-data.ts'
import { checkAgreement, loadAgreement, saveAgreement } from '#client/data/nouns/agreement.ts'
import { createCall } from '#client/data/call/call.ts'
import { onceWith } from '#client/data/call/send.ts'
import { askConsent, completeConsent } from '#client/data/nouns/consent/consent.ts'
import { createConsentSignIns } from '#client/data/nouns/consent/consent-sign-ins.ts'
import type { Device } from '#client/data/device/device.ts'
import { eraseDevice, readDevices, readOwnDevices, signOutElsewhere } from '#client/data/nouns/devices.ts'
import { disconnect, readTask, startSync } from '#client/data/nouns/directory-sync.ts'
import { askExchangeScript, handInExchangeOutput } from '#client/data/nouns/exchange.ts'
import { readLogin } from '#client/data/session/login.ts'
import { readOrganizations, toggleFeature } from '#client/data/nouns/organizations.ts'
import { removePicture, saveNames } from '#client/data/nouns/profile.ts'
import { readSecurityEvents } from '#client/data/nouns/security-log.ts'
import { subscribeDevice, testSubscription, unsubscribeDevice } from '#client/data/inbox/subscription.ts'
import { addUser, changeUser, deleteUser, inviteUser } from '#client/data/nouns/user-accounts.ts'
import { ownNotes } from '#tests/support/browser/own-notes.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'

type Here = Pick<Device, 'call' | 'login' | 'deviceId' | 'keepLogin' | 'notes'>

let site: TestSite
let owner: Here & { kept: LoginData[] }
beforeAll(async () => {
  site = await openTestSite()
  owner = hereAs(await site.signIn('owner'))
  await owner.call(deviceEndpoints.openDevice, {
    params: { id: owner.deviceId },
    body: { name: 'Firefox on Linux', keyMode: 'session' },
  })
})
afterAll(() => site?.close())

function hereAs({ idToken, login }: Person) {
  const kept: LoginData[] = []
  return {
    kept,
    login,
    deviceId: uuidv7(),
    notes: ownNotes(),
    keepLogin: async (next: LoginData) => void kept.push(next),
    call: createCall({ fetch: site.fetch, token: onceWith(idToken) }),
  }
}

const refusalOf = (calling: Promise<unknown>) =>
  calling.then(
    () => undefined,
    (cause: unknown) => (cause as { code?: string }).code,
  )

describe('the server answers as it is called by its contract', () => {
  test('who is signed in, and where', async () => {
    expect((await readLogin(owner)).userData.id).toBe(owner.login.userData.id)
    const names = ({ id, name }: { id: string; name: string }) => ({ id, name })
    const here = { id: owner.deviceId, name: 'Firefox on Linux' }
    expect((await readOwnDevices(owner)).map(names)).toContainEqual(here)
    expect((await readDevices(owner)).map(names)).toContainEqual(here)
    await signOutElsewhere(owner)
    expect(await refusalOf(eraseDevice(owner, { id: uuidv7(), userId: owner.login.userData.id }))).toBe(
      'notFound',
    )
  })

  test('names are changed, and what the server made of them is kept', async () => {
    await saveNames(owner, { first_name: '  Olga ', last_name: 'Owner' })
    await removePicture(owner)
    expect(owner.kept.map(({ userData }) => userData)).toMatchObject([
      { first_name: 'Olga', last_name: 'Owner' },
      { first_name: 'Olga', avatar: null },
    ])
  })

  test('a colleague is added, renamed, invited again and taken away', async () => {
    const email = 'new.colleague@demo.castellan.example'
    const { id: organization } = owner.login.organization
    const fields = {
      first_name: 'New',
      last_name: 'Colleague',
      role: 'System user' as const,
      permissions: owner.login.permissions,
      login_options: 'password' as const,
      all_customers: true,
      customer_ids: [],
      group_ids: [],
      excluded_customer_ids: [],
      excluded_group_ids: [],
      withheld: [],
      excludes_nfr: false,
      customer_id: null,
    }
    await addUser(owner, { ...fields, email, language: 'en' })
    const users = await owner.call(userEndpoints.listUsers, { params: { id: organization } })
    const user = { organization, email, id: users.find((each) => each.email === email)?.id ?? '' }
    await changeUser(owner, user, { first_name: 'Newer' })
    await inviteUser(owner, user)
    await deleteUser(owner, user)
    expect(await refusalOf(deleteUser(owner, user))).toBe('notFound')
    const [newest] = await readSecurityEvents(owner, organization, {
      event: 'user.removed',
      before: undefined,
    })
    expect(newest).toMatchObject({ target: user.id })
  })

  test('organizations are for product administrators', async () => {
    expect(await refusalOf(readOrganizations(owner))).toBe('noPermission')
    const product = hereAs(await site.signIn('product'))
    const organizations = await readOrganizations(product)
    const { id } = owner.login.organization
    expect(organizations.map((each) => each.id)).toContain(id)
    await toggleFeature(product, id, { feature: 'alerts', enabled: true })
  })

  test('the licence agreement is read and accepted', async () => {
    const status = await checkAgreement(owner)
    await saveAgreement(owner, status)
    expect(await checkAgreement(owner)).toMatchObject({ agreementSigned: true })
    // The file is fetched at an address of the site's own.
    await expect(loadAgreement(owner)).rejects.toThrow(TypeError)
  })

  test('a company is read, asked about, connected anew and disconnected', async () => {
    const [, customer] = owner.login.customers
    const customerId = customer?.id ?? ''
    const [integration] = await owner.call(integrationEndpoints.listIntegrations, {
      params: { id: customerId },
    })
    const id = integration?.id ?? ''
    const { taskId } = await startSync(owner, id)
    expect(await readTask(owner, id, taskId)).toMatchObject({ mgmtaskid: taskId })
    const page = await askConsent(owner, customerId)
    expect(createConsentSignIns(owner.notes).take(page.state)).toBe(page.signInUrl)
    const refused = { state: page.state, code: null, tenant: null, error: 'access_denied' }
    expect(await refusalOf(completeConsent(owner, refused))).toBe('consentRefused')
    const script = await askExchangeScript(owner, customerId)
    expect(script.fileName).toMatch(/\.ps1$/)
    expect(await refusalOf(handInExchangeOutput(owner, customerId, 'no output'))).toBe(
      'exchangeOutputInvalid',
    )
    expect(await refusalOf(disconnect(owner, uuidv7()))).toBe('notFound')
  })

  test('a device that has no subscription has none to be tested', async () => {
    const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }
    expect(await refusalOf(subscribeDevice(owner, { endpoint: 'nowhere', keys }))).toBe('failedValidation')
    expect(await refusalOf(testSubscription(owner))).toBe('notFound')
    expect(await refusalOf(unsubscribeDevice({ ...owner, deviceId: uuidv7() }))).toBe('notFound')
  })

  test('pages outside of the app are told', async () => {
    expect(await owner.call(externalLinkEndpoints.getExternalLinks)).toHaveProperty('scheduleCall')
  })
})

import { firstValueFrom } from 'rxjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChecklistItem } from '#shared/domain/checklist/checklist.ts'
import type { Customer } from '#shared/domain/customers/customer.ts'
import { watchChecklist } from '#client/data/nouns/organization.ts'
import { buildAdded } from '#tests/support/build-user.ts'
import { openTestDevice } from '#tests/support/test-device.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let owner: Person
beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
})
afterAll(() => site?.close())

const organizationId = () => owner.login.organization.id

async function step(id: ChecklistItem['id']): Promise<ChecklistItem | undefined> {
  const { body } = await owner.api('GET', `/organization/${organizationId()}/onboarding-checklist`)
  return (body as ChecklistItem[]).find((item) => item.id === id)
}

test('a company that is added is one that is not connected, until it is deactivated', async () => {
  const { body } = await owner.api('GET', `/organization/${organizationId()}`)
  const active = (body as { customers: unknown[] }).customers.length
  expect(await step('INTEGRATE_TO_MICROSOFT')).toMatchObject({
    completionStatus: 'COMPLETE',
    details: { isCSP: false, numCustomers: active, numDirectIntegrations: active },
  })
  const added = await owner.api('POST', `/organization/${organizationId()}/customer`, {
    name: 'Counted Castle',
    contact_name: 'Cora',
    contact_email: 'cora@counted.example',
    contact_phone: '',
    country: 'DK',
    MFA: false,
  })
  expect(added.status).toBe(201)
  expect(await step('INTEGRATE_TO_MICROSOFT')).toMatchObject({
    completionStatus: 'PARTIALLY_COMPLETE',
    details: { numCustomers: active + 1, numDirectIntegrations: active },
  })
  const { id } = added.body as Customer
  await owner.api('PUT', `/customer/${id}`, { active: false })
  expect(await step('INTEGRATE_TO_MICROSOFT')).toMatchObject({ completionStatus: 'COMPLETE' })
})

test('a colleague who is invited is counted, also on devices', async () => {
  const device = await openTestDevice(owner.login, owner.idToken, site.fetch)
  await device.settle()
  const onDevice = async () =>
    (await firstValueFrom(watchChecklist(device))).find(({ id }) => id === 'ADD_SYSTEM_USER')?.details
  const before = Number((await step('ADD_SYSTEM_USER'))?.details.numSystemUsers)
  expect(await onDevice()).toEqual({ numSystemUsers: before })
  const { status } = await owner.api(
    'POST',
    `/organization/${organizationId()}/user`,
    buildAdded('cole@demo.castellan.example'),
  )
  expect(status).toBe(201)
  expect(await step('ADD_SYSTEM_USER')).toMatchObject({
    completionStatus: 'COMPLETE',
    details: { numSystemUsers: before + 1 },
  })
  await device.settle()
  expect(await onDevice()).toEqual({ numSystemUsers: before + 1 })
  device.close()
})

import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instructionId, instructionLimits } from '#shared/domain/posture/instruction.ts'
import {
  addNeighbor,
  commandOf,
  openTestSite,
  type Person,
  pulledBy,
  pushAs,
  type TestSite,
} from '#tests/support/test-site.ts'

const [SMS, VOICE] = ['sms-codes-off', 'voice-calls-off'] as const

let site: TestSite
let owner: Person
let agent: Person
let reader: Person

beforeAll(async () => {
  site = await openTestSite()
  ;[owner, agent, reader] = [
    await site.signIn('owner'),
    await site.signIn('agent'),
    await site.signIn('reader'),
  ]
})
afterAll(() => site?.close())

const company = () => agent.login.customers[0]?.id ?? ''
const pathOf = (checkId: string = SMS, customerId = company()) =>
  `/customer/${customerId}/instruction/${checkId}`
const write = (
  text: string,
  said: Record<string, unknown> = {},
  checkId: string = SMS,
  customerId = company(),
) => commandOf(site, 'instruction.set', { customerId, checkId, text }, said)

describe('instructions of a check', () => {
  test('are nothing at first, are written with who wrote them, and taken away', async () => {
    const none = { customer_id: company(), check_id: SMS, text: '', edited_by: null, edited_at: null }
    expect(await owner.api('GET', pathOf())).toMatchObject({ status: 200, body: none })
    const text = 'Ask the owner first.\n\n  <b>Then</b> turn it off.'
    const told = {
      ...none,
      text,
      edited_by: agent.login.userData.id,
      edited_at: new Date(site.now.value).toISOString(),
    }
    expect(await agent.api('PUT', pathOf(), { text: `  ${text.replaceAll('\n', '\r\n')}\n` })).toMatchObject({
      status: 200,
      body: told,
    })
    expect(await reader.api('GET', pathOf(SMS, company().toUpperCase()))).toMatchObject({
      status: 200,
      body: told,
    })
    expect(await owner.api('GET', pathOf(VOICE))).toMatchObject({ body: { ...none, check_id: VOICE } })
    expect(await agent.api('PUT', pathOf(), { text: ' \n ' })).toMatchObject({ status: 200, body: none })
    const { rows } = await pulledBy(owner)
    expect(rows.find(([, id]) => id === instructionId(company(), SMS))?.[4]).toBeFalsy()
  })

  test('are 10,000 characters at most', async () => {
    const longest = 'x'.repeat(instructionLimits.text)
    expect(await owner.api('PUT', pathOf(VOICE), { text: longest })).toMatchObject({ status: 200 })
    expect(await owner.api('PUT', pathOf(VOICE), { text: `${longest}x` })).toMatchObject({
      status: 422,
      body: { code: 'failedValidation', issues: [{ path: 'text' }] },
    })
    for (const body of [{}, { text: 7 }, { text: 'x', more: 1 }])
      expect(await owner.api('PUT', pathOf(), body)).toMatchObject({ status: 422 })
  })

  test('that somebody else wrote meanwhile are a conflict, not a loss', async () => {
    const nothing = { expect: { text: null } }
    expect(await pushAs(agent, [write('Theirs', nothing)])).toMatchObject([{ outcome: 'applied' }])
    expect(await pushAs(owner, [write('Mine', nothing)])).toMatchObject([
      { outcome: 'conflict', status: 409, current: { text: 'Theirs' } },
    ])
    expect(await pushAs(owner, [write('Mine', { expect: { text: 'Theirs' } })])).toMatchObject([
      { outcome: 'applied' },
    ])
    expect(await pushAs(agent, [write('', { expect: { text: 'Theirs' } })])).toMatchObject([
      { outcome: 'conflict' },
    ])
  })

  test('are of a check that exists, at a company that the user may see, by who manages Secure', async () => {
    const { customerId } = await addNeighbor(site)
    for (const id of [customerId, uuidv7()]) {
      expect(await owner.api('GET', pathOf(SMS, id))).toMatchObject({
        status: 404,
        body: { code: 'notFound' },
      })
      expect(await owner.api('PUT', pathOf(SMS, id), { text: 'x' })).toMatchObject({ status: 404 })
      expect(await pushAs(owner, [write('x', {}, SMS, id)])).toMatchObject([{ code: 'notFound' }])
    }
    const invalid = { status: 404, body: { code: 'checkInvalid', message: 'Invalid security check!' } }
    expect(await owner.api('GET', pathOf('no-such-check'))).toMatchObject(invalid)
    expect(await owner.api('PUT', pathOf('no-such-check'), { text: 'x' })).toMatchObject(invalid)
    expect((await reader.api('PUT', pathOf(), { text: 'x' })).status).toBe(403)
    expect(await pushAs(reader, [write('x')])).toMatchObject([{ outcome: 'forbidden' }])
  })

  test('go with their company', async () => {
    const added = await owner.api('POST', `/organization/${owner.login.organization.id}/customer`, {
      name: 'Short Lived',
      contact_name: '',
      contact_email: '',
      contact_phone: '',
      country: '',
      MFA: false,
    })
    const { id } = added.body as { id: string }
    expect((await owner.api('PUT', pathOf(SMS, id), { text: 'Soon gone' })).status).toBe(200)
    expect((await owner.api('DELETE', `/customer/${id}`)).status).toBe(204)
    const { rows } = await pulledBy(owner)
    expect(rows.filter(([, , , pid]) => pid.startsWith(id)).every(([, , , , row]) => row === null)).toBe(true)
  })
})

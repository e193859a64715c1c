// @module-tag database
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { endpoints } from '#shared/contract/endpoints.ts'
import type { RowOf } from '#shared/contract/kinds.ts'
import { auditSettingId } from '#shared/domain/posture/audit-setting.ts'
import { checks, checksOf } from '#shared/domain/posture/checks.ts'
import { resolutionLimits } from '#shared/domain/posture/check-resolution.ts'
import { compliant, notCompliant } from '#shared/domain/posture/verdict.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { entityTables } from '#server/schema.ts'
import {
  addNeighbor,
  commandOf,
  openTestSite,
  type Person,
  pulledBy,
  pushAs,
  type TestSite,
} from '#tests/support/test-site.ts'
import type { z } from 'zod'

type Answer<N extends 'listAuditSettings' | 'getCheck' | 'getPosture'> = z.infer<
  (typeof endpoints)[N]['answer']
>

const [MAIL, SMS, VOICE] = ['external-sender-tag-on', 'sms-codes-off', 'voice-calls-off'] as const
const READ_AT = '2026-05-01T00:00:00.000Z'

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

const write = (act: (work: Work) => Promise<void>) =>
  unitOfWork({ db: site.database.db, tables: entityTables }, owner.login.organization.id, act)

// Every test begins with nothing set, nothing resolved and nothing read.
beforeEach(async () => {
  await write(async (work) => {
    for (const kind of ['auditSetting', 'checkResolution', 'posture'] as const) {
      const { rows } = await sql<{ id: string }>`
        select id from ${sql.table(entityTables[kind].table)}
        where organization_id = ${work.organizationId}::uuid`.execute(work.tx)
      await work.load(
        kind,
        rows.map(({ id }) => id),
      )
      for (const { id } of rows) work.remove(kind, id)
    }
  })
})

const company = (place = 0) => agent.login.customers[place]?.id ?? ''
const foreignCompany = () =>
  owner.login.customers.find(({ id }) => !agent.login.customers.some((own) => own.id === id))?.id ?? ''

const microsoftChecks = checksOf('microsoft')

const storePosture = (
  customerId: string,
  verdicts: RowOf<'posture'>['verdicts'],
  service_plans: RowOf<'posture'>['service_plans'] = [],
) =>
  write(async (work) => {
    await work.load('posture', [customerId])
    work.put('posture', {
      id: customerId,
      customer_id: customerId,
      read_at: READ_AT,
      clouds: { microsoft: READ_AT },
      service_plans,
      verdicts,
    })
  })

const set = (customerId: string | null, settings: object, said = {}) =>
  commandOf(
    site,
    'audit.set',
    { customerId, settings: Object.entries(settings).map(([checkId, enabled]) => ({ checkId, enabled })) },
    said,
  )
const resolve = (resolution: unknown, said = {}, checkId: string = SMS) =>
  commandOf(site, 'check.resolve', { customerId: company(), checkId, resolution }, said)
const accepted = (details: string) => ({ status: 'riskAccepted', details })

const settingsAt = async (customerId: string, person = owner) =>
  (await person.api('GET', `/secure/setting?customerId=${customerId}`)).body as Answer<'listAuditSettings'>
const settingOf = async (customerId: string, check: string) => {
  const found = (await settingsAt(customerId)).find(({ name }) => name === check)
  return found && [found.enabled, found.inherit]
}
const postureOf = async (person = owner) =>
  (await person.api('GET', `/secure/posture/${company()}`)).body as Answer<'getPosture'>
const resolutionOf = async (check: string = SMS) =>
  (await postureOf()).checks.find(({ id }) => id === check)?.resolution ?? null

describe('what the audit looks at', () => {
  test('is everything, then what is set for all, then what is set for the company; null inherits again', async () => {
    expect(await settingOf(company(), SMS)).toEqual([true, true])
    expect(await pushAs(owner, [set(null, { [SMS]: false }), set(company(), { [SMS]: true })])).toMatchObject(
      [{ outcome: 'applied' }, { outcome: 'applied' }],
    )
    expect(await settingOf('*', SMS)).toEqual([false, false])
    expect(await settingOf(company(), SMS)).toEqual([true, false])
    expect(await settingOf(company(1), SMS)).toEqual([false, true])
    await pushAs(owner, [set(company(), { [SMS]: null }), set(company(), { [VOICE]: null })])
    expect(await settingOf(company(), SMS)).toEqual([false, true])
    await pushAs(owner, [set(null, { [SMS]: null })])
    expect(await settingOf('*', SMS)).toEqual([true, true])
  })

  test('meets in one row, whoever sets it first, and a row that leaves is told to devices', async () => {
    await pushAs(owner, [set(company(), { [SMS]: true })])
    await pushAs(agent, [set(company(), { [SMS]: false, [VOICE]: false })])
    expect(await settingOf(company(), SMS)).toEqual([false, false])
    await pushAs(agent, [set(company(), { [SMS]: null })])
    const id = auditSettingId(company(), SMS)
    const { rows } = await pulledBy(owner, { cursor: 0 })
    const last = rows.findLast(([kind, rowId]) => kind === 'auditSetting' && rowId === id)
    expect(last?.[4] ?? null).toBe(null)
    expect(await settingOf(company(), VOICE)).toEqual([false, false])
  })

  test('of all companies is set only by who sees all of them, and of one only by who sees it', async () => {
    expect(await pushAs(agent, [set(null, { [SMS]: false })])).toMatchObject([
      { outcome: 'forbidden', status: 403, code: 'noPermission' },
    ])
    expect(await pushAs(agent, [set(foreignCompany(), { [SMS]: false })])).toMatchObject([
      { outcome: 'rejected', code: 'notFound' },
    ])
    expect(await pushAs(agent, [set(company(), { [SMS]: false })])).toMatchObject([{ outcome: 'applied' }])
    expect(await pushAs(reader, [set(company(), { [SMS]: true })])).toMatchObject([
      { outcome: 'forbidden', code: 'noPermission' },
    ])
    expect(await settingOf('*', SMS)).toEqual([true, true])
    expect(await settingOf(company(), SMS)).toEqual([false, false])
  })

  test('is of checks that exist: Invalid security check!', async () => {
    expect(await pushAs(owner, [set(company(), { [SMS]: false, 'no-such-check': true })])).toMatchObject([
      { outcome: 'rejected', status: 404, code: 'checkInvalid' },
    ])
    expect(await settingOf(company(), SMS)).toEqual([true, true])
  })

  test('names each check once, and 200 at most', async () => {
    const twice = [SMS, SMS].map((checkId) => ({ checkId, enabled: true }))
    const many = Array.from({ length: 201 }, (_, n) => ({ checkId: `check-${n}`, enabled: true }))
    for (const settings of [twice, many, []])
      expect(
        await pushAs(owner, [commandOf(site, 'audit.set', { customerId: company(), settings })]),
      ).toMatchObject([{ outcome: 'rejected', code: 'failedValidation' }])
  })

  test('is not taken from a row that lies at another company', async () => {
    const id = auditSettingId(company(), SMS)
    await write(async (work) => {
      await work.load('auditSetting', [id])
      work.put('auditSetting', { id, customer_id: foreignCompany(), check_id: SMS, enabled: false })
    })
    expect(await pushAs(agent, [set(company(), { [SMS]: true })])).toMatchObject([
      { outcome: 'rejected', code: 'notFound' },
    ])
    expect(await settingOf(foreignCompany(), SMS)).toEqual([false, false])
  })
})

describe('PUT secure/setting', () => {
  const put = (settings: unknown, person = owner) => person.api('PUT', '/secure/setting', { settings })

  test('changes the settings that it names and answers with all of them', async () => {
    const { status, body } = await put([
      { name: SMS, module: 'secure', enabled: false, customer: company() },
      { name: VOICE, module: 'secure', enabled: null, customer: company() },
    ])
    expect(status).toBe(200)
    expect(body).toHaveLength(checks.length)
    expect(body).toContainEqual({
      name: SMS,
      module: 'secure',
      enabled: false,
      inherit: false,
      customer: company(),
    })
    expect(body).toEqual(await settingsAt(company()))
  })

  test('is of one company, of a known one, of known checks, and of all companies not for everybody', async () => {
    const one = { name: SMS, module: 'secure', enabled: false }
    expect(await put([{ ...one, customer: null }], agent)).toMatchObject({
      status: 403,
      body: { code: 'noPermission' },
    })
    expect((await put([{ ...one, customer: null }])).status).toBe(200)
    const { customerId } = await addNeighbor(site)
    for (const customer of [customerId, uuidv7()])
      expect(await put([{ ...one, customer }])).toMatchObject({ status: 404, body: { code: 'notFound' } })
    expect(await put([{ ...one, name: 'no-such-check', customer: null }])).toMatchObject({
      status: 404,
      body: { code: 'checkInvalid', message: 'Invalid security check!' },
    })
    const mixed = [
      { ...one, customer: null },
      { ...one, name: VOICE, customer: company() },
    ]
    expect(await put(mixed)).toMatchObject({ status: 422, body: { code: 'failedValidation' } })
  })

  test('and the settings of another organization or company are as absent as none', async () => {
    const { customerId } = await addNeighbor(site)
    for (const id of [customerId, uuidv7(), foreignCompany()])
      expect(await agent.api('GET', `/secure/setting?customerId=${id}`)).toMatchObject({ status: 404 })
    expect((await agent.api('GET', '/secure/setting')).status).toBe(422)
  })
})

describe('a resolution', () => {
  test('is recorded, changed on what was seen, and taken back', async () => {
    expect(await pushAs(agent, [resolve(accepted('  Until spring '))])).toMatchObject([
      { outcome: 'applied' },
    ])
    expect(await resolutionOf()).toMatchObject({
      customer_id: company(),
      check_id: SMS,
      status: 'riskAccepted',
      details: 'Until spring',
      resolved_at: new Date(site.now.value).toISOString(),
    })
    const seen = { status: 'riskAccepted', details: 'Until spring' }
    expect(
      await pushAs(owner, [resolve({ status: 'resolved', details: '' }, { expect: seen })]),
    ).toMatchObject([{ outcome: 'applied' }])
    expect(
      await pushAs(owner, [resolve(null, { expect: { status: 'resolved', details: '' } })]),
    ).toMatchObject([{ outcome: 'applied' }])
    expect(await resolutionOf()).toBe(null)
  })

  test('meets one that somebody else recorded meanwhile where there was none', async () => {
    const none = { status: null, details: null }
    await pushAs(agent, [resolve(accepted('Theirs'), { expect: none })])
    const mine = resolve(accepted('Mine'), { expect: none })
    expect(await pushAs(owner, [mine])).toMatchObject([
      { outcome: 'conflict', status: 409, current: { details: 'Theirs' } },
    ])
    // The same change on both sides is none.
    expect(await pushAs(owner, [resolve(accepted('Theirs'), { expect: none })])).toMatchObject([
      { outcome: 'applied' },
    ])
    expect(await resolutionOf()).toMatchObject({ details: 'Theirs' })
  })

  test('meets that somebody else took it back, as a row of nothing', async () => {
    const seen = accepted('As it was')
    await pushAs(agent, [resolve(seen)])
    await pushAs(agent, [resolve(null)])
    const late = resolve(accepted('Longer'), { expect: seen })
    for (let copy = 0; copy < 2; copy++)
      expect(await pushAs(owner, [late])).toMatchObject([{ outcome: 'conflict', status: 409 }])
    expect((await pushAs(owner, [resolve(accepted('Longer'), { expect: seen })]))[0]?.current).toBe(null)
    // Both sides took it back.
    expect(await pushAs(owner, [resolve(null, { expect: seen })])).toMatchObject([{ outcome: 'applied' }])
    expect(await pushAs(owner, [resolve(accepted('Anew'), { ifMatch: 7 })])).toMatchObject([
      { outcome: 'conflict', code: 'preconditionFailed', current: null },
    ])
    expect(await resolutionOf()).toBe(null)
  })

  test.each([
    ['resolved', 0, 'applied'],
    ['thirdParty', 0, 'rejected'],
    ['riskAccepted', 0, 'rejected'],
    ['notApplicable', 0, 'rejected'],
    ['notApplicable', 1, 'applied'],
    ['resolved', resolutionLimits.details, 'applied'],
    ['resolved', resolutionLimits.details + 1, 'rejected'],
    ['ignored', 9, 'rejected'],
  ])('%s with details of %i characters is %s', async (status, length, outcome) => {
    const details = ` ${'x'.repeat(length)} `
    expect(await pushAs(owner, [resolve({ status, details })])).toMatchObject([{ outcome }])
  })

  test('is of a check that exists, at a company that the user may see, by who manages Secure', async () => {
    expect(await pushAs(owner, [resolve(accepted('x'), {}, 'no-such-check')])).toMatchObject([
      { outcome: 'rejected', code: 'checkInvalid' },
    ])
    const { customerId } = await addNeighbor(site)
    for (const id of [foreignCompany(), customerId, uuidv7()]) {
      const args = { customerId: id, checkId: SMS, resolution: accepted('x') }
      expect(await pushAs(agent, [commandOf(site, 'check.resolve', args)])).toMatchObject([
        { outcome: 'rejected', code: 'notFound' },
      ])
    }
    expect(await pushAs(reader, [resolve(accepted('x'))])).toMatchObject([{ outcome: 'forbidden' }])
    expect(await resolutionOf()).toBe(null)
  })
})

describe('a posture', () => {
  test('of a company that was never read has no score', async () => {
    expect(await postureOf()).toMatchObject({
      read_at: null,
      score: null,
      counts: { compliant: 0, notMeasured: microsoftChecks.length },
    })
  })

  test('counts each check once, and scores what is included and measured', async () => {
    await storePosture(company(), {
      [MAIL]: compliant(true),
      [SMS]: notCompliant('enabled'),
      [VOICE]: notCompliant('enabled'),
    })
    expect((await postureOf()).score).toBeCloseTo(100 / 3)
    await pushAs(owner, [resolve(accepted('Until spring')), set(null, { [VOICE]: false })])
    const { checks: judged, ...posture } = await postureOf(agent)
    expect(posture).toEqual({
      customer_id: company(),
      read_at: READ_AT,
      clouds: { microsoft: READ_AT },
      score: 100,
      counts: {
        compliant: 1,
        notCompliant: 0,
        notMeasured: microsoftChecks.length - 3,
        resolved: 1,
        excluded: 1,
      },
    })
    // The company has no Google Workspace, so nothing of one is told.
    expect(judged.map(({ id }) => id)).toEqual(microsoftChecks.map(({ id }) => id))
    expect(judged.find(({ id }) => id === VOICE)).toEqual({
      id: VOICE,
      verdict: notCompliant('enabled'),
      included: false,
      resolution: null,
    })
  })

  test('of another organization, or of a company that the user may not see, is not there', async () => {
    const { customerId } = await addNeighbor(site)
    for (const id of [customerId, uuidv7(), foreignCompany()])
      expect(await agent.api('GET', `/secure/posture/${id}`)).toMatchObject({
        status: 404,
        body: { code: 'notFound' },
      })
  })
})

describe('checks', () => {
  test('are listed with what they ask for', async () => {
    const { body } = await reader.api('GET', '/secure/checks')
    expect(body).toHaveLength(checks.length)
    expect(body).toContainEqual({
      id: SMS,
      code: expect.any(String),
      cloud: 'microsoft',
      area: 'authentication',
      severity: 'medium',
      effort: 'high',
      license: 'free',
      anchors: expect.any(Object),
      target: checks.find(({ id }) => id === SMS)?.target,
    })
  })

  test('are read one by one, with the verdict at each company that the user may see (POST-04)', async () => {
    await storePosture(company(), { [SMS]: notCompliant('enabled'), [MAIL]: compliant(true) })
    await storePosture(foreignCompany(), { [SMS]: compliant('disabled') })
    await pushAs(owner, [resolve(accepted('Until spring'))])
    const { body } = await agent.api('GET', `/secure/check/${SMS}`)
    const { companies, id } = body as Answer<'getCheck'>
    expect(id).toBe(SMS)
    expect(new Set(companies.map(({ customer_id }) => customer_id))).toEqual(
      new Set(agent.login.customers.map((each) => each.id)),
    )
    expect(companies.find(({ customer_id }) => customer_id === company())).toMatchObject({
      read_at: READ_AT,
      verdict: notCompliant('enabled'),
      included: true,
      resolution: { details: 'Until spring' },
    })
    expect(companies.find(({ customer_id }) => customer_id === company(1))).toMatchObject({
      read_at: null,
      verdict: { status: 'notMeasured', reason: 'notConnected' },
    })
    const page = (await agent.api('GET', `/secure/check/${SMS}?from=1&size=2`)).body as Answer<'getCheck'>
    expect(page.companies).toEqual(companies.slice(1, 3))
  })

  test('are read at one company, and of a check that the reading did not know yet (POST-04)', async () => {
    await storePosture(company(), { [MAIL]: compliant(true) })
    const { body } = await owner.api('GET', `/secure/check/${SMS}?companySelectorId=${company()}`)
    expect((body as Answer<'getCheck'>).companies).toEqual([
      {
        customer_id: company(),
        read_at: READ_AT,
        verdict: { status: 'notMeasured', reason: 'notRead' },
        included: true,
        resolution: null,
      },
    ])
    for (const id of [foreignCompany(), uuidv7()])
      expect((await agent.api('GET', `/secure/check/${SMS}?companySelectorId=${id}`)).status).toBe(404)
  })

  test('that do not exist are refused: Invalid security check!', async () => {
    expect(await owner.api('GET', '/secure/check/no-such-check')).toMatchObject({
      status: 404,
      body: { code: 'checkInvalid', message: 'Invalid security check!' },
    })
  })
})

describe('the licensing of Secure', () => {
  const licensing = async (person: Person, id: string) => person.api('GET', `/secure/license/${id}`)

  test('has tier and seats of the organization, and the premium plan of the tenant', async () => {
    const ofCompany = { customer_id: company(), tier: 'premium' }
    expect((await licensing(agent, company())).body).toMatchObject({ ...ofCompany, entra_level: null })
    await storePosture(company(), {}, ['EXCHANGE_S_STANDARD', 'AAD_PREMIUM'])
    const { body } = await licensing(agent, company().toUpperCase())
    expect(body).toMatchObject({ ...ofCompany, entra_level: 'P1' })
    const { body: bought } = await owner.api(
      'GET',
      `/organization/${owner.login.organization.id}/subscription`,
    )
    const { licenses } = bought as { licenses: { licenseName: string; quantity: number }[] }
    const seats = licenses
      .filter(({ licenseName }) => licenseName.includes('secure'))
      .reduce((sum, { quantity }) => sum + quantity, 0)
    expect(body).toHaveProperty('seats', seats)
  })

  test('of a company that somebody may not see is not there', async () => {
    for (const id of [foreignCompany(), uuidv7()]) expect((await licensing(agent, id)).status).toBe(404)
  })
})

test('what is set and decided about a company goes with it', async () => {
  const added = await owner.api('POST', `/organization/${owner.login.organization.id}/customer`, {
    name: 'Short Lived',
    contact_name: '',
    contact_email: '',
    contact_phone: '',
    country: '',
    MFA: false,
  })
  const { id } = added.body as { id: string }
  const args = { customerId: id, checkId: SMS, resolution: accepted('Soon gone') }
  expect(
    await pushAs(owner, [set(id, { [SMS]: false }), commandOf(site, 'check.resolve', args)]),
  ).toMatchObject([{ outcome: 'applied' }, { outcome: 'applied' }])
  expect((await owner.api('DELETE', `/customer/${id}`)).status).toBe(204)
  const { rows } = await pulledBy(owner)
  expect(rows.filter(([, , , pid]) => pid.startsWith(id)).every(([, , , , row]) => row === null)).toBe(true)
})

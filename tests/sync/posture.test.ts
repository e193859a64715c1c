import { firstValueFrom } from 'rxjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  resolveCheck,
  setAudit,
  watchAuditSettings,
  watchPostures,
  watchResolutions,
} from '#client/data/nouns/secure/posture.ts'
import { keepMine } from '#client/data/queue/decisions.ts'
import type { CheckResolution, Resolution } from '#shared/domain/posture/check-resolution.ts'
import { compliant } from '#shared/domain/posture/verdict.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables } from '#server/schema.ts'
import { commandsOf } from '#tests/support/device-reads.ts'
import { type Fetch, openTestDevice } from '#tests/support/test-device.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'

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

type TestDevice = Awaited<ReturnType<typeof openTestDevice>>

async function loadedDevice(person = owner, fetch: Fetch = site.fetch): Promise<TestDevice> {
  const device = await openTestDevice(person.login, person.idToken, fetch)
  await device.settle()
  return device
}

const company = (place = 0) => agent.login.customers[place]?.id ?? ''
const settingsAt = async (device: TestDevice, customerId: string | null) =>
  (await firstValueFrom(watchAuditSettings(device)))
    .filter(({ customer_id }) => customer_id === customerId)
    .map(({ check_id, enabled }): [string, boolean] => [check_id, enabled])
const resolutionAt = async (device: TestDevice, customerId: string) =>
  (await firstValueFrom(watchResolutions(device))).find(
    ({ customer_id, check_id }) => customer_id === customerId && check_id === SMS,
  )
const accepted = (details: string): Resolution => ({ status: 'riskAccepted', details })
const names = { check: 'SMS codes are off', company: 'Contoso' }
const resolve = (
  device: TestDevice,
  customerId: string,
  seen: CheckResolution | undefined,
  resolution: Resolution | null,
) => resolveCheck(device, { customerId, checkId: SMS, names, seen }, resolution)
const states = async (device: TestDevice) => (await commandsOf(device)).map(({ state }) => state)

test('postures are read by company', async () => {
  const { db } = site.database
  const id = company(4)
  const posture = {
    id,
    customer_id: id,
    read_at: '2026-05-01T00:00:00.000Z',
    clouds: { microsoft: '2026-05-01T00:00:00.000Z' },
    service_plans: [],
    verdicts: { [SMS]: compliant(true) },
  }
  await unitOfWork({ db, tables: entityTables }, owner.login.organization.id, async (work) => {
    await work.load('posture', [id])
    work.put('posture', posture)
  })
  const device = await loadedDevice(agent)
  const postures = await firstValueFrom(watchPostures(device))
  expect(postures.get(id)).toEqual(posture)
  expect([...postures.keys()].toSorted()).toEqual(agent.login.customers.map((each) => each.id).toSorted())
})

describe('what the audit looks at', () => {
  test('shows at once without a network, and arrives', async () => {
    let isOnline = true
    const flaky: Fetch = async (url, init) => {
      if (!isOnline) throw new TypeError('Failed to fetch')
      return site.fetch(url, init)
    }
    const device = await loadedDevice(owner, flaky)
    isOnline = false
    const settings = [
      { checkId: SMS, enabled: false },
      { checkId: VOICE, enabled: true },
    ]
    expect(await setAudit(device, company(), settings, 'Contoso')).toMatchObject({ outcome: 'saved' })
    await setAudit(device, company(), [{ checkId: VOICE, enabled: null }], 'Contoso')
    expect(await settingsAt(device, company())).toEqual([[SMS, false]])
    expect(await states(device)).toEqual(['queued', 'queued'])
    isOnline = true
    await device.settle()
    expect(await states(device)).toEqual([])
    expect(await settingsAt(device, company())).toEqual([[SMS, false]])
    expect(await settingsAt(await loadedDevice(), company())).toEqual([[SMS, false]])
  })

  test('meets in one row where two devices set it that never met', async () => {
    const [one, two] = [await loadedDevice(), await loadedDevice(agent)]
    await setAudit(one, company(1), [{ checkId: SMS, enabled: true }], 'Contoso')
    await setAudit(
      two,
      company(1),
      [
        { checkId: SMS, enabled: false },
        { checkId: VOICE, enabled: false },
      ],
      'Contoso',
    )
    for (const device of [one, two, one]) await device.settle()
    for (const device of [one, two])
      expect(new Map(await settingsAt(device, company(1)))).toEqual(
        new Map([
          [SMS, false],
          [VOICE, false],
        ]),
      )
    await setAudit(one, company(1), [{ checkId: SMS, enabled: null }], 'Contoso')
    await one.settle()
    await two.settle()
    expect(await settingsAt(two, company(1))).toEqual([[VOICE, false]])
  })

  test('of all companies is accepted only of who sees all of them', async () => {
    const choice = [{ checkId: SMS, enabled: false }]
    const device = await loadedDevice(agent)
    expect(await setAudit(device, null, choice, '')).toEqual({ outcome: 'forbidden' })
    expect(await setAudit(await loadedDevice(reader), null, choice, '')).toEqual({ outcome: 'forbidden' })
    const all = await loadedDevice()
    expect(await setAudit(all, null, choice, '')).toMatchObject({ outcome: 'saved' })
    await all.settle()
    await device.settle()
    expect(await settingsAt(device, null)).toEqual([[SMS, false]])
  })

  test('is refused by the server where there is no such check, and says so', async () => {
    const device = await loadedDevice()
    await setAudit(device, company(2), [{ checkId: 'no-such-check', enabled: false }], 'Contoso')
    expect(await settingsAt(device, company(2))).toHaveLength(1)
    await device.settle()
    expect(await commandsOf(device)).toMatchObject([{ state: 'rejected', errorCode: 'checkInvalid' }])
    expect(await settingsAt(device, company(2))).toEqual([])
  })
})

describe('a resolution', () => {
  test('is recorded, changed before it is sent, and taken back', async () => {
    const device = await loadedDevice()
    await resolve(device, company(), undefined, accepted('Until spring'))
    const first = await resolutionAt(device, company())
    expect(first).toMatchObject({ status: 'riskAccepted', details: 'Until spring' })
    await resolve(device, company(), first, accepted('Until summer'))
    expect(await states(device)).toEqual(['queued'])
    await device.settle()
    const sent = await resolutionAt(device, company())
    expect(sent).toMatchObject({ details: 'Until summer', check_id: SMS })
    await resolve(device, company(), sent, null)
    expect(await resolutionAt(device, company())).toBe(undefined)
    await device.settle()
    expect(await states(device)).toEqual([])
    expect(await resolutionAt(await loadedDevice(), company())).toBe(undefined)
  })

  test('needs its details, and somebody who manages Secure', async () => {
    const device = await loadedDevice()
    expect(await resolve(device, company(), undefined, accepted(' '))).toMatchObject({
      outcome: 'invalid',
      issues: [{ path: 'resolution.details' }],
    })
    expect(await resolve(await loadedDevice(reader), company(), undefined, accepted('x'))).toEqual({
      outcome: 'forbidden',
    })
  })

  test('of two devices where there was none is a conflict; keeping mine puts it on what is there now', async () => {
    const [one, two] = [await loadedDevice(), await loadedDevice(agent)]
    await resolve(one, company(1), undefined, accepted('Theirs'))
    await resolve(two, company(1), undefined, accepted('Mine'))
    await one.settle()
    await two.settle()
    const [conflict] = await commandsOf(two)
    expect(conflict).toMatchObject({ state: 'conflict', body: { current: { details: 'Theirs' } } })
    await keepMine(two, conflict?.key ?? '')
    await two.settle()
    await one.settle()
    expect(await resolutionAt(one, company(1))).toMatchObject({ details: 'Mine' })
  })

  test('that both record alike, or both take back, is no conflict', async () => {
    const [one, two] = [await loadedDevice(), await loadedDevice(agent)]
    for (const device of [one, two]) await resolve(device, company(2), undefined, accepted('Alike'))
    for (const device of [one, two]) await device.settle()
    expect(await states(two)).toEqual([])
    await one.settle()
    for (const device of [one, two])
      await resolve(device, company(2), await resolutionAt(device, company(2)), null)
    for (const device of [one, two]) await device.settle()
    expect(await states(two)).toEqual([])
    expect(await resolutionAt(two, company(2))).toBe(undefined)
  })

  test('that was taken back meanwhile is a conflict; keeping mine expects that there still is none', async () => {
    const [one, two] = [await loadedDevice(), await loadedDevice(agent)]
    await resolve(one, company(3), undefined, accepted('As it was'))
    await one.settle()
    await two.settle()
    const seen = await resolutionAt(two, company(3))
    await resolve(one, company(3), await resolutionAt(one, company(3)), null)
    await resolve(two, company(3), seen, accepted('Longer'))
    await one.settle()
    await two.settle()
    const [conflict] = await commandsOf(two)
    expect(conflict).toMatchObject({ state: 'conflict', body: { current: null } })
    await resolve(one, company(3), undefined, accepted('In between'))
    await one.settle()
    await keepMine(two, conflict?.key ?? '')
    await two.settle()
    const [again] = await commandsOf(two)
    expect(again).toMatchObject({ state: 'conflict', body: { current: { details: 'In between' } } })
    await keepMine(two, again?.key ?? '')
    await two.settle()
    expect(await resolutionAt(two, company(3))).toMatchObject({ details: 'Longer' })
  })
})

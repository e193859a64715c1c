// @module-tag database
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { compare } from '#shared/lib/compare.ts'
import { v7 as uuidv7 } from 'uuid'
import { countsOf, countSeats, LICENSE_POOL_ID, poolOf } from '#shared/domain/licenses/license-pool.ts'
import { licenseCatalogue } from '#shared/domain/licenses/catalogue.ts'
import type { Customer } from '#shared/domain/customers/customer.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { type ModuleNumber, nameOf, type Seat } from '#shared/domain/licenses/seat.ts'
import { seated } from '#shared/domain/licenses/assignment.ts'
import { handOut } from '#server/seats/hand-out.ts'
import { recountPool } from '#server/seats/pool.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables } from '#server/schema.ts'
import { buildEmployee } from '#tests/support/build-employee.ts'
import { patience, seedOf, tries } from '#tests/support/effort.ts'
import { commandOf, openTestSite, type Person, pushAs, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let owner: Person
/** The provider's own company, and two others. */
let own: string
let one: string
let other: string

beforeEach(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
  const active = ((await owner.api('GET', `/organization/${organizationId()}/customer`)).body as Customer[])
    .filter((each) => each.active)
    .toSorted((a, b) => Number(b.nfr) - Number(a.nfr))
  ;[own, one, other] = active.map(({ id }) => id) as [string, string, string]
  await nothingAssigned()
})
afterEach(() => site.close())

const organizationId = () => owner.login.organization.id

const change = <T>(act: (work: Work) => Promise<T>) =>
  unitOfWork({ db: site.database.db, tables: entityTables }, organizationId(), act)

/** Within a transaction, for the embedded database has one at a time. */
async function employeesOf({ tx }: Work, customerId?: string): Promise<string[]> {
  const all = tx.selectFrom('employee').select('id').where('organization_id', '=', organizationId())
  const rows = await (customerId === undefined ? all : all.where('customer_id', '=', customerId))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Nobody has anything, nothing is switched on, and there is one of nothing to give away. */
const nothingAssigned = () =>
  change(async (work) => {
    const ids = await employeesOf(work)
    await work.load('employee', ids)
    for (const id of ids) {
      const { row } = work.get('employee', id)
      if (row) work.put('employee', seated({ ...row, ignored: false }, []))
    }
    const settings = owner.login.customers.map(({ id }) => id)
    await work.load('companyLicenses', settings)
    for (const id of settings) if (work.get('companyLicenses', id).row) work.remove('companyLicenses', id)
    await work.load('subscription', [organizationId()])
    const { row } = work.get('subscription', organizationId())
    if (row) work.put('subscription', { ...row, licenses: [] })
  })

/** Buys so many of each of these licences, and none of any other. */
const buy = (...bought: [ModuleNumber, number][]) =>
  change(async (work) => {
    await work.load('subscription', [organizationId()])
    const { row } = work.get('subscription', organizationId())
    const licenses = bought.map(([number, quantity]) => ({ licenseName: nameOf(number), quantity }))
    if (row) work.put('subscription', { ...row, licenses })
  })

const peopleOf = async (customerId: string): Promise<Employee[]> => {
  const { status, body } = await owner.api('GET', `/customer/${customerId}/employee?size=500`)
  // A company that was deleted has nobody.
  return status === 404 ? [] : (body as Employee[])
}
const idsOf = async (customerId: string, count: number) =>
  (await peopleOf(customerId)).slice(0, count).map(({ id }) => id)
const seatsOf = async (customerId: string) =>
  Object.fromEntries((await peopleOf(customerId)).map(({ id, seats }) => [id, numbersOf(seats)]))
const numbersOf = (seats: readonly Seat[]) => seats.map(({ moduleNumber }) => moduleNumber)
const byHand = (...numbers: ModuleNumber[]) =>
  numbers.map((moduleNumber) => ({ moduleNumber, isAutoAssigned: false }))

const push = async (name: Parameters<typeof commandOf>[1], args: unknown) =>
  (await pushAs(owner, [commandOf(site, name, args)]))[0]
const assign = (customerId: string, ids: string[], ...numbers: ModuleNumber[]) =>
  push('license.assign', { customerId, ids, modules: byHand(...numbers) })
const remove = (customerId: string, ids: string[], ...numbers: ModuleNumber[]) =>
  push('license.remove', { customerId, ids, modules: byHand(...numbers) })
const ignore = (customerId: string, ids: string[], ignored: boolean) =>
  push('employee.ignore', { customerId, ids, ignored })
const add = (customerId: string, name: string) =>
  push('employee.add', {
    id: uuidv7(),
    customerId,
    fields: {
      first_name: name,
      last_name: 'Newcomer',
      email: `${name.toLowerCase()}@somewhere.example`,
      phone: '',
      department: 'Sales',
      job_title: '',
    },
  })

/** What the pool says, and what everybody holds. */
async function counted() {
  const pool = await change(async (work) => {
    await work.load('licensePool', [LICENSE_POOL_ID])
    return work.get('licensePool', LICENSE_POOL_ID).row
  })
  const people = await Promise.all(owner.login.customers.map(({ id }) => peopleOf(id)))
  return { pool: pool.result, held: poolOf(countSeats(people.flat())) }
}

const settingsOf = async (customerId: string) =>
  (
    await change(async (work) => {
      await work.load('companyLicenses', [customerId])
      return work.get('companyLicenses', customerId).row
    })
  ).result

describe('a licence', () => {
  test('is given to people of a company, in the place of another tier, and taken from them (EMP-21)', async () => {
    await buy([10, 5], [3, 5], [9, 5])
    const [first = '', second = '', third = ''] = await idsOf(one, 3)
    const path = `/customer/${one}/employee/licences`
    const body = { employeeIds: [first, second], modules: byHand(10, 9) }
    expect((await owner.api('POST', path, body)).status).toBe(204)
    expect((await owner.api('POST', path, { employeeIds: [second], modules: byHand(3) })).status).toBe(204)
    expect((await owner.api('GET', path)).body).toEqual(
      expect.arrayContaining([
        { employeeId: first, modules: byHand(9, 10) },
        { employeeId: second, modules: byHand(3, 9) },
      ]),
    )
    expect((await counted()).pool?.assigned).toEqual([
      { moduleNumber: 3, count: 1 },
      { moduleNumber: 9, count: 2 },
      { moduleNumber: 10, count: 1 },
    ])
    expect((await peopleOf(one)).find(({ id }) => id === second)).toMatchObject({
      discover: true,
      engage: false,
      secure: 'premium',
      licenseType: 'premium',
    })
    expect(
      (await owner.api('DELETE', path, { employeeIds: [first, third], modules: byHand(9) })).status,
    ).toBe(204)
    expect((await owner.api('GET', path)).body).toEqual(
      expect.arrayContaining([{ employeeId: first, modules: byHand(10) }]),
    )
  })

  test('is one tier of a module at a time: two in one call are refused', async () => {
    await buy([10, 5], [3, 5])
    const body = { employeeIds: await idsOf(one, 1), modules: byHand(3, 10) }
    expect((await owner.api('POST', `/customer/${one}/employee/licences`, body)).status).toBe(422)
  })

  test('is not given where more people need one than there are, to none of them (EMP-22)', async () => {
    await buy([11, 2])
    const ids = await idsOf(one, 3)
    expect(await assign(one, ids, 11)).toMatchObject({ outcome: 'rejected', code: 'notEnoughLicenses' })
    const rest = { employeeIds: ids, modules: byHand(11) }
    expect(await owner.api('POST', `/customer/${one}/employee/licences`, rest)).toMatchObject({
      status: 409,
      body: { message: 'You do not have enough licenses to complete this action' },
    })
    expect((await counted()).held.assigned).toEqual([])
    // Who has one needs no other.
    expect(await assign(one, ids.slice(0, 2), 11)).toMatchObject({ outcome: 'applied' })
    expect(await assign(one, ids.slice(0, 2), 11)).toMatchObject({ outcome: 'applied' })
    expect(await assign(other, await idsOf(other, 1), 11)).toMatchObject({ code: 'notEnoughLicenses' })
  })

  test('that is the last one goes to one of two devices that ask at once', async () => {
    await buy([12, 1])
    const [first, second] = [await idsOf(one, 1), await idsOf(other, 1)]
    const results = await Promise.all([assign(one, first, 12), assign(other, second, 12)])
    expect(results.map((result) => result?.outcome ?? '').toSorted(compare)).toEqual(['applied', 'rejected'])
    expect((await counted()).held.assigned).toEqual([{ moduleNumber: 12, count: 1 }])
  })

  test('that was freed by an earlier change of the same push can be given by a later one', async () => {
    await buy([10, 1])
    const [first = '', second = ''] = await idsOf(one, 2)
    await assign(one, [first], 10)
    const results = await pushAs(owner, [
      commandOf(site, 'employee.ignore', { customerId: one, ids: [first], ignored: true }),
      commandOf(site, 'license.assign', { customerId: one, ids: [second], modules: byHand(10) }),
    ])
    expect(results.map(({ outcome }) => outcome)).toEqual(['applied', 'applied'])
    expect(await seatsOf(one)).toMatchObject({ [first]: [], [second]: [10] })
  })

  test('is not for somebody who is ignored, until they are counted again (EMP-10)', async () => {
    await buy([10, 5])
    const [first = ''] = await idsOf(one, 1)
    await assign(one, [first], 10)
    await ignore(one, [first], true)
    expect(await seatsOf(one)).toMatchObject({ [first]: [] })
    expect((await counted()).pool).toEqual({ id: LICENSE_POOL_ID, assigned: [] })
    expect(await assign(one, [first], 10)).toMatchObject({ outcome: 'rejected', code: 'employeeIgnored' })
    await ignore(one, [first], false)
    expect(await assign(one, [first], 10)).toMatchObject({ outcome: 'applied' })
  })

  test('is free again when its person or their company is deleted or deactivated', async () => {
    await buy([10, 9])
    const [first = '', second = ''] = await idsOf(one, 2)
    await assign(one, [first, second], 10)
    await assign(other, await idsOf(other, 3), 10)
    expect((await owner.api('DELETE', `/employee/${first}`)).status).toBe(204)
    expect((await counted()).pool?.assigned).toEqual([{ moduleNumber: 10, count: 4 }])
    expect(await push('customer.activate', { id: one, active: false })).toMatchObject({ outcome: 'applied' })
    expect((await counted()).pool?.assigned).toEqual([{ moduleNumber: 10, count: 3 }])
    expect(await assign(one, [second], 10)).toMatchObject({ code: 'customerInactive' })
    expect((await owner.api('DELETE', `/customer/${other}`)).status).toBe(204)
    expect((await counted()).pool?.assigned).toEqual([])
  })
})

describe('a licence that is not for resale', () => {
  test('is for the own company alone, and is not taken away (ORG-23, PERM-28)', async () => {
    await buy([1, 5], [10, 5], [3, 5])
    expect(await assign(one, await idsOf(one, 1), 1)).toMatchObject({ code: 'nfrForOwnCompany' })
    const [first = ''] = await idsOf(own, 1)
    expect(await assign(own, [first], 1)).toMatchObject({ outcome: 'applied' })
    expect(await remove(own, [first], 1)).toMatchObject({ outcome: 'rejected', code: 'nfrLicenseKept' })
    expect(await assign(own, [first], 3)).toMatchObject({ outcome: 'rejected', code: 'nfrLicenseKept' })
    expect(await seatsOf(own)).toMatchObject({ [first]: [1] })
  })
})

describe('what everybody of a company is given', () => {
  const autoAssign = (modules: object[], customerId = one) =>
    owner.api('PUT', '/customer/license/autoassign', { customerId, modules })

  test('is switched for each module by itself (EMP-23)', async () => {
    await buy([10, 500], [11, 500], [12, 500])
    const read = async () =>
      ((await owner.api('GET', `/customer/license/autoassign?customerId=${one}`)).body as { modules: Seat[] })
        .modules
    expect(await read()).toEqual(byHand(10, 11, 12))
    expect((await autoAssign([{ moduleNumber: 11, isAutoAssigned: true }])).status).toBe(204)
    expect(await read()).toEqual([
      { moduleNumber: 10, isAutoAssigned: false },
      { moduleNumber: 11, isAutoAssigned: true },
      { moduleNumber: 12, isAutoAssigned: false },
    ])
    await autoAssign([
      { moduleNumber: 10, isAutoAssigned: true },
      { moduleNumber: 11, isAutoAssigned: false },
      { moduleNumber: 12, isAutoAssigned: true },
    ])
    expect((await read()).map(({ isAutoAssigned }) => isAutoAssigned)).toEqual([true, false, true])
    const people = await peopleOf(one)
    // What was switched off stays with whoever has it, and can be taken from them by hand.
    expect(people.map(({ seats }) => seats)).toEqual(
      people.map(() => [
        { moduleNumber: 10, isAutoAssigned: true },
        { moduleNumber: 11, isAutoAssigned: false },
        { moduleNumber: 12, isAutoAssigned: true },
      ]),
    )
    const [first = ''] = await idsOf(one, 1)
    expect(await remove(one, [first], 10)).toMatchObject({ code: 'licenseAutomatic' })
    expect(await remove(one, [first], 11)).toMatchObject({ outcome: 'applied' })
  })

  test('is refused where there are not enough for all', async () => {
    const people = await peopleOf(one)
    await buy([10, people.length - 1])
    expect((await autoAssign([{ moduleNumber: 10, isAutoAssigned: true }])).body).toMatchObject({
      code: 'notEnoughLicenses',
    })
    expect((await counted()).held.assigned).toEqual([])
    await buy([10, people.length])
    expect((await autoAssign([{ moduleNumber: 10, isAutoAssigned: true }])).status).toBe(204)
  })

  test('goes to newcomers as long as there are any, and the rest is told', async () => {
    const people = await peopleOf(one)
    await buy([10, people.length + 1])
    await autoAssign([{ moduleNumber: 10, isAutoAssigned: true }])
    for (const name of ['Ada', 'Bea', 'Cleo'])
      expect(await add(one, name)).toMatchObject({ outcome: 'applied' })
    const newcomers = async () =>
      (await peopleOf(one))
        .filter(({ last_name }) => last_name === 'Newcomer')
        .map(({ first_name, seats }) => [first_name, numbersOf(seats)])
    expect(await newcomers()).toEqual([
      ['Ada', [10]],
      ['Bea', []],
      ['Cleo', []],
    ])
    expect((await settingsOf(one))?.short).toEqual([{ moduleNumber: 10, count: 2 }])
    // A seat that somebody leaves, and one that is bought, are handed out when the directory is read next.
    await ignore(one, [people[0]?.id ?? ''], true)
    await change((work) => handOut(work, one))
    expect((await settingsOf(one))?.short).toEqual([{ moduleNumber: 10, count: 1 }])
    await buy([10, people.length + 2])
    await change((work) => handOut(work, one))
    expect((await newcomers()).map(([, seats]) => seats)).toEqual([[10], [10], [10]])
    expect((await settingsOf(one))?.short).toEqual([])
  })

  test('comes back with whoever is counted again, and with the company', async () => {
    await buy([10, 500])
    await autoAssign([{ moduleNumber: 10, isAutoAssigned: true }])
    const [first = ''] = await idsOf(one, 1)
    await ignore(one, [first], true)
    await ignore(one, [first], false)
    expect(await seatsOf(one)).toMatchObject({ [first]: [10] })
    await push('customer.activate', { id: one, active: false })
    expect((await counted()).held.assigned).toEqual([])
    await push('customer.activate', { id: one, active: true })
    const { length } = await peopleOf(one)
    expect((await counted()).pool?.assigned).toEqual([{ moduleNumber: 10, count: length }])
  })
})

describe('Secure of a tenant', () => {
  const enable = (tier: string, customerId = one) =>
    owner.api('PUT', `/customer/${customerId}/license/secure`, { tier })

  test('is enabled for everybody, changed in its tier and disabled (EMP-24, EMP-25)', async () => {
    const people = await peopleOf(one)
    await buy([12, people.length], [9, people.length])
    const [first = ''] = await idsOf(one, 1)
    await assign(one, [first], 9)
    expect((await enable('essentials')).status).toBe(204)
    expect((await counted()).pool?.assigned).toEqual([{ moduleNumber: 12, count: people.length }])
    expect(await remove(one, [first], 12)).toMatchObject({ outcome: 'rejected', code: 'licenseAutomatic' })
    expect(await assign(one, [first], 9)).toMatchObject({ outcome: 'rejected', code: 'licenseAutomatic' })
    expect((await enable('premium')).status).toBe(204)
    expect((await counted()).pool?.assigned).toEqual([{ moduleNumber: 9, count: people.length }])
    expect((await enable('none')).status).toBe(204)
    expect((await counted()).pool?.assigned).toEqual([])
  })

  test('is not enabled without enough licences, for nobody', async () => {
    const people = await peopleOf(one)
    await buy([12, people.length - 1])
    expect(await enable('essentials')).toMatchObject({
      status: 409,
      body: { message: 'not enough secure licenses available' },
    })
    expect((await counted()).held.assigned).toEqual([])
    expect((await settingsOf(one))?.secure ?? 'none').toBe('none')
  })

  test('leaves what is not for resale where it is', async () => {
    await buy([7, 5], [12, 500])
    const [first = ''] = await idsOf(own, 1)
    await assign(own, [first], 7)
    await enable('essentials', own)
    expect(await seatsOf(own)).toMatchObject({ [first]: [7] })
    await enable('none', own)
    expect(await seatsOf(own)).toMatchObject({ [first]: [7] })
  })

  test('is for whoever manages Secure, while its feature is on', async () => {
    const agent = await site.signIn('agent')
    await buy([12, 500])
    expect((await agent.api('PUT', `/customer/${one}/license/secure`, { tier: 'essentials' })).status).toBe(
      204,
    )
    expect(
      (
        await agent.api('POST', `/customer/${one}/employee/licences`, {
          employeeIds: await idsOf(one, 1),
          modules: byHand(10),
        })
      ).status,
    ).toBe(403)
  })
})

describe('the day of the renewal', () => {
  test.each([
    ['2026-11-27', 'renewalDateInvalid'],
    ['2026-11-28', undefined],
    ['2126-11-28', undefined],
    ['2126-11-29', 'renewalDateInvalid'],
  ])('%s is answered with %s (ORG-24)', async (renewsOn, code) => {
    site.now.value = Date.parse('2026-11-28T12:00:00Z')
    const result = await push('subscription.renewOn', { organizationId: organizationId(), renewsOn })
    expect(result?.code).toBe(code)
  })
})

test(
  'no course of giving, taking, switching and ignoring gives away what was not bought, and the pool always adds up',
  async () => {
    const BOUGHT: [ModuleNumber, number][] = [
      [1, 2],
      [3, 3],
      [9, 8],
      [10, 12],
      [11, 6],
      [12, 9],
    ]
    const companies = [own, one, other]
    // Few people, so that seats are short and free again and again.
    await change(async (work) => {
      for (const customerId of companies) {
        const ids = await employeesOf(work, customerId)
        await work.load('employee', ids)
        for (const id of ids.slice(5)) work.remove('employee', id)
      }
    })
    const people = new Map<string, string[]>()
    for (const id of companies) people.set(id, await idsOf(id, 5))
    const company = fc.constantFrom(...companies)
    const some = fc.uniqueArray(fc.nat(4), { minLength: 1, maxLength: 4 })
    const number = fc.constantFrom(...licenseCatalogue.map(({ moduleNumber }) => moduleNumber))
    const step = fc.oneof(
      fc.record({
        act: fc.constantFrom('license.assign' as const, 'license.remove' as const),
        company,
        some,
        number,
      }),
      fc.record({ act: fc.constant('employee.ignore' as const), company, some, on: fc.boolean() }),
      fc.record({
        act: fc.constant('license.autoAssign' as const),
        company,
        module: fc.constantFrom(10, 11),
        on: fc.boolean(),
      }),
      fc.record({
        act: fc.constant('license.enableSecure' as const),
        company,
        tier: fc.constantFrom('none', 'essentials', 'premium'),
      }),
      fc.record({ act: fc.constant('employee.add' as const), company }),
    )
    const commandsOf = (each: typeof step extends fc.Arbitrary<infer Step> ? Step : never) => {
      const customerId = each.company
      const ids = 'some' in each ? each.some.map((at) => people.get(customerId)?.[at] ?? '') : []
      switch (each.act) {
        case 'license.assign':
        case 'license.remove':
          return commandOf(site, each.act, { customerId, ids, modules: byHand(each.number) })
        case 'employee.ignore':
          return commandOf(site, each.act, { customerId, ids, ignored: each.on })
        case 'license.autoAssign':
          return commandOf(site, each.act, { customerId, moduleNumber: each.module, on: each.on })
        case 'license.enableSecure':
          return commandOf(site, each.act, { customerId, tier: each.tier })
        default: {
          const id = uuidv7()
          const { first_name, last_name, phone, department, job_title } = buildEmployee()
          const fields = { first_name, last_name, phone, department, job_title, email: `${id}@some.example` }
          return commandOf(site, 'employee.add', { id, customerId, fields })
        }
      }
    }
    const chances = { applied: 0, refused: 0 }
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { maxLength: 6 }),
        async (pushes) => {
          await nothingAssigned()
          await buy(...BOUGHT)
          for (const steps of pushes) {
            for (const { outcome } of await pushAs(owner, steps.map(commandsOf)))
              chances[outcome === 'applied' ? 'applied' : 'refused']++
            const { pool, held } = await counted()
            expect(pool ?? poolOf(new Map())).toEqual(held)
            for (const [moduleNumber, count] of countsOf(held))
              expect([moduleNumber, count]).toEqual([
                moduleNumber,
                Math.min(count, BOUGHT.find(([bought]) => bought === moduleNumber)?.[1] ?? 0),
              ])
            const all = (await Promise.all(companies.map(peopleOf))).flat()
            for (const { ignored, seats } of all) {
              expect(ignored ? seats : []).toEqual([])
              const modules = seats.map((seat) => nameOf(seat.moduleNumber).replace('nfr-', '').split('-')[0])
              expect(new Set(modules).size).toBe(modules.length)
            }
          }
        },
      ),
      { numRuns: tries(12), seed: seedOf(310) },
    )
    // Neither is everything refused, nor is anything ever short.
    expect(chances.applied).toBeGreaterThan(20)
    expect(chances.refused).toBeGreaterThan(20)
  },
  patience(120_000),
)

test('the pool is counted anew from what people hold', async () => {
  await buy([10, 5])
  await assign(one, await idsOf(one, 2), 10)
  await change(async (work) => {
    await work.load('licensePool', [LICENSE_POOL_ID])
    work.put('licensePool', { id: LICENSE_POOL_ID, assigned: [{ moduleNumber: 10, count: 4 }] })
  })
  await change(recountPool)
  expect((await counted()).pool?.assigned).toEqual([{ moduleNumber: 10, count: 2 }])
})

// @module-tag database
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { defaultDevicePolicy } from '#shared/domain/organization/device-policy.ts'
import type { Organization } from '#shared/domain/organization/organization.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables } from '#server/schema.ts'
import { changeStored } from '#tests/support/database/change-stored.ts'
import { commandOf, openTestSite, type Person, pushAs, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let owner: Person
let people: Employee[]

beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
  people = (await owner.api('GET', `/customer/${customerId()}/employee?size=500`)).body as Employee[]
})
afterAll(() => site?.close())

const customerId = () => owner.login.customers[0]?.id ?? ''
const organizationId = () => owner.login.organization.id

function person(place: number): Employee {
  const employee = people[place]
  if (!employee) throw new Error('The demo company has employees')
  return employee
}

const patch = (place: number, department: string, said: Record<string, unknown> = {}) =>
  commandOf(
    site,
    'employee.patch',
    { id: person(place).id, customerId: customerId(), set: { department } },
    said,
  )

async function departmentOf(place: number): Promise<string> {
  return ((await owner.api('GET', `/employee/${person(place).id}`)).body as Employee).department
}

const outcomes = async (commands: readonly unknown[]) =>
  (await pushAs(owner, commands)).map(({ outcome }) => outcome)

describe('a command that builds on another', () => {
  test('waits where the other was never carried out, and has no effect', async () => {
    expect(await pushAs(owner, [patch(0, 'Orphan', { after: [uuidv7()] })])).toMatchObject([
      { outcome: 'blocked', status: 424 },
    ])
    expect(await departmentOf(0)).not.toBe('Orphan')
  })

  test('is carried out behind it in one batch, and behind one that was carried out long ago', async () => {
    const first = patch(0, 'Keel')
    const second = patch(1, 'Hull', { after: [first.key] })
    expect(await outcomes([first, second])).toEqual(['applied', 'applied'])
    expect(await outcomes([patch(2, 'Deck', { after: [first.key, second.key] })])).toEqual(['applied'])
    expect(await outcomes([first, patch(3, 'Mast', { after: [first.key] })])).toEqual(['dup', 'applied'])
  })

  test('waits where the other is refused, or comes later', async () => {
    const refused = patch(0, 'Never', { expect: { department: 'not what is there' } })
    const later = patch(2, 'Later')
    const results = await outcomes([
      refused,
      patch(1, 'Behind', { after: [refused.key] }),
      patch(3, 'Too early', { after: [later.key] }),
      later,
    ])
    expect(results).toEqual(['conflict', 'blocked', 'blocked', 'applied'])
  })
})

describe('a command that waited', () => {
  const activate = (said: Record<string, unknown>) =>
    commandOf(site, 'customer.activate', { id: customerId(), active: true }, said)
  const farAhead = () => site.now.value + 1_000_000_000
  const minutes = 60_000

  test('is refused after its class allows, however far ahead its own deadline lies', async () => {
    const day = 86_400_000
    const results = await pushAs(owner, [
      patch(4, 'In time', { ageMs: 3 * day, notAfter: farAhead() }),
      patch(5, 'Too late', { ageMs: 3 * day + 5000, notAfter: farAhead() }),
      activate({ ageMs: 10 * minutes, notAfter: farAhead() }),
      activate({ ageMs: 10 * minutes + 5000, notAfter: farAhead() }),
    ])
    expect(results.map(({ outcome }) => outcome)).toEqual(['applied', 'expired', 'applied', 'expired'])
    expect(results[1]).toMatchObject({ status: 410, code: 'expired' })
    expect(await departmentOf(5)).not.toBe('Too late')
  })

  test('may wait as long as the organization says, where it acts on security', async () => {
    const path = `/organization/${organizationId()}/device-policy`
    const set = (urgentMinutes: number) => owner.api('PUT', path, { ...defaultDevicePolicy, urgentMinutes })
    const changed = await set(60)
    expect((changed.body as Organization).device_policy.urgentMinutes).toBe(60)
    expect(await outcomes([activate({ ageMs: 55 * minutes, notAfter: farAhead() })])).toEqual(['applied'])
    await set(0)
    expect(
      await outcomes([
        activate({ ageMs: 2000, notAfter: farAhead() }),
        activate({ ageMs: 50_000, notAfter: farAhead() }),
      ]),
    ).toEqual(['applied', 'expired'])
    await set(10)
  })

  test('and must never wait is refused from a device, and carried out at once by its route', async () => {
    const { id } = person(6)
    expect(
      await pushAs(owner, [commandOf(site, 'employee.delete', { id, customerId: customerId() })]),
    ).toEqual([
      expect.objectContaining({ outcome: 'rejected', code: 'failedValidation', issues: [expect.anything()] }),
    ])
    expect((await owner.api('DELETE', `/employee/${id}`)).status).toBe(204)
  })
})

describe('what the organization demands of devices', () => {
  test('is refused to who may not manage users, and for another organization', async () => {
    const reader = await site.signIn('reader')
    const args = { organizationId: organizationId(), policy: defaultDevicePolicy }
    expect(await pushAs(reader, [commandOf(site, 'organization.setDevicePolicy', args)])).toMatchObject([
      { outcome: 'forbidden' },
    ])
    const other = { ...args, organizationId: uuidv7() }
    expect(await pushAs(owner, [commandOf(site, 'organization.setDevicePolicy', other)])).toMatchObject([
      { outcome: 'rejected', code: 'notFound' },
    ])
    expect(
      await owner.api('PUT', `/organization/${uuidv7()}/device-policy`, defaultDevicePolicy),
    ).toMatchObject({
      status: 404,
    })
  })

  test('travels with the organization to devices', async () => {
    const answer = await owner.api('GET', `/organization/${organizationId()}`)
    expect(answer.body).toMatchObject({ device_policy: defaultDevicePolicy })
  })
})

describe('a batch with a command that the database refuses', () => {
  /** Two additions with one address: each is fine by itself, and they are found out only together. */
  const addition = (email: string, said: Record<string, unknown> = {}) => {
    const fields = {
      first_name: 'Twin',
      last_name: 'Sister',
      email,
      phone: '',
      department: 'Sales',
      job_title: '',
    }
    return commandOf(site, 'employee.add', { id: uuidv7(), customerId: customerId(), fields }, said)
  }

  test('loses only that one, and the order of each lane holds', async () => {
    const one = addition('twin@bisect.example')
    const other = addition('twin@bisect.example')
    const refused = patch(10, 'Never', { expect: { department: 'not what is there' } })
    const batch = [
      refused,
      ...Array.from({ length: 40 }, (_, place) => patch(11 + (place % 4), `Round ${place}`)),
      one,
      other,
      patch(10, 'Behind the refused one'),
      patch(9, 'After the addition', { after: [one.key] }),
      patch(8, 'After the twin', { after: [other.key] }),
    ]
    const results = await pushAs(owner, batch)
    expect(results.map(({ outcome }) => outcome)).toEqual([
      'conflict',
      ...Array.from({ length: 40 }, () => 'applied'),
      'applied',
      'rejected',
      'blocked',
      'applied',
      'blocked',
    ])
    expect(results[42]).toMatchObject({ code: 'emailTaken' })
    expect(await departmentOf(11)).toBe('Round 36')
    // One by one would be a version for each command.
    expect(new Set(results.flatMap(({ v }) => v ?? [])).size).toBeLessThan(10)
  })

  test('that also adds the company still carries out what belongs to it', async () => {
    const id = uuidv7()
    const company = commandOf(site, 'customer.add', {
      id,
      parentId: null,
      fields: {
        name: 'Halved Company',
        contact_name: '',
        contact_email: '',
        contact_phone: '',
        country: '',
        MFA: false,
      },
    })
    const of = (email: string) => {
      const command = addition(email)
      return { ...command, args: { ...(command.args as object), customerId: id } }
    }
    const batch = [company, of('a@halved.example'), of('a@halved.example'), of('b@halved.example')]
    expect(await outcomes(batch)).toEqual(['applied', 'applied', 'rejected', 'applied'])
  })
})

describe('a copy of a refused command that comes late', () => {
  const anew = <C extends { key: string }>(command: C): C => ({ ...command, key: uuidv7() })

  test('is refused as its person was told, though nothing contradicts it any more, and shows the row as it is', async () => {
    await pushAs(owner, [patch(4, 'Harbour')])
    const refused = patch(4, 'Lighthouse', { expect: { department: 'Pier' } })
    expect(await pushAs(owner, [refused])).toMatchObject([
      { outcome: 'conflict', current: { department: 'Harbour' } },
    ])
    await pushAs(owner, [patch(4, 'Pier')])
    expect(await pushAs(owner, [refused, patch(4, 'Behind it')])).toMatchObject([
      {
        key: refused.key,
        outcome: 'conflict',
        status: 409,
        code: 'conflict',
        current: { department: 'Pier' },
      },
      { outcome: 'blocked' },
    ])
    expect(await outcomes([patch(5, 'Built on it', { after: [refused.key] })])).toEqual(['blocked'])
    expect(await departmentOf(4)).toBe('Pier')
    expect(await outcomes([anew(refused)])).toEqual(['applied'])
  })

  test('of a person who was moved to another company meanwhile shows nothing of them', async () => {
    const refused = patch(5, 'Lighthouse', { expect: { department: 'not what is there' } })
    expect(await pushAs(owner, [refused])).toMatchObject([
      { outcome: 'conflict', current: { id: person(5).id } },
    ])
    const elsewhere = owner.login.customers[1]?.id ?? ''
    const moveTo = (customer_id: string) =>
      unitOfWork({ db: site.database.db, tables: entityTables }, organizationId(), async (work) => {
        await work.load('employee', [person(5).id])
        const { row } = work.get('employee', person(5).id)
        if (row) work.put('employee', { ...row, customer_id })
      })
    await moveTo(elsewhere)
    expect(await pushAs(owner, [refused])).toMatchObject([{ outcome: 'conflict', current: null }])
    await moveTo(customerId())
  })

  test('is refused after the permission has come', async () => {
    const reader = await site.signIn('reader')
    const become = ({ login: { userData } }: Person) =>
      changeStored(
        site.database.db,
        'user',
        { email: 'reader@demo.castellan.example' },
        { role: userData.role, permissions: userData.permissions },
      )
    const admin = await site.signIn('admin')
    const refused = patch(3, 'Crow nest')
    expect(await pushAs(reader, [refused])).toMatchObject([{ outcome: 'forbidden' }])
    await become(admin)
    expect(await pushAs(reader, [refused])).toMatchObject([{ outcome: 'forbidden', code: 'noPermission' }])
    expect(await pushAs(reader, [anew(refused)])).toMatchObject([{ outcome: 'applied' }])
    await become(reader)
  })

  test('is refused after what the database objected to is gone', async () => {
    const addition = (email: string) =>
      commandOf(site, 'employee.add', {
        id: uuidv7(),
        customerId: customerId(),
        fields: {
          first_name: 'Late',
          last_name: 'Copy',
          email,
          phone: '',
          department: 'Sales',
          job_title: '',
        },
      })
    const first = addition('late@copy.example')
    const twin = addition('late@copy.example')
    expect(await outcomes([first, twin])).toEqual(['applied', 'rejected'])
    const set = { email: 'early@copy.example' }
    const { id } = first.args as { id: string }
    await pushAs(owner, [commandOf(site, 'employee.patch', { id, customerId: customerId(), set })])
    expect(await pushAs(owner, [twin])).toMatchObject([{ outcome: 'rejected', code: 'emailTaken' }])
    expect(await outcomes([anew(twin)])).toEqual(['applied'])
  })

  test('by another content is told that its key was used', async () => {
    const refused = patch(7, 'Anchor', { expect: { department: 'not what is there' } })
    await pushAs(owner, [refused])
    const { key } = refused
    expect(await pushAs(owner, [{ ...patch(7, 'Chain'), key }])).toMatchObject([
      { outcome: 'rejected', code: 'keyReused' },
    ])
  })
})

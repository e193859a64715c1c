// @module-tag soak
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeEmployee, changeEmployees } from '#client/data/nouns/employees.ts'
import { type Intention, submit, submitMany, type SubmitOutcome } from '#client/data/queue/submit.ts'
import type { CommandName } from '#shared/contract/commands.ts'
import { syncLimits } from '#shared/contract/sync.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { buildEmployee } from '#tests/support/build-employee.ts'
import { commandsOf, employeesOf } from '#tests/support/device-reads.ts'
import {
  bareDevice,
  countNudges,
  outcomesOf,
  saved,
  type TestDevice,
  titled,
  uuid,
} from '#tests/support/queueing.ts'
import { type Fetch, openTestDevice } from '#tests/support/test-device.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'
import { tries } from '#tests/support/effort.ts'

const PEOPLE = 2000

let site: TestSite
let owner: Person

beforeAll(async () => {
  site = await openTestSite({ employees: PEOPLE })
  owner = await site.signIn('owner')
})
afterAll(() => site?.close())

async function loadedDevice(fetch: Fetch = site.fetch) {
  const device = await openTestDevice(owner.login, owner.idToken, fetch)
  await device.settle()
  return device
}

const peopleOf = async (device: TestDevice, customerId = owner.login.customers[0]?.id ?? '') =>
  (await employeesOf(device, customerId)).map(({ row }) => row)

describe('many changes at once', () => {
  const [held, other, foreign] = [uuid(901), uuid(902), uuid(903)]
  const company = fc.constantFrom(held, other, foreign)
  const person = fc.integer({ min: 1, max: 4 }).map(uuid)
  const text = fc.constantFrom('Sales', 'Support', 'Finance', 'x')
  const about = { subject: 'somebody', place: 'somewhere' }
  const companyFields = {
    name: 'New Company',
    contact_name: '',
    contact_email: '',
    contact_phone: '',
    country: 'DE',
    MFA: false,
  }
  const intention: fc.Arbitrary<Intention<CommandName>> = fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .record({ id: person, customerId: company, department: text, title: fc.option(text), expect: text })
        .map(({ id, customerId, department, title, expect }) => ({
          name: 'employee.patch' as const,
          args: { id, customerId, set: { department, ...(title ? { job_title: title } : {}) } },
          expect: { department: expect },
          ...about,
        })),
    },
    {
      weight: 2,
      arbitrary: fc.record({ id: person, customerId: company }).map(({ id, customerId }) => ({
        name: 'employee.add' as const,
        args: { id, customerId, fields: fieldsOf(id) },
        ...about,
      })),
    },
    {
      weight: 3,
      arbitrary: fc
        .record({ ids: fc.uniqueArray(person, { maxLength: 3 }), customerId: company, ignored: fc.boolean() })
        .map((args) => ({ name: 'employee.ignore' as const, args, ...about })),
    },
    {
      weight: 3,
      arbitrary: fc
        .record({ id: company, active: fc.boolean(), isDespiteOpposite: fc.boolean() })
        .map(({ isDespiteOpposite, ...args }) => ({
          name: 'customer.activate' as const,
          args,
          isDespiteOpposite,
          ...about,
        })),
    },
    {
      weight: 1,
      arbitrary: company.map((id) => ({
        name: 'customer.add' as const,
        args: { id, parentId: null, fields: companyFields },
        ...about,
      })),
    },
    {
      weight: 1,
      arbitrary: fc.record({ id: company, country: fc.constantFrom('DE', 'FR') }).map(({ id, country }) => ({
        name: 'customer.patch' as const,
        args: { id, set: { country } },
        ifMatch: 7,
        ...about,
      })),
    },
    {
      weight: 1,
      arbitrary: fc.boolean().map((dismissed) => ({
        name: 'checklist.dismiss' as const,
        args: { checkName: 'ADD_SYSTEM_USER' as const, dismissed },
        ...about,
      })),
    },
  )
  function fieldsOf(id: string) {
    const email = `${id}@new.example`
    return {
      first_name: 'New',
      last_name: 'Body',
      email,
      phone: '',
      department: 'Sales',
      job_title: '',
    }
  }

  /** The queue with each key told as the place of its command. */
  async function queueOf(device: TestDevice) {
    const records = await commandsOf(device)
    const places = new Map(records.map(({ key }, place) => [key, place]))
    const queue = records.map(({ key: __, seq: ___, after, ...rest }) => ({
      ...rest,
      after: after.map((key) => places.get(key)),
    }))
    const told = (answer: SubmitOutcome) => {
      if (answer.outcome === 'saved') return { outcome: 'saved', at: places.get(answer.key) }
      if (answer.outcome === 'opposed') return { outcome: 'opposed', by: places.get(answer.by) }
      return answer
    }
    return { queue, told }
  }

  /** Puts what is at some places of the queue into other states, and some of the waiting ones on their way. */
  async function disturb({ commands }: TestDevice, states: readonly ('queued' | 'out' | 'conflict')[]) {
    const records = await commands.commands.orderBy('seq').toArray()
    const out: string[] = []
    for (const [place, { seq, key }] of records.entries()) {
      const state = states[place % states.length] ?? 'queued'
      if (state === 'out') out.push(key)
      else await commands.commands.update(seq, { state })
    }
    await commands.writeMeta('flight', { keys: out, size: out.length, deaths: 0, isUp: false })
  }

  test('are queued as they would be one by one', async () => {
    const lists = fc.record({
      before: fc.array(intention, { maxLength: 6 }),
      states: fc.array(fc.constantFrom('queued', 'queued', 'out', 'conflict'), {
        minLength: 1,
        maxLength: 4,
      }),
      at: fc.array(intention, { minLength: 1, maxLength: 14 }),
      readsAll: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(lists, async ({ before, states, at, readsAll }) => {
        const together = await bareDevice(owner.login, [held, other])
        const singly = await bareDevice(owner.login, [held, other])
        singly.now.value = together.now.value
        for (const device of [together, singly]) {
          await device.commands.writeMeta('offsets', [5000])
          for (const each of before) await submit(device, each)
          await disturb(device, states)
        }
        // A large batch reads the queue in another way than a small one.
        const padding = readsAll ? manyOthers(150) : []
        const answers = await submitMany(together, [...at, ...padding])
        const expected: SubmitOutcome[] = []
        for (const each of [...at, ...padding]) expected.push(await submit(singly, each))

        const [one, two] = [await queueOf(together), await queueOf(singly)]
        expect(one.queue).toEqual(two.queue)
        expect(answers.map(one.told)).toEqual(expected.map(two.told))
        together.close()
        singly.close()
      }),
      { numRuns: tries(30) },
    )
  }, 120_000)

  const manyOthers = (count: number): Intention<CommandName>[] =>
    Array.from({ length: count }, (_, n) => ({
      name: 'employee.patch' as const,
      args: { id: uuid(5000 + n), customerId: held, set: { department: 'Padding' } },
      ...about,
    }))

  test('have the deadline of their class in the time of the server', async () => {
    const device = await bareDevice(owner.login, [held])
    await device.commands.writeMeta('offsets', [5000])
    await submitMany(device, manyOthers(2))
    const notAfter = device.now.value + 5000 + syncLimits.deadline.B
    expect(await commandsOf(device)).toMatchObject([{ notAfter }, { notAfter }])
  })

  test('join what waits at the end of a long queue', async () => {
    const device = await bareDevice(owner.login, [held])
    const people = Array.from({ length: 2100 }, () => buildEmployee({ customer_id: held }))
    await changeEmployees(device, titled(people, 'Before'))
    expect(outcomesOf(await changeEmployees(device, titled(people.slice(-150), 'After')))).toEqual(saved(150))
    const titles = (await commandsOf(device)).map(({ body }) => (body.args as { set: object }).set)
    expect(titles).toEqual(people.map((_, n) => ({ job_title: n < 1950 ? 'Before' : 'After' })))
  })

  test('wake the worker once, and not at all where nothing is queued', async () => {
    const device = await bareDevice(owner.login, [held])
    const counted = countNudges(device)
    await submitMany(device, manyOthers(5))
    expect(counted.nudges).toBe(1)
    const args = { id: uuid(1), customerId: foreign, set: { department: 'Sales' } }
    expect(await submitMany(device, [{ name: 'employee.patch', args, ...about }])).toEqual([
      { outcome: 'forbidden' },
    ])
    expect(await submitMany(device, [])).toEqual([])
    expect(counted.nudges).toBe(1)
  })

  test('with one that is never queued among them are not queued at all', async () => {
    const device = await bareDevice(owner.login, [held])
    const deleting = { name: 'customer.delete' as const, args: { id: held }, ...about }
    await expect(submitMany(device, [...manyOthers(2), deleting])).rejects.toThrow('never queued')
    expect(await commandsOf(device)).toEqual([])
  })
})

describe('a change of one call', () => {
  const [customerId, added] = [uuid(901), uuid(903)]
  const about = { subject: 'somebody', place: 'somewhere' }
  const [one, two] = [1, 2].map((n) => buildEmployee({ id: uuid(n), customer_id: customerId })) as [
    Employee,
    Employee,
  ]
  const keyOf = (answer: SubmitOutcome | undefined) => (answer?.outcome === 'saved' ? answer.key : undefined)
  const addCompany = (id: string) => ({
    name: 'customer.add' as const,
    args: {
      id,
      parentId: null,
      fields: {
        name: 'Added',
        contact_name: '',
        contact_email: '',
        contact_phone: '',
        country: 'DE',
        MFA: false,
      },
    },
    ...about,
  })
  const addPerson = (id: string) => ({
    name: 'employee.add' as const,
    args: {
      id,
      customerId: added,
      fields: {
        first_name: 'New',
        last_name: 'Body',
        email: 'new@body.example',
        phone: '',
        department: 'Sales',
        job_title: '',
      },
    },
    ...about,
  })

  test('joins the one before it and not one that is on its way', async () => {
    const device = await bareDevice(owner.login, [customerId])
    await changeEmployee(device, one, { department: 'Out' }, 'x')
    const [out] = await commandsOf(device)
    await device.commands.writeMeta('flight', { keys: [out?.key ?? ''], size: 1, deaths: 0, isUp: true })
    const seen = { ...one, job_title: 'Clerk', department: 'Seen' }
    const answers = await changeEmployees(device, [
      { seen, set: { job_title: 'First' }, place: 'x' },
      { seen: { ...seen, job_title: 'First' }, set: { job_title: 'Second' }, place: 'x' },
      { seen, set: { department: 'Joined' }, place: 'x' },
    ])
    expect(new Set(answers.map(keyOf)).size).toBe(1)
    const queue = await commandsOf(device)
    expect(queue).toHaveLength(2)
    expect(queue[0]).toEqual(out)
    expect(queue[1]?.body).toMatchObject({
      args: { set: { job_title: 'Second', department: 'Joined' } },
      expect: { job_title: 'Clerk', department: 'Seen' },
    })
  })

  test('that is the opposite of the one before it is not settled without asking', async () => {
    const device = await bareDevice(owner.login, [customerId])
    const activate = (active: boolean, isDespiteOpposite = false): Intention<CommandName> => ({
      name: 'customer.activate',
      args: { id: customerId, active },
      isDespiteOpposite,
      ...about,
    })
    const answers = await submitMany(device, [activate(false), activate(true), activate(true, true)])
    const [first = '', , last = ''] = answers.map(keyOf)
    expect(answers).toEqual([
      { outcome: 'saved', key: first },
      { outcome: 'opposed', by: first },
      { outcome: 'saved', key: last },
    ])
    expect((await commandsOf(device)).map(({ key }) => key)).toEqual([first, last])
  })

  test('waits for those of other lanes that it builds on, the newest first', async () => {
    const device = await bareDevice(owner.login, [customerId])
    const person = uuid(7)
    const answers = await submitMany<CommandName>(device, [
      addCompany(added),
      addPerson(person),
      { name: 'employee.ignore', args: { customerId: added, ids: [person], ignored: true }, ...about },
      {
        name: 'employee.ignore',
        args: { customerId: added, ids: [person, uuid(8)], ignored: true },
        ...about,
      },
    ])
    const [company, adding, ignoring] = answers.map(keyOf)
    const queue = await commandsOf(device)
    // The first and the last are of the company's own lane, the second and the third of the person's.
    expect(queue.map(({ after }) => after)).toEqual([[], [company], [], [ignoring, adding]])
  })

  test('in a company that was never seen is kept where the company waits to be added, and only then', async () => {
    const device = await bareDevice(owner.login, [customerId])
    const answers = await submitMany<CommandName>(device, [
      addPerson(uuid(7)),
      addCompany(added),
      addPerson(uuid(8)),
    ])
    expect(outcomesOf(answers)).toEqual(['forbidden', 'saved', 'saved'])
    expect(outcomesOf(await submitMany(device, [addPerson(uuid(9))]))).toEqual(['saved'])
  })

  test('that the person may not make is refused, with what is wrong where it is that', async () => {
    const permissions = { ...owner.login.permissions, companies: 'readOnly' as const }
    const device = {
      ...(await bareDevice(owner.login, [customerId])),
      login: { ...owner.login, permissions },
    }
    const answers = await submitMany<CommandName>(device, [
      addCompany(added),
      { name: 'employee.patch', args: { id: one.id, customerId, set: { department: 'x' } }, ...about },
      { name: 'employee.patch', args: { id: two.id, customerId, set: { department: ' Two ' } }, ...about },
    ])
    expect(answers).toMatchObject([
      { outcome: 'forbidden' },
      { outcome: 'invalid', issues: [{}] },
      { outcome: 'saved' },
    ])
    expect(await commandsOf(device)).toMatchObject([{ body: { args: { set: { department: 'Two' } } } }])
  })
})

test('2,000 changes reach the server, and each is carried out once', async () => {
  const applied = new Map<string, number>()
  const device = await loadedDevice(async (url, init) => {
    const response = await site.fetch(url, init)
    if (!url.endsWith('/sync/push')) return response
    const { results } = (await response.clone().json()) as { results: { key: string; outcome: string }[] }
    for (const { key, outcome } of results) {
      if (outcome === 'applied') applied.set(key, (applied.get(key) ?? 0) + 1)
    }
    return response
  })
  const people: Employee[] = []
  for (const { id } of owner.login.customers) people.push(...(await peopleOf(device, id)))
  const changed = people.slice(0, 2000)
  expect(changed).toHaveLength(2000)
  const answers = await changeEmployees(
    device,
    changed.map((seen, n) => ({ seen, set: { job_title: `Title ${n}` }, place: 'x' })),
  )
  expect(outcomesOf(answers)).toEqual(saved(2000))
  const keys = answers.flatMap((answer) => (answer.outcome === 'saved' ? answer.key : []))
  expect(new Set(keys).size).toBe(2000)
  await device.settle()
  expect(await commandsOf(device)).toEqual([])
  expect([...applied.keys()].toSorted()).toEqual(keys.toSorted())
  expect(new Set(applied.values())).toEqual(new Set([1]))

  const fresh = await loadedDevice()
  const titles = new Map<string, string>()
  for (const { id } of owner.login.customers)
    for (const row of await peopleOf(fresh, id)) titles.set(row.id, row.job_title)
  expect(changed.map(({ id }) => titles.get(id))).toEqual(changed.map((_, n) => `Title ${n}`))
}, 120_000)

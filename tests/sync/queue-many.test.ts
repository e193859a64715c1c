import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeEmployee, changeEmployees, ignoreEmployeesByCompany } from '#client/data/employees.ts'
import { type Intention, submit, submitMany, type Submitted } from '#client/data/submit.ts'
import { undo } from '#client/data/tray.ts'
import type { CommandName } from '#shared/contract/commands.ts'
import { partitionOf } from '#shared/contract/partitions.ts'
import { syncLimits } from '#shared/contract/sync.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { buildEmployee } from '#tests/support/build-employee.ts'
import { commandsOf, employeesOf } from '#tests/support/device-reads.ts'
import { type Fetch, openTestDevice } from '#tests/support/test-device.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'

type TestDevice = Awaited<ReturnType<typeof openTestDevice>>

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

/** A number as the id of somebody or something. */
const uuid = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`

/** A device that never met the server, and of which is said what it holds. */
async function bareDevice(customers: readonly string[] = []) {
  const device = await openTestDevice(owner.login, '', () => Promise.reject(new TypeError('Failed to fetch')))
  const pids = [
    'org:base',
    ...customers.flatMap((id) => [partitionOf(id, 'engage'), partitionOf(id, 'companies')]),
  ]
  await device.data.writeState(
    'partitions',
    Object.fromEntries(pids.map((pid) => [pid, { state: 'ready', v: 1 }])),
  )
  return device
}

const peopleOf = async (device: TestDevice, customerId = owner.login.customers[0]?.id ?? '') =>
  (await employeesOf(device, customerId)).map(({ row }) => row)
const titled = (employees: readonly Employee[], job_title: string) =>
  employees.map((seen) => ({ seen, set: { job_title }, place: 'x' }))
const outcomesOf = (answers: readonly Submitted[]) => answers.map(({ outcome }) => outcome)
const saved = (count: number) => Array.from({ length: count }, () => 'saved')

/** How often the device asks for a reconciliation from now on. */
function countNudges(device: TestDevice) {
  const counted = { nudges: 0 }
  device.sync.nudge = () => void counted.nudges++
  return counted
}

/** Something that happens in between, when something is sealed for the first time. */
function whenSealing(device: TestDevice, act: () => Promise<unknown>) {
  const { seal } = device.vault
  let isDone = false
  device.vault = {
    ...device.vault,
    seal: async (bytes, place) => {
      if (!isDone) {
        isDone = true
        await act()
      }
      return seal(bytes, place)
    },
  }
}

/** The same device in another tab. */
const otherTab = (device: TestDevice): TestDevice => ({ ...device })

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
    const told = (answer: Submitted) => {
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
        const together = await bareDevice([held, other])
        const singly = await bareDevice([held, other])
        singly.now.value = together.now.value
        for (const device of [together, singly]) {
          await device.commands.writeMeta('offsets', [5000])
          for (const each of before) await submit(device, each)
          await disturb(device, states)
        }
        // A large batch reads the queue in another way than a small one.
        const padding = readsAll ? manyOthers(150) : []
        const answers = await submitMany(together, [...at, ...padding])
        const expected: Submitted[] = []
        for (const each of [...at, ...padding]) expected.push(await submit(singly, each))

        const [one, two] = [await queueOf(together), await queueOf(singly)]
        expect(one.queue).toEqual(two.queue)
        expect(answers.map(one.told)).toEqual(expected.map(two.told))
        together.close()
        singly.close()
      }),
      { numRuns: 60 },
    )
  }, 120_000)

  const manyOthers = (count: number): Intention<CommandName>[] =>
    Array.from({ length: count }, (_, n) => ({
      name: 'employee.patch' as const,
      args: { id: uuid(5000 + n), customerId: held, set: { department: 'Padding' } },
      ...about,
    }))

  test('have the deadline of their class in the time of the server', async () => {
    const device = await bareDevice([held])
    await device.commands.writeMeta('offsets', [5000])
    await submitMany(device, manyOthers(2))
    const notAfter = device.now.value + 5000 + syncLimits.deadline.B
    expect(await commandsOf(device)).toMatchObject([{ notAfter }, { notAfter }])
  })

  test('join what waits at the end of a long queue', async () => {
    const device = await bareDevice([held])
    const people = Array.from({ length: 2100 }, () => buildEmployee({ customer_id: held }))
    await changeEmployees(device, titled(people, 'Before'))
    expect(outcomesOf(await changeEmployees(device, titled(people.slice(-150), 'After')))).toEqual(saved(150))
    const titles = (await commandsOf(device)).map(({ body }) => (body.args as { set: object }).set)
    expect(titles).toEqual(people.map((_, n) => ({ job_title: n < 1950 ? 'Before' : 'After' })))
  })

  test('wake the worker once, and not at all where nothing is queued', async () => {
    const device = await bareDevice([held])
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
    const device = await bareDevice([held])
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
  const keyOf = (answer: Submitted | undefined) => (answer?.outcome === 'saved' ? answer.key : undefined)
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
    const device = await bareDevice([customerId])
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
    const device = await bareDevice([customerId])
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
    const device = await bareDevice([customerId])
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
    const device = await bareDevice([customerId])
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
    const device = { ...(await bareDevice([customerId])), login: { ...owner.login, permissions } }
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

describe('where the storage', () => {
  const customerId = uuid(901)
  const people = (count: number) =>
    Array.from({ length: count }, () => buildEmployee({ customer_id: customerId }))

  /** Every new command finds no room any more, for as long as the ballast lies there. */
  async function fillUp({ commands }: TestDevice) {
    let isRelieved = false
    const full = { 0: new DOMException('full', 'QuotaExceededError') }
    commands.close()
    commands.use({
      stack: 'dbcore',
      create: (core) => ({
        ...core,
        table: (name) => {
          const table = core.table(name)
          return {
            ...table,
            mutate: async (request) => {
              if (name === 'meta' && request.type === 'delete') isRelieved = true
              if (name !== 'commands' || request.type !== 'add' || isRelieved) return table.mutate(request)
              return { numFailures: 1, failures: full, results: [], lastResult: undefined }
            },
          }
        },
      }),
    })
    await commands.open()
  }

  test('refuses one of them, none is queued', async () => {
    const device = await bareDevice([customerId])
    const [first, ...others] = people(300)
    await changeEmployee(device, first as Employee, { job_title: 'Before' }, 'x')
    const before = await commandsOf(device)
    const counted = countNudges(device)
    let added = 0
    const refuse = () => {
      if (++added === 200) throw new Error('The storage refuses')
    }
    device.commands.commands.hook('creating', refuse)
    const answers = await changeEmployees(device, titled([first as Employee, ...others], 'After'))
    expect(outcomesOf(answers)).toEqual(Array.from({ length: 300 }, () => 'notKept'))
    expect(await commandsOf(device)).toEqual(before)
    expect(counted.nudges).toBe(0)

    device.commands.commands.hook('creating').unsubscribe(refuse)
    expect(outcomesOf(await changeEmployees(device, titled(others, 'After')))).toEqual(saved(299))
  })

  test('has one of the keys already, none is queued', async () => {
    const device = await bareDevice([customerId])
    await changeEmployees(device, titled(people(1), 'Before'))
    const [before] = await commandsOf(device)
    const { newId } = device
    let made = 0
    device.newId = () => (++made === 2 ? (before?.key ?? '') : newId())
    const answers = await changeEmployees(device, titled(people(3), 'After'))
    expect(outcomesOf(answers)).toEqual(['notKept', 'notKept', 'notKept'])
    expect(await commandsOf(device)).toEqual([before])
  })

  test('is full, what was held back for this is given up, and all are queued', async () => {
    const device = await bareDevice([customerId])
    await device.commands.writeMeta('ballast', new Uint8Array(10))
    await fillUp(device)
    expect(outcomesOf(await changeEmployees(device, titled(people(3), 'Squeezed')))).toEqual(saved(3))
    expect(await commandsOf(device)).toHaveLength(3)
  })

  test('is closed, nothing is said to be saved', async () => {
    const device = await bareDevice([customerId])
    device.commands.close()
    expect(outcomesOf(await changeEmployees(device, titled(people(2), 'Late')))).toEqual([
      'notKept',
      'notKept',
    ])
  })

  test('fails once they are written, they are saved nonetheless', async () => {
    const device = await bareDevice([customerId])
    device.sync.nudge = () => {
      device.data.readState = () => Promise.reject(new Error('The storage fails'))
    }
    expect(outcomesOf(await changeEmployees(device, titled(people(2), 'Kept')))).toEqual(saved(2))
    expect(await commandsOf(device)).toHaveLength(2)
  })

  test('cannot keep anything, refusals are still told apart', async () => {
    const device = { ...(await bareDevice([customerId])), canQueue: false }
    const [one, two] = people(2) as [Employee, Employee]
    const answers = await changeEmployees(device, [
      { seen: one, set: { job_title: 'y' }, place: 'x' },
      { seen: two, set: { job_title: 'Fine' }, place: 'x' },
    ])
    expect(outcomesOf(answers)).toEqual(['invalid', 'notKept'])
  })
})

describe('between the look and the write', () => {
  const customerId = uuid(901)
  const [one, two, three] = [1, 2, 3].map((n) => buildEmployee({ id: uuid(n), customer_id: customerId })) as [
    Employee,
    Employee,
    Employee,
  ]

  test.each([3, 150])(
    'another tab changes the same person: the change joins it (%i changes)',
    async (count) => {
      const device = await bareDevice([customerId])
      const others = Array.from({ length: count - 1 }, (_, n) =>
        buildEmployee({ id: uuid(100 + n), customer_id: customerId }),
      )
      whenSealing(device, () => changeEmployee(otherTab(device), one, { department: 'Other Tab' }, 'x'))
      const answers = await changeEmployees(device, titled([one, ...others], 'Mine'))
      expect(outcomesOf(answers)).toEqual(saved(count))
      const queue = await commandsOf(device)
      expect(queue).toHaveLength(count)
      expect(queue[0]?.body).toMatchObject({ args: { set: { department: 'Other Tab', job_title: 'Mine' } } })
    },
  )

  test('another tab changes what this one joins: nothing of it is written over', async () => {
    const device = await bareDevice([customerId])
    await changeEmployee(device, one, { department: 'First' }, 'x')
    whenSealing(device, () => changeEmployee(otherTab(device), one, { department: 'Second' }, 'x'))
    await changeEmployees(device, titled([one, two], 'Mine'))
    expect(await commandsOf(device)).toMatchObject([
      { body: { args: { set: { department: 'Second', job_title: 'Mine' } } } },
      { ids: [two.id] },
    ])
  })

  test('the worker sends what this one joins: the change stands by itself', async () => {
    const device = await bareDevice([customerId])
    await changeEmployee(device, one, { department: 'Sent' }, 'x')
    const [first] = await commandsOf(device)
    const keys = [first?.key ?? '']
    whenSealing(device, () => device.commands.writeMeta('flight', { keys, size: 1, deaths: 0, isUp: true }))
    await changeEmployees(device, titled([one, two], 'Mine'))
    const queue = await commandsOf(device)
    expect(queue.map(({ body }) => body.args)).toMatchObject([
      { set: { department: 'Sent' } },
      { id: one.id, set: { job_title: 'Mine' } },
      { id: two.id, set: { job_title: 'Mine' } },
    ])
    expect(queue[1]?.body.args).not.toHaveProperty('set.department')
  })

  test('another tab takes back what this one builds on: it does not wait for it', async () => {
    const device = await bareDevice([customerId])
    const base = await changeEmployee(device, one, { department: 'Base' }, 'x')
    if (base.outcome !== 'saved') throw new Error('It is kept')
    whenSealing(device, () => undo(otherTab(device), base.key))
    await ignoreEmployeesByCompany(
      device,
      [{ customerId, ids: [one.id, two.id], subject: 'x', place: 'x' }],
      true,
    )
    expect(await commandsOf(device)).toMatchObject([{ name: 'employee.ignore', state: 'queued', after: [] }])
  })

  test('a lane that never comes to rest is given up, and nothing is queued', async () => {
    const device = await bareDevice([customerId])
    await changeEmployee(device, one, { department: 'First' }, 'x')
    let turn = 0
    const tab = otherTab(device)
    const { seal } = device.vault
    device.vault = {
      ...device.vault,
      seal: async (bytes, place) => {
        await changeEmployee(tab, one, { department: `Turn ${++turn}` }, 'x')
        return seal(bytes, place)
      },
    }
    const answers = await changeEmployees(device, titled([one, two], 'Mine'))
    expect(outcomesOf(answers)).toEqual(['notKept', 'notKept'])
    expect(await commandsOf(device)).toHaveLength(1)
    expect(turn).toBeLessThan(10)
  })

  test('a company is taken away: its changes are taken back, with what was joined, the others stay', async () => {
    const [kept, lost] = [uuid(901), uuid(902)]
    const device = await bareDevice([kept, lost])
    const moved = { ...three, customer_id: lost }
    whenSealing(device, async () => {
      const partitions = (await device.data.readState('partitions')) ?? {}
      const { [partitionOf(lost, 'engage')]: _, ...left } = partitions
      await device.data.writeState('partitions', left)
    })
    const answers = await changeEmployees(device, [
      ...titled([one, moved], 'Mine'),
      { seen: moved, set: { department: 'Joined' }, place: 'x' },
      ...titled([two], 'Mine'),
    ])
    expect(outcomesOf(answers)).toEqual(['saved', 'forbidden', 'forbidden', 'saved'])
    expect((await commandsOf(device)).map(({ ids }) => ids)).toEqual([[one.id], [two.id]])
    expect(outcomesOf(await changeEmployees(device, titled([moved], 'Again')))).toEqual(['forbidden'])
  })

  test('a company is taken away: what builds on its changes goes to the person with the reason', async () => {
    const [kept, lost] = [uuid(901), uuid(902)]
    const device = await bareDevice([kept, lost])
    whenSealing(device, () =>
      device.data.writeState('partitions', { [partitionOf(kept, 'engage')]: { state: 'ready', v: 1 } }),
    )
    const about = { subject: 'x', place: 'x' }
    const ids = [two.id, three.id]
    await submitMany<CommandName>(device, [
      {
        name: 'employee.patch',
        args: { id: three.id, customerId: lost, set: { job_title: 'Gone' } },
        ...about,
      },
      { name: 'employee.ignore', args: { customerId: kept, ids, ignored: true }, ...about },
    ])
    expect(await commandsOf(device)).toMatchObject([{ ids, state: 'rejected', errorCode: 'blocked' }])
  })

  test('a company is taken away of which a change is on its way already: that one stays', async () => {
    const device = await bareDevice([customerId])
    whenSealing(device, () => device.data.writeState('partitions', {}))
    const { commands, data } = device
    // Woken after the write, the worker sends the first before the partitions are looked at again.
    const sending = async () => {
      const [first] = await commandsOf(device)
      await commands.writeMeta('flight', { keys: [first?.key ?? ''], size: 1, deaths: 0, isUp: true })
    }
    let sent = Promise.resolve()
    device.sync.nudge = () => void (sent = sending())
    const readState = data.readState.bind(data)
    data.readState = async (k) => {
      await sent
      return readState(k)
    }
    const answers = await changeEmployees(device, titled([one, two], 'Mine'))
    expect(outcomesOf(answers)).toEqual(['saved', 'forbidden'])
    expect((await commandsOf(device)).map(({ ids }) => ids)).toEqual([[one.id]])
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

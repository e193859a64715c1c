import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeEmployee, changeEmployees, ignoreEmployeesByCompany } from '#client/data/nouns/employees.ts'
import { submitMany } from '#client/data/queue/submit.ts'
import { undo } from '#client/data/queue/decisions.ts'
import type { CommandName } from '#shared/contract/commands.ts'
import { partitionOf } from '#shared/contract/partitions.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { buildEmployee } from '#tests/support/build-employee.ts'
import { commandsOf } from '#tests/support/device-reads.ts'
import { refuseWrites } from '#tests/support/database/full-disk.ts'
import {
  bareDevice,
  countNudges,
  otherTab,
  outcomesOf,
  saved,
  type TestDevice,
  titled,
  uuid,
  whenSealing,
} from '#tests/support/queueing.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let owner: Person
beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
})
afterAll(() => site?.close())

describe('where the storage', () => {
  const customerId = uuid(901)
  const people = (count: number) =>
    Array.from({ length: count }, () => buildEmployee({ customer_id: customerId }))

  /** Every new command finds no room any more, for as long as the reserve lies there. */
  async function fillUp({ commands }: TestDevice) {
    let isRelieved = false
    await refuseWrites(commands, (table, { type }) => {
      if (table === 'meta' && type === 'delete') isRelieved = true
      return table === 'commands' && type === 'add' && !isRelieved
    })
  }

  test('refuses one of them, none is queued', async () => {
    const device = await bareDevice(owner.login, [customerId])
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
    const device = await bareDevice(owner.login, [customerId])
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
    const device = await bareDevice(owner.login, [customerId])
    await device.commands.writeMeta('ballast', new Uint8Array(10))
    await fillUp(device)
    expect(outcomesOf(await changeEmployees(device, titled(people(3), 'Squeezed')))).toEqual(saved(3))
    expect(await commandsOf(device)).toHaveLength(3)
  })

  test('is closed, nothing is said to be saved', async () => {
    const device = await bareDevice(owner.login, [customerId])
    device.commands.close()
    expect(outcomesOf(await changeEmployees(device, titled(people(2), 'Late')))).toEqual([
      'notKept',
      'notKept',
    ])
  })

  test('fails once they are written, they are saved nonetheless', async () => {
    const device = await bareDevice(owner.login, [customerId])
    device.sync.nudge = () => {
      device.data.readState = () => Promise.reject(new Error('The storage fails'))
    }
    expect(outcomesOf(await changeEmployees(device, titled(people(2), 'Kept')))).toEqual(saved(2))
    expect(await commandsOf(device)).toHaveLength(2)
  })

  test('cannot keep anything, refusals are still told apart', async () => {
    const device = { ...(await bareDevice(owner.login, [customerId])), canQueue: false }
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
      const device = await bareDevice(owner.login, [customerId])
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
    const device = await bareDevice(owner.login, [customerId])
    await changeEmployee(device, one, { department: 'First' }, 'x')
    whenSealing(device, () => changeEmployee(otherTab(device), one, { department: 'Second' }, 'x'))
    await changeEmployees(device, titled([one, two], 'Mine'))
    expect(await commandsOf(device)).toMatchObject([
      { body: { args: { set: { department: 'Second', job_title: 'Mine' } } } },
      { ids: [two.id] },
    ])
  })

  test('the worker sends what this one joins: the change stands by itself', async () => {
    const device = await bareDevice(owner.login, [customerId])
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
    const device = await bareDevice(owner.login, [customerId])
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
    const device = await bareDevice(owner.login, [customerId])
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
    const device = await bareDevice(owner.login, [kept, lost])
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
    const device = await bareDevice(owner.login, [kept, lost])
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
    const device = await bareDevice(owner.login, [customerId])
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

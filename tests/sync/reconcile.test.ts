// @module-tag database
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addEmployee, changeEmployee, ignoreEmployees } from '#client/data/nouns/employees.ts'
import { viewShared } from '#client/data/rows/read.ts'
import { keepMine, undo } from '#client/data/queue/decisions.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { commandsOf, employeesOf } from '#tests/support/device-reads.ts'
import { type Fetch, openTestDevice } from '#tests/support/test-device.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let owner: Person

beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
})
afterAll(() => site?.close())

const openDevice = (person: Person, fetch: Fetch = site.fetch) =>
  openTestDevice(person.login, person.idToken, fetch)
type TestDevice = Awaited<ReturnType<typeof openDevice>>

async function loadedDevice(person = owner, fetch: Fetch = site.fetch) {
  const device = await openDevice(person, fetch)
  await device.settle()
  return device
}

const firstCustomer = (person = owner) => person.login.customers[0]?.id ?? ''
async function someEmployee(device: TestDevice, place = 0): Promise<Employee> {
  const view = (await employeesOf(device, firstCustomer()))[place]
  if (!view) throw new Error('The demo company has employees')
  return view.row
}
const onServer = async (id: string) => (await owner.api('GET', `/employee/${id}`)).body as Employee

describe('loading', () => {
  test('a new device holds every company and every employee of the organization', async () => {
    const device = await loadedDevice()
    const customers = await viewShared(device, 'customer', device.login.organization.id)
    expect(customers.size).toBe(8)
    let employees = 0
    for (const id of customers.keys()) employees += (await employeesOf(device, id)).length
    expect(employees).toBe(120)
    const served = await owner.api('GET', `/customer/${firstCustomer()}/employee?size=500`)
    expect((await employeesOf(device, firstCustomer())).map(({ row }) => row)).toEqual(served.body)
  })

  test('a stream that breaks keeps what was whole, and the next attempt loads the rest', async () => {
    let isBroken = true
    const breaking: Fetch = async (url, init) => {
      const response = await site.fetch(url, init)
      if (!url.endsWith('/sync/snapshot') || !isBroken) return response
      const text = await response.text()
      return new Response(text.slice(0, Math.floor(text.length * 0.6)), { headers: response.headers })
    }
    const device = await openDevice(owner, breaking)
    await device.pull()
    await expect(device.snapshot()).rejects.toMatchObject({ fault: 'offline' })
    const half = Object.values((await device.data.readState('partitions')) ?? {})
    expect(half.some(({ state }) => state === 'ready')).toBe(true)
    expect(half.some(({ state }) => state === 'wanted')).toBe(true)
    isBroken = false
    await device.settle()
    const whole = await loadedDevice()
    for (const { id } of owner.login.customers) {
      expect(await employeesOf(device, id)).toEqual(await employeesOf(whole, id))
    }
  })

  test('a garbled line ends the stream with a fault and nothing of it is taken for a row', async () => {
    const garbling: Fetch = async (url, init) => {
      const response = await site.fetch(url, init)
      if (!url.endsWith('/sync/snapshot')) return response
      const lines = (await response.text()).split('\n')
      lines[3] = '{"segment": garbage'
      return new Response(lines.join('\n'), { headers: response.headers })
    }
    const device = await openDevice(owner, garbling)
    await device.pull()
    await expect(device.snapshot()).rejects.toMatchObject({ fault: 'server' })
    expect(await device.data.segments.count()).toBe(0)
  })
})

describe('changes', () => {
  test('a change shows at once, waits without a network, and arrives exactly once', async () => {
    let isOnline = false
    const received: string[] = []
    const flaky: Fetch = async (url, init) => {
      if (!isOnline && url.startsWith('/api/')) throw new TypeError('Failed to fetch')
      if (url.endsWith('/sync/push')) received.push(init.body as string)
      return site.fetch(url, init)
    }
    isOnline = true
    const device = await loadedDevice(owner, flaky)
    isOnline = false
    const employee = await someEmployee(device)
    expect(await changeEmployee(device, employee, { department: 'Night Shift' }, 'x')).toMatchObject({
      outcome: 'saved',
    })
    const [shown] = (await employeesOf(device, employee.customer_id)).filter(
      ({ row }) => row.id === employee.id,
    )
    expect(shown).toMatchObject({ isPending: true, row: { department: 'Night Shift' } })
    await expect(device.settle()).rejects.toMatchObject({ fault: 'offline' })
    expect(await commandsOf(device)).toMatchObject([{ state: 'queued' }])

    isOnline = true
    await device.settle()
    expect(await commandsOf(device)).toEqual([])
    expect((await onServer(employee.id)).department).toBe('Night Shift')
    expect(received).toHaveLength(1)
    const [after] = (await employeesOf(device, employee.customer_id)).filter(
      ({ row }) => row.id === employee.id,
    )
    expect(after).toMatchObject({ isPending: false, row: { department: 'Night Shift' } })
  })

  test('an answer that is lost after the server acted is asked for again and not acted on twice', async () => {
    let isLossy = true
    const lossy: Fetch = async (url, init) => {
      const response = await site.fetch(url, init)
      if (url.endsWith('/sync/push') && isLossy) {
        isLossy = false
        throw new TypeError('Failed to fetch')
      }
      return response
    }
    const device = await loadedDevice(owner, lossy)
    const fields = {
      first_name: 'Twice',
      last_name: 'Never',
      email: 'twice.never@once.example',
      phone: '',
      department: 'Sales',
      job_title: '',
    }
    const { id } = await addEmployee(device, firstCustomer(), fields, 'x')
    await expect(device.settle()).rejects.toMatchObject({ fault: 'offline' })
    // It may have been carried out, so it cannot be taken back here any more.
    const [unsure] = await commandsOf(device)
    expect(await undo(device, unsure?.key ?? '')).toBe(false)
    const versionAfterEffect = (await owner.api('GET', `/employee/${id}`)).headers.get('etag')
    await device.settle()
    expect(await commandsOf(device)).toEqual([])
    expect((await owner.api('GET', `/employee/${id}`)).headers.get('etag')).toBe(versionAfterEffect)
  })

  test('another device sees the change with its next pull', async () => {
    const [one, two] = [await loadedDevice(), await loadedDevice()]
    const employee = await someEmployee(one, 1)
    await changeEmployee(one, employee, { job_title: 'Lighthouse Keeper' }, 'x')
    await one.settle()
    await two.pull()
    const [seen] = (await employeesOf(two, employee.customer_id)).filter(({ row }) => row.id === employee.id)
    expect(seen?.row.job_title).toBe('Lighthouse Keeper')
  })

  test('a field that somebody else changed meanwhile is not overwritten; keeping mine sends it on what is there now', async () => {
    const [one, two] = [await loadedDevice(), await loadedDevice()]
    const employee = await someEmployee(one, 2)
    await changeEmployee(one, employee, { department: 'Theirs' }, 'x')
    await changeEmployee(two, employee, { department: 'Mine' }, 'x')
    await one.settle()
    await two.settle()
    const [conflict] = await commandsOf(two)
    expect(conflict).toMatchObject({ state: 'conflict', body: { current: { department: 'Theirs' } } })
    expect((await onServer(employee.id)).department).toBe('Theirs')
    await keepMine(two, conflict?.key ?? '')
    await two.settle()
    expect((await onServer(employee.id)).department).toBe('Mine')
    expect(await commandsOf(two)).toEqual([])
  })

  test('a change of another field of the same person meets no conflict', async () => {
    const [one, two] = [await loadedDevice(), await loadedDevice()]
    const employee = await someEmployee(one, 3)
    await changeEmployee(one, employee, { department: 'Research' }, 'x')
    await changeEmployee(two, employee, { job_title: 'Astronomer' }, 'x')
    await one.settle()
    await two.settle()
    expect(await onServer(employee.id)).toMatchObject({ department: 'Research', job_title: 'Astronomer' })
  })

  test('a change can be taken back before it is sent', async () => {
    const device = await loadedDevice()
    const employee = await someEmployee(device, 4)
    const submitted = await changeEmployee(device, employee, { department: 'Nowhere' }, 'x')
    expect(submitted.outcome === 'saved' && (await undo(device, submitted.key))).toBe(true)
    await device.settle()
    expect((await onServer(employee.id)).department).toBe(employee.department)
  })

  test('many people are ignored by one change', async () => {
    const device = await loadedDevice()
    const ids = (await employeesOf(device, firstCustomer())).slice(0, 5).map(({ row }) => row.id)
    await ignoreEmployees(device, firstCustomer(), ids, true, { subject: '5 employees', place: 'x' })
    await device.settle()
    for (const id of ids) expect((await onServer(id)).ignored).toBe(true)
  })

  test('what the server refuses stays in the tray with the reason, and the row is as before', async () => {
    const device = await loadedDevice()
    const [one, other] = [await someEmployee(device, 5), await someEmployee(device, 6)]
    await changeEmployee(device, one, { email: other.email }, 'x')
    await device.settle()
    expect(await commandsOf(device)).toMatchObject([{ state: 'rejected', errorCode: 'emailTaken' }])
    const [shown] = (await employeesOf(device, one.customer_id)).filter(({ row }) => row.id === one.id)
    expect(shown?.row.email).toBe(one.email)
  })

  test('a change that waited longer than its class allows asks again instead of being sent', async () => {
    const device = await loadedDevice()
    const employee = await someEmployee(device, 7)
    await changeEmployee(device, employee, { department: 'Too Late' }, 'x')
    // As if it had been made four days ago.
    await device.commands.commands.toCollection().modify({ notAfter: Date.now() - 86_400_000 })
    await device.settle()
    expect(await commandsOf(device)).toMatchObject([{ state: 'needsConfirm' }])
    expect((await onServer(employee.id)).department).toBe(employee.department)
  })
})

describe('what a network may answer', () => {
  const captive: Fetch = async (url, init) =>
    url.startsWith('/api/')
      ? new Response('<html>Please accept our terms</html>', { headers: { 'content-type': 'text/html' } })
      : site.fetch(url, init)

  test('a page of a captive portal is a fault of its own, and what waits stays', async () => {
    const device = await loadedDevice()
    const portal = await openDevice(owner, captive)
    await expect(portal.pull()).rejects.toMatchObject({ fault: 'portal' })
    await changeEmployee(portal, await someEmployee(device), { department: 'Portal' }, 'x')
    await expect(portal.push()).rejects.toMatchObject({ fault: 'portal' })
    expect(await commandsOf(portal)).toMatchObject([{ state: 'queued' }])
  })

  test('JSON of another shape is not taken for an answer', async () => {
    const device = await openDevice(owner, async () => Response.json({ hello: 'hotel guest' }))
    await expect(device.pull()).rejects.toMatchObject({ fault: 'portal' })
    expect(await device.data.readState('cursor')).toBeUndefined()
  })

  test('a clock two days off changes neither order nor outcome', async () => {
    const device = await loadedDevice()
    device.now.value -= 2 * 86_400_000
    const employee = await someEmployee(device, 8)
    await changeEmployee(device, employee, { department: 'Out Of Time' }, 'x')
    await device.settle()
    expect((await onServer(employee.id)).department).toBe('Out Of Time')
  })
})

describe('scope', () => {
  test('a user of five companies receives rows of these alone', async () => {
    const agent = await site.signIn('agent')
    const bytes: string[] = []
    const recording: Fetch = async (url, init) => {
      const response = await site.fetch(url, init)
      if (url.startsWith('/api/')) bytes.push(await response.clone().text())
      return response
    }
    const device = await loadedDevice(agent, recording)
    expect(agent.login.customers).toHaveLength(5)
    const own = new Set(agent.login.customers.map(({ id }) => id))
    const foreign = owner.login.customers.filter(({ id }) => !own.has(id))
    expect(foreign).toHaveLength(3)
    const wire = bytes.join('\n')
    for (const { id, name } of foreign) {
      expect(wire).not.toContain(id)
      expect(wire).not.toContain(name)
    }
    const customers = await viewShared(device, 'customer', agent.login.organization.id)
    expect([...customers.keys()].toSorted()).toEqual([...own].toSorted())
  })

  test('a change of a company that the user may not see is not even accepted by the device', async () => {
    const agent = await site.signIn('agent')
    const own = new Set(agent.login.customers.map(({ id }) => id))
    const foreign = owner.login.customers.find(({ id }) => !own.has(id))
    const ownersDevice = await loadedDevice()
    const [theirs] = await employeesOf(ownersDevice, foreign?.id ?? '')
    const device = await loadedDevice(agent)
    if (!theirs) throw new Error('The demo company has employees')
    const submitted = await changeEmployee(device, theirs.row, { department: 'Stolen' }, 'x')
    expect(submitted).toEqual({ outcome: 'forbidden' })
    await device.settle()
    expect(await commandsOf(device)).toEqual([])
    expect((await onServer(theirs.row.id)).department).toBe(theirs.row.department)
  })
})

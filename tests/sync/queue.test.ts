// @module-tag database
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activateCustomer, addCustomer } from '#client/data/nouns/customers.ts'
import { addEmployee, changeEmployee, ignoreEmployees } from '#client/data/nouns/employees.ts'
import { keepMine, undo } from '#client/data/queue/decisions.ts'
import type { Customer } from '#shared/domain/customers/customer.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { commandsOf, employeesOf } from '#tests/support/device-reads.ts'
import { type Fetch, openTestDevice } from '#tests/support/test-device.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'
import { takeLead } from '#workers/sync/fence.ts'
import { releaseOrphan } from '#workers/sync/claim.ts'

let site: TestSite
let owner: Person

beforeAll(async () => {
  site = await openTestSite({ employees: 400 })
  owner = await site.signIn('owner')
})
afterAll(() => site?.close())

type TestDevice = Awaited<ReturnType<typeof openTestDevice>>
/** What a push asked and what came back, or a function that answers in the server's place. */
type Meddle = (pushed: PushBody, answer: () => Promise<Response>) => Promise<Response>
interface PushBody {
  commands: { key: string; after?: string[] }[]
}

/** A loaded device whose pushes go through `meddle`, which can be set later. */
async function deviceWith() {
  const net: { meddle?: Meddle | undefined; pushes: PushBody[] } = { pushes: [] }
  const fetch: Fetch = async (url, init) => {
    if (!url.endsWith('/sync/push')) return site.fetch(url, init)
    const body = JSON.parse(init.body as string) as PushBody
    net.pushes.push(body)
    const answer = () => site.fetch(url, init)
    return net.meddle ? net.meddle(body, answer) : answer()
  }
  const device = await openTestDevice(owner.login, owner.idToken, fetch)
  await device.settle()
  return { device, net }
}

let taken = 0
/** Another employee for each call, so that tests do not meet each other's changes. */
async function nextEmployee(device: TestDevice): Promise<Employee> {
  const [customer] = owner.login.customers
  const view = (await employeesOf(device, customer?.id ?? ''))[taken++]
  if (!view) throw new Error('The demo company has employees')
  return view.row
}
const onServer = async (id: string) => (await owner.api('GET', `/employee/${id}`)).body as Employee
const refusal = (status: number, code: string) =>
  Response.json({ code, message: '', requestId: '' }, { status })
/** Lets one wait until the other has come by. */
function turnstile() {
  let waiting = Promise.withResolvers<void>()
  return {
    next: () => waiting.promise,
    pass: () => {
      waiting.resolve()
      waiting = Promise.withResolvers<void>()
    },
  }
}

const fields = (name: string) => ({
  first_name: name,
  last_name: 'Queue',
  email: `${name.toLowerCase()}@queue.example`,
  phone: '',
  department: 'Sales',
  job_title: '',
})

describe('changes of the same thing', () => {
  test('two edits of one person that never left become one, and what was seen first is what is expected', async () => {
    const { device, net } = await deviceWith()
    const employee = await nextEmployee(device)
    await changeEmployee(device, employee, { department: 'One' }, 'x')
    await changeEmployee(device, { ...employee, department: 'One' }, { department: 'Two' }, 'x')
    await changeEmployee(device, employee, { job_title: 'Both' }, 'x')
    expect(await commandsOf(device)).toMatchObject([
      {
        body: {
          args: { set: { department: 'Two', job_title: 'Both' } },
          expect: { department: employee.department },
        },
      },
    ])
    await device.settle()
    expect(net.pushes).toHaveLength(1)
    expect(await onServer(employee.id)).toMatchObject({ department: 'Two', job_title: 'Both' })
  })

  test('an edit behind one that is on its way stays by itself', async () => {
    const { device, net } = await deviceWith()
    const employee = await nextEmployee(device)
    await changeEmployee(device, employee, { department: 'Out' }, 'x')
    net.meddle = () => Promise.reject(new TypeError('Failed to fetch'))
    await expect(device.push()).rejects.toMatchObject({ fault: 'offline' })
    await changeEmployee(device, employee, { job_title: 'Later' }, 'x')
    expect(await commandsOf(device)).toHaveLength(2)
    net.meddle = undefined
    await device.settle()
    expect(await onServer(employee.id)).toMatchObject({ department: 'Out', job_title: 'Later' })
  })

  test('deactivating and reactivating a company, both unsent, are not settled without asking', async () => {
    const { device } = await deviceWith()
    const customer = (await owner.api('GET', `/customer/${owner.login.customers[1]?.id}`)).body as Customer
    await activateCustomer(device, customer, false)
    const [first] = await commandsOf(device)
    expect(await activateCustomer(device, customer, true)).toEqual({ outcome: 'opposed', by: first?.key })
    expect(await commandsOf(device)).toHaveLength(1)
    await undo(device, first?.key ?? '')
  })
})

describe('changes that build on others', () => {
  test('a person added to a company that is not at the server yet is sent with the key of the company', async () => {
    const { device, net } = await deviceWith()
    const company = await addCustomer(device, {
      name: 'Built Upon',
      contact_name: '',
      contact_email: '',
      contact_phone: '',
      country: 'DE',
      MFA: false,
    })
    await addEmployee(device, company.id, fields('Founder'), 'Built Upon')
    const [first, second] = await commandsOf(device)
    expect(second?.after).toEqual([first?.key])
    await device.settle()
    expect(net.pushes[0]?.commands).toMatchObject([{}, { after: [first?.key] }])
    expect(await commandsOf(device)).toEqual([])
  })

  test('when the first is taken back, the other goes to the person with the reason', async () => {
    const { device } = await deviceWith()
    const employee = await nextEmployee(device)
    const other = await nextEmployee(device)
    await changeEmployee(device, employee, { department: 'Base' }, 'x')
    await ignoreEmployees(device, employee.customer_id, [employee.id, other.id], true, {
      subject: '2 employees',
      place: 'x',
    })
    const [first, second] = await commandsOf(device)
    expect(second?.after).toEqual([first?.key])
    await undo(device, first?.key ?? '')
    expect(await commandsOf(device)).toMatchObject([{ state: 'rejected', errorCode: 'blocked' }])
  })

  test('when the server refuses the first, the other is not sent', async () => {
    const { device, net } = await deviceWith()
    const [employee, other] = [await nextEmployee(device), await nextEmployee(device)]
    await changeEmployee(device, employee, { email: other.email }, 'x')
    await ignoreEmployees(device, employee.customer_id, [employee.id, other.id], true, {
      subject: '2 employees',
      place: 'x',
    })
    await device.settle()
    expect(await commandsOf(device)).toMatchObject([
      { state: 'rejected', errorCode: 'emailTaken' },
      { state: 'rejected', errorCode: 'blocked' },
    ])
    expect(net.pushes).toHaveLength(1)
    expect((await onServer(other.id)).ignored).toBe(other.ignored)
  })
})

describe('deadlines', () => {
  test('a dangerous change that waited for 11 minutes asks again instead of being sent', async () => {
    const { device, net } = await deviceWith()
    const customer = (await owner.api('GET', `/customer/${owner.login.customers[2]?.id}`)).body as Customer
    await activateCustomer(device, customer, false)
    device.travel(11 * 60_000)
    await device.push()
    expect(net.pushes).toEqual([])
    expect(await commandsOf(device)).toMatchObject([{ state: 'needsConfirm' }])
  })

  test('one that is out already is sent again after its deadline: only the server knows what became of it', async () => {
    const { device, net } = await deviceWith()
    const customer = (await owner.api('GET', `/customer/${owner.login.customers[3]?.id}`)).body as Customer
    await activateCustomer(device, customer, false)
    net.meddle = async (_, answer) => {
      await answer()
      throw new TypeError('Failed to fetch')
    }
    await expect(device.push()).rejects.toMatchObject({ fault: 'offline' })
    net.meddle = undefined
    device.travel(60 * 60_000)
    await device.settle()
    expect(await commandsOf(device)).toEqual([])
    expect(((await owner.api('GET', `/customer/${customer.id}`)).body as Customer).active).toBe(false)
    await owner.api('PUT', `/customer/${customer.id}`, { active: true })
  })

  test('while nobody can say what time it is, a dangerous change waits, and then asks to be confirmed again', async () => {
    const { device, net } = await deviceWith()
    const customer = (await owner.api('GET', `/customer/${owner.login.customers[4]?.id}`)).body as Customer
    await activateCustomer(device, customer, false)
    device.now.value -= 3 * 86_400_000
    expect(await device.push()).toMatchObject({ isStale: true })
    expect(net.pushes).toEqual([])
    await device.settle()
    const [late] = await commandsOf(device)
    expect(late).toMatchObject({ state: 'needsConfirm' })
    expect(net.pushes).toEqual([])
    await keepMine(device, late?.key ?? '')
    await device.settle()
    expect(await commandsOf(device)).toEqual([])
    await owner.api('PUT', `/customer/${customer.id}`, { active: true })
  })
})

describe('answers', () => {
  test('a batch that is too large is halved until it passes', async () => {
    const { device, net } = await deviceWith()
    for (let each = 0; each < 4; each++) {
      await changeEmployee(device, await nextEmployee(device), { department: 'Large' }, 'x')
    }
    net.meddle = async ({ commands }, answer) =>
      commands.length > 1 ? refusal(413, 'bodyTooLarge') : answer()
    await device.settle()
    expect(net.pushes.map(({ commands }) => commands.length).slice(0, 3)).toEqual([4, 2, 1])
    expect(await commandsOf(device)).toEqual([])
  })

  test('a single change that no request can hold goes to the person', async () => {
    const { device, net } = await deviceWith()
    await changeEmployee(device, await nextEmployee(device), { department: 'Huge' }, 'x')
    net.meddle = async () => refusal(413, 'bodyTooLarge')
    await device.settle()
    expect(await commandsOf(device)).toMatchObject([{ state: 'rejected', errorCode: 'bodyTooLarge' }])
  })

  test('one that the server fails at five times is put aside; the others pass, its lane waits', async () => {
    const { device, net } = await deviceWith()
    const [bad, good] = [await nextEmployee(device), await nextEmployee(device)]
    await changeEmployee(device, bad, { department: 'Poison' }, 'x')
    await changeEmployee(device, good, { department: 'Fine' }, 'x')
    const [poison] = await commandsOf(device)
    net.meddle = async ({ commands }, answer) => {
      const body = (await (await answer()).json()) as { results: { key: string }[] }
      const results = commands.map(({ key }, at) =>
        key === poison?.key ? { key, outcome: 'error', status: 500, code: 'unexpected' } : body.results[at],
      )
      return Response.json({ ...body, results })
    }
    for (let attempt = 0; attempt < 5; attempt++) {
      await device.settle()
      device.travel(60_000)
    }
    expect(await commandsOf(device)).toMatchObject([{ key: poison?.key, state: 'parked', tries: 5 }])
    expect((await onServer(good.id)).department).toBe('Fine')
    await ignoreEmployees(device, bad.customer_id, [bad.id], true, { subject: 'x', place: 'x' })
    await device.settle()
    expect(await commandsOf(device)).toMatchObject([{ state: 'parked' }, { state: 'queued' }])
  })

  test('a parked change goes again under its own key, so that it cannot be done twice', async () => {
    const { device, net } = await deviceWith()
    const employee = await nextEmployee(device)
    await changeEmployee(device, employee, { department: 'Again' }, 'x')
    const [record] = await commandsOf(device)
    await device.commands.commands.update(record?.seq ?? 0, { state: 'parked' })
    await keepMine(device, record?.key ?? '')
    await device.settle()
    expect(net.pushes[0]?.commands[0]?.key).toBe(record?.key)
  })

  test('requests that die with their tab are halved until the guilty change stands alone and is put aside', async () => {
    const { device, net } = await deviceWith()
    for (let each = 0; each < 4; each++) {
      await changeEmployee(device, await nextEmployee(device), { department: 'Deadly' }, 'x')
    }
    const keys = (await commandsOf(device)).map(({ key }) => key)
    const guilty = keys[2] ?? ''
    const hanging = turnstile()
    net.meddle = ({ commands }, answer) => {
      if (!commands.some(({ key }) => key === guilty)) return answer()
      hanging.pass()
      return new Promise(() => {})
    }
    const isParked = async () => (await commandsOf(device)).some(({ state }) => state === 'parked')
    let ended = Promise.resolve<unknown>(undefined)
    while (!(await isParked())) {
      ended = device.push().catch(() => {})
      await Promise.race([ended, hanging.next()])
      // The tab is gone; another one leads and finds the request that never ended.
      device.parts.leader = await takeLead(device.data, device.commands)
      await releaseOrphan(device.parts)
    }
    await ended
    net.meddle = undefined
    await device.settle()
    expect(await commandsOf(device)).toMatchObject([{ key: guilty, state: 'parked' }])
  })

  test('a change that somebody else made the same way is done', async () => {
    const { device, net } = await deviceWith()
    const employee = await nextEmployee(device)
    await changeEmployee(device, employee, { department: 'Same' }, 'x')
    net.meddle = async ({ commands }) =>
      Response.json({
        now: Date.now(),
        epoch: 'x',
        head: 1,
        results: commands.map(({ key }) => ({
          key,
          outcome: 'conflict',
          status: 412,
          code: 'preconditionFailed',
          current: { ...employee, department: 'Same' },
        })),
      })
    await device.push()
    expect(await commandsOf(device)).toMatchObject([{ state: 'acked', ackV: 1 }])
  })

  test('a revision that the server does not know any more stays, and is asked again after an hour', async () => {
    const { device, net } = await deviceWith()
    await changeEmployee(device, await nextEmployee(device), { department: 'Old' }, 'x')
    net.meddle = async ({ commands }, answer) =>
      Response.json({
        ...((await (await answer()).json()) as object),
        results: commands.map(({ key }) => ({
          key,
          outcome: 'upgrade',
          status: 426,
          code: 'unknownCommand',
        })),
      })
    await device.push()
    expect(await commandsOf(device)).toMatchObject([{ state: 'queued', errorCode: 'unknownCommand' }])
    const { nextAt } = await device.push()
    expect(nextAt).toBe(device.now.value + 3_600_000)
  })

  test('a permission that is gone erases what the change said and keeps that it was', async () => {
    const { device, net } = await deviceWith()
    await changeEmployee(device, await nextEmployee(device), { department: 'Secret Plan' }, 'x')
    net.meddle = async ({ commands }) =>
      Response.json({
        now: Date.now(),
        epoch: 'x',
        head: 1,
        results: commands.map(({ key }) => ({
          key,
          outcome: 'forbidden',
          status: 403,
          code: 'noPermission',
        })),
      })
    expect(await device.push()).toMatchObject({ isStale: true })
    const [record] = await commandsOf(device)
    expect(record).toMatchObject({ state: 'revoked', body: { args: null } })
    expect(JSON.stringify(record)).not.toContain('Secret Plan')
  })

  test('an answer that leaves a change out is no answer for it', async () => {
    const { device, net } = await deviceWith()
    await changeEmployee(device, await nextEmployee(device), { department: 'Left Out' }, 'x')
    net.meddle = async (_, answer) =>
      Response.json({ ...((await (await answer()).json()) as object), results: [] })
    await expect(device.push()).rejects.toMatchObject({ fault: 'server' })
    net.meddle = undefined
    await device.settle()
    expect(await commandsOf(device)).toEqual([])
  })
})

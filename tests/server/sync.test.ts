// @module-tag database
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { SCHEMA } from '#shared/contract/sync.ts'
import {
  commandOf,
  openTestSite,
  type Person,
  pulledBy,
  pushAs,
  type TestSite,
} from '#tests/support/test-site.ts'

let site: TestSite
let owner: Person

beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
})
afterAll(() => site?.close())

const customerId = (person = owner) => person.login.customers[0]?.id ?? ''

async function employees(): Promise<Employee[]> {
  return (await owner.api('GET', `/customer/${customerId()}/employee?size=500`)).body as Employee[]
}

const pull = (person: Person, cursor: number) => pulledBy(person, { cursor })

const patch = (employee: Employee, set: Record<string, unknown>, said: Record<string, unknown> = {}) =>
  commandOf(site, 'employee.patch', { id: employee.id, customerId: employee.customer_id, set }, said)

describe('a command', () => {
  test('that is known is applied once and is a duplicate after that', async () => {
    const [employee] = await employees()
    if (!employee) throw new Error('The demo company has employees')
    const command = patch(employee, { department: 'Bridge' })
    const [first] = await pushAs(owner, [command])
    const [again] = await pushAs(owner, [command])
    expect(first).toMatchObject({ outcome: 'applied' })
    expect(again).toEqual({ ...first, outcome: 'dup' })
  })

  test('with a field that does not exist is refused and names it', async () => {
    const [employee] = await employees()
    if (!employee) throw new Error('The demo company has employees')
    expect(await pushAs(owner, [patch(employee, { salary: 1 })])).toMatchObject([
      { outcome: 'rejected', code: 'failedValidation', issues: [{ path: 'set' }] },
    ])
  })

  test('that nobody can read refuses only itself', async () => {
    const [employee] = await employees()
    if (!employee) throw new Error('The demo company has employees')
    const results = await pushAs(owner, [
      'nonsense',
      { key: 'k' },
      patch(employee, { department: 'Readable' }),
    ])
    expect(results.map(({ outcome }) => outcome)).toEqual(['rejected', 'rejected', 'applied'])
  })

  test('of a revision that the server does not know asks for a newer app', async () => {
    const [employee] = await employees()
    if (!employee) throw new Error('The demo company has employees')
    expect(await pushAs(owner, [patch(employee, {}, { rev: 99 })])).toMatchObject([
      { outcome: 'upgrade', status: 426 },
    ])
  })

  test('that comes too late has no effect', async () => {
    const [employee] = await employees()
    if (!employee) throw new Error('The demo company has employees')
    const late = patch(employee, { department: 'Too Late' }, { notAfter: site.now.value - 1 })
    expect(await pushAs(owner, [late])).toMatchObject([{ outcome: 'expired', status: 410 }])
    expect((await employees())[0]?.department).not.toBe('Too Late')
  })

  test('behind a refused one of the same lane waits, and others go on', async () => {
    const [one, two] = await employees()
    if (!one || !two) throw new Error('The demo company has employees')
    const results = await pushAs(owner, [
      patch(one, { department: 'Never' }, { expect: { department: 'not what is there' } }),
      patch(one, { job_title: 'Behind' }),
      patch(two, { job_title: 'Beside' }),
    ])
    expect(results.map(({ outcome }) => outcome)).toEqual(['conflict', 'blocked', 'applied'])
  })

  test('of a reader is forbidden', async () => {
    const reader = await site.signIn('reader')
    const [employee] = await employees()
    if (!employee) throw new Error('The demo company has employees')
    expect(await pushAs(reader, [patch(employee, { department: 'No' })])).toMatchObject([
      { outcome: 'forbidden', status: 403 },
    ])
  })

  test('may work with a company that the same batch adds', async () => {
    const id = uuidv7()
    const fields = {
      name: 'Fresh Company',
      contact_name: '',
      contact_email: '',
      contact_phone: '',
      country: '',
      MFA: false,
    }
    const person = {
      first_name: 'First',
      last_name: 'Hire',
      email: 'first@fresh.example',
      phone: '',
      department: 'Sales',
      job_title: '',
    }
    const common = { rev: 1, notAfter: site.now.value + 60_000, ageMs: 0 }
    const results = await pushAs(owner, [
      { ...common, key: uuidv7(), name: 'customer.add', args: { id, parentId: null, fields } },
      {
        ...common,
        key: uuidv7(),
        name: 'employee.add',
        args: { id: uuidv7(), customerId: id, fields: person },
      },
    ])
    expect(results.map(({ outcome }) => outcome)).toEqual(['applied', 'applied'])
  })
})

describe('pulling', () => {
  test('gives what changed after the cursor, and nothing twice', async () => {
    const [employee] = await employees()
    if (!employee) throw new Error('The demo company has employees')
    const { head } = await pull(owner, Number.MAX_SAFE_INTEGER)
    await pushAs(owner, [patch(employee, { department: 'After The Cursor' })])
    const answer = await pull(owner, head)
    expect(answer.rows.map(([kind, id]) => [kind, id])).toEqual([['employee', employee.id]])
    expect((await pull(owner, answer.to)).rows).toEqual([])
  })

  test('gives no row of a company that the user may not see, however old the cursor', async () => {
    const agent = await site.signIn('agent')
    const own = new Set(agent.login.customers.map(({ id }) => id))
    let cursor = 0
    let rows = 0
    for (let more = true; more;) {
      const answer = await pull(agent, cursor)
      for (const [, , , pid] of answer.rows) {
        const customer = pid.slice(0, pid.lastIndexOf(':'))
        expect(customer === 'org' || own.has(customer)).toBe(true)
        expect(pid).not.toBe('org:systemUsers')
      }
      rows += answer.rows.length
      ;({ to: cursor, more } = answer)
    }
    expect(rows).toBeGreaterThan(own.size)
  })

  test('a device of another history is told so', async () => {
    const answer = await owner.api('POST', '/sync/pull', {
      epoch: 'another',
      cursor: 1,
      scopeHash: null,
      schema: SCHEMA,
    })
    expect(answer).toMatchObject({ status: 409, body: { code: 'epochChanged' } })
  })

  test('misses nothing while many write at once', async () => {
    const people = await employees()
    const start = (await pull(owner, Number.MAX_SAFE_INTEGER)).head
    const seen = new Map<string, string>()
    let cursor = start
    let isWriting = true
    const poller = (async () => {
      for (let last = false; !last;) {
        last = !isWriting
        const answer = await pull(owner, cursor)
        for (const [kind, id, v, , row] of answer.rows) {
          expect(v).toBeGreaterThan(cursor)
          if (kind === 'employee') seen.set(id, (row as Employee).job_title)
        }
        cursor = answer.to
      }
    })()
    await Promise.all(
      Array.from({ length: 8 }, async (_, writer) => {
        for (let round = 0; round < 5; round++) {
          const employee = people[(writer * 5 + round) % people.length]
          if (employee) await pushAs(owner, [patch(employee, { job_title: `Writer ${writer} ${round}` })])
        }
      }),
    )
    isWriting = false
    await poller
    const truth = new Map((await employees()).map(({ id, job_title }) => [id, job_title]))
    const touched = people.slice(0, Math.min(people.length, 40))
    expect(touched.map(({ id }) => seen.get(id))).toEqual(touched.map(({ id }) => truth.get(id)))
  })
})

import type { Subscription } from 'rxjs'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { changeEmployee, watchEmployees } from '#client/data/nouns/employees.ts'
import type { EmployeeWindow } from '#client/data/search/employee-query.ts'
import { employeesOf } from '#tests/support/device-reads.ts'
import { openTestDevice } from '#tests/support/test-device.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let owner: Person
beforeAll(async () => {
  site = await openTestSite({ employees: 400 })
  owner = await site.signIn('owner')
})
afterAll(() => site?.close())

const opened: Subscription[] = []
afterEach(() => opened.splice(0).forEach((each) => each.unsubscribe()))

type TestDevice = Awaited<ReturnType<typeof openTestDevice>>

/** The list of a company as a screen holds it, with every answer that it got. */
function openList(device: TestDevice, customerId: string): EmployeeWindow[] {
  const answers: EmployeeWindow[] = []
  const question = { search: '', filters: {}, sort: { field: 'first_name', direction: 'asc' } } as const
  opened.push(
    watchEmployees(device, customerId, { ...question, offset: 0, limit: 50 }).subscribe((answer) =>
      answers.push(answer),
    ),
  )
  return answers
}

test('a change in one company wakes the list that shows it and no other', async () => {
  const device = await openTestDevice(owner.login, owner.idToken, site.fetch)
  await device.settle()
  const [here, elsewhere] = owner.login.customers
  if (!here || !elsewhere) throw new Error('The demo site has several companies')
  const shown = openList(device, here.id)
  const still = openList(device, elsewhere.id)
  await vi.waitFor(() => expect([shown.length, still.length]).toEqual([1, 1]))
  const row = shown[0]?.rows[0]?.row
  if (!row) throw new Error('The first company has people')

  await owner.api('PUT', `/employee/${row.id}`, { job_title: 'Changed at the server' })
  await device.settle()
  const titles = () => shown.at(-1)?.rows.map((view) => view.row.job_title)
  await vi.waitFor(() => expect(titles()).toContain('Changed at the server'))
  expect(shown).toHaveLength(2)

  const [other] = await employeesOf(device, elsewhere.id)
  if (!other) throw new Error('The second company has people')
  expect(still).toHaveLength(1)
  await changeEmployee(device, other.row, { job_title: 'Changed here' }, 'here')
  await vi.waitFor(() => expect(still.length).toBeGreaterThan(1))
  expect(shown).toHaveLength(2)
  device.close()
})

import { addEmployee, changeEmployee } from '#client/data/nouns/employees.ts'
import type { Device } from '#client/data/device/device.ts'
import { viewPartition, viewShared } from '#client/data/rows/read.ts'
import type { SubmitOutcome } from '#client/data/queue/submit.ts'
import { partitionOf } from '#shared/contract/partitions.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { type Confirmed, report, TITLE } from './reports.ts'

/** A company takes 500 people at the least; a long run adds to those that have fewer. */
const ROOM = 400

/** Employees of a company as this device shows them. */
export const viewCompany = async (device: Device, customerId: string): Promise<Employee[]> => {
  const views = await viewPartition(
    device,
    'employee',
    partitionOf(customerId, 'engage'),
    device.login.organization.id,
  )
  return [...views.values()].map(({ row }) => row)
}

/**
 * Adds people and changes titles as somebody would, one after the other, and tells of each as soon as it is
 * confirmed. `mark` is different in every call of one run; its numbers rise.
 */
export async function makeChanges(device: Device, count: number, mark: string): Promise<void> {
  const companies = await companiesOf(device)
  const crowds = await Promise.all(companies.map((id) => viewCompany(device, id)))
  for (let n = 0; n < count; n++) {
    const at = n % companies.length
    const customerId = companies[at] ?? ''
    const crowd = crowds[at] ?? []
    const place = (n * 7) % Math.max(1, crowd.length)
    const row = crowd[place]
    const title = `${TITLE}${mark} ${String(n).padStart(4, '0')}`
    if ((n % 3 === 0 && crowd.length < ROOM) || !row) {
      tell(await add(device, customerId, `${mark}-${n}`))
    } else {
      tell(await change(device, row, title))
      crowd[place] = { ...row, job_title: title }
    }
  }
}

async function companiesOf(device: Device): Promise<string[]> {
  const views = await viewShared(device, 'customer', device.login.organization.id)
  return [...views.values()].filter(({ row }) => row.active).map(({ row }) => row.id)
}

async function add(device: Device, customerId: string, name: string): Promise<Confirmed> {
  const email = `kill-${name}@kill.example`
  const fields = { email, first_name: 'Kill', last_name: name, department: 'Kills', phone: '', job_title: '' }
  const submitted = await addEmployee(device, customerId, fields, '')
  return { made: 'add', key: keyOf(submitted), customerId, id: submitted.id, email }
}

async function change(device: Device, row: Employee, title: string): Promise<Confirmed> {
  const key = keyOf(await changeEmployee(device, row, { job_title: title }, ''))
  return { made: 'patch', key, customerId: row.customer_id, id: row.id, title }
}

const tell = (confirmed: Confirmed) => report({ type: 'confirmed', confirmed })

function keyOf(submitted: SubmitOutcome): string {
  if (submitted.outcome === 'saved') return submitted.key
  throw new Error(`A change was ${submitted.outcome}`)
}

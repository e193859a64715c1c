import type { Employee } from '#shared/domain/employees/employee.ts'
import { changeEmployee, watchEmployees } from '#client/data/nouns/employees.ts'
import { benchDevice } from './bench-device.ts'

const SHOWN = 10
/** Long enough for every list that is going to run again. */
const SETTLING = 1500

interface List {
  table: HTMLTableElement
  rows: readonly Employee[]
  runs: number
}

const lists = new Map<string, List>()
const listeners = new Set<() => void>()

export interface Repaint {
  /** Until the frame that shows it, in milliseconds. */
  ms: number
  /** Lists that were read and painted again. */
  lists: number
  runs: number
}

/** Opens a list of each of these companies, all on this page at once, as a person with many windows would. */
export async function openLists(customerIds: readonly string[]): Promise<void> {
  const device = await benchDevice()
  for (const customerId of customerIds) {
    const list: List = { table: document.createElement('table'), rows: [], runs: 0 }
    document.body.append(list.table)
    lists.set(customerId, list)
    watchEmployees(device, customerId, {
      search: '',
      filters: {},
      sort: { field: 'first_name', direction: 'asc' },
      offset: 0,
      limit: SHOWN,
    }).subscribe(({ rows }) => {
      list.rows = rows.map(({ row }) => row)
      list.runs++
      paint(list)
      for (const look of listeners) look()
    })
  }
  while ([...lists.values()].some(({ rows }) => rows.length === 0)) await pause(20)
  await pause(SETTLING)
}

/** The first person of a list, as it shows them. */
export const firstOf = (customerId: string): Employee => lists.get(customerId)!.rows[0]!

/** A change that this device makes. */
export const changeHere = async (customerId: string, title: string): Promise<Repaint> => {
  const device = await benchDevice()
  return repainted(customerId, title, async () => {
    const { outcome } = await changeEmployee(device, firstOf(customerId), { job_title: title }, '')
    if (outcome !== 'saved') throw new Error(`The change was ${outcome}`)
  })
}

/** A change that another program makes; from the moment that its request is answered. */
export const changeElsewhere = (customerId: string, title: string, token: string): Promise<Repaint> =>
  repainted(customerId, title, async () => {
    const response = await fetch(`/api/employee/${firstOf(customerId).id}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ job_title: title }),
    })
    if (!response.ok) throw new Error(`The change was answered with ${response.status}`)
  })

async function repainted(customerId: string, title: string, act: () => Promise<unknown>): Promise<Repaint> {
  const before = new Map([...lists].map(([id, { runs }]) => [id, runs]))
  const list = lists.get(customerId)!
  const start = performance.now()
  const shown = new Promise<void>((resolve) => {
    const look = () => {
      if (!list.table.textContent.includes(title)) return
      listeners.delete(look)
      requestAnimationFrame(() => setTimeout(resolve))
    }
    listeners.add(look)
  })
  await Promise.all([act(), shown])
  const ms = performance.now() - start
  await pause(SETTLING)
  const again = [...lists].map(([id, { runs }]) => runs - (before.get(id) ?? 0))
  return {
    ms,
    lists: again.filter((runs) => runs > 0).length,
    runs: again.reduce((sum, runs) => sum + runs, 0),
  }
}

function paint({ table, rows }: List) {
  const lines = rows.map(({ display_name, email, job_title }) => {
    const line = document.createElement('tr')
    for (const text of [display_name, email, job_title]) line.insertCell().textContent = text
    return line
  })
  table.replaceChildren(...lines)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

import type { Device } from '../device/device.ts'
import type { EmployeeQuery, EmployeeWindow } from '../search/employee-query.ts'
import { readCompany } from './employees.ts'
import type { View } from '../rows/merge.ts'

type Window = Pick<EmployeeQuery, 'offset' | 'limit'>

/** Few windows, because those over all companies open nearly all segments each. */
const AT_ONCE = 5000

/** Every employee that a question finds, in one company or (undefined) in all: in order, some thousands at a time. */
export async function* everyEmployee(
  device: Device,
  customerId: string | undefined,
  question: Omit<EmployeeQuery, keyof Window>,
): AsyncGenerator<View<'employee'>[]> {
  const company = customerId === undefined ? undefined : await readCompany(device, customerId)
  yield* inWindows(async (window) => {
    const query = { ...question, ...window }
    return company ? company.window(query) : device.sync.queryEmployees(query)
  }, AT_ONCE)
}

/** Reads a list window by window; who moved down meanwhile does not come twice. */
export async function* inWindows(
  read: (window: Window) => Promise<EmployeeWindow>,
  limit: number,
): AsyncGenerator<View<'employee'>[]> {
  const seen = new Set<string>()
  for (let offset = 0, total = Infinity; offset < total; offset += limit) {
    const window = await read({ offset, limit })
    total = window.total
    const fresh = window.rows.filter(({ row }) => !seen.has(row.id))
    for (const { row } of fresh) seen.add(row.id)
    yield fresh
  }
}

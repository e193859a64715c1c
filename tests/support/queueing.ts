import type { SubmitOutcome } from '#client/data/queue/submit.ts'
import type { LoginData } from '#shared/contract/login-data.ts'
import { partitionOf } from '#shared/contract/partitions.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { openTestDevice } from './test-device.ts'

export type TestDevice = Awaited<ReturnType<typeof openTestDevice>>

/** A number as the id of somebody or something. */
export const uuid = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`

/** A device that never met the server, and of which is said what it holds. */
export async function bareDevice(login: LoginData, customers: readonly string[] = []) {
  const device = await openTestDevice(login, '', () => Promise.reject(new TypeError('Failed to fetch')))
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

export const titled = (employees: readonly Employee[], job_title: string) =>
  employees.map((seen) => ({ seen, set: { job_title }, place: 'x' }))
export const outcomesOf = (answers: readonly SubmitOutcome[]) => answers.map(({ outcome }) => outcome)
export const saved = (count: number) => Array.from({ length: count }, () => 'saved')

/** How often the device asks for a reconciliation from now on. */
export function countNudges(device: TestDevice) {
  const counted = { nudges: 0 }
  device.sync.nudge = () => void counted.nudges++
  return counted
}

/** Something that happens in between, when something is sealed for the first time. */
export function whenSealing(device: TestDevice, act: () => Promise<unknown>) {
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
export const otherTab = (device: TestDevice): TestDevice => ({ ...device })

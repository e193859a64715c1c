import { canonicalJson } from '#shared/lib/canonical-json.ts'
import type { AgentReport } from './agent-report.ts'
import { type DeviceProfile, deviceLimits, type EmployeeDevice } from './employee-device.ts'

export interface NamedEmployee {
  id: string
  name: string
}

interface Reported {
  /** What the device gets where it is a new one. */
  id: string
  customerId: string
  report: AgentReport
  /** ISO 8601. */
  at: string
  newId: () => string
  /** The employee of the company with this address, in small letters; undefined where there is none. */
  employeeOf: (email: string) => NamedEmployee | undefined
  /** What an employee of the company is called; undefined for somebody who is none any more. */
  nameOf: (id: string) => string | undefined
}

/**
 * A device as it stands after a report: what a person said of it stays, everything else is as reported. The same row where
 * nothing is otherwise but the time, and that by little: devices of technicians are not told of it.
 */
export function applyReport(before: EmployeeDevice | undefined, reported: Reported): EmployeeDevice {
  const { customerId, report, at } = reported
  const { device, programs, agent_version } = report
  const profiles = profilesAfter(before?.profiles ?? [], reported)
  const after: EmployeeDevice = {
    id: before?.id ?? reported.id,
    customer_id: customerId,
    name: device.name || device.hardware_id.slice(0, 12),
    operating_system: device.operating_system,
    os_version: device.os_version,
    hardware_id: device.hardware_id,
    account: device.account,
    last_boot: device.last_boot === 0 ? null : new Date(device.last_boot * 1000).toISOString(),
    agent_version,
    first_seen: before?.first_seen ?? at,
    last_seen: at,
    program_count: programs.length,
    ...ownerAfter(before, profiles, reported),
    profiles,
  }
  return before && isSameBesidesTime(before, after) ? before : after
}

function isSameBesidesTime(before: EmployeeDevice, after: EmployeeDevice): boolean {
  const passed = Date.parse(after.last_seen) - Date.parse(before.last_seen)
  const isSame = canonicalJson({ ...after, last_seen: before.last_seen }) === canonicalJson(before)
  return isSame && passed < deviceLimits.seenStep
}

type Owner = Pick<DeviceProfile, 'employee_id' | 'employee_name' | 'assigned_by'>

const NOBODY: Owner = { employee_id: null, employee_name: '', assigned_by: 'nobody' }

/** What a person said, which stays until whom they named is gone; undefined where nobody said anything. */
function saidOf({ employee_id, assigned_by }: Owner = NOBODY, { nameOf }: Reported): Owner | undefined {
  if (assigned_by !== 'person') return undefined
  const employee_name = employee_id === null ? '' : nameOf(employee_id)
  return employee_name === undefined ? undefined : { employee_id, employee_name, assigned_by }
}

function ownerOf(email: string | null, { employeeOf }: Reported): Owner {
  const found = email === null ? undefined : employeeOf(email)
  return found ? { employee_id: found.id, employee_name: found.name, assigned_by: 'match' } : NOBODY
}

/**
 * Whose a device is: of whom its account names, else of the one employee whom all its browsers name. Where they name
 * several, a person has to say.
 */
function ownerAfter(
  before: EmployeeDevice | undefined,
  profiles: readonly DeviceProfile[],
  reported: Reported,
): Owner {
  const said = saidOf(before, reported)
  if (said) return said
  const byAccount = ownerOf(reported.report.device.account_mail, reported)
  if (byAccount.employee_id !== null) return byAccount
  const named = new Map(
    profiles.map(({ email }) => ownerOf(email, reported)).map((owner) => [owner.employee_id, owner]),
  )
  named.delete(null)
  const [only] = named.values()
  return named.size === 1 && only ? only : NOBODY
}

/** The account that is signed in, and the profiles of browsers, as this report tells of them. */
function profilesAfter(before: readonly DeviceProfile[], reported: Reported): DeviceProfile[] {
  const { report, at, newId } = reported
  const { device } = report
  const told: Pick<DeviceProfile, 'browser' | 'folder' | 'account' | 'name' | 'email'>[] = [
    ...(device.account === ''
      ? []
      : [
          {
            browser: null,
            folder: '',
            account: device.account,
            name: device.account,
            email: device.account_mail,
          },
        ]),
    ...report.profiles,
  ]
  const known = new Map(before.map((profile) => [placeOf(profile), profile]))
  const byPlace = new Map(told.map((profile) => [placeOf(profile), profile]))
  const reportedNow = [...byPlace].map(([place, profile]): DeviceProfile => {
    const earlier = known.get(place)
    return {
      id: earlier?.id ?? newId(),
      ...profile,
      ...(saidOf(earlier, reported) ?? ownerOf(profile.email, reported)),
      first_seen: earlier?.first_seen ?? at,
      removed: earlier?.removed ?? false,
    }
  })
  // Who signs in today does not make forgotten who did yesterday.
  const others = before.filter(
    ({ browser, ...rest }) => browser === null && !byPlace.has(placeOf({ browser, ...rest })),
  )
  return [...reportedNow, ...others].slice(0, deviceLimits.profiles)
}

/** By what a profile is known again: its name and address may change. */
const placeOf = ({
  browser,
  folder,
  account,
}: Pick<DeviceProfile, 'browser' | 'folder' | 'account'>): string =>
  JSON.stringify([browser, folder, account])

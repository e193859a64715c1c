import { liveQuery } from 'dexie'
import { distinctUntilChanged, from, type Observable } from 'rxjs'
import { employeeDeviceEndpoints } from '#shared/contract/endpoints/employee-devices.ts'
import {
  type AgentInstructions,
  agentInstructionsSchema,
  type AgentPlatform,
} from '#shared/domain/employee-devices/agent-key.ts'
import type { DeviceProfile, EmployeeDevice } from '#shared/domain/employee-devices/employee-device.ts'
import type { Language } from '#shared/domain/language/languages.ts'
import type { Caller, Device } from '../device/device.ts'
import { submit, type SubmitOutcome } from '../queue/submit.ts'
import type { View } from '../rows/merge.ts'
import { viewEmployeeDevices } from '../rows/read.ts'
import { createKeptAnswer } from './kept-answer.ts'

const FILE_TYPES = { utf8: 'text/plain', base64: 'application/zip' }

/** The devices of every company with the agent, with waiting changes. What is as it was is the same object. */
export const watchEmployeeDevices = (device: Device): Observable<readonly View<'employeeDevice'>[]> =>
  from(liveQuery(() => viewEmployeeDevices(device, device.login.organization.id))).pipe(
    distinctUntilChanged(),
  )

/** Whom something is given to; null for nobody. */
export type Assignee = { id: string; name: string } | null

/** Says whose a device is; `seen` is the device as it was on screen, `place` its company, for the list of what waits. */
export const assignDevice = (
  device: Device,
  seen: EmployeeDevice,
  employee: Assignee,
  place: string,
): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'employeeDevice.assign',
    args: {
      id: seen.id,
      customerId: seen.customer_id,
      employeeId: employee?.id ?? null,
      employeeName: employee?.name ?? '',
    },
    expect: { employee_id: seen.employee_id },
    subject: seen.name,
    place,
  })

/** Forgets a device until it reports again. */
export const removeDevice = (
  device: Device,
  { id, customer_id: customerId, name: subject }: EmployeeDevice,
  place: string,
): Promise<SubmitOutcome> =>
  submit(device, { name: 'employeeDevice.remove', args: { id, customerId }, subject, place })

/** Says whose a profile of a device is. */
export const assignProfile = (
  device: Device,
  { id: deviceId, customer_id: customerId, name: subject }: EmployeeDevice,
  { id: profileId }: DeviceProfile,
  employee: Assignee,
  place: string,
): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'employeeProfile.assign',
    args: {
      deviceId,
      profileId,
      customerId,
      employeeId: employee?.id ?? null,
      employeeName: employee?.name ?? '',
    },
    subject,
    place,
  })

/** Takes a profile off the list, whatever its device goes on reporting. */
export const removeProfile = (
  device: Device,
  { id: deviceId, customer_id: customerId, name: subject }: EmployeeDevice,
  { id }: DeviceProfile,
  place: string,
): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'employeeProfile.remove',
    args: { deviceId, customerId, profileIds: [id] },
    subject,
    place,
  })

/** What is installed on a device, and which sites were opened there, which only the server has. */
export const readDevicePrograms = ({ call }: Caller, id: string) =>
  call(employeeDeviceEndpoints.getDevicePrograms, { params: { id } })

/** A company's license key, which is kept on no device of ours. */
export const readAgentKey = ({ call }: Caller, id: string) =>
  call(employeeDeviceEndpoints.getAgentKey, { params: { id } })

/** Makes a company's license key, in place of the one before. */
export const renewAgentKey = ({ call }: Caller, id: string) =>
  call(employeeDeviceEndpoints.renewAgentKey, { params: { id } })

/** The agent of a company as a file that is ready to run. */
export async function downloadAgent({ call }: Caller, customer: string, os: AgentPlatform) {
  const { file_name, encoding, content } = await call(employeeDeviceEndpoints.downloadAgent, {
    query: { customer, os },
  })
  const part = encoding === 'utf8' ? content : Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0))
  return { name: file_name, file: new Blob([part], { type: FILE_TYPES[encoding] }) }
}

/** How the agent gets onto devices, as this device last heard it in a language (FILE-10). */
export const keptInstructions = ({ notes }: Pick<Device, 'notes'>, language: Language) =>
  createKeptAnswer<AgentInstructions | null>(
    notes,
    `agent-instructions-${language}`,
    agentInstructionsSchema.nullable(),
    null,
  )

export const readInstructions = ({ call }: Caller, language: Language) =>
  call(employeeDeviceEndpoints.getAgentInstructions, { query: { language } })

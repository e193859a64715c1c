import type { EmployeeDevice } from '#shared/domain/employee-devices/employee-device.ts'

/** A device with the agent, of which only what matters to a test is said. */
export const buildEmployeeDevice = (said: Partial<EmployeeDevice> = {}): EmployeeDevice => ({
  id: '00000000-0000-7000-8000-d00000000001',
  customer_id: '00000000-0000-7000-8000-c00000000001',
  name: 'DESK-1',
  operating_system: 'Windows',
  os_version: 'Windows 11',
  hardware_id: said.id ?? 'hardware',
  account: 'ada',
  last_boot: null,
  agent_version: '1.0.0',
  first_seen: '2026-11-01T00:00:00.000Z',
  last_seen: '2026-11-01T00:00:00.000Z',
  program_count: 0,
  employee_id: null,
  employee_name: '',
  assigned_by: 'nobody',
  profiles: [],
  ...said,
})

type Profile = EmployeeDevice['profiles'][number]

export const buildDeviceProfile = (said: Partial<Profile> = {}): Profile => ({
  id: '00000000-0000-7000-8000-f00000000001',
  browser: 'Chrome',
  folder: 'Default',
  account: 'ada',
  name: 'Work',
  email: null,
  employee_id: null,
  employee_name: '',
  assigned_by: 'nobody',
  first_seen: '2026-11-01T00:00:00.000Z',
  removed: false,
  ...said,
})

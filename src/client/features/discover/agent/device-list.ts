import { isSilent, listedProfiles } from '#shared/domain/employee-devices/employee-device.ts'
import type { View } from '#client/data/rows/merge.ts'
import type { ListDefinition, SortKey } from '#client/parts/list/list-definition.ts'
import { type AgentAddress, agentAddressSchema, DEVICE_SORTS, type DeviceMatter } from './agent-address.ts'

/** A device as the list shows it. */
export interface ListedDevice extends View<'employeeDevice'> {
  company: string
  /** What is the matter with it. */
  matters: readonly DeviceMatter[]
}

/** The devices with their companies, as they stand at a time in milliseconds. */
export const listedDevices = (
  views: readonly View<'employeeDevice'>[],
  companyOf: (id: string) => string,
  now: number,
): ListedDevice[] =>
  views.map((view) => ({
    ...view,
    company: companyOf(view.row.customer_id),
    matters: [
      ...(view.row.employee_id === null ? (['unassigned'] as const) : []),
      ...(isSilent(view.row, now) ? (['silent'] as const) : []),
      ...(listedProfiles(view.row).some(({ employee_id }) => employee_id === null)
        ? (['unmapped'] as const)
        : []),
    ],
  }))

const KEYS: Record<(typeof DEVICE_SORTS)[number], (device: ListedDevice) => SortKey> = {
  name: ({ row }) => row.name,
  employee: ({ row }) => row.employee_name,
  company: ({ company }) => company,
  operating_system: ({ row }) => `${row.operating_system} ${row.os_version}`,
  account: ({ row }) => row.account,
  profiles: ({ row }) => listedProfiles(row).length,
  program_count: ({ row }) => row.program_count,
  last_seen: ({ row }) => Date.parse(row.last_seen),
  agent_version: ({ row }) => row.agent_version,
}

/** The devices on which the agent runs, those heard of last first (DISC-15). */
export const deviceList: ListDefinition<ListedDevice, AgentAddress> = {
  schema: agentAddressSchema,
  rowKey: ({ row }) => row.id,
  ordering: {
    sorts: DEVICE_SORTS,
    first: { sort: 'last_seen', direction: 'desc' },
    directionOf: (sort) => (['last_seen', 'profiles', 'program_count'].includes(sort) ? 'desc' : 'asc'),
  },
  textOf: ({ row, company }) =>
    [
      row.name,
      row.employee_name,
      company,
      row.operating_system,
      row.os_version,
      row.account,
      ...listedProfiles(row).map(({ name, email }) => `${name} ${email ?? ''}`),
    ].join(' '),
  keyOf: (device, sort) => KEYS[sort](device),
  tieOf: ({ row }) => row.name,
  filters: {
    system: ({ row }, wanted) => row.operating_system === wanted,
    matter: ({ matters }, wanted) => matters.some((each) => each === wanted),
  },
  file: 'agents',
}

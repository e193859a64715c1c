import { partitionOf } from '#shared/contract/partitions.ts'
import { settleOwners } from '#server/device-owners/settle-owners.ts'
import { defineEntityTable } from '#server/platform/sync/entity-table.ts'

export const employeeDeviceTable = defineEntityTable<'employeeDevice'>({
  kind: 'employeeDevice',
  table: 'employee_device',
  fields: {
    id: 'uuid',
    customer_id: 'uuid',
    name: 'text',
    operating_system: 'text',
    os_version: 'text',
    hardware_id: 'text',
    account: 'text',
    last_boot: 'timestamptz',
    agent_version: 'text',
    first_seen: 'timestamptz',
    last_seen: 'timestamptz',
    program_count: 'integer',
    employee_id: 'uuid',
    employee_name: 'text',
    assigned_by: 'text',
    profiles: 'jsonb',
  },
  partition: `t.customer_id || ':employeeDevices'`,
  partitionOf: ({ customer_id }) => partitionOf(customer_id, 'employeeDevices'),
  order: 'lower(t.name), t.id',
  settle: settleOwners,
})

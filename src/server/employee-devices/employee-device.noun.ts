import type { Db } from '#server/platform/database/database.ts'
import { defineNoun } from '#server/platform/noun.ts'
import { sealedAgentKeys } from './agent-key.store.ts'
import { mountAgentRoutes } from './agent.routes.ts'
import { employeeDeviceGuards } from './employee-device.guards.ts'
import { employeeDeviceMigrations } from './employee-device.migrations.ts'
import { mountEmployeeDeviceRoutes } from './employee-device.routes.ts'
import { forgetReports } from './employee-device.store.ts'
import { forgetVisits } from './device-visits.store.ts'
import { employeeDeviceTable } from './employee-device.table.ts'

/** The devices of companies on which the agent runs, what it found there, and the agent itself. */
export const employeeDevices = defineNoun({
  name: 'employeeDevices',
  kinds: { employeeDevice: employeeDeviceTable },
  ownedBy: {
    employee_device: 'customer',
    employee_device_programs: 'customer',
    employee_device_visit: 'customer',
    agent_key: 'customer',
    agent_report: 'customer',
  },
  migrations: employeeDeviceMigrations,
  sealed: [sealedAgentKeys],
  guards: employeeDeviceGuards,
  constraints: { employee_device_organization_id_customer_id_fkey: 'notFound' },
  routes: [mountEmployeeDeviceRoutes, mountAgentRoutes],
  sweep: async ({ db, now }: { db: Db; now: () => number }) => {
    await forgetReports(db, now())
    await forgetVisits(db, now())
  },
})

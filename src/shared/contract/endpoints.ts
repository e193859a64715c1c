import { customerEndpoints } from './endpoints/customers.ts'
import { deviceEndpoints } from './endpoints/devices.ts'
import { employeeEndpoints } from './endpoints/employees.ts'
import { integrationEndpoints } from './endpoints/integrations.ts'
import { organizationEndpoints } from './endpoints/organization.ts'
import { syncEndpoints } from './endpoints/sync.ts'
import { userEndpoints } from './endpoints/users.ts'

/** Every call of the API, by name. */
export const endpoints = {
  ...userEndpoints,
  ...organizationEndpoints,
  ...customerEndpoints,
  ...employeeEndpoints,
  ...integrationEndpoints,
  ...deviceEndpoints,
  ...syncEndpoints,
} as const

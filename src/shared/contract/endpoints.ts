import { customerEndpoints } from './endpoints/customers.ts'
import { deviceEndpoints } from './endpoints/devices.ts'
import { employeeEndpoints } from './endpoints/employees.ts'
import { featureEndpoints } from './endpoints/features.ts'
import { identityEndpoints } from './endpoints/identity.ts'
import { integrationEndpoints } from './endpoints/integrations.ts'
import { licenseEndpoints } from './endpoints/licenses.ts'
import { organizationEndpoints } from './endpoints/organization.ts'
import { permissionEndpoints } from './endpoints/permissions.ts'
import { sessionEndpoints } from './endpoints/session.ts'
import { syncEndpoints } from './endpoints/sync.ts'
import { userEndpoints } from './endpoints/users.ts'

/** Every call of the API, by name. */
export const endpoints = {
  ...identityEndpoints,
  ...sessionEndpoints,
  ...userEndpoints,
  ...organizationEndpoints,
  ...permissionEndpoints,
  ...featureEndpoints,
  ...licenseEndpoints,
  ...customerEndpoints,
  ...employeeEndpoints,
  ...integrationEndpoints,
  ...deviceEndpoints,
  ...syncEndpoints,
} as const

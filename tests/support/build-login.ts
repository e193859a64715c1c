import type { LoginData } from '#shared/contract/login-data.ts'
import { defaultDevicePolicy } from '#shared/domain/organization/device-policy.ts'
import { permissionsOf } from '#shared/domain/permissions/roles.ts'
import { fullMember, type User } from '#shared/domain/users/user.ts'
import { uuid } from './queueing.ts'

/** Who is signed in on a device: an agent, unless `said` is otherwise. */
export function buildLogin(said: Partial<User> = {}): LoginData {
  const permissions = permissionsOf('Agent', {})
  const organization = uuid(2)
  return {
    userData: {
      ...fullMember(),
      id: uuid(1),
      organization,
      email: 'agent@demo.castellan.example',
      first_name: 'Ari',
      last_name: 'Agent',
      role: 'Agent',
      permissions,
      all_customers: true,
      ...said,
    },
    organization: {
      id: organization,
      name: 'Demo',
      time_zone: 'Europe/Lisbon',
      device_policy: defaultDevicePolicy,
      metadata: {},
    },
    customers: [],
    permissions,
    ownerBillingId: null,
    mfaRequired: false,
    lacksFactor: false,
    isReadOnly: false,
  }
}

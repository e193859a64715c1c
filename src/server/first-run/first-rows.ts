import { v7 as uuidv7 } from 'uuid'
import type { FirstRun } from '#shared/contract/first-run.ts'
import { firstChecklist } from '#shared/domain/checklist/checklist.ts'
import { type Customer, customerLimits } from '#shared/domain/customers/customer.ts'
import { firstFeatureFlags } from '#shared/domain/features/feature-flags.ts'
import { fullSubscription } from '#shared/domain/licenses/subscription.ts'
import { trialSubscription } from '#shared/domain/licenses/trial.ts'
import { defaultDevicePolicy } from '#shared/domain/organization/device-policy.ts'
import type { Organization } from '#shared/domain/organization/organization.ts'
import { permissionsOf } from '#shared/domain/permissions/roles.ts'
import { fullMember, type User } from '#shared/domain/users/user.ts'

interface FirstRunInput {
  organizationId: string
  ownerId: string
  now: number
  /** It holds everything there is to buy, instead of a trial. */
  isLicensed: boolean
}

/** What a new organization begins with: its owner, and its own company, which is not for resale. */
export function firstRows(
  { owner, organization: { name, time_zone, metadata } }: FirstRun,
  { organizationId: id, ownerId, now, isLicensed }: FirstRunInput,
) {
  const organization: Organization = {
    id,
    name,
    time_zone,
    device_policy: defaultDevicePolicy,
    metadata,
  }
  const user: User = {
    id: ownerId,
    organization: id,
    email: owner.email,
    first_name: owner.first_name,
    last_name: owner.last_name,
    role: 'Owner',
    permissions: permissionsOf('Owner', {}),
    ...fullMember(),
  }
  const customer: Customer = {
    id: uuidv7(),
    organization: id,
    parent_id: null,
    name,
    contact_name: `${owner.first_name} ${owner.last_name}`,
    contact_email: owner.email,
    contact_phone: '',
    country: '',
    active: true,
    nfr: true,
    hasNfrEngageEssentialsLicense: true,
    MFA: false,
    max_users: customerLimits.defaultUsers,
  }
  return {
    organization,
    user,
    customer,
    checklist: firstChecklist(),
    features: firstFeatureFlags(),
    subscription: isLicensed ? fullSubscription(id) : trialSubscription(id, now, time_zone),
  }
}

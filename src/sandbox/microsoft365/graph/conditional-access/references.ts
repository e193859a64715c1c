import { findUser, type Tenant } from '../../tenant/state.ts'
import type { Item } from '../../tenant/settings.ts'
import { BUILT_IN_ROLES } from './built-in-roles.ts'
import { badRequest, collection, listIn, LOCATIONS, named, objectIn, STRENGTHS } from './refusals.ts'

/** Applications of the vendor that are in every tenant with an Office plan. */
const VENDORS_OWN = [
  '00000002-0000-0ff1-ce00-000000000000',
  '00000003-0000-0ff1-ce00-000000000000',
  '00000003-0000-0000-c000-000000000000',
  '797f4846-ba00-4fd7-ba43-dac1f8f63013',
]
const APPLICATIONS = ['All', 'None', 'Office365', 'MicrosoftAdminPortals', 'AllAgentIdResources']

/** The addresses that the old service for second factors trusts; no location has this id, and policies may name it. */
const TRUSTED_BY_MFA = '00000000-0000-0000-0000-000000000000'

/** Refuses ids that the tenant does not have. */
export function checkReferences(tenant: Tenant, policy: Item): void {
  const conditions = objectIn(policy, 'conditions')
  const users = objectIn(conditions, 'users')
  const applications = objectIn(conditions, 'applications')
  const locations = objectIn(conditions, 'locations')
  const workloads = objectIn(conditions, 'clientApplications')
  const groups = collection(tenant, 'groups')
  const principals = collection(tenant, 'servicePrincipals')
  const places = collection(tenant, LOCATIONS)
  const bothOf = (item: Item, noun: string) => [
    ...listIn(item, `include${noun}`),
    ...listIn(item, `exclude${noun}`),
  ]
  const check = (number: number, noun: string, ids: readonly string[], isKnown: (id: string) => boolean) => {
    const unknown = ids.filter((id) => !isKnown(id))
    if (unknown.length > 0)
      throw badRequest(`${number}: Policy contains invalid ${noun}: ${unknown.join(', ')}`)
  }
  check(
    1018,
    'users',
    bothOf(users, 'Users'),
    (id) =>
      ['All', 'None', 'GuestsOrExternalUsers'].includes(id) || findUser(tenant, id)?.id === id.toLowerCase(),
  )
  check(1019, 'groups', bothOf(users, 'Groups'), (id) => named(groups, id) !== undefined)
  check(1020, 'roles', bothOf(users, 'Roles'), (id) => BUILT_IN_ROLES.has(id.toLowerCase()))
  check(
    1011,
    'applications',
    bothOf(applications, 'Applications'),
    (id) =>
      APPLICATIONS.includes(id) ||
      VENDORS_OWN.includes(id.toLowerCase()) ||
      principals.some(({ appId }) => String(appId).toLowerCase() === id.toLowerCase()),
  )
  check(
    1034,
    'service principals',
    bothOf(workloads, 'ServicePrincipals'),
    (id) => id === 'ServicePrincipalsInMyTenant' || named(principals, id) !== undefined,
  )
  check(
    1040,
    'locations',
    bothOf(locations, 'Locations'),
    (id) => ['All', 'AllTrusted', TRUSTED_BY_MFA].includes(id) || named(places, id) !== undefined,
  )
  const strength = objectIn(objectIn(policy, 'grantControls'), 'authenticationStrength')['id']
  check(
    1041,
    'authentication strengths',
    typeof strength === 'string' ? [strength] : [],
    (id) => named(collection(tenant, STRENGTHS), id) !== undefined,
  )
}

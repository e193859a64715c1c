import { GLOBAL_ADMINISTRATOR, RECOMMENDED_ROLE_IDS } from './gdap-roles.ts'
import type { PartnerConnection, PartnerRelationship } from './partner.ts'

/** Why a tenant cannot be worked in, or not as it should be (INT-45); what weighs most comes first. */
export const GDAP_REASONS = [
  'noActiveRelationship',
  'expired',
  'notActive',
  'adminAgentsMissing',
  'onlyGlobalAdministrator',
  'missingRoles',
] as const
export type GdapReason = (typeof GDAP_REASONS)[number]

export interface GdapAudit {
  isReady: boolean
  reasons: GdapReason[]
  /** The recommended roles that are missing, by id. */
  missing: string[]
}

type Judged = Pick<PartnerRelationship, 'status' | 'role_ids' | 'agent_role_ids'>
type Agents = PartnerConnection['agents']

/**
 * Whether a partner may work in a tenant by all relationships that there are to it. Several that are active add up; one that
 * has ended says nothing where another one is active.
 */
export function auditTenant(relationships: readonly Judged[], agents: Agents): GdapAudit {
  const active = relationships.filter(({ status }) => status === 'Active')
  if (active.length === 0)
    return notReady([
      'noActiveRelationship',
      ...(relationships.some(({ status }) => status === 'Expired') ? (['expired'] as const) : []),
      ...(relationships.some(({ status }) => status !== 'Expired') ? (['notActive'] as const) : []),
    ])
  return auditActive(active, agents)
}

/** Whether one relationship by itself is good to work by. */
export function auditRelationship(relationship: Judged, agents: Agents): GdapAudit {
  const { status } = relationship
  if (status === 'Active') return auditActive([relationship], agents)
  return notReady([status === 'Expired' ? 'expired' : 'notActive'])
}

/** What nobody of AdminAgents was given is of no use to them, so what they were given counts where they were given anything. */
function auditActive(active: readonly Judged[], agents: Agents): GdapAudit {
  const given = active.flatMap(({ agent_role_ids }) => agent_role_ids ?? [])
  const isAssigned = given.length > 0
  const held = new Set(isAssigned ? given : active.flatMap(({ role_ids }) => role_ids))
  const isOnlyGlobal = held.size === 1 && held.has(GLOBAL_ADMINISTRATOR)
  const missing = isOnlyGlobal ? [] : RECOMMENDED_ROLE_IDS.filter((id) => !held.has(id))
  const reasons: GdapReason[] = [
    ...(isAssigned && agents !== 'noGroup' && agents !== 'notMember'
      ? []
      : (['adminAgentsMissing'] as const)),
    ...(isOnlyGlobal ? (['onlyGlobalAdministrator'] as const) : []),
    ...(missing.length > 0 ? (['missingRoles'] as const) : []),
  ]
  return { isReady: reasons.length === 0, reasons, missing }
}

const notReady = (reasons: GdapReason[]): GdapAudit => ({ isReady: false, reasons, missing: [] })

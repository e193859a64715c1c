import type { NewRelationship } from '#shared/domain/partner/partner.ts'
import type { AGENT_STATES, RelationshipStatus } from '#shared/domain/partner/partner.ts'

/** A tenant that a partner looks after, or has looked after. */
export interface PartnerCustomer {
  tenantId: string
  name: string
  /** Empty where it is not told. */
  domain: string
}

export interface Relationship {
  /** The vendor's own id. */
  id: string
  name: string
  tenantId: string | null
  customerName: string
  status: RelationshipStatus
  /** In days. */
  duration: number
  isExtended: boolean
  createdAt: string
  activatedAt: string | null
  endsAt: string | null
  roleIds: string[]
  /** What of it the group of administrators was given; null where that is nothing. */
  agentRoleIds: string[] | null
  /** Where a customer approves it, as long as it waits for that. */
  approvalUrl: string | null
}

/** The group whose members may work in the tenants of customers. */
export interface Agents {
  groupId: string | null
  state: (typeof AGENT_STATES)[number]
}

/**
 * What somebody of a partner can do about its customers, in their name. Every call may throw a `ConnectorError`; `notFound` says
 * that nobody of the partner is known in a tenant.
 */
export interface Partner {
  agents: () => Promise<Agents>
  customers: () => AsyncGenerator<PartnerCustomer[], void>
  relationships: (agents: Agents) => AsyncGenerator<Relationship[], void>
  /** Makes a relationship and asks for its approval. It is sent once: whether it arrived is for the caller to find out. */
  create: (asked: NewRelationship & { roleIds: readonly string[] }) => Promise<Relationship>
  /** Deletes one that nobody was asked to approve yet. */
  remove: (id: string) => Promise<void>
  /** Gives the group all roles of a relationship; one that has them already keeps them. */
  giveToAgents: (relationship: Pick<Relationship, 'id' | 'roleIds'>, groupId: string) => Promise<void>
  /** Lets our app into the tenant of a customer, with all that it was granted in the partner's own. It may be done again. */
  letIn: (tenantId: string) => Promise<void>
}

/** Somebody of a partner who has signed in, as they are remembered. */
export interface PartnerSession {
  tenantId: string
  refreshToken: string
  /** Is told the token that takes the place of the one before. */
  renewed: (refreshToken: string) => void
}

import { createHash } from 'node:crypto'
import { administratorAccount } from '../sign-in/administrators.ts'
import { stableGuid } from '../tenant/stable-guid.ts'
import type { Tenants } from '../tenant/tenants.ts'

/** In the order in which they come. https://learn.microsoft.com/graph/api/resources/delegatedadminrelationship */
export type RelationshipStatus =
  | 'created'
  | 'approvalPending'
  | 'activating'
  | 'active'
  | 'expired'
  | 'terminationRequested'
  | 'terminated'

interface Assignment {
  id: string
  groupId: string
  roleIds: string[]
  /** When it was asked for; it is in force a little later. Milliseconds since 1970. */
  at: number
}

export interface Relationship {
  /** Two GUIDs. */
  id: string
  /** Goes up with every change: the ETag tells of it. */
  version: number
  displayName: string
  /** ISO 8601: `P730D`. */
  duration: string
  /** `PT0S` where it ends by itself. */
  autoExtendDuration: string
  customer: { tenantId: string; displayName: string } | null
  roleIds: string[]
  status: RelationshipStatus
  createdAt: number
  changedAt: number
  activatedAt: number | null
  endsAt: number | null
  assignments: Assignment[]
}

/** A tenant whose people look after the tenants of their customers. */
export interface Partner {
  tenantId: string
  /** The tenants that it is the reseller of, whether or not it may administer them. */
  resold: string[]
  /** The security group AdminAgents; null where somebody has deleted it. */
  adminAgents: string | null
  /** Ids of the people in it. */
  members: Set<string>
  relationships: Relationship[]
  /** Delegated permissions that the app was given in tenants of customers. */
  consents: Map<string, Set<string>>
  /** How often it was asked something by the interface for partners. */
  requests: number
}

/** How long it takes until an approval or an assignment is in force everywhere, in milliseconds. */
export const SETTLING = 2000

export interface Partners {
  get: (tenantId: string) => Partner | undefined
  list: () => readonly Partner[]
}

export const partnersOf = (partners: readonly Partner[]): Partners => ({
  get: (tenantId) => partners.find((each) => each.tenantId === tenantId.toLowerCase()),
  list: () => partners,
})

/** A partner that has a group of administrators with its own administrator in it, and no relationships yet. */
export function createPartner(tenants: Tenants, tenantId: string, resold: readonly string[]): Partner {
  const tenant = tenants.get(tenantId)
  return {
    tenantId,
    resold: [...resold],
    adminAgents: stableGuid(`AdminAgents of ${tenantId}`),
    members: new Set(tenant ? [administratorAccount(tenant).user.id] : []),
    relationships: [],
    consents: new Map(),
    requests: 0,
  }
}

interface NewRelationship extends Pick<Relationship, 'displayName' | 'duration' | 'roleIds' | 'customer'> {
  autoExtendDuration?: string
}

export function addRelationship(partner: Partner, given: NewRelationship, now: number): Relationship {
  const number = partner.relationships.length
  const made: Relationship = {
    autoExtendDuration: 'PT0S',
    ...given,
    id: [given.displayName, `${number}`].map((part) => stableGuid(`${partner.tenantId} ${part}`)).join('-'),
    version: 1,
    status: 'created',
    createdAt: now,
    changedAt: now,
    activatedAt: null,
    endsAt: null,
    assignments: [],
  }
  partner.relationships.push(made)
  return made
}

/** What happens by itself: what was approved is in force, and what has lasted its time has ended. */
export function settle(partner: Partner, now: number): void {
  for (const each of partner.relationships) {
    if (each.status === 'activating' && each.changedAt + SETTLING <= now) move(each, 'active', now)
    if (each.status === 'terminationRequested' && each.changedAt + SETTLING <= now)
      move(each, 'terminated', now)
    if (each.status === 'active' && each.endsAt !== null && each.endsAt <= now) {
      if (each.autoExtendDuration === 'PT0S') move(each, 'expired', now)
      else each.endsAt += daysOf(each.autoExtendDuration) * DAY
    }
  }
}

export function move(relationship: Relationship, status: RelationshipStatus, now: number): void {
  relationship.status = status
  relationship.version += 1
  relationship.changedAt = now
}

/** The customer's administrator has agreed. */
export function approve(
  relationship: Relationship,
  customer: { tenantId: string; displayName: string },
  now: number,
): void {
  relationship.customer = customer
  relationship.activatedAt = now
  relationship.endsAt = now + daysOf(relationship.duration) * DAY
  move(relationship, 'activating', now)
}

/** Gives a group a part of the roles of a relationship. */
export function assign(relationship: Relationship, groupId: string, roleIds: readonly string[], now: number) {
  const assignment = {
    id: stableGuid(`${relationship.id} ${groupId}`),
    groupId,
    roleIds: [...roleIds],
    at: now,
  }
  relationship.assignments.push(assignment)
  relationship.version += 1
  return assignment
}

/** The directory roles that somebody of a partner holds in the tenant of a customer. */
export function rolesAt(partner: Partner, userId: string, customerId: string, now: number): string[] {
  settle(partner, now)
  const { adminAgents } = partner
  if (adminAgents === null || !partner.members.has(userId)) return []
  return partner.relationships
    .filter(({ status, customer }) => status === 'active' && customer?.tenantId === customerId)
    .flatMap(({ assignments }) => assignments)
    .filter(({ groupId }) => groupId === adminAgents)
    .flatMap(({ roleIds }) => roleIds)
}

export const etagOf = ({ id, version }: Relationship): string =>
  `W/"${createHash('sha256').update(`${id} ${version}`).digest('base64')}"`

const DAY = 86_400_000

/** Days and years are all that is understood of durations; 0 for anything else. */
export function daysOf(duration: string): number {
  const [, number = '0', unit] = /^P(\d{1,4})([DY])$/.exec(duration) ?? []
  return Number(number) * (unit === 'Y' ? 365 : 1)
}

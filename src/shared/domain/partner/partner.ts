import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import { INTEGRATION_FAULTS, INTEGRATION_STATES } from '#shared/domain/integrations/integration.ts'
import { TASK_STATES } from '#shared/domain/tasks/task.ts'
import { HOUR, MINUTE } from '#shared/lib/time.ts'

export const partnerLimits = {
  /** The name of a relationship, as Microsoft has it. */
  name: 50,
  /** Days that a relationship lasts, as Microsoft has it. */
  duration: 730,
  /** Tenants that one task maps. */
  tenants: 500,
  /** How long what was read of a partner is believed, in milliseconds; while something waits for an approval, less. */
  believed: 6 * HOUR,
  believedWaiting: 15 * MINUTE,
  /** How long a task is followed: as often as a sync is polled (EMP-29), in milliseconds. */
  task: 360 * 10_000,
} as const

/** Whether the security group AdminAgents is there, and the user who has connected in it. */
export const AGENT_STATES = ['member', 'notMember', 'noGroup'] as const

/** A Microsoft partner as an organization is connected to it; its id is that of an integration. */
export const partnerConnectionSchema = z.object({
  id: z.string(),
  tenant_id: z.string(),
  tenant_name: z.string(),
  /** The integrated user: who has signed in to connect it (INT-40). */
  user_name: z.string(),
  agents: z.enum(AGENT_STATES).nullable(),
  state: z.enum(INTEGRATION_STATES),
  fault: z.enum(INTEGRATION_FAULTS).nullable(),
  connected_at: z.string(),
  /** When it was last asked, with success or not. */
  checked_at: z.string().nullable(),
})
export type PartnerConnection = z.infer<typeof partnerConnectionSchema>

/** What has become of a relationship (INT-41). */
export const RELATIONSHIP_STATUSES = [
  'Created',
  'Approval Pending',
  'Active',
  'Expired',
  'Terminated',
] as const
export type RelationshipStatus = (typeof RELATIONSHIP_STATUSES)[number]

/** A relationship by which a customer lets a partner into its tenant (GDAP, INT-40). */
export const partnerRelationshipSchema = z.object({
  id: z.string(),
  connection_id: z.string(),
  /** Microsoft's own id. */
  relationship_id: z.string(),
  name: z.string(),
  /** Null as long as no customer has approved it. */
  tenant_id: z.string().nullable(),
  customer_name: z.string(),
  status: z.enum(RELATIONSHIP_STATUSES),
  /** In days. */
  duration: z.number().int(),
  is_extended: z.boolean(),
  created_at: z.string(),
  activated_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  role_ids: z.array(z.string()),
  /** What of it the group AdminAgents was given; null where it was given nothing. */
  agent_role_ids: z.array(z.string()).nullable(),
  /** Where a global administrator of the customer approves it; null where there is nothing to approve (INT-47). */
  approval_url: z.string().nullable(),
  /** Whether it was made from here, so that its roles are given to AdminAgents as soon as it is approved. */
  is_ours: z.boolean(),
})
export type PartnerRelationship = z.infer<typeof partnerRelationshipSchema>

/** A tenant that the partner looks after. Which company it is follows from the company's integration. */
export const partnerTenantSchema = z.object({
  id: z.string(),
  connection_id: z.string(),
  tenant_id: z.string(),
  name: z.string(),
  /** The default one; empty where that is not told. */
  domain: z.string(),
})
export type PartnerTenant = z.infer<typeof partnerTenantSchema>

export const BULK_DISCOVER_TASK = 'M365_BULK_DISCOVER_TASK'

/** What became of one tenant of a task. `applying`: the consent is on its way through Microsoft's clouds (INT-43). */
export const MAPPING_OUTCOMES = ['waiting', 'mapped', 'applying', 'failed'] as const

/** Why a tenant could not be mapped: codes of the API and reasons of connectors. */
export const MAPPING_REASONS = [
  'tenantMismatch',
  'alreadyExists',
  'notFound',
  'missingGdapRoles',
  'mfaNeeded',
  'blocked',
  'unauthorized',
  'unreachable',
  'failure',
] as const
export type MappingReason = (typeof MAPPING_REASONS)[number]

const mappedItemSchema = z.object({
  tenant_id: z.string(),
  tenant_name: z.string(),
  /** Null until the company is made. */
  customer_id: z.string().nullable(),
  outcome: z.enum(MAPPING_OUTCOMES),
  reason: z.enum(MAPPING_REASONS).nullable(),
})
export type MappedItem = z.infer<typeof mappedItemSchema>

/** Tenants that are mapped to companies, which are made where there are none (INT-44). */
export const partnerTaskSchema = z.object({
  id: z.string(),
  connection_id: z.string(),
  name: z.literal(BULK_DISCOVER_TASK),
  state: z.enum(TASK_STATES),
  items: z.array(mappedItemSchema),
  requested_at: z.string(),
  requested_by: z.string(),
  finished_at: z.string().nullable(),
})
export type PartnerTask = z.infer<typeof partnerTaskSchema>

/** What a person says of a relationship that is to be made (INT-47). */
export const newRelationshipSchema = z.strictObject({
  name: z.string().trim().min(1).max(partnerLimits.name),
  duration: z.number().int().min(1).max(partnerLimits.duration),
  isExtended: z.boolean(),
})
export type NewRelationship = z.infer<typeof newRelationshipSchema>

const NAMESPACE = '5d9a1c0e-6a0b-4a55-8a4e-2c8f3f1f7b21'

/** The id of the row of something that the partner calls by an id of its own. */
export const partnerRowId = (connectionId: string, kind: 'relationship' | 'tenant', id: string): string =>
  uuidv5(`${connectionId} ${kind} ${id}`, NAMESPACE)

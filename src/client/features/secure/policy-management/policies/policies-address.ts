import { z } from 'zod'
import { POLICY_STATES } from '#shared/domain/conditional-access/policy-states.ts'
import { listAddress } from '#client/parts/list/list-address.ts'

export const POLICIES_TABS = ['policies', 'findings', 'test', 'matrix', 'history', 'tasks'] as const

export const POLICY_SORTS = ['policy', 'company', 'state', 'findings', 'modified', 'created'] as const

export const DEMANDS = ['block', 'mfa', 'strength', 'device', 'passwordChange', 'terms', 'session'] as const
export type Demand = (typeof DEMANDS)[number]
export const TARGETS = ['allUsers', 'guests', 'roles', 'allApps', 'actions', 'workloads'] as const
export type Target = (typeof TARGETS)[number]
export const FINDING_FILTERS = ['any', 'high', 'medium', 'low'] as const

/** What the address of the policies holds beside its path; `open` is a policy. */
export const policiesAddressSchema = listAddress([...POLICY_SORTS, 'open']).extend({
  /** Without it the list. */
  tab: z.enum(['findings', 'test', 'matrix', 'history', 'tasks']).optional().catch(undefined),
  /** The sign-in that is tried; what it may say is known where it is asked, which every start would otherwise wait for. */
  ask: z.record(z.string(), z.string()).optional().catch(undefined),
  /** Whose standard sign-ins are compared. */
  whom: z.string().optional().catch(undefined),
  /** How the panel shows its policy; without it by its fields (CA-27). */
  view: z.literal('json').optional().catch(undefined),
  state: z.enum(POLICY_STATES).optional().catch(undefined),
  demand: z.enum(DEMANDS).optional().catch(undefined),
  target: z.enum(TARGETS).optional().catch(undefined),
  finding: z.enum(FINDING_FILTERS).optional().catch(undefined),
  template: z.boolean().optional().catch(undefined),
})
export type PoliciesAddress = z.infer<typeof policiesAddressSchema>

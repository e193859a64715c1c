import { z } from 'zod'
import type { RelationshipStatus } from '#shared/domain/partner/partner.ts'
import { liveText } from './partner-text.ts'

const nextLink = { '@odata.nextLink': z.string().optional() }
const roles = z.object({ unifiedRoles: z.array(z.object({ roleDefinitionId: z.string().toLowerCase() })) })

export const contractsAnswer = z.object({
  value: z.array(
    z.object({
      customerId: z.guid().toLowerCase(),
      displayName: liveText,
      defaultDomainName: liveText,
    }),
  ),
  ...nextLink,
})

export const customersAnswer = z.object({
  value: z.array(z.object({ tenantId: z.guid().toLowerCase(), displayName: liveText })),
  ...nextLink,
})

export const relationshipSchema = z.object({
  '@odata.etag': z.string().optional(),
  id: z
    .string()
    .min(1)
    .max(100)
    .regex(/^[\w-]+$/),
  displayName: liveText,
  duration: z.string(),
  autoExtendDuration: z.string().nullish(),
  customer: z.object({ tenantId: z.guid().toLowerCase(), displayName: liveText }).nullish(),
  accessDetails: roles,
  status: z.string(),
  createdDateTime: z.iso.datetime({ offset: true }),
  activatedDateTime: z.iso.datetime({ offset: true }).nullish(),
  endDateTime: z.iso.datetime({ offset: true }).nullish(),
  accessAssignments: z
    .array(
      z.object({
        status: z.string(),
        accessContainer: z.object({ accessContainerId: z.string() }),
        accessDetails: roles,
      }),
    )
    .nullish(),
})
export type GraphRelationship = z.infer<typeof relationshipSchema>

export const relationshipsAnswer = z.object({ value: z.array(relationshipSchema), ...nextLink })
export const groupsAnswer = z.object({ value: z.array(z.object({ id: z.string() })) })
export const membershipAnswer = z.object({ value: z.array(z.string()) })
export const principalAnswer = z.object({ id: z.string(), appId: z.string() })
export const grantsAnswer = z.object({
  value: z.array(z.object({ resourceId: z.string(), appRoleId: z.string() })),
  ...nextLink,
})

/**
 * What is told of each of Microsoft's states. One on its way counts as what it comes from; what is not known here is not
 * counted on.
 */
const STATUSES: Record<string, RelationshipStatus> = {
  created: 'Created',
  approvalPending: 'Approval Pending',
  approved: 'Approval Pending',
  activating: 'Approval Pending',
  active: 'Active',
  expiring: 'Active',
  expired: 'Expired',
  terminationRequested: 'Active',
  terminating: 'Terminated',
  terminated: 'Terminated',
}
export const statusOf = (status: string): RelationshipStatus => STATUSES[status] ?? 'Terminated'

/** Days of an ISO 8601 duration, as Microsoft writes them; 0 for what is written otherwise. */
export function daysOf(duration: string): number {
  const [, years, months, days] =
    /^P(?:(\d{1,3})Y)?(?:(\d{1,3})M)?(?:(\d{1,5})D)?(?:T.*)?$/.exec(duration) ?? []
  return Number(years ?? 0) * 365 + Number(months ?? 0) * 30 + Number(days ?? 0)
}

import { z } from 'zod'
import type { OrganizationMetadata } from '#shared/domain/organization/organization.ts'
import type { Area } from '#shared/domain/permissions/levels.ts'

export const CHECK_NAMES = [
  'INTEGRATE_TO_MICROSOFT',
  'MAP_CSP_TENANTS',
  'INTEGRATE_TO_PSA',
  'ADD_SYSTEM_USER',
  'ADD_OPERATING_COUNTRIES',
  'SCHEDULE_REPORT',
  'ADD_CUSTOM_BRANDING',
] as const
export const COMPLETION_STATUSES = ['COMPLETE', 'PARTIALLY_COMPLETE', 'INCOMPLETE'] as const

export const checkNameSchema = z.enum(CHECK_NAMES)
export type CheckName = z.infer<typeof checkNameSchema>

/** What has to be manageable for a step; the way to a step that is not here is open to everybody (CHK-09). */
export const checkAreas = {
  INTEGRATE_TO_MICROSOFT: 'integrations',
  MAP_CSP_TENANTS: 'integrations',
  INTEGRATE_TO_PSA: 'integrations',
  ADD_SYSTEM_USER: 'systemUsers',
  ADD_OPERATING_COUNTRIES: 'secure',
  ADD_CUSTOM_BRANDING: 'lookAndFeel',
} as const satisfies Partial<Record<CheckName, Area>>

/**
 * What has to be manageable to dismiss a step, which is gone for the whole organization then; for a step without an area
 * what the organization's own rules need.
 */
export const dismissalArea = (name: CheckName): Area =>
  name in checkAreas ? checkAreas[name as keyof typeof checkAreas] : 'systemUsers'

/** One step of setting up an organization (CHK-01). `id` is the check's name. */
export const checklistItemSchema = z.object({
  id: checkNameSchema,
  completionStatus: z.enum(COMPLETION_STATUSES),
  details: z.record(z.string(), z.union([z.number(), z.boolean(), z.string(), z.null()])),
  dismissed: z.boolean(),
  /** Whether it was dismissed without a person, which happens once (CHK-08). */
  autoDismissed: z.boolean().default(false),
})
export type ChecklistItem = z.infer<typeof checklistItemSchema>

/** The steps of a new organization, none of them done. */
export const firstChecklist = (): ChecklistItem[] =>
  Object.entries(firstDetails).map(([id, details]) => ({
    id: id as CheckName,
    completionStatus: 'INCOMPLETE',
    details,
    dismissed: false,
    autoDismissed: false,
  }))

const firstDetails: Record<CheckName, ChecklistItem['details']> = {
  INTEGRATE_TO_MICROSOFT: { isCSP: false, numCustomers: 0, numDirectIntegrations: 0 },
  MAP_CSP_TENANTS: { numExternalCustomers: 0, numMappings: 0 },
  INTEGRATE_TO_PSA: { displayName: null },
  ADD_SYSTEM_USER: { numSystemUsers: 0 },
  ADD_OPERATING_COUNTRIES: {
    numCustomersWithSettings: 0,
    numCustomersWithAware: 0,
    hasGlobalDefaults: false,
  },
  SCHEDULE_REPORT: { numScheduledReports: 0 },
  ADD_CUSTOM_BRANDING: {},
}

/** Steps that are for nobody in an organization of which a flag says so. */
const flagOf: Partial<Record<CheckName, keyof OrganizationMetadata>> = { INTEGRATE_TO_PSA: 'hasPSA' }

/** The steps to dismiss without being asked: each once, so that somebody who takes it back keeps it (CHK-08). */
export const needlessSteps = (
  items: readonly ChecklistItem[],
  metadata: OrganizationMetadata,
): ChecklistItem[] =>
  items.filter(({ id, dismissed, autoDismissed, completionStatus }) => {
    const flag = flagOf[id]
    const isNeedless = flag !== undefined && metadata[flag] === false
    return isNeedless && !dismissed && !autoDismissed && completionStatus !== 'COMPLETE'
  })

/** The badge: steps that are neither dismissed nor complete (CHK-06). */
export const openCount = (items: readonly ChecklistItem[]): number =>
  items.filter(({ dismissed, completionStatus }) => !dismissed && completionStatus !== 'COMPLETE').length

/** Complete steps divided by all that are not dismissed, 0 to 1 (CHK-07). */
export function progress(items: readonly ChecklistItem[]): number {
  const counted = items.filter(({ dismissed }) => !dismissed)
  const complete = counted.filter(({ completionStatus }) => completionStatus === 'COMPLETE').length
  return counted.length === 0 ? 1 : complete / counted.length
}

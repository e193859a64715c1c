import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import type { Subject } from '#shared/domain/permissions/levels.ts'

export const viewLimits = { name: 60, query: 8000, views: 100 } as const

/**
 * The lists that can be kept as somebody arranged them, and whose they are: who reads that reads the views, who manages
 * it keeps and deletes them. Organizations and the security log are not among them: a role opens those, and a partition
 * knows nothing of roles.
 */
export const VIEWED_LISTS = {
  accessPolicies: 'secure',
  alerts: 'secure',
  companies: 'companies',
  companyChecks: 'secure',
  companyGroups: 'systemUsers',
  checkCompanies: 'secure',
  deviceCompliance: 'secure',
  deviceConfiguration: 'secure',
  devices: 'systemUsers',
  employees: 'employees',
  integrations: 'integrations',
  licenses: 'licenseCenter',
  mailPolicies: 'secure',
  mfa: 'secure',
  postureChanges: 'secure',
  postureChecks: 'secure',
  postureCompanies: 'secure',
  postureTasks: 'secure',
  postureTemplates: 'secure',
  scheduledReports: 'systemUsers',
  sharedMailboxes: 'secure',
  users: 'systemUsers',
} as const satisfies Record<string, Subject>
export type ViewedList = keyof typeof VIEWED_LISTS
export type ViewedSubject = (typeof VIEWED_LISTS)[ViewedList]

export const VIEWED_SUBJECTS: readonly ViewedSubject[] = [...new Set(Object.values(VIEWED_LISTS))]

const viewedListSchema = z.enum(Object.keys(VIEWED_LISTS) as ViewedList[])

/** What a person says when they keep a list as it is. */
export const viewFieldsSchema = z.strictObject({
  list: viewedListSchema,
  name: z.string().trim().min(1).max(viewLimits.name),
  /** The search parameters of the list's address: what is searched, in which order, with which columns. May be empty. */
  query: z.string().max(viewLimits.query),
})
export type ViewFields = z.infer<typeof viewFieldsSchema>

/** A list as somebody arranged it, by a name, for everybody of the organization who may read the list. */
export const savedViewSchema = z.object({
  id: z.string(),
  list: viewedListSchema,
  name: z.string(),
  query: z.string(),
  changed_at: z.string(),
})
export type SavedView = z.infer<typeof savedViewSchema>

const NAMESPACE = '0b8f6a53-6b62-4f1c-9a3e-3d1a4e6f2c77'

/** The one view of a list that has this name, in whatever case: devices that never met agree on it. */
export const savedViewId = (list: ViewedList, name: string): string =>
  uuidv5(`${list}/${name.trim().toLowerCase()}`, NAMESPACE)

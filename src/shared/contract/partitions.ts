import {
  type Area,
  levelOf,
  type Permissions,
  reaches,
  type Subject,
} from '#shared/domain/permissions/levels.ts'
import { VIEWED_SUBJECTS, type ViewedSubject } from '#shared/domain/views/saved-view.ts'

/**
 * What the partitions of a company hold today, and of what one needs to be a reader to have each. An area joins when
 * its first kind does.
 */
const READ_BY = {
  // What policies say is much more than what is said of them, and these two and their changes are needed by a few screens alone.
  accessOptions: 'secure',
  accessPolicies: 'secure',
  // Months of them are much more than what else is said of a tenant.
  alerts: 'secure',
  // What was read of its tenant is much more than what is said of it, so it can leave a full device alone.
  answers: 'secure',
  companies: 'companies',
  // With its profiles each of them is long, and one screen alone needs them.
  employeeDevices: 'discover',
  // Employees belong to more areas than engage.
  engage: 'employees',
  integrations: 'integrations',
  licenseCenter: 'licenseCenter',
  // What a company has paid is as much, and is read with what it is connected to.
  payees: 'integrations',
  policyChanges: 'secure',
  secure: 'secure',
} as const satisfies Record<string, Subject>

export type CustomerArea = keyof typeof READ_BY

/**
 * A partition is what is granted, loaded, dropped and audited as one: an area of one company, or of the
 * organization itself. `org:base` is what every signed-in user of the organization may know.
 */
export type PartitionId =
  `${string}:${Area | CustomerArea | 'accounts' | 'base' | 'groups' | 'own' | 'reports' | 'views' | `views-${ViewedSubject}`}`

export const BASE_PARTITION: PartitionId = 'org:base'

/** The names of everybody whom the ticketing tool knows: only who sees all companies reads it, and of these who reads integrations. */
export const ACCOUNTS_PARTITION: PartitionId = 'org:accounts'

/** Groups of companies, which name any of them: only who sees all companies reads it. */
export const GROUPS_PARTITION: PartitionId = 'org:groups'

/** Scheduled reports, which name any company and whom they are mailed to: who sees all companies and reads users reads it. */
export const REPORTS_PARTITION: PartitionId = 'org:reports'

/**
 * Names and searches of every company at once: only who sees all of them reads it, and of these who reads the lists.
 * What waits on devices names the partition of Secure's views as it was when there were no others.
 */
export const viewsPartition = (subject: ViewedSubject): PartitionId =>
  subject === 'secure' ? 'org:views' : `org:views-${subject}`

/** What the billing portal says: only who reads the billing has it. */
export const BILLING_PARTITION: PartitionId = 'org:billing'

/** What is a person's own: they alone read it, and change it, whatever else they may. */
export const ownPartition = (userId: string): PartitionId => `${userId}:own`

const isOwn = (pid: string): boolean => pid.endsWith(':own')

export const partitionOf = (customerId: string, area: Area | CustomerArea): PartitionId =>
  `${customerId}:${area}`

export const CUSTOMER_AREAS = Object.keys(READ_BY) as CustomerArea[]
export const ORGANIZATION_AREAS = [
  'systemUsers',
  'secure',
  'integrations',
  'billing',
] as const satisfies Area[]

export interface Reader {
  userId: string
  permissions: Permissions
  /** The companies that they see. */
  customerIds: readonly string[]
  /** Whether these are all of the organization's, also those to come. */
  seesAll: boolean
}

/** Every partition that somebody may read, in a fixed order. */
export function readablePartitions({ userId, permissions, customerIds, seesAll }: Reader): PartitionId[] {
  const isReadable = (subject: Subject) => reaches(levelOf(permissions, subject), 'readOnly')
  const areas = CUSTOMER_AREAS.filter((area) => isReadable(READ_BY[area]))
  return [
    BASE_PARTITION,
    ownPartition(userId),
    ...ORGANIZATION_AREAS.filter(isReadable).map((area): PartitionId => `org:${area}`),
    ...(seesAll && isReadable('integrations') ? [ACCOUNTS_PARTITION] : []),
    ...(seesAll ? [GROUPS_PARTITION] : []),
    ...(seesAll && isReadable('systemUsers') ? [REPORTS_PARTITION] : []),
    ...(seesAll ? VIEWED_SUBJECTS.filter(isReadable).map(viewsPartition) : []),
    ...customerIds.flatMap((id) => areas.map((area) => partitionOf(id, area))),
  ].toSorted()
}

/** The company of a partition, or undefined for one of the organization itself or of a person. */
export function customerOfPartition(pid: string): string | undefined {
  const owner = ownerOf(pid)
  return owner === 'org' || isOwn(pid) ? undefined : owner
}

const ownerOf = (pid: string): string => pid.slice(0, pid.lastIndexOf(':'))

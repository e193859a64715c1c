import { type Area, levelOf, type Permissions, reaches } from '#shared/domain/permissions/levels.ts'

/**
 * A partition is what is granted, loaded, dropped and audited as one: an area of one company, or of the
 * organization itself. `org:base` is what every signed-in user of the organization may know.
 */
export type PartitionId = `${string}:${Area | 'base'}`

export const BASE_PARTITION: PartitionId = 'org:base'

export const partitionOf = (customerId: string, area: Area): PartitionId => `${customerId}:${area}`

/** The partitions of every company that hold something today. An area joins when its first kind does. */
export const CUSTOMER_AREAS = [
  'companies',
  'engage',
  'integrations',
  'licenseCenter',
  'secure',
] as const satisfies Area[]
export const ORGANIZATION_AREAS = ['systemUsers', 'secure'] as const satisfies Area[]

/** Every partition that a user with these permissions and companies may read, in a fixed order. */
export function readablePartitions(permissions: Permissions, customerIds: readonly string[]): PartitionId[] {
  // Employees lie in the partition of engage, but belong to more areas than that.
  const readable = (area: Area) =>
    reaches(levelOf(permissions, area === 'engage' ? 'employees' : area), 'readOnly')
  return [
    BASE_PARTITION,
    ...ORGANIZATION_AREAS.filter(readable).map((area): PartitionId => `org:${area}`),
    ...customerIds.flatMap((id) => CUSTOMER_AREAS.filter(readable).map((area) => partitionOf(id, area))),
  ].toSorted()
}

/** The company of a partition, or undefined for one of the organization itself. */
export function customerOfPartition(pid: string): string | undefined {
  const owner = pid.slice(0, pid.lastIndexOf(':'))
  return owner === 'org' ? undefined : owner
}

import { INTUNE_SETS, type IntuneSet, SET_NAMES } from '#shared/domain/intune/device-policy.ts'
import type { DevicePolicies, DevicePolicySummary } from '#shared/domain/intune/device-policies.ts'
import { devicePolicyKey } from '#shared/domain/intune/device-policy-task.ts'
import type { PlatformChoice } from './intune-address.ts'

/** Which of the two lists it is. */
export type IntuneArea = IntuneSet['area']

/** A group that a policy names. */
export interface NamedGroup {
  id: string
  /** Undefined where the tenant tells none. */
  name: string | undefined
}

/** A policy for devices as a list shows it. */
export interface DevicePolicyRow {
  key: string
  customerId: string
  company: string
  policy: DevicePolicySummary
  platform: PlatformChoice
  include: readonly NamedGroup[]
  exclude: readonly NamedGroup[]
  /** Whether it is for anybody at all. */
  isAssigned: boolean
  /** A task is changing it, so that it is not changed meanwhile. */
  isUpdating: boolean
  /** It was asked for, and is not in the tenant yet. */
  isNew: boolean
}

const known = new WeakMap<DevicePolicies, { company: string; rows: DevicePolicyRow[] }>()

/** The policies of these companies in one area. A policy stays the same object as long as nothing of its company is another. */
export const devicePolicyRows = (
  all: Iterable<DevicePolicies>,
  area: IntuneArea,
  companyOf: (id: string) => string,
): DevicePolicyRow[] =>
  [...all].flatMap((own) =>
    rowsOf(own, companyOf(own.customer_id)).filter(({ policy }) => INTUNE_SETS[policy.set].area === area),
  )

function rowsOf(own: DevicePolicies, company: string): DevicePolicyRow[] {
  const kept = known.get(own)
  if (kept?.company === company) return kept.rows
  const named = (ids: readonly string[]) =>
    ids.map((id): NamedGroup => ({ id, name: own.groups[id.toLowerCase()] }))
  const rows = own.policies.map((policy): DevicePolicyRow => ({
    key: `${own.customer_id}.${devicePolicyKey(policy)}`,
    customerId: own.customer_id,
    company,
    policy,
    platform: policy.platform ?? 'other',
    include: named(policy.targets.include),
    exclude: named(policy.targets.exclude),
    isAssigned: isForAnybody(policy),
    isUpdating: false,
    isNew: false,
  }))
  known.set(own, { company, rows })
  return rows
}

const isForAnybody = ({
  targets,
  has_more_targets: hasMore,
}: Pick<DevicePolicySummary, 'targets' | 'has_more_targets'>) =>
  targets.everyDevice || targets.everyUser || targets.include.length > 0 || hasMore

/** The collections whose policies an area shows. */
export const setsOf = (area: IntuneArea) => SET_NAMES.filter((set) => INTUNE_SETS[set].area === area)

/** The parts of the address that find what a figure counts. */
export interface FigureFilters {
  assigned?: false
  platform?: PlatformChoice
}

/** The platforms that most companies have; the menu of filters has all. */
const COUNTED = ['windows', 'macOS', 'iOS', 'android'] as const satisfies readonly PlatformChoice[]

export type FigureName = 'policies' | 'nobody' | (typeof COUNTED)[number]

/** What the figures count, in their order; no counts while the policies are read. */
export function figuresOf(
  rows: readonly DevicePolicyRow[] | undefined,
): { name: FigureName; count: number | undefined; filters: FigureFilters }[] {
  const countOf = (counts: (row: DevicePolicyRow) => boolean) => rows?.filter(counts).length
  return [
    { name: 'policies', count: rows?.length, filters: {} },
    { name: 'nobody', count: countOf(({ isAssigned }) => !isAssigned), filters: { assigned: false } },
    ...COUNTED.map((name) => ({
      name,
      count: countOf(({ platform }) => platform === name),
      filters: { platform: name },
    })),
  ]
}

/** What of a company's area could not be read, those of one reason together. */
export function unreadSets({ unread }: Pick<DevicePolicies, 'unread'>, area: IntuneArea) {
  const sets = setsOf(area).filter((set) => unread[set] !== undefined)
  return [...Map.groupBy(sets, (set) => unread[set])].flatMap(([reason, of]) =>
    reason === undefined ? [] : [{ reason, sets: of }],
  )
}

/** Whether a company's tenant has nothing to manage devices with. */
export const isUnlicensed = ({ unread }: Pick<DevicePolicies, 'unread'>, area: IntuneArea): boolean =>
  setsOf(area).every((set) => unread[set] === 'noLicense')

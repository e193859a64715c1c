import type { ArgsOf } from '#shared/contract/commands.ts'
import type { AccessOptions } from '#shared/domain/conditional-access/access-options.ts'
import { accessFingerprint, bodyOf } from '#shared/domain/conditional-access/access-body.ts'
import { type AccessBody, newObject } from '#shared/domain/conditional-access/access-task.ts'
import { differencesBetween } from '#shared/domain/conditional-access/compare-policies.ts'
import { type NamedLocation, namedLocationSchema } from '#shared/domain/conditional-access/named-location.ts'
import { type Policy, policySchema } from '#shared/domain/conditional-access/policy.ts'
import { readConditions } from '#shared/domain/conditional-access/read-policy.ts'
import type { PolicyFinding } from '#shared/domain/conditional-access/validation/finding.ts'
import { VENDOR_MEMBERS } from '#shared/domain/conditional-access/vendor-members.ts'
import {
  type AnyLeft,
  type BackPlan,
  type BackStep,
  type WantedBack,
} from '#client/features/secure/parts/history/wanted-back.ts'
import { problemsOf } from '#shared/domain/conditional-access/look-at-company.ts'

/** What there is now. */
export interface TenantNow {
  policies: readonly Policy[]
  options: AccessOptions | undefined
  /** The vendor's ids of what is being changed, which is left alone meanwhile (CA-03). */
  updating: ReadonlySet<string>
}

export type AccessBackItem = ArgsOf<'access.change'>['items'][number]

/** Why something cannot be brought back; of rules which. */
export type LeftAccess = AnyLeft &
  (
    | { reason: 'updating' | 'notHere' | 'gone' | 'shape' }
    | { reason: 'inUse'; policies: readonly string[] }
    | { reason: 'rules'; problem: PolicyFinding }
  )

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/**
 * What is to be sent so that all of this stands again as it did, and what cannot be brought back and why. Places come before the
 * policies that name them, and go after those. What stands so already is in neither. Pure.
 */
export function planBack(
  wanted: readonly WantedBack[],
  tenant: TenantNow,
): BackPlan<AccessBackItem, LeftAccess> {
  const places = wanted.filter(({ target }) => target === 'location')
  const policies = wanted.filter(({ target }) => target === 'policy')
  const made = places.filter(
    (place) => place.earlier !== null && locationIn(tenant, place.object_id) === undefined,
  )
  const atPlaces = places.filter(({ earlier }) => earlier !== null).map((each) => placeStep(each, tenant))
  const remade = made.filter(({ name }) =>
    atPlaces.some((each) => isStep(each) && each.item.change === 'create' && each.item.name === name),
  )
  const atPolicies = policies.map((each) => policyStep(each, tenant, remade))
  const after = policiesAfter(tenant, atPolicies)
  const goingPlaces = places
    .filter(({ earlier }) => earlier === null)
    .map((each) => goingPlace(each, tenant, after))
  const all = [...atPlaces, ...atPolicies, ...goingPlaces]
  return {
    steps: all.filter(isStep),
    left: all.filter((each) => each !== 'same' && 'reason' in each),
  }
}

type Step = BackStep<AccessBackItem> | LeftAccess | 'same'

const isStep = (step: Step): step is BackStep<AccessBackItem> => step !== 'same' && 'item' in step

const isUpdating = ({ updating }: TenantNow, id: string) => [...updating].some((each) => isSame(each, id))

const locationsIn = ({ options }: TenantNow): readonly NamedLocation[] | undefined =>
  options && 'items' in options.locations ? options.locations.items : undefined

const locationIn = (tenant: TenantNow, id: string) =>
  locationsIn(tenant)?.find((location) => isSame(location.id, id))

const withoutVendors = (body: object, kept: readonly string[] = []) =>
  Object.fromEntries(
    Object.entries(body).filter(([name]) => kept.includes(name) || !VENDOR_MEMBERS.includes(name)),
  ) as AccessBody

function placeStep(wanted: WantedBack, tenant: TenantNow): Step {
  const { object_id: objectId, name } = wanted
  if (locationsIn(tenant) === undefined) return { name, reason: 'notHere' }
  if (isUpdating(tenant, objectId)) return { name, reason: 'updating' }
  const read = namedLocationSchema.safeParse({ ...wanted.earlier, id: objectId })
  if (!read.success) return { name, reason: 'shape' }
  const now = locationIn(tenant, objectId)
  const earlier = withoutVendors(read.data, ['@odata.type'])
  return stepTo('location', wanted, now, earlier, earlier)
}

/** The change from what there is now to what was. */
function stepTo(
  target: 'policy' | 'location',
  { object_id: objectId, name }: WantedBack,
  now: Policy | NamedLocation | undefined,
  earlier: AccessBody,
  body: AccessBody,
): BackStep<AccessBackItem> | 'same' {
  if (!now) return { item: { change: 'create', target, name, body }, now: undefined, earlier }
  if (differencesBetween(now, earlier).length === 0) return 'same'
  const expected = accessFingerprint(now)
  return { item: { change: 'update', target, objectId, name, body, expected }, now, earlier }
}

function policyStep(wanted: WantedBack, tenant: TenantNow, remade: readonly WantedBack[]): Step {
  const { object_id: objectId, name } = wanted
  const now = tenant.policies.find(({ id }) => isSame(id, objectId))
  if (isUpdating(tenant, objectId)) return { name, reason: 'updating' }
  if (wanted.earlier === null) {
    if (!now) return 'same'
    const item = {
      change: 'delete',
      target: 'policy',
      objectId,
      name,
      expected: accessFingerprint(now),
    } as const
    return { item, now, earlier: undefined }
  }
  const read = policySchema.safeParse({ ...wanted.earlier, id: objectId })
  if (!read.success) return { name, reason: 'shape' }
  const step = stepTo('policy', wanted, now, bodyOf(read.data), withNewPlaces(bodyOf(read.data), remade))
  if (step === 'same') return step
  if (namesGone(read.data, tenant.options)) return { name, reason: 'gone' }
  const [problem] = problemsOf(read.data, withPlaces(tenant.options, remade))
  return problem ? { name, reason: 'rules', problem } : step
}

/** A place that is made again has another id: it is found by its name. */
function withNewPlaces(body: AccessBody, remade: readonly WantedBack[]): AccessBody {
  if (remade.length === 0) return body
  const idOf = (id: string) => {
    const place = remade.find(({ object_id: other }) => isSame(other, id))
    return place ? newObject(place.name) : id
  }
  const { conditions } = policySchema.parse({ ...body, id: '' })
  const { locations } = conditions
  if (!locations) return body
  return bodyOf({
    ...body,
    conditions: {
      ...conditions,
      locations: {
        ...locations,
        includeLocations: (locations.includeLocations ?? []).map(idOf),
        excludeLocations: (locations.excludeLocations ?? []).map(idOf),
      },
    },
  })
}

function withPlaces(
  options: AccessOptions | undefined,
  remade: readonly WantedBack[],
): AccessOptions | undefined {
  if (!options || !('items' in options.locations)) return options
  const again = remade.flatMap(({ earlier, object_id: id }) => {
    const read = namedLocationSchema.safeParse({ ...earlier, id })
    return read.success ? [read.data] : []
  })
  return { ...options, locations: { ...options.locations, items: [...options.locations.items, ...again] } }
}

/** Whether it names an account or a group that the tenant answered not to have. */
function namesGone(policy: Policy, options: AccessOptions | undefined): boolean {
  const gone = new Set((options?.missing ?? []).map((id) => id.toLowerCase()))
  const { users } = readConditions(policy)
  return [...users.include, ...users.exclude, ...users.includeGroups, ...users.excludeGroups].some((id) =>
    gone.has(id.toLowerCase()),
  )
}

/** The policies as they will be when these steps are done. */
function policiesAfter(
  { policies }: TenantNow,
  steps: readonly Step[],
): Pick<Policy, 'displayName' | 'conditions'>[] {
  const sent = steps.filter(isStep)
  const changed = new Map(
    sent.flatMap(({ item, earlier }) =>
      'objectId' in item ? [[item.objectId.toLowerCase(), earlier] as const] : [],
    ),
  )
  const again = sent.flatMap(({ earlier }) => (earlier ? [policySchema.parse({ ...earlier, id: '' })] : []))
  return [...policies.filter(({ id }) => !changed.has(id.toLowerCase())), ...again]
}

function goingPlace(
  { object_id: objectId, name }: WantedBack,
  tenant: TenantNow,
  after: readonly Pick<Policy, 'displayName' | 'conditions'>[],
): Step {
  if (locationsIn(tenant) === undefined) return { name, reason: 'notHere' }
  if (isUpdating(tenant, objectId)) return { name, reason: 'updating' }
  const now = locationIn(tenant, objectId)
  if (!now) return 'same'
  const naming = after.filter(({ conditions: { locations } }) =>
    [...(locations?.includeLocations ?? []), ...(locations?.excludeLocations ?? [])].some((id) =>
      isSame(id, objectId),
    ),
  )
  if (naming.length > 0)
    return { name, reason: 'inUse', policies: naming.map(({ displayName }) => displayName) }
  const item = {
    change: 'delete',
    target: 'location',
    objectId,
    name,
    expected: accessFingerprint(now),
  } as const
  return { item, now, earlier: undefined }
}

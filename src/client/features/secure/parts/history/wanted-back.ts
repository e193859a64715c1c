import type { PolicyChange } from '#shared/domain/policy-history/policy-change.ts'

/** A policy, or whatever else a history is of, as it shall be again. */
export type WantedBack = Pick<PolicyChange, 'target' | 'object_id' | 'name'> & {
  /** Null where there was none. */
  earlier: PolicyChange['before']
  /** When the first of the changes was found that are taken back. */
  since: string
}

/** One change that is sent, with what there is now and what shall be; undefined where there is nothing. */
export interface BackStep<Item> {
  item: Item
  now: object | undefined
  earlier: object | undefined
}

/** Something that cannot be brought back. */
export interface AnyLeft {
  name: string
}

/** What is sent so that something stands again as it did, and what cannot be brought back; `Left` says why. */
export interface BackPlan<Item, Left> {
  steps: readonly BackStep<Item>[]
  left: readonly Left[]
}

type Of = Pick<PolicyChange, 'target' | 'object_id'>

const keyOf = ({ target, object_id: id }: Of): string => `${target}/${id.toLowerCase()}`

/** Whether two changes are of the same thing; ids of the vendor are the same in capitals. */
export const isOfSame = (one: Of, other: Of): boolean => keyOf(one) === keyOf(other)

/** As it stood before a change: that change and all later ones of the same thing are taken back. */
export const beforeChange = ({ target, object_id, name, before, found_at }: PolicyChange): WantedBack[] => [
  { target, object_id, name, earlier: before, since: found_at },
]

/** The changes that came after one, of the same thing, or all of them. */
export const laterChanges = (
  changes: readonly PolicyChange[],
  point: PolicyChange,
  of: 'object' | 'company',
): PolicyChange[] =>
  changes.filter((each) => each.found_at > point.found_at && (of === 'company' || isOfSame(each, point)))

/** As everything stood right after a change: what changed later is as before the first of its later changes. */
export function toPoint(
  changes: readonly PolicyChange[],
  point: PolicyChange,
  of: 'object' | 'company',
): WantedBack[] {
  const later = laterChanges(changes, point, of)
  const byObject = Map.groupBy(later, keyOf)
  return [...byObject.values()].flatMap((own) => {
    const [first] = own.toSorted((a, b) => a.found_at.localeCompare(b.found_at))
    return first ? beforeChange(first) : []
  })
}

import type { PolicyChange } from '#shared/domain/policy-history/policy-change.ts'
import { policyChangeLimits } from '#shared/domain/policy-history/policy-areas.ts'

export type FoundChange = Pick<PolicyChange, 'target' | 'object_id' | 'name' | 'change' | 'before' | 'after'>
type Body = NonNullable<PolicyChange['before']>

/** What a history has to know of the things that it compares. */
export interface Compared<Item> {
  target: PolicyChange['target']
  /** Tells it from all others of its target; the same in capitals. */
  idOf: (item: Item) => string
  nameOf: (item: Item) => string
  isSame: (before: Item, after: Item) => boolean
  /** What is kept of it; `before` is what it was, where that is known. */
  bodyOf: (item: Item, before?: Item) => object
}

/** What can be said of what only one of two readings tells, by its id in small letters. */
export interface Certainty {
  /** Whether what is no longer told of is gone. */
  isGone: (id: string) => boolean
  /** Whether what was not told of was not there. */
  isNew: (id: string) => boolean
}

const keyOf = (id: string) => id.toLowerCase()

/** What is otherwise than at the reading before. What is the same in other words is no change. Pure. */
export function changesBetween<Item>(
  { target, idOf, nameOf, isSame, bodyOf }: Compared<Item>,
  before: readonly Item[],
  after: readonly Item[],
  { isGone, isNew }: Certainty,
): FoundChange[] {
  const earlier = new Map(before.map((item) => [keyOf(idOf(item)), item]))
  const later = new Set(after.map((item) => keyOf(idOf(item))))
  const of = (item: Item) => ({ target, object_id: idOf(item), name: nameOf(item) })
  return [
    ...after.flatMap((item): FoundChange[] => {
      const stood = earlier.get(keyOf(idOf(item)))
      if (stood === undefined)
        return isNew(keyOf(idOf(item)))
          ? [{ ...of(item), change: 'added', before: null, after: kept(bodyOf(item)) }]
          : []
      if (isSame(stood, item)) return []
      return [
        { ...of(item), change: 'modified', before: kept(bodyOf(stood)), after: kept(bodyOf(item, stood)) },
      ]
    }),
    ...before
      .filter((item) => !later.has(keyOf(idOf(item))) && isGone(keyOf(idOf(item))))
      .map((item): FoundChange => ({
        ...of(item),
        change: 'removed',
        before: kept(bodyOf(item)),
        after: null,
      })),
  ]
}

/** What was read is JSON; nothing of it is kept where it would fill devices. */
const kept = (body: object): Body =>
  JSON.stringify(body).length > policyChangeLimits.characters ? {} : { ...body }

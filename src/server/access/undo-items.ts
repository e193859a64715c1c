import { accessFingerprint } from '#shared/domain/conditional-access/access-body.ts'
import {
  type AccessBody,
  type AccessItem,
  type AccessTask,
  reversibleItems,
} from '#shared/domain/conditional-access/access-task.ts'

/**
 * What brings back what stood before a task, the last of it first: what was made is deleted and what was changed gets back what
 * it was, both only where they stand as the task left them; what was deleted is made again, with another id than it had.
 */
export const undoItems = (task: Pick<AccessTask, 'items'>): AccessItem[] =>
  reversibleItems(task).toReversed().flatMap(inverseOf)

function inverseOf(item: AccessItem): AccessItem[] {
  const { change, before, body } = item
  if (change === 'create') {
    if (item.target !== 'location' || body?.['isTrusted'] !== true) return [removal(item, body)]
    // The vendor deletes no location that is trusted.
    const untrusted = { ...body, isTrusted: false }
    return [update(item, untrusted, body), removal(item, untrusted)]
  }
  if (change === 'update') return [update(item, before, body)]
  return [{ ...pending(item), change: 'create', object_id: null, body: before, expected: null }]
}

const pending = (item: AccessItem) =>
  ({ ...item, before: null, template: null, state: 'pending', fault: null, detail: null }) as const

const removal = (item: AccessItem, left: AccessBody | null): AccessItem => ({
  ...pending(item),
  change: 'delete',
  body: null,
  expected: accessFingerprint(left),
})

const update = (item: AccessItem, body: AccessBody | null, left: AccessBody | null): AccessItem => ({
  ...pending(item),
  change: 'update',
  body,
  expected: accessFingerprint(left),
})

/**
 * The ids that objects have which a task deleted and another one, that takes it back, has made again, by the ids that they had,
 * in small letters.
 */
export function remadeIds(
  undone: Pick<AccessTask, 'items'>,
  items: readonly AccessItem[],
): ReadonlyMap<string, string> {
  const deleted = reversibleItems(undone)
    .filter(({ change }) => change === 'delete')
    .toReversed()
  const remade = items.filter(({ change }) => change === 'create')
  return new Map(
    deleted.flatMap(({ object_id: old }, at) => {
      const id = remade[at]?.object_id
      return old !== null && id ? [[old.toLowerCase(), id] as const] : []
    }),
  )
}

import { isMembers } from '#shared/domain/conditional-access/import/is-members.ts'
import {
  type AccessBody,
  type AccessItem,
  accessBodySchema,
} from '#shared/domain/conditional-access/access-task.ts'

const NEW = /^\{\{new:(.+)\}\}$/s
const body = accessBodySchema

/**
 * A body with the ids of groups and locations that items before it have made or found, in place of `{{new:NAME}}`; or the first
 * name of which there is none.
 */
export function withNewIds(
  written: AccessBody,
  before: readonly AccessItem[],
): { body: AccessBody } | { missing: string } {
  let missing: string | undefined
  const filled = mapIds(written, (id, member) => {
    const name = NEW.exec(id)?.[1]
    if (name === undefined) return id
    const found = before.findLast((item) => isMade(item) && item.name === name && fits(item, member))
    if (!found) missing ??= name
    return found?.object_id ?? id
  })
  return missing === undefined ? { body: body.parse(filled) } : { missing }
}

const isMade = ({ change, target, state, object_id }: AccessItem) =>
  change === 'create' &&
  target !== 'policy' &&
  object_id !== null &&
  (state === 'applied' || state === 'unneeded')

/** A group and a location may have one name. */
const fits = ({ target }: AccessItem, member: string) =>
  member.endsWith(target === 'group' ? 'Groups' : 'Locations')

/** A body in which ids are others, by their small letters. */
export const withOtherIds = (written: AccessBody, ids: ReadonlyMap<string, string>): AccessBody =>
  body.parse(mapIds(written, (id) => ids.get(id.toLowerCase()) ?? id))

/** The same with every text of a list changed: ids of other objects stand nowhere else. */
function mapIds(value: unknown, change: (id: string, member: string) => string, member = ''): unknown {
  if (Array.isArray(value))
    return value.map((each: unknown) =>
      typeof each === 'string' ? change(each, member) : mapIds(each, change, member),
    )
  if (!isMembers(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, mapIds(held, change, name)]))
}

import { isMembers } from '#shared/domain/conditional-access/import/is-members.ts'

export type MemberKind = 'text' | 'list' | 'levels' | 'object' | 'flag'

/** An object of a policy, with whatever the vendor has in it. */
export type Members = Record<string, unknown>

/** The value at a path such as `conditions.users.includeUsers`. */
export const memberAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => (isMembers(at) ? at[name] : undefined), value)

/** A member that is a text; undefined where there is none. */
export function textIn(members: Members | null, name: string): string | undefined {
  const held = members?.[name]
  return typeof held === 'string' ? held : undefined
}

/** The same with another value at a path; objects on the way are made where they are missing. */
export function withMember(value: unknown, path: string, held: unknown): Members {
  const [name = '', ...rest] = path.split('.')
  const members = isMembers(value) ? value : {}
  return { ...members, [name]: rest.length === 0 ? held : withMember(members[name], rest.join('.'), held) }
}

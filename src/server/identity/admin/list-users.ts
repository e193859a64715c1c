import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { validate } from 'uuid'
import { z } from 'zod'
import { defineOperation, members } from '../operations/operation.ts'
import { invalidParameter } from '../pool-error.ts'
import { describeUser, requirePool } from './admin-user.ts'
import { type Filter, readFilter } from './user-filter.ts'

const LARGEST_PAGE = 60

const input = z.object({
  UserPoolId: members.UserPoolId,
  Filter: z.string().max(256, 'Member must have length less than or equal to 256').default(''),
  Limit: z
    .number()
    .int()
    .min(0, 'Member must have value greater than or equal to 0')
    .max(LARGEST_PAGE, `Member must have value less than or equal to ${LARGEST_PAGE}`)
    .default(LARGEST_PAGE),
  PaginationToken: z.string().min(1, 'Member must have length greater than or equal to 1').optional(),
})

/** Users in pages, in the order of their subs. */
export const listUsers = defineOperation(input, async (pool, asked) => {
  requirePool(pool, asked)
  const limit = asked.Limit || LARGEST_PAGE
  const after = asked.PaginationToken === undefined ? undefined : placeOf(asked.PaginationToken)
  const filter = readFilter(asked.Filter)
  const found = await pool.db
    .selectFrom('identity_user')
    .selectAll()
    .$if(after !== undefined, (query) => query.where('sub', '>', after ?? ''))
    .$if(filter !== undefined, (query) => query.where(matching(filter)))
    .orderBy('sub')
    .limit(limit + 1)
    .execute()
  const page = found.slice(0, limit)
  const last = found.length > limit ? page.at(-1) : undefined
  return {
    Users: page.map(describeUser),
    ...(last ? { PaginationToken: Buffer.from(last.sub).toString('base64url') } : {}),
  }
})

/** The texts that are compared; an attribute that the pool does not keep matches nothing. */
const columns: Record<string, RawBuilder<string>> = {
  email: sql`lower(email)`,
  sub: sql`sub::text`,
  username: sql`sub::text`,
  given_name: sql`attributes->>'given_name'`,
  family_name: sql`attributes->>'family_name'`,
  'cognito:user_status': sql`status`,
  status: sql`case when enabled then 'Enabled' else 'Disabled' end`,
}

function matching(filter: Filter | undefined): RawBuilder<SqlBool> {
  const column = filter && columns[filter.attribute]
  if (!column) return sql<SqlBool>`false`
  const value = filter.attribute === 'email' ? filter.value.toLowerCase() : filter.value
  return filter.isPrefix ? sql<SqlBool>`starts_with(${column}, ${value})` : sql<SqlBool>`${column} = ${value}`
}

function placeOf(token: string): string {
  const sub = Buffer.from(token, 'base64url').toString()
  if (!validate(sub)) throw invalidParameter('Invalid pagination token given.')
  return sub
}

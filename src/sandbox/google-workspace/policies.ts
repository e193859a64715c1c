import { type Context, Hono } from 'hono'
import { callerOf } from './caller.ts'
import type { Grants } from './grants.ts'
import type { GooglePolicy } from './policy-state.ts'
import { GoogleRefusal } from './refusal.ts'
import type { Workspace } from './state.ts'

const READ = ['cloud-identity.policies.readonly', 'cloud-identity.policies'] as const
const PAGE = { usual: 50, most: 100 }

/** The policies of Cloud Identity: what is set in a workspace. */
export const createPolicies = (grants: Grants) =>
  new Hono()
    .get('/policies', (c) => {
      const { policies } = superAdministratorOf(c, grants)
      const filter = c.req.query('filter') ?? ''
      const found = policies.filter(fits(filter))
      const { from, size } = placeIn(c, filter)
      const end = from + size
      return c.json({
        policies: found.slice(from, end),
        ...(end < found.length ? { nextPageToken: tokenOf(end, filter) } : {}),
      })
    })
    .get('/policies/:id', (c) => {
      const name = `policies/${c.req.param('id')}`
      const policy = superAdministratorOf(c, grants).policies.find((each) => each.name === name)
      if (!policy) throw new GoogleRefusal('notFound', 'Requested entity was not found.')
      return c.json(policy)
    })

function superAdministratorOf(c: Context, grants: Grants): Workspace {
  const { workspace, user } = callerOf(c, grants, ...READ)
  if (!user.isAdmin) throw new GoogleRefusal('forbidden', 'The caller does not have permission')
  return workspace
}

const CUSTOMER = /^customer == "customers\/[^"]+"$/
const TYPE = /^setting\.type\.matches\('([^']+)'\)$/

/** A clause about the type and one about the customer, together or alone: more the vendor does not take. */
function fits(filter: string): (policy: GooglePolicy) => boolean {
  const clauses = filter === '' ? [] : filter.split(' && ')
  const types = clauses.flatMap((clause) => TYPE.exec(clause)?.[1] ?? [])
  if (types.length > 1 || clauses.some((clause) => !TYPE.test(clause) && !CUSTOMER.test(clause)))
    throw new GoogleRefusal('invalid', 'Request contains an invalid argument.')
  const [type] = types
  if (type === undefined) return () => true
  const pattern = new RegExp(type)
  return ({ setting }) => pattern.test(setting.type)
}

const tokenOf = (end: number, filter: string) => Buffer.from(`${end} ${filter}`).toString('base64url')

function placeIn(c: Context, filter: string): { from: number; size: number } {
  const asked = Number(c.req.query('pageSize') ?? 0)
  const size = asked === 0 ? PAGE.usual : Math.min(asked, PAGE.most)
  const token = c.req.query('pageToken') ?? ''
  const [, place = '', of] = /^(\d+) (.*)$/s.exec(Buffer.from(token, 'base64url').toString()) ?? []
  // A token is good for the request alone that gave it.
  if (!Number.isInteger(size) || size < 1 || (token !== '' && (place === '' || of !== filter)))
    throw new GoogleRefusal('invalid', 'Request contains an invalid argument.')
  return { from: token === '' ? 0 : Number(place), size }
}

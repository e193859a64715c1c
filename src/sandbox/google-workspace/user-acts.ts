import { Hono } from 'hono'
import { bodyOf, callerOf } from './caller.ts'
import type { Grants } from './grants.ts'
import { found } from './people-keys.ts'
import { GoogleRefusal } from './refusal.ts'

const WRITE = ['admin.directory.user'] as const
const SECURITY = ['admin.directory.user.security'] as const

/** What is done to somebody's account beside changing it, and which apps are in it. */
export const createUserActs = (grants: Grants) =>
  new Hono()
    .post('/users/:key/makeAdmin', async (c) => {
      const { workspace, user } = callerOf(c, grants, ...WRITE)
      if (!user.isAdmin) throw new GoogleRefusal('forbidden', 'Not Authorized to access this resource/api')
      const person = found(workspace.users, c)
      person.isAdmin = (await bodyOf(c))['status'] === true
      return c.body(null, 204)
    })
    .post('/users/:key/signOut', (c) => {
      const { workspace } = callerOf(c, grants, ...SECURITY)
      grants.revokeOf(found(workspace.users, c).id)
      return c.body(null, 204)
    })
    .post('/users/:key/twoStepVerification/turnOff', (c) => {
      const { workspace } = callerOf(c, grants, ...SECURITY)
      const person = found(workspace.users, c)
      if (!person.isEnrolledIn2Sv)
        throw new GoogleRefusal('invalid', 'User is not enrolled in 2-step verification.')
      person.isEnrolledIn2Sv = false
      return c.body(null, 204)
    })
    .get('/users/:key/tokens', (c) => {
      const { workspace } = callerOf(c, grants, ...SECURITY)
      const { id } = found(workspace.users, c)
      const items = workspace.tokens.get(id) ?? []
      return c.json({
        kind: 'admin#directory#tokenList',
        ...(items.length > 0 ? { items: items.map((each) => ({ ...each, userKey: id })) } : {}),
      })
    })
    .delete('/users/:key/tokens/:clientId', (c) => {
      const { workspace } = callerOf(c, grants, ...SECURITY)
      const { id } = found(workspace.users, c)
      const tokens = workspace.tokens.get(id) ?? []
      const kept = tokens.filter(({ clientId }) => clientId !== c.req.param('clientId'))
      if (kept.length === tokens.length) throw new GoogleRefusal('notFound', 'Resource Not Found: clientId')
      workspace.tokens.set(id, kept)
      return c.body(null, 204)
    })

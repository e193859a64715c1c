import { Hono } from 'hono'
import { bodyOf, type Caller, callerOf, pageOf, requireOwn } from './caller.ts'
import type { Grants } from './grants.ts'
import { found, requireRank } from './people-keys.ts'
import { GoogleRefusal } from './refusal.ts'
import { createGoogleUser, findUser, type GoogleUser, note } from './state.ts'
import { textIn } from '../text-in.ts'

const READ = ['admin.directory.user.readonly', 'admin.directory.user'] as const
const WRITE = ['admin.directory.user'] as const

interface UserParts {
  grants: Grants
  clock: { now: () => number }
}

/** People of a workspace and what can be done to them. */
export const createUsers = ({ grants, clock }: UserParts) =>
  new Hono()
    .get('/users', (c) => {
      const { workspace } = callerOf(c, grants, ...READ)
      requireOwn(c, workspace)
      const people = c.req.query('showDeleted') === 'true' ? workspace.deleted : workspace.users
      const found = people
        .filter(fits(c.req.query('query') ?? ''))
        .toSorted((a, b) => (a.primaryEmail < b.primaryEmail ? -1 : 1))
      const { items, nextPageToken } = pageOf(c, found, { usual: 100, most: 500 })
      return c.json({
        kind: 'admin#directory#users',
        etag: '"pretend"',
        // An empty list is left out.
        ...(items.length > 0 ? { users: items } : {}),
        ...(nextPageToken === undefined ? {} : { nextPageToken }),
      })
    })
    .post('/users', async (c) => {
      const { workspace, user } = callerOf(c, grants, ...WRITE)
      const body = await bodyOf(c)
      const primaryEmail = textIn(body['primaryEmail']).toLowerCase()
      if (!primaryEmail.includes('@')) throw new GoogleRefusal('invalid', 'Invalid Input: primary_user_email')
      if (findUser(workspace.users, primaryEmail))
        throw new GoogleRefusal('duplicate', 'Entity already exists.')
      const { password: _password, ...told } = body
      const made = createGoogleUser({
        ...(told as Partial<GoogleUser>),
        id: String(100_000_000_000 + workspace.users.length + workspace.deleted.length),
        primaryEmail,
        customerId: workspace.customerId,
        creationTime: new Date(clock.now()).toISOString(),
      })
      workspace.users.push(made)
      tell({ workspace, user }, clock.now(), 'CREATE_USER', made)
      return c.json(made)
    })
    .get('/users/:key', (c) => {
      const { workspace } = callerOf(c, grants, ...READ)
      return c.json(found(workspace.users, c))
    })
    .on(['PUT', 'PATCH'], '/users/:key', async (c) => {
      const { workspace, user } = callerOf(c, grants, ...WRITE)
      const person = found(workspace.users, c)
      requireRank(user, person)
      const { id: _id, customerId: _customer, password: _password, ...told } = await bodyOf(c)
      const wasSuspended = person.suspended
      Object.assign(person, told)
      if (person.suspended && !wasSuspended) person.suspensionReason = 'ADMIN'
      if (!person.suspended) delete person.suspensionReason
      if (person.suspended !== wasSuspended)
        tell({ workspace, user }, clock.now(), person.suspended ? 'SUSPEND_USER' : 'UNSUSPEND_USER', person)
      return c.json(person)
    })
    .delete('/users/:key', (c) => {
      const { workspace, user } = callerOf(c, grants, ...WRITE)
      const person = found(workspace.users, c)
      requireRank(user, person)
      workspace.users = workspace.users.filter((each) => each !== person)
      workspace.deleted.push(person)
      tell({ workspace, user }, clock.now(), 'DELETE_USER', person)
      return c.body(null, 204)
    })
    .post('/users/:key/undelete', (c) => {
      const { workspace, user } = callerOf(c, grants, ...WRITE)
      const person = found(workspace.deleted, c)
      workspace.deleted = workspace.deleted.filter((each) => each !== person)
      workspace.users.push(person)
      tell({ workspace, user }, clock.now(), 'UNDELETE_USER', person)
      return c.body(null, 204)
    })

const tell = ({ workspace, user }: Caller, now: number, name: string, person: GoogleUser) =>
  note(workspace, now, {
    application: 'admin',
    actor: user,
    event: {
      type: 'USER_SETTINGS',
      name,
      parameters: [{ name: 'USER_EMAIL', value: person.primaryEmail }],
    },
  })

/** Of the language of queries only `field=value` of a few fields. */
function fits(query: string): (user: GoogleUser) => boolean {
  if (query.trim() === '') return () => true
  const conditions = query
    .trim()
    .split(/\s+/)
    .map((part) => /^(isSuspended|isAdmin|isEnrolledIn2Sv|email|orgUnitPath)=(.+)$/.exec(part))
  if (conditions.includes(null)) throw new GoogleRefusal('invalid', 'Invalid Input: query')
  return (user) =>
    conditions.every((condition) => {
      const [, field = '', value = ''] = condition ?? []
      if (field === 'email') return user.primaryEmail.toLowerCase() === value.toLowerCase()
      if (field === 'orgUnitPath') return user.orgUnitPath === value.replaceAll("'", '')
      return String(user[field === 'isSuspended' ? 'suspended' : field]) === value
    })
}

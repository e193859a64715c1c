import { type Context, Hono } from 'hono'
import { bodyOf, callerOf, pageOf, requireOwn } from './caller.ts'
import type { Grants } from './grants.ts'
import { GoogleRefusal } from './refusal.ts'
import { findUser, type GoogleGroup, type GoogleMember, type Workspace } from './state.ts'
import { textIn } from '../text-in.ts'

const GROUPS = ['admin.directory.group.readonly', 'admin.directory.group'] as const
const MEMBERS = ['admin.directory.group.member.readonly', 'admin.directory.group.member', ...GROUPS] as const

/** Groups and who is in them. */
export const createGroups = (grants: Grants) =>
  new Hono()
    .get('/groups', (c) => {
      const { workspace } = callerOf(c, grants, ...GROUPS)
      const userKey = c.req.query('userKey')
      if (userKey === undefined) requireOwn(c, workspace)
      const person = userKey === undefined ? undefined : findUser(workspace.users, userKey)
      const groups = workspace.groups.filter(
        ({ members }) => userKey === undefined || members.some(({ id }) => id === person?.id),
      )
      const { items, nextPageToken } = pageOf(c, groups, { usual: 200, most: 200 })
      return c.json({
        kind: 'admin#directory#groups',
        ...(items.length > 0 ? { groups: items.map(shown) } : {}),
        ...(nextPageToken === undefined ? {} : { nextPageToken }),
      })
    })
    .get('/groups/:key', (c) => c.json(shown(groupOf(callerOf(c, grants, ...GROUPS).workspace, c))))
    .get('/groups/:key/members', (c) => {
      const { members } = groupOf(callerOf(c, grants, ...MEMBERS).workspace, c)
      const { items, nextPageToken } = pageOf(c, members, { usual: 200, most: 200 })
      return c.json({
        kind: 'admin#directory#members',
        ...(items.length > 0 ? { members: items } : {}),
        ...(nextPageToken === undefined ? {} : { nextPageToken }),
      })
    })
    .post('/groups/:key/members', async (c) => {
      const { workspace } = callerOf(c, grants, 'admin.directory.group.member', 'admin.directory.group')
      const group = groupOf(workspace, c)
      const { email, role = 'MEMBER' } = await bodyOf(c)
      const person = findUser(workspace.users, textIn(email))
      if (!person) throw new GoogleRefusal('notFound', 'Resource Not Found: memberKey')
      if (group.members.some(({ id }) => id === person.id))
        throw new GoogleRefusal('duplicate', 'Member already exists.')
      const member: GoogleMember = {
        kind: 'admin#directory#member',
        id: person.id,
        email: person.primaryEmail,
        role: role as GoogleMember['role'],
        type: 'USER',
        status: person.suspended ? 'SUSPENDED' : 'ACTIVE',
      }
      group.members.push(member)
      return c.json(member)
    })
    .delete('/groups/:key/members/:member', (c) => {
      const { workspace } = callerOf(c, grants, 'admin.directory.group.member', 'admin.directory.group')
      const group = groupOf(workspace, c)
      const kept = group.members.filter(({ id, email }) => ![id, email].includes(c.req.param('member')))
      if (kept.length === group.members.length)
        throw new GoogleRefusal('notFound', 'Resource Not Found: memberKey')
      group.members = kept
      return c.body(null, 204)
    })
    .get('/groups/:key/hasMember/:member', (c) => {
      const { members } = groupOf(callerOf(c, grants, ...MEMBERS).workspace, c)
      return c.json({
        isMember: members.some(({ id, email }) => [id, email].includes(c.req.param('member'))),
      })
    })

const shown = ({ members, ...group }: GoogleGroup) => ({
  kind: 'admin#directory#group',
  ...group,
  // A number of 64 bits is a text.
  directMembersCount: String(members.length),
})

function groupOf({ groups }: Workspace, c: Context): GoogleGroup {
  const key = c.req.param('key') ?? ''
  const group = groups.find(({ id, email }) => id === key || email === key.toLowerCase())
  if (!group) throw new GoogleRefusal('notFound', 'Resource Not Found: groupKey')
  return group
}

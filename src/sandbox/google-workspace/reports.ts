import { Hono } from 'hono'
import { callerOf, pageOf } from './caller.ts'
import type { Grants } from './grants.ts'
import { GoogleRefusal } from './refusal.ts'
import { findUser, type GoogleActivity, isProvoked, type Workspace } from './state.ts'

const APPLICATIONS: readonly string[] = [
  'login',
  'token',
  'admin',
  'user_accounts',
] satisfies GoogleActivity['application'][]

/** What happened, newest first: the activities of the Reports API. */
export const createReports = (grants: Grants, clock: { now: () => number }) =>
  new Hono().get('/activity/users/:user/applications/:application', (c) => {
    const { workspace } = callerOf(c, grants, 'admin.reports.audit.readonly')
    if (isProvoked(workspace, 'no-reports'))
      throw new GoogleRefusal('insufficientPermissions', 'Request had insufficient authentication scopes.')
    const { user, application } = c.req.param()
    if (!APPLICATIONS.includes(application))
      throw new GoogleRefusal('invalid', `Invalid value '${application}'.`)
    const person = user === 'all' ? undefined : findUser(workspace.users, user)
    if (user !== 'all' && !person) throw new GoogleRefusal('notFound', 'Resource Not Found: userKey')
    if (c.req.query('pageToken') && isProvoked(workspace, 'expired-pages'))
      throw new GoogleRefusal('invalid', 'Invalid Input: pageToken')
    const from = timeIn(c.req.query('startTime')) ?? -Infinity
    const to = timeIn(c.req.query('endTime')) ?? Infinity
    const eventName = c.req.query('eventName')
    const found = toldBy(workspace, clock.now())
      .filter(
        ({ application: of, time, actor, events }) =>
          of === application &&
          Date.parse(time) >= from &&
          Date.parse(time) <= to &&
          (person === undefined || actor.profileId === person.id) &&
          (eventName === undefined || events.some(({ name }) => name === eventName)),
      )
      .toSorted((a, b) => Date.parse(b.time) - Date.parse(a.time))
    const { items, nextPageToken } = pageOf(c, found, { usual: 1000, most: 1000 })
    return c.json({
      kind: 'admin#reports#activities',
      ...(items.length > 0 ? { items: items.map((item) => written(item, workspace)) } : {}),
      ...(nextPageToken === undefined ? {} : { nextPageToken }),
    })
  })

/** What is told by now; each of it twice where that was chosen, as it can be over the edge of two pages. */
const toldBy = (workspace: Workspace, now: number) =>
  workspace.activities
    .filter(({ toldAt = 0 }) => toldAt <= now)
    .flatMap((each) => (isProvoked(workspace, 'duplicate-activities') ? [each, each] : [each]))

function timeIn(written: string | undefined): number | undefined {
  if (written === undefined) return undefined
  const at = Date.parse(written)
  if (Number.isNaN(at)) throw new GoogleRefusal('invalid', `Invalid value '${written}'.`)
  return at
}

const written = (
  { application, time, qualifier, actor, events, ipAddress, networkInfo }: GoogleActivity,
  { customerId }: Workspace,
) => ({
  kind: 'admin#reports#activity',
  id: { time, uniqueQualifier: qualifier, applicationName: application, customerId },
  actor: { ...actor, callerType: 'USER' },
  ...(ipAddress === undefined ? {} : { ipAddress }),
  ...(networkInfo === undefined ? {} : { networkInfo }),
  events,
})

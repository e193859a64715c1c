import { Hono } from 'hono'
import { callerOf, pageOf } from './caller.ts'
import type { Grants } from './grants.ts'
import { GoogleRefusal } from './refusal.ts'
import { findUser, type GoogleActivity } from './state.ts'

const APPLICATIONS: readonly string[] = ['login', 'token', 'admin'] satisfies GoogleActivity['application'][]

/** What happened, newest first: the activities of the Reports API. */
export const createReports = (grants: Grants) =>
  new Hono().get('/activity/users/:user/applications/:application', (c) => {
    const { workspace } = callerOf(c, grants, 'admin.reports.audit.readonly')
    const { user, application } = c.req.param()
    if (!APPLICATIONS.includes(application))
      throw new GoogleRefusal('invalid', `Invalid value '${application}'.`)
    const person = user === 'all' ? undefined : findUser(workspace.users, user)
    if (user !== 'all' && !person) throw new GoogleRefusal('notFound', 'Resource Not Found: userKey')
    const [from, to] = [c.req.query('startTime') ?? '', c.req.query('endTime') ?? '9']
    const eventName = c.req.query('eventName')
    const found = workspace.activities.filter(
      ({ application: of, time, actor, event }) =>
        of === application &&
        time >= from &&
        time <= to &&
        (person === undefined || actor.profileId === person.id) &&
        (eventName === undefined || event.name === eventName),
    )
    const { items, nextPageToken } = pageOf(c, found, { usual: 1000, most: 1000 })
    return c.json({
      kind: 'admin#reports#activities',
      ...(items.length > 0
        ? {
            items: items.map(({ time, qualifier, actor, event }) => ({
              kind: 'admin#reports#activity',
              id: {
                time,
                uniqueQualifier: qualifier,
                applicationName: application,
                customerId: workspace.customerId,
              },
              actor: { ...actor, callerType: 'USER' },
              events: [event],
            })),
          }
        : {}),
      ...(nextPageToken === undefined ? {} : { nextPageToken }),
    })
  })

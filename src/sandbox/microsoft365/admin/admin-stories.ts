import { Hono } from 'hono'
import { html } from 'hono/html'
import { pretendPage } from '../../pretend-pages.ts'
import { playStory, stories } from '../stories/play-story.ts'
import type { PendingRecord, PlayedStory } from '../tenant/feeds.ts'
import type { Tenant } from '../tenant/state.ts'
import type { Tenants } from '../tenant/tenants.ts'

interface StoriesParts {
  tenants: Tenants
  clock: { now: () => number }
}

/** A page on which a story is played in a tenant, and that shows what was written of it. */
export function createStories({ tenants, clock }: StoriesParts) {
  return new Hono()
    .get('/stories', (c) => {
      const asked = c.req.query('tenant') ?? ''
      return c.html(storiesPage(tenants, tenants.get(asked), c.req.path, clock.now()))
    })
    .post('/stories', async (c) => {
      const form = await c.req.parseBody()
      const tenant = tenants.get(textIn(form, 'tenant'))
      const story = stories.find(({ id }) => id === form['story'])
      if (!tenant || !story) return c.notFound()
      const begins = textIn(form, 'begins') ? Date.parse(`${textIn(form, 'begins')}Z`) : undefined
      if (Number.isNaN(begins))
        return c.html(pretendPage('Not played', html`<p>The beginning has to be a time.</p>`), 400)
      playStory(tenant, story, { beginsAt: begins, now: clock.now(), isDelayed: form['delays'] === 'on' })
      return c.redirect(`${c.req.path}?tenant=${encodeURIComponent(tenant.tenantId)}`, 303)
    })
}

const storiesPage = (tenants: Tenants, tenant: Tenant | undefined, path: string, now: number) =>
  pretendPage(
    'Play a story',
    html`<p><a href="${path.replace(/\/stories\/?$/, '')}">Tenants</a></p>
      <form method="post" action="${path}">
        <p>
          <label
            >Tenant
            <select name="tenant">
              ${tenants
                .list()
                .map(
                  ({ tenantId, displayName, defaultDomain }) =>
                    html`<option value="${tenantId}" ${tenantId === tenant?.tenantId ? 'selected' : ''}>
                      ${displayName} (${defaultDomain})
                    </option>`,
                )}
            </select>
          </label>
        </p>
        <p>
          <label
            >Story
            <select name="story">
              ${stories.map(({ id, title }) => html`<option value="${id}">${title}</option>`)}
            </select>
          </label>
        </p>
        <p>
          <label>Begins, UTC <input type="datetime-local" name="begins" /></label> It has just ended, or is to
          happen in the next night, unless said otherwise.
        </p>
        <p>
          <label><input type="checkbox" name="delays" /> feeds are as late as the real ones</label>
        </p>
        <button>Play</button>
      </form>
      ${tenant ? tenant.feeds.played.map((played) => playedPart(played, now)) : ''}`,
  )

const playedPart = ({ title, at, written }: PlayedStory, now: number) =>
  html`<h2>${title}, ${timeOf(at)}</h2>
    <table>
      <thead>
        <tr>
          <th>Happened</th>
          <th>Feed</th>
          <th>Record</th>
          <th>Appears</th>
        </tr>
      </thead>
      <tbody>
        ${written.map(
          ({ feed, item, happenedAt, appearsAt }) =>
            html`<tr>
              <td>${timeOf(happenedAt)}</td>
              <td>${feed}</td>
              <td>${nameOf(item)}</td>
              <td>${appearsAt <= now ? 'now' : timeOf(appearsAt)}</td>
            </tr>`,
        )}
      </tbody>
    </table>`

const textIn = (form: Record<string, unknown>, name: string) => {
  const value = form[name]
  return typeof value === 'string' ? value : ''
}

const timeOf = (time: number) => new Date(time).toISOString().slice(0, 19).replace('T', ' ')

/** By what a person knows a record again. */
function nameOf(item: PendingRecord['item']): string {
  const { Operation, activityDisplayName, riskEventType, title, displayName, subject, userPrincipalName } =
    item
  const what = Operation ?? activityDisplayName ?? riskEventType ?? title ?? displayName ?? subject ?? ''
  const who = item['UserId'] ?? userPrincipalName ?? ''
  return [what, who].filter((part): part is string => typeof part === 'string' && part !== '').join(', ')
}

import { randomBytes } from 'node:crypto'
import { html } from 'hono/html'
import { createPretendPages } from '../pretend-pages.ts'
import { textIn } from '../text-in.ts'
import { duoActs, isDuoAct, playDuoAct } from './activities.ts'
import { duoStories, isDuoStory, playDuoStory } from './authentications.ts'
import { type DuoAccount, FAILURES } from './state.ts'

/** So many people of an account can be chosen. */
const SHOWN = 50
/** What was played happened so long ago, in milliseconds: the logs are behind. */
const AGO = 600_000

/**
 * On which a person finds the keys of an account, resets its secret, plays what happens at its prompts and what administrators do,
 * chooses what fails there, and deletes accounts of a provider's customers.
 */
export const createDuoPages = (accounts: readonly DuoAccount[], clock: { now: () => number }) =>
  createPretendPages({
    title: 'Duo accounts',
    instances: accounts,
    failures: FAILURES,
    keyOf: ({ integrationKey }) => integrationKey,
    keys: ({ integrationKey, secretKey, host }) => [
      ['Integration key', integrationKey],
      ['Secret key', secretKey],
      ['API hostname', host],
    ],
    about: (account) =>
      html`<p>
          ${account.users.length} users, ${account.authentications.length} authentications,
          ${account.activities.length} activities
        </p>
        <form method="post" action="pages/stories">
          <input type="hidden" name="key" value="${account.integrationKey}" />
          <label
            >What happens
            <select name="story">
              ${[...Object.keys(duoStories), ...Object.keys(duoActs)].map((name) => html`<option>${name}</option>`)}
            </select>
          </label>
          <label
            >To whom
            <select name="user">
              ${account.users
                .slice(0, SHOWN)
                .map(({ user_id: id, username }) => html`<option value="${id}">${username}</option>`)}
            </select>
          </label>
          <button>Play</button>
        </form>
        <form method="post" action="pages/reset">
          <input type="hidden" name="key" value="${account.integrationKey}" />
          <button>Reset secret key</button>
        </form>
        ${(account.children ?? [])
          .filter(({ is_deleted }) => !is_deleted)
          .map(
            ({ account_id: id, name, users }) =>
              html`<form method="post" action="delete">
                <input type="hidden" name="key" value="${account.integrationKey}" />
                <input type="hidden" name="account_id" value="${id}" />
                ${name}, ${users.length} users <button>Delete account</button>
              </form>`,
          )}`,
  })
    .post('/stories', async (c) => {
      const form = await c.req.formData()
      const account = accounts.find(({ integrationKey }) => integrationKey === form.get('key'))
      const user = account?.users.find(({ user_id: id }) => id === form.get('user'))
      const story = textIn(form.get('story'))
      if (!account || !user) return c.notFound()
      const whom = { user, at: clock.now() - AGO }
      if (isDuoStory(story)) playDuoStory(account, story, whom)
      else if (isDuoAct(story)) playDuoAct(account, story, whom)
      else return c.notFound()
      return c.redirect(c.req.path.replace(/\/stories$/, ''), 303)
    })
    .post('/reset', async (c) => {
      const form = await c.req.formData()
      const account = accounts.find(({ integrationKey }) => integrationKey === form.get('key'))
      if (!account) return c.notFound()
      account.secretKey = randomBytes(20).toString('hex')
      return c.redirect(c.req.path.replace(/\/reset$/, ''), 303)
    })
    .post('/delete', async (c) => {
      const form = await c.req.formData()
      const provider = accounts.find(({ integrationKey }) => integrationKey === form.get('key'))
      const child = provider?.children?.find(({ account_id }) => account_id === form.get('account_id'))
      if (!child) return c.notFound()
      child.is_deleted = true
      return c.redirect(c.req.path.replace(/\/delete$/, ''), 303)
    })

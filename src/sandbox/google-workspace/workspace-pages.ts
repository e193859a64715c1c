import { Hono } from 'hono'
import { html } from 'hono/html'
import { createPretendPages } from '../pretend-pages.ts'
import type { Grants } from './grants.ts'
import { policyForm, setByForm } from './policy-forms.ts'
import { FAILURES, type GoogleUser, note, type Workspace } from './state.ts'
import { googleStories, playGoogleStory } from './stories.ts'
import { textIn } from '../text-in.ts'

/** So many people of a workspace are shown. */
const SHOWN = 50

/** How late the vendor is where that is asked for: an hour and a half. */
const LATE = 5_400_000

/**
 * On which a person sees who is in a workspace and what is set there, sets it otherwise, suspends and deletes people, takes the app away,
 * plays what happens there, and chooses what fails.
 */
export const createWorkspacePages = (
  workspaces: readonly Workspace[],
  grants: Grants,
  clock: { now: () => number },
) =>
  new Hono()
    .post('/stories', async (c) => {
      const form = await c.req.formData()
      const workspace = workspaces.find(({ customerId }) => customerId === form.get('key'))
      const email = textIn(form.get('person'))
      const isPlayed =
        workspace !== undefined &&
        playGoogleStory(workspace, textIn(form.get('story')), {
          at: clock.now(),
          delay: form.get('late') === 'on' ? LATE : 0,
          ...(email === '' ? {} : { email }),
        })
      return isPlayed ? c.redirect(c.req.path.replace(/\/stories$/, ''), 303) : c.notFound()
    })
    .post('/people', async (c) => {
      const form = await c.req.formData()
      const workspace = workspaces.find(({ customerId }) => customerId === form.get('key'))
      const person = workspace?.users.find(({ id }) => id === form.get('person'))
      if (!workspace || !person) return c.notFound()
      act(textIn(form.get('act')), { workspace, person, grants, now: clock.now() })
      return c.redirect(c.req.path.replace(/\/people$/, ''), 303)
    })
    .post('/policies', async (c) => {
      const form = await c.req.formData()
      const workspace = workspaces.find(({ customerId }) => customerId === form.get('key'))
      if (!workspace) return c.notFound()
      return setByForm(workspace, form)
        ? c.redirect(c.req.path.replace(/\/policies$/, ''), 303)
        : c.text('No such setting, or no such values', 400)
    })
    .route(
      '/',
      createPretendPages({
        title: 'Google workspaces',
        instances: workspaces,
        failures: FAILURES,
        keyOf: ({ customerId }) => customerId,
        keys: ({ customerId, domain }) => [
          ['Customer id', customerId],
          ['Domain', domain],
        ],
        about: (workspace) => {
          const { users, activities } = workspace
          return html`<p>${users.length} users, ${activities.length} activities</p>
            ${storyForm(workspace)} ${peopleList(workspace, grants)} ${policyForm(workspace)}`
        },
      }),
    )

/** By which a person has something happen in a workspace. */
const storyForm = ({ customerId, users }: Workspace) =>
  html`<form method="post" action="pages/stories">
    <input type="hidden" name="key" value="${customerId}" />
    <label
      >What happens
      <select name="story">
        ${googleStories.map(({ id, title }) => html`<option value="${id}">${title}</option>`)}
      </select>
    </label>
    <label
      >To whom
      <select name="person">
        ${users
          .slice(0, SHOWN)
          .filter(({ suspended, isAdmin }) => !suspended && !isAdmin)
          .map(({ primaryEmail }) => html`<option>${primaryEmail}</option>`)}
      </select>
    </label>
    <label><input type="checkbox" name="late" />Told late</label>
    <button>Play</button>
  </form>`

const peopleList = ({ customerId, users }: Workspace, grants: Grants) =>
  html`<ul>
    ${users.slice(0, SHOWN).map(
      (user) =>
        html`<li>
          ${user.primaryEmail} ${standingOf(user, grants)}
          <form method="post" action="pages/people">
            <input type="hidden" name="key" value="${customerId}" />
            <input type="hidden" name="person" value="${user.id}" />
            <button name="act" value="${user.suspended ? 'restore' : 'suspend'}">
              ${user.suspended ? 'Restore' : 'Suspend'}
            </button>
            <button name="act" value="delete">Delete</button>
            <button name="act" value="revoke">Remove all apps</button>
          </form>
        </li>`,
    )}
  </ul>`

interface Act {
  workspace: Workspace
  person: GoogleUser
  grants: Grants
  now: number
}

const ACTS: Partial<Record<string, string>> = {
  suspend: 'SUSPEND_USER',
  restore: 'UNSUSPEND_USER',
  delete: 'DELETE_USER',
}

function act(name: string, { workspace, person, grants, now }: Act): void {
  const told = ACTS[name]
  const administrator = workspace.users.find(({ isAdmin }) => isAdmin)
  if (told !== undefined && administrator)
    note(workspace, now, {
      application: 'admin',
      actor: administrator,
      event: {
        type: 'USER_SETTINGS',
        name: told,
        parameters: [{ name: 'USER_EMAIL', value: person.primaryEmail }],
      },
    })
  if (name === 'suspend' || name === 'restore') person.suspended = name === 'suspend'
  if (name === 'revoke') grants.revokeOf(person.id)
  if (name !== 'delete') return
  workspace.users = workspace.users.filter((each) => each !== person)
  workspace.deleted.push(person)
}

function standingOf({ id, isAdmin, suspended }: GoogleUser, grants: Grants): string {
  const apps = grants.countOf(id)
  return [isAdmin ? 'super administrator' : '', suspended ? 'suspended' : '', apps > 0 ? `${apps} apps` : '']
    .filter(Boolean)
    .join(', ')
}

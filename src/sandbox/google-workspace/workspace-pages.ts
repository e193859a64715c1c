import { Hono } from 'hono'
import { html } from 'hono/html'
import { createPretendPages } from '../pretend-pages.ts'
import type { Grants } from './grants.ts'
import { FAILURES, type GoogleUser, type Workspace } from './state.ts'
import { textIn } from '../text-in.ts'

/** So many people of a workspace are shown. */
const SHOWN = 50

/** On which a person sees who is in a workspace, suspends and deletes people, takes the app away, and chooses what fails. */
export const createWorkspacePages = (workspaces: readonly Workspace[], grants: Grants) =>
  new Hono()
    .post('/people', async (c) => {
      const form = await c.req.formData()
      const workspace = workspaces.find(({ customerId }) => customerId === form.get('key'))
      const person = workspace?.users.find(({ id }) => id === form.get('person'))
      if (!workspace || !person) return c.notFound()
      act(textIn(form.get('act')), workspace, person, grants)
      return c.redirect(c.req.path.replace(/\/people$/, ''), 303)
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
        about: ({ customerId, users }) =>
          html`<p>${users.length} users</p>
            <ul>
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
            </ul>`,
      }),
    )

function act(name: string, workspace: Workspace, person: GoogleUser, grants: Grants): void {
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

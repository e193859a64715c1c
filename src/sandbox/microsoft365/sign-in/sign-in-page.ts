import { html } from 'hono/html'
import { page } from './page.ts'
import type { Tenant, User } from '../tenant/state.ts'

export interface Account {
  tenant: Tenant
  user: User
  /** Template ids of the directory roles that the person holds. */
  roleIds: readonly string[]
}

/** Asks who somebody is. The form goes to the address that the page is at, with whatever was asked there. */
export const signInPage = (accounts: readonly Account[]) =>
  page(
    'Pick an account',
    html`<p>Pretend Microsoft 365: no password is asked.</p>
      <form method="post">
        <ul>
          ${accounts.map(
            ({ user }) =>
              html`<li>
                <button name="account" value="${user.id}">
                  ${nameOf(user)} <small>${user.userPrincipalName}</small>
                </button>
              </li>`,
          )}
        </ul>
        <button name="cancel" value="yes">Cancel</button>
      </form>`,
  )

const nameOf = ({ displayName, userPrincipalName }: User) =>
  typeof displayName === 'string' ? displayName : userPrincipalName

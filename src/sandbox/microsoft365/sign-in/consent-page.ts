import { html } from 'hono/html'
import { page } from './page.ts'
import { wordsOf } from './permission-words.ts'

/** Somebody who may speak for a whole tenant. */
export interface Administrator {
  tenantId: string
  tenantName: string
  userName: string
}

/** Asks who somebody is, of those who may consent. The form goes to the address that the page is at. */
export const administratorPage = (administrators: readonly Administrator[]) =>
  page(
    'Pick an account',
    html`<p>Pretend Microsoft 365: no password is asked. Each is the global administrator of their tenant.</p>
      <form method="post">
        <ul>
          ${administrators.map(
            ({ tenantId, tenantName, userName }) =>
              html`<li>
                <button name="account" value="${tenantId}">${tenantName} <small>${userName}</small></button>
              </li>`,
          )}
        </ul>
        <button name="decision" value="cancel">Cancel</button>
      </form>`,
  )

/** Asks an administrator whether the app gets what it wants. */
export const consentPage = (
  { tenantId, tenantName, userName }: Administrator,
  appName: string,
  permissions: readonly string[],
) =>
  page(
    'Permissions requested',
    html`<p>${userName}</p>
      <p>
        <strong>${appName}</strong> would like to have these permissions for all users in
        <strong>${tenantName}</strong>:
      </p>
      <ul>
        ${permissions.map((permission) => html`<li>${wordsOf(permission)} <small>${permission}</small></li>`)}
      </ul>
      <form method="post">
        <input type="hidden" name="account" value="${tenantId}" />
        <button name="decision" value="accept">Accept</button>
        <button name="decision" value="cancel">Cancel</button>
      </form>`,
  )

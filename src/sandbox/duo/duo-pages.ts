import { html } from 'hono/html'
import { createPretendPages } from '../pretend-pages.ts'
import { type DuoAccount, FAILURES } from './state.ts'

/** On which a person finds the keys of an account, chooses what fails there, and deletes accounts of a provider's customers. */
export const createDuoPages = (accounts: readonly DuoAccount[]) =>
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
      html`<p>${account.users.length} users</p>
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
  }).post('/delete', async (c) => {
    const form = await c.req.formData()
    const provider = accounts.find(({ integrationKey }) => integrationKey === form.get('key'))
    const child = provider?.children?.find(({ account_id }) => account_id === form.get('account_id'))
    if (!child) return c.notFound()
    child.is_deleted = true
    return c.redirect(c.req.path.replace(/\/delete$/, ''), 303)
  })

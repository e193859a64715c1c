import { html } from 'hono/html'
import { createPretendPages } from '../pretend-pages.ts'
import { type DuoAccount, FAILURES } from './state.ts'

/** On which a person finds the keys of an account, and chooses what fails there. */
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
    about: ({ users }) => html`<p>${users.length} users</p>`,
  })

import { Hono } from 'hono'
import { html } from 'hono/html'
import { pretendPage } from '../../pretend-pages.ts'
import { contactsPages } from './admin-contacts.ts'
import { changeSetting, settingsForms } from './admin-settings.ts'
import { administratorOf, noteAccount, noteSetting } from '../graph/audited-changes.ts'
import { FAILURES } from '../tenant/provoked.ts'
import type { Item } from '../tenant/settings.ts'
import { deleteUser, findUser, type Tenant, updateUser, type User } from '../tenant/state.ts'
import type { Tenants } from '../tenant/tenants.ts'
import { textIn } from '../../text-in.ts'

const SHOWN = 100
const EDITABLE = ['displayName', 'jobTitle', 'department'] as const

/** Pages to look at the tenants and to change what is set, or a user, by hand, so that a connector has news to find. */
export function createAdmin({ tenants, clock }: { tenants: Tenants; clock: { now: () => number } }) {
  return new Hono()
    .route('/', contactsPages(tenants))
    .get('/', (c) => c.html(tenantsPage(tenants, c.req.path.replace(/\/$/, ''))))
    .get('/tenants/:tenant', (c) => {
      const tenant = tenants.get(c.req.param('tenant'))
      return tenant ? c.html(tenantPage(tenant, c.req.path, c.req.query('search') ?? '')) : c.notFound()
    })
    .get('/tenants/:tenant/settings', (c) => {
      const tenant = tenants.get(c.req.param('tenant'))
      return tenant ? c.html(settingsPage(tenant, c.req.path)) : c.notFound()
    })
    .post('/tenants/:tenant/settings', async (c) => {
      const tenant = tenants.get(c.req.param('tenant'))
      if (!tenant) return c.notFound()
      const form = await c.req.parseBody()
      const name = textIn(form['name'])
      const { graph, exchange } = tenant.settings
      const [setting, accounts] = [graph[name], accountsOf(exchange['Mailbox'])]
      const objection = changeSetting(tenant, form)
      if (objection !== undefined) return c.html(pretendPage('Not saved', html`<p>${objection}</p>`), 400)
      if (form['kind'] === 'graph') noteSetting(tenant, name, setting, clock.now())
      for (const [id, isBlocked] of accountsOf(tenant.settings.exchange['Mailbox']))
        if (accounts.has(id) && accounts.get(id) !== isBlocked)
          noteAccount(tenant, id, isBlocked !== true, administratorOf(tenant), clock.now())
      return c.redirect(c.req.path, 303)
    })
    .post('/tenants/:tenant/failures', async (c) => {
      const tenant = tenants.get(c.req.param('tenant'))
      if (!tenant) return c.notFound()
      const form = await c.req.parseBody()
      // Whoever asks for it again takes away what a script gave.
      if (form['exchange-not-connected'] === 'on' && !tenant.provoked.has('exchange-not-connected'))
        tenant.exchangeGrantedAt = null
      tenant.provoked = new Set(FAILURES.filter((failure) => form[failure] === 'on'))
      return c.redirect(c.req.path.replace(/\/failures\/?$/, ''), 303)
    })
    .post('/tenants/:tenant/users/:user', async (c) => {
      const tenant = tenants.get(c.req.param('tenant'))
      const user = tenant && findUser(tenant, c.req.param('user'))
      if (!tenant || !user) return c.notFound()
      const form = await c.req.parseBody()
      if (form['action'] === 'delete') deleteUser(tenant, user)
      else updateUser(tenant, user, readChanges(form))
      return c.redirect(c.req.path.replace(/\/users\/[^/]*$/, ''), 303)
    })
}

/** Whether the account of each mailbox is blocked. */
const accountsOf = (mailboxes: Item[] | undefined) =>
  new Map(
    (mailboxes ?? []).map(({ ExternalDirectoryObjectId, AccountDisabled }) => [
      ExternalDirectoryObjectId,
      AccountDisabled,
    ]),
  )

const readChanges = (form: Record<string, unknown>) => ({
  ...Object.fromEntries(
    EDITABLE.filter((name) => typeof form[name] === 'string').map((name) => [name, form[name] || null]),
  ),
  accountEnabled: form['accountEnabled'] === 'on',
})

const tenantsPage = (tenants: Tenants, path: string) =>
  pretendPage(
    'Pretend Microsoft 365',
    html`<p><a href="${path}/stories">Play a story</a></p>
      <ul>
        ${tenants
          .list()
          .map(
            ({ tenantId, displayName, defaultDomain }) =>
              html`<li><a href="${path}/tenants/${tenantId}">${displayName}</a> (${defaultDomain})</li>`,
          )}
      </ul>`,
  )

const settingsPage = (tenant: Tenant, path: string) =>
  pretendPage(
    `Settings of ${String(tenant.organization['displayName'])}`,
    html`<p><a href="${path.replace(/\/settings\/?$/, '')}">Users</a></p>
      ${settingsForms(tenant, path)}`,
  )

function tenantPage(tenant: Tenant, path: string, search: string) {
  const wanted = search.toLowerCase()
  const found = tenant.users.filter(({ displayName, userPrincipalName }) =>
    `${String(displayName)} ${userPrincipalName}`.toLowerCase().includes(wanted),
  )
  return pretendPage(
    String(tenant.organization['displayName']),
    html`<p>${tenant.domains.map(({ id }) => id).join(', ')}</p>
      <form method="get">
        <label>Search <input name="search" value="${search}" /></label>
        <button>Search</button>
      </form>
      <p>
        <a href="${path.replace(/\/$/, '')}/settings">Settings</a>
        <a href="${path.replace(/\/$/, '')}/contacts">Contacts</a>
        <a href="${path.replace(/\/$/, '')}/script">Run a script as administrator</a>
        <a href="${path.replace(/\/tenants\/[^/]*\/?$/, '')}/stories?tenant=${tenant.tenantId}"
          >Play a story</a
        >
      </p>
      ${failuresForm(tenant, `${path.replace(/\/$/, '')}/failures`)}
      <p>${Math.min(found.length, SHOWN)} of ${found.length} users</p>
      ${found.slice(0, SHOWN).map((user) => userForm(user, `${path.replace(/\/$/, '')}/users/${user.id}`))}`,
  )
}

const failuresForm = ({ provoked }: Tenant, action: string) =>
  html`<form method="post" action="${action}">
    <fieldset>
      <legend>What is to fail</legend>
      ${FAILURES.map(
        (failure) =>
          html`<label>
            <input type="checkbox" name="${failure}" ${provoked.has(failure) ? 'checked' : ''} /> ${failure}
          </label> `,
      )}
      <button>Save what fails</button>
    </fieldset>
  </form>`

const userForm = (user: User, action: string) =>
  html`<form method="post" action="${action}">
    <fieldset>
      <legend>${user.userPrincipalName}</legend>
      ${EDITABLE.map((name) => html`<label>${name} <input name="${name}" value="${textIn(user[name])}" /></label> `)}
      <label>
        <input type="checkbox" name="accountEnabled" ${user['accountEnabled'] === false ? '' : 'checked'} />
        may sign in
      </label>
      <button name="action" value="save">Save</button>
      <button name="action" value="delete">Delete</button>
    </fieldset>
  </form>`

import { Hono } from 'hono'
import { html } from 'hono/html'
import { pretendPage } from '../../pretend-pages.ts'
import { textIn } from '../../text-in.ts'
import { isItem } from '../is-item.ts'
import type { Tenant } from '../tenant/state.ts'
import type { Tenants } from '../tenant/tenants.ts'

const LISTS = [
  'technicalNotificationMails',
  'securityComplianceNotificationMails',
  'marketingNotificationEmails',
] as const

/** Pages that show whom the vendor writes to at a tenant, and on which somebody else changes it. */
export const contactsPages = (tenants: Tenants) =>
  new Hono()
    .get('/tenants/:tenant/contacts', (c) => {
      const tenant = tenants.get(c.req.param('tenant'))
      return tenant ? c.html(contactsPage(tenant, c.req.path)) : c.notFound()
    })
    .post('/tenants/:tenant/contacts', async (c) => {
      const tenant = tenants.get(c.req.param('tenant'))
      if (!tenant) return c.notFound()
      const form = await c.req.parseBody()
      const { organization } = tenant
      for (const name of LISTS)
        if (name in form)
          organization[name] = textIn(form[name])
            .split(/[\s,]+/)
            .filter(Boolean)
      if ('contactEmail' in form)
        organization['privacyProfile'] = {
          ...profileOf(tenant),
          contactEmail: textIn(form['contactEmail']).trim() || null,
        }
      return c.redirect(c.req.path, 303)
    })

const profileOf = ({ organization: { privacyProfile } }: Tenant) =>
  isItem(privacyProfile) ? privacyProfile : {}

const listIn = (value: unknown): string => (Array.isArray(value) ? value.map(textIn).join(', ') : '')

const contactsPage = (tenant: Tenant, path: string) =>
  pretendPage(
    `Contacts of ${String(tenant.organization['displayName'])}`,
    html`<p><a href="${path.replace(/\/contacts\/?$/, '')}">Users</a></p>
      <form method="post" action="${path}">
        ${LISTS.map((name) => field(name, listIn(tenant.organization[name])))}
        ${field('contactEmail', textIn(profileOf(tenant)['contactEmail']))}
        <button>Save</button>
      </form>`,
  )

const field = (name: string, value: string) =>
  html`<p>
    <label>${name} <input name="${name}" value="${value}" size="60" /></label>
  </p>`

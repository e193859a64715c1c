import { type Context, Hono } from 'hono'
import { html, raw } from 'hono/html'
import { pretendPage } from '../../pretend-pages.ts'
import { administratorAccount } from '../sign-in/administrators.ts'
import { stableGuid } from '../tenant/stable-guid.ts'
import type { Tenants } from '../tenant/tenants.ts'
import { approve, assign, move, type Partner, type Partners, type Relationship, settle } from './partners.ts'
import { GLOBAL_ADMINISTRATOR } from './roles.ts'
import { textIn } from '../../text-in.ts'

export interface PartnerPagesParts {
  tenants: Tenants
  partners: Partners
  clock: { now: () => number }
}

/** What a person can do to a relationship at once, whatever takes months there. */
const ACTS = ['expire', 'terminate', 'assign', 'unassign', 'onlyGlobal'] as const

/**
 * Where a customer's administrator approves a relationship, at the place that the link in the real one leads to: what comes
 * behind the sign # is never sent, so all that wait are listed, and the one that is meant is marked.
 */
export function createPartnerPages({ tenants, partners, clock }: PartnerPagesParts) {
  const find = (id: string) => {
    for (const partner of partners.list()) {
      settle(partner, clock.now())
      const relationship = partner.relationships.find((each) => each.id === id)
      if (relationship) return { partner, relationship }
    }
    return undefined
  }
  const back = (c: Context, path: RegExp) => c.redirect(c.req.path.replace(path, ''), 303)
  return new Hono()
    .get('/AdminPortal/Home', (c) => c.html(approvalPage(partners, tenants, c.req.path, clock.now())))
    .post('/AdminPortal/Home/:id', async (c) => {
      const found = find(c.req.param('id'))
      if (found?.relationship.status !== 'approvalPending') return c.notFound()
      const form = await c.req.parseBody()
      const { relationship } = found
      const tenantId = relationship.customer?.tenantId ?? textIn(form['tenant'])
      const customer = tenants.list().find((each) => each.tenantId === tenantId)
      if (form['decision'] !== 'approve') move(relationship, 'terminated', clock.now())
      else if (!customer) return c.html(pretendPage('Not approved', html`<p>No such tenant.</p>`), 400)
      else approve(relationship, { tenantId, displayName: customer.displayName }, clock.now())
      return back(c, /\/[^/]*$/)
    })
    .get('/partners', (c) => c.html(partnersPage(partners, tenants, c.req.path, clock.now())))
    .post('/partners/:tenant/relationships/:id', async (c) => {
      const found = find(c.req.param('id'))
      if (!found) return c.notFound()
      const form = await c.req.parseBody()
      change(found.partner, found.relationship, textIn(form['act']), clock.now())
      return back(c, /\/[^/]+\/relationships\/[^/]*$/)
    })
    .post('/partners/:tenant', async (c) => {
      const partner = partners.get(c.req.param('tenant'))
      const tenant = partner && tenants.get(partner.tenantId)
      if (!partner || !tenant) return c.notFound()
      const form = await c.req.parseBody()
      partner.adminAgents = form['group'] === 'on' ? stableGuid(`AdminAgents of ${partner.tenantId}`) : null
      partner.members = new Set(form['member'] === 'on' ? [administratorAccount(tenant).user.id] : [])
      return back(c, /\/[^/]*$/)
    })
}

function change(partner: Partner, relationship: Relationship, act: string, now: number): void {
  if (act === 'expire') move(relationship, 'expired', now)
  if (act === 'terminate') move(relationship, 'terminated', now)
  if (act === 'unassign') relationship.assignments = []
  if (act === 'onlyGlobal') {
    relationship.roleIds = [GLOBAL_ADMINISTRATOR]
    for (const each of relationship.assignments) each.roleIds = [GLOBAL_ADMINISTRATOR]
  }
  if (act === 'assign' && relationship.assignments.length === 0 && partner.adminAgents !== null)
    assign(relationship, partner.adminAgents, relationship.roleIds, now)
}

const MARK = raw(`<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem; }
  button, select { font: inherit; min-height: 2.75rem; padding: .25rem .75rem; }
  fieldset { margin-block: 1rem; } fieldset:target { border: 3px solid #2563eb; }
</style>`)

function approvalPage(partners: Partners, tenants: Tenants, path: string, now: number) {
  const waiting = partners.list().flatMap((partner) => {
    settle(partner, now)
    const name = nameOf(tenants, partner.tenantId)
    return partner.relationships
      .filter(({ status }) => status === 'approvalPending')
      .map((relationship) => ({ name, relationship }))
  })
  return pretendPage(
    'Partner relationships',
    html`${MARK}
      <p>Pretend Microsoft 365 admin center: whoever comes here is the global administrator of a customer.</p>
      ${waiting.length === 0 ? html`<p>Nothing waits for an approval.</p>` : null}
      ${waiting.map(
        ({ name, relationship: { id, displayName, customer, duration, roleIds } }) =>
          html`<form method="post" action="${path}/${id}">
            <fieldset id="/partners/invitation/granularAdminRelationships/${id}">
              <legend>${displayName}</legend>
              <p>${name} asks for ${roleIds.length} roles for ${duration}.</p>
              ${
                customer
                  ? html`<p>For ${customer.displayName || customer.tenantId}</p>`
                  : html`<label
                      >Tenant
                      <select name="tenant">
                        ${tenants
                          .list()
                          .map(
                            ({ tenantId, displayName }) =>
                              html`<option value="${tenantId}">${displayName}</option>`,
                          )}
                      </select></label
                    >`
              }
              <button name="decision" value="approve">Approve all</button>
              <button name="decision" value="reject">Reject</button>
            </fieldset>
          </form>`,
      )}`,
  )
}

const partnersPage = (partners: Partners, tenants: Tenants, path: string, now: number) =>
  pretendPage(
    'Partners',
    html`${MARK}
    ${partners.list().map((partner) => {
      settle(partner, now)
      return html`<h2>${nameOf(tenants, partner.tenantId)}</h2>
        <p>${partner.resold.length} customers</p>
        <form method="post" action="${path}/${partner.tenantId}">
          <label
            ><input type="checkbox" name="group" ${partner.adminAgents === null ? '' : 'checked'} />
            AdminAgents exists</label
          >
          <label
            ><input type="checkbox" name="member" ${partner.members.size > 0 ? 'checked' : ''} /> the
            administrator is in it</label
          >
          <button>Save</button>
        </form>
        ${partner.relationships.map(
          ({ id, displayName, status, customer, roleIds, assignments }) =>
            html`<form method="post" action="${path}/${partner.tenantId}/relationships/${id}">
              <fieldset>
                <legend>${displayName}</legend>
                <p>
                  ${customer?.displayName ?? 'nobody yet'}: ${status}, ${roleIds.length} roles,
                  ${assignments.length === 0 ? 'not assigned' : 'assigned to AdminAgents'}
                </p>
                ${ACTS.map((act) => html`<button name="act" value="${act}">${act}</button> `)}
              </fieldset>
            </form>`,
        )}`
    })}`,
  )

const nameOf = (tenants: Tenants, tenantId: string) =>
  tenants.list().find((each) => each.tenantId === tenantId)?.displayName ?? tenantId

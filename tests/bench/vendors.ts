import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { PartnerAnswer } from '#shared/contract/endpoints/integrations/partner.ts'
import type {
  TicketMappingAnswer,
  TicketToolAnswer,
} from '#shared/contract/endpoints/integrations/ticketing.ts'
import { DISCOVER_TASKS } from '#shared/domain/integrations/discover-task.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { nothingChosen } from '#shared/domain/ticketing/ticket-settings.ts'
import { HOUR, MINUTE, SECOND } from '#shared/lib/time.ts'
import { createLog } from '#server/platform/log.ts'
import { type Jobs, startJobs } from '#server/platform/jobs.ts'
import { requestDueTickets } from '#server/ticketing/ticket.jobs.ts'
import { DEMO_DUO_PROVIDER } from '#server/demo/demo-duo.ts'
import { openAlertDesk } from '#tests/support/alert-desk.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'
import { connectPartner, tenantCalled } from '#tests/support/vendors/connect-partner.ts'
import { duoKeys } from '#tests/support/vendors/duo-keys.ts'
import { consentAtGoogle, workspaceOf } from '#tests/support/vendors/google-consent.ts'
import { consentAtQuickbooks, realmOf } from '#tests/support/vendors/quickbooks-consent.ts'
import {
  autotaskCredentials,
  connectWiseCredentials,
  haloCredentials,
  syncroCredentials,
} from '#tests/support/vendors/tool-credentials.ts'
import { heldMemory } from './held-memory.ts'
import { row, type Section, type SectionRow } from './section.ts'
import { check } from './setting.ts'
import { meterVendors, type VendorLimit } from './vendor-meter.ts'

const COMPANIES = 500
const EMPLOYEES = 5000
/** Tenants of the partner that may be worked for, which become companies. */
const PARTNERED = 40
/** Alerts of which each ticketing tool is told. */
const TICKETS = 300
const PATIENCE = 30 * MINUTE

type Meter = ReturnType<typeof meterVendors>

/** As their protocols say. Of Microsoft's units most requests cost one. */
const LIMITS: Partial<Record<string, VendorLimit>> = {
  microsoft365: { calls: 3500, span: 10 * SECOND, words: '10 s', says: true },
  google: { calls: 2400, span: MINUTE, words: 'a minute' },
  intuit: { calls: 500, span: MINUTE, words: 'a minute' },
  autotask: { calls: 10_000, span: HOUR, words: 'an hour', isOne: true, says: true },
  connectwise: { calls: 1000, span: MINUTE, words: 'a minute', isOne: true, says: true },
  syncro: { calls: 180, span: MINUTE, words: 'a minute', isOne: true },
  halo: { calls: 700, span: 5 * MINUTE, words: 'five minutes', isOne: true },
}

const TOOLS = [
  {
    path: '/tools/autotask',
    credentials: autotaskCredentials,
    fields: { queue: '29683378', status: '1', closedStatus: '5' },
    priorities: ['4', '1', '2', '3', '3'],
  },
  {
    path: '/tools/connectwise',
    credentials: connectWiseCredentials,
    fields: { board: '2', type: '41', subtype: '51', team: '5', closedStatus: '28' },
    priorities: ['6', '7', '8', '9', '9'],
  },
  {
    path: '/tools/syncro',
    credentials: syncroCredentials,
    fields: { issueType: 'Security', closedStatus: 'Resolved' },
    priorities: ['0 Urgent', '1 High', '2 Normal', '3 Low', '3 Low'],
  },
  {
    path: '/tools/halo',
    credentials: haloCredentials,
    fields: { type: '21', team: 'Security', status: '1', closedStatus: '9' },
    priorities: ['1/1', '1/2', '1/3', '1/4', '1/4'],
  },
] as const

async function until(what: string, isSo: () => Promise<boolean>) {
  const ends = performance.now() + PATIENCE
  while (!(await isSo())) {
    check(performance.now() < ends, `not within half an hour: ${what}`)
    await wait(200)
  }
}

async function answered<T>(asked: Promise<{ status: number; body: unknown }>): Promise<T> {
  const { status, body } = await asked
  check(status < 300, `${status} ${JSON.stringify(body)}`)
  return body as T
}

/** The companies that have something at a pretend cloud, by what its page names. */
async function companiesAt(site: TestSite, owner: Person, cloud: string) {
  const page = await (await site.fetch(`/sandbox/${cloud}/pages`, {})).text()
  return owner.login.customers.filter(({ name }) => page.includes(`<h2>${name}</h2>`))
}

async function connectGoogle(site: TestSite, owner: Person) {
  const companies = await companiesAt(site, owner, 'google')
  for (const { id: customerId, name } of companies) {
    const { url } = await answered<{ url: string }>(
      owner.api('POST', '/tools/google-workspace', { action: 'authCodeUrl', customerId }),
    )
    const { domain } = await workspaceOf(site.fetch, name)
    const { state, code } = await consentAtGoogle(site.fetch, url, `google-admin@${domain}`)
    await answered(owner.api('POST', '/tools/google-workspace', { action: 'tokenByCode', state, code }))
  }
  return companies.length
}

async function connectIntuit(site: TestSite, owner: Person) {
  const companies = await companiesAt(site, owner, 'intuit')
  for (const { id: customerId, name } of companies) {
    const { url } = await answered<{ url: string }>(
      owner.api('POST', '/tools/intuit', { action: 'authCodeUrl', customerId }),
    )
    const answer = await consentAtQuickbooks(site.fetch, url, { realm: await realmOf(site.fetch, name) })
    await answered(owner.api('POST', '/tools/intuit', { action: 'tokenByCode', ...answer }))
  }
  return companies.length
}

async function connectDuo(site: TestSite, owner: Person) {
  await answered(owner.api('POST', '/duo/parent', { credentials: await duoKeys(site, DEMO_DUO_PROVIDER) }))
  type Known = { parent: { state: string }; accounts: { id: string; name: string }[] }
  const known = () => answered<Known>(owner.api('GET', '/duo/parent'))
  await until('the accounts at Duo are read', async () => (await known()).parent.state === 'Sync Successful')
  const byName = new Map(owner.login.customers.map(({ id, name }) => [name, id]))
  const pairs = (await known()).accounts.flatMap(({ id: accountId, name }) => {
    const customerId = byName.get(name)
    return customerId ? [{ accountId, customerId }] : []
  })
  await answered(owner.api('POST', '/duo/parent/mapping', { pairs }))
  return pairs.length
}

async function connectTenants(site: TestSite, owner: Person) {
  await answered(connectPartner(site, owner, await tenantCalled(site, 'Demo Managed Services')))
  const known = () => answered<PartnerAnswer>(owner.api('GET', '/partner'))
  await until('the partner is read', async () => (await known()).connection.state === 'Sync Successful')
  const { connection, tenants } = await known()
  const wanted = tenants
    .filter(({ customerId }) => customerId === null)
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .slice(0, PARTNERED)
    .map(({ tenant_id: tenantId }) => ({ tenantId, customerId: null }))
  await answered(
    owner.api('POST', `/partner/${connection.id}/task`, {
      taskShortName: 'M365_BULK_DISCOVER_TASK',
      tenants: wanted,
    }),
  )
  await until('the tenants of the partner are mapped', async () => {
    const { rows } = await sql<{ open: boolean }>`
      select exists (select from partner_task where finished_at is null) as open`.execute(site.database.db)
    return rows[0]?.open === false
  })
  return wanted.length
}

/** Whether nothing of what was asked of vendors is left to do. */
async function isIdle({ database: { db } }: TestSite): Promise<boolean> {
  const { rows } = await sql<{ open: number }>`
    select (select count(*) from task where finished_at is null)::int
      + (select count(*) from jobs.job where name in ('read-posture', 'sync-integration', 'alert-tickets')
          and state < 'completed')::int as open`.execute(db)
  return rows[0]?.open === 0
}

/** Has every connection read, as when all of them are due. */
async function syncAll(site: TestSite, owner: Person) {
  const { rows } = await sql<Pick<Integration, 'id' | 'type'>>`
    select i.id, i.type from integration i join customer c on c.id = i.customer_id
    where i.organization_id = ${owner.login.organization.id}::uuid and i.is_active and c.active
      and i.state in ('Sync Successful', 'Connected', 'Sync Failed')
    order by i.id`.execute(site.database.db)
  for (const { id, type } of rows)
    await answered(owner.api('POST', `/integration/${id}/task`, { taskShortName: DISCOVER_TASKS[type] }))
  await until('everything is read', () => isIdle(site))
  return rows.length
}

/** Connects a ticketing tool, maps every company that it suggests a customer for, and has a ticket opened of each alert. */
async function ticketsOf({ site, owner, alerts, jobs }: Desk, tool: (typeof TOOLS)[number]) {
  await answered(owner.api('POST', tool.path, { credentials: await tool.credentials(site) }))
  const read = () => answered<TicketToolAnswer>(owner.api('GET', '/ticketing'))
  await until(`${tool.path} is read`, async () => (await read()).state === 'Sync Successful')
  const { id } = await read()
  const mapping = `/integration/${id}/mappings`
  for (const { customerId, suggestion } of await answered<TicketMappingAnswer[]>(
    owner.api('GET', `${mapping}/customer`),
  ))
    if (suggestion)
      await answered(owner.api('PUT', `${mapping}/customer`, { customerId, accountId: suggestion.id }))
  const [critical, high, medium, low, informational] = tool.priorities
  await answered(
    owner.api('PUT', `${mapping}/ticket/*`, {
      fields: { ...nothingChosen.fields, ...tool.fields },
      priorities: { critical, high, medium, low, informational },
    }),
  )
  const mapped = (await answered<TicketMappingAnswer[]>(owner.api('GET', `${mapping}/customer`))).filter(
    ({ accountId }) => accountId !== null,
  )
  const began = performance.now()
  const asked = await alerts(mapped.map(({ customerId }) => customerId))
  for (const { customer_id, id: alertId } of asked)
    await answered(owner.api('POST', `/secure/alert/${customer_id}/${alertId}/ticket`, {}))
  const sent = async () => {
    // As every minute: what was not taken is due again.
    await requestDueTickets({ db: site.database.db, jobs, feedInterval: 1, now: () => site.now.value })
    const { rows } = await sql<{ sent: number }>`
      select count(*)::int as sent from alert where id = any(${asked.map((each) => each.id)}::uuid[])
        and ticket->>'state' = 'sent'`.execute(site.database.db)
    return rows[0]?.sent === asked.length
  }
  await until(`${asked.length} tickets at ${tool.path}`, sent)
  const seconds = (performance.now() - began) / 1000
  await answered(owner.api('DELETE', `/ticketing/${id}`))
  return { mapped: mapped.length, seconds }
}

interface Desk {
  site: TestSite
  owner: Person
  /** Raises alerts of these companies in turn. */
  alerts: (customerIds: readonly string[]) => Promise<{ id: string; customer_id: string }[]>
  jobs: Pick<Jobs, 'send'>
}

const callRows = (meter: Meter): SectionRow[] =>
  meter.vendors().flatMap((vendor) => {
    const limit = LIMITS[vendor]
    const words = limit && `${vendor}: the most of one account within ${limit.words}`
    return [
      row(`${vendor}: requests`, meter.count(vendor), ''),
      row(`${vendor}: refused as too many, and sent again`, meter.refused(vendor), ''),
      ...(limit && words ? [row(words, meter.busiest(vendor, limit.span), '', limit.calls)] : []),
    ]
  })

async function run() {
  const meter = meterVendors(LIMITS)
  const site = await openTestSite(
    { customers: COMPANIES, employees: EMPLOYEES, isNew: true },
    { REQUESTS_PER_MINUTE: '0' },
    meter.between,
  )
  // The site's own clock stands still in tests; whoever waits waits by it.
  const clock = setInterval(() => (site.now.value += 100), 100)
  const jobs = await startJobs(site.database, createLog('silent'))
  try {
    const owner = await site.signIn('owner')
    const rows: SectionRow[] = []
    const connected = {
      partner: await connectTenants(site, owner),
      google: await connectGoogle(site, owner),
      intuit: await connectIntuit(site, owner),
      duo: await connectDuo(site, owner),
    }
    await until('what was connected is read', () => isIdle(site))
    meter.reset()
    const before = await heldMemory()
    const began = performance.now()
    const read = await syncAll(site, owner)
    const seconds = (performance.now() - began) / 1000
    const companies = `${COMPANIES + connected.partner} companies`
    const others = `${connected.google} Google, ${connected.duo} Duo, ${connected.intuit} QuickBooks`
    rows.push(row(`all ${read} connections of ${companies} (${others}), all at once`, seconds, 's'))
    rows.push(row('memory held after it, more than before', (await heldMemory()) - before, 'MB', 50))
    rows.push(...callRows(meter))
    const desk = openAlertDesk(site, owner.login.organization.id)
    const alerts: Desk['alerts'] = async (customerIds) => {
      const raised = []
      for (let each = 0; each < TICKETS; each += 1)
        raised.push(await desk.raise(customerIds[each % customerIds.length] ?? ''))
      return raised
    }
    for (const tool of TOOLS) {
      meter.reset()
      const { mapped, seconds: spent } = await ticketsOf({ site, owner, alerts, jobs }, tool)
      const name = tool.path.replace('/tools/', '')
      rows.push(
        row(`${name}: ${TICKETS} tickets, ${mapped} companies mapped`, spent, 's'),
        ...callRows(meter),
      )
    }
    return { columns: ['measured'], rows }
  } finally {
    clearInterval(clock)
    await jobs.close()
    await site.close()
  }
}

export const vendors: Section = {
  title: 'Five hundred companies over ten vendors',
  about:
    'One server with its embedded database and the pretend clouds, all in one process, with two syncs and two readings of tenants at a time, as always. Every connection is asked for at once, which by themselves come within six hours; a tenant is read with its people, posture, risks, policies, second factors, mail and devices. The clouds answer at once, so requests come faster than at any vendor, and what is more than a vendor takes is refused as it would refuse it. Then each ticketing tool in turn is connected, its customers are mapped, and alerts become tickets.',
  run,
}

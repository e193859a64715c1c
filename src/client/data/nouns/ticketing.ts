import { liveQuery } from 'dexie'
import { from, map, type Observable } from 'rxjs'
import { ticketingEndpoints } from '#shared/contract/endpoints/integrations/ticketing.ts'
import type { TicketWish } from '#shared/domain/alerts/alert-ticket.ts'
import type { TicketCatalog } from '#shared/domain/ticketing/ticket-catalog.ts'
import type { TicketSettings, TicketSettingsFields } from '#shared/domain/ticketing/ticket-settings.ts'
import { type TicketAccount, type TicketTool, toolCredentials } from '#shared/domain/ticketing/ticket-tool.ts'
import type { TicketingApplication } from '#shared/domain/integrations/applications.ts'
import type { Caller, Device } from '../device/device.ts'
import { submit, submitMany, type SubmitOutcome } from '../queue/submit.ts'
import type { View } from '../rows/merge.ts'
import { viewShared } from '../rows/read.ts'
import type { SeenAlert } from './secure/alerts.ts'

/** What this device knows of the ticketing tool, with waiting changes; parts of it are not for everybody. */
export interface Ticketing {
  tool: TicketTool | undefined
  catalog: TicketCatalog | undefined
  /** By the company. */
  mappings: ReadonlyMap<string, View<'ticketMapping'>>
  /** By the company; null for those of all. */
  settings: ReadonlyMap<string | null, TicketSettings>
}

export const watchTicketing = (device: Device): Observable<Ticketing> =>
  from(
    liveQuery(() => {
      const { id } = device.login.organization
      return Promise.all([
        viewShared(device, 'ticketTool', id),
        viewShared(device, 'ticketCatalog', id),
        viewShared(device, 'ticketMapping', id),
        viewShared(device, 'ticketSettings', id),
      ])
    }),
  ).pipe(
    map(([tools, catalogs, mappings, settings]) => {
      const [tool] = [...tools.values()].map(({ row }) => row)
      return {
        tool,
        catalog: tool && catalogs.get(tool.id)?.row,
        mappings: new Map([...mappings.values()].map((view) => [view.row.customer_id, view])),
        settings: new Map([...settings.values()].map(({ row }) => [row.customer_id, row])),
      }
    }),
  )

/** The customers of the tool by name; none for whom they are not on the device. */
export const watchTicketAccounts = (device: Device): Observable<TicketAccount[]> =>
  from(liveQuery(() => viewShared(device, 'ticketAccounts', device.login.organization.id))).pipe(
    map((views) => {
      const order = new Intl.Collator()
      return [...views.values()]
        .flatMap(({ row }) => row.accounts)
        .toSorted((a, b) => order.compare(a.name, b.name))
    }),
  )

/** Whom one company is to be in the tool, and whom it was as the person saw it; null for nobody. */
export interface MappingChange {
  customerId: string
  name: string
  seen: string | null
  accountId: string | null
}

/** Maps companies, all in one; whether this device keeps every one of these changes. */
export const mapToTickets = async (
  device: Device,
  toolId: string,
  changes: readonly MappingChange[],
): Promise<boolean> => {
  const answers = await submitMany(
    device,
    changes.map(({ customerId, name, seen, accountId }) => ({
      name: 'ticketMapping.set',
      args: { toolId, customerId, accountId },
      expect: { account_id: seen },
      subject: name,
      place: '',
    })),
  )
  return answers.every(({ outcome }) => outcome === 'saved')
}

interface WhoseTickets {
  toolId: string
  customerId: string | null
  /** Of the company, for the list of what waits. */
  name: string
  /** What the person saw. */
  seen: TicketSettings | undefined
}

export const setTicketSettings = (
  device: Device,
  { toolId, customerId, name, seen }: WhoseTickets,
  settings: TicketSettingsFields,
): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'ticketSettings.set',
    args: { toolId, customerId, settings },
    expect: {
      fields: seen?.fields ?? null,
      priorities: seen?.priorities ?? null,
      closes_alerts: seen?.closes_alerts ?? null,
    },
    subject: name,
    place: '',
  })

/** Asks for the ticket of an alert. */
export const openTicket = (
  device: Device,
  { row, title, company }: SeenAlert,
  priority: TicketWish,
): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'alert.openTicket',
    args: { customerId: row.customer_id, id: row.id, priority },
    subject: title,
    place: company,
  })

/**
 * Connects the organization to its tool by what was entered for it; throws where that cannot be such values. The secret goes
 * to the server alone; this device keeps none.
 */
export async function connectTicketTool(
  { call }: Caller,
  type: TicketingApplication,
  given: object,
): Promise<void> {
  if (type === 'Autotask')
    await call(ticketingEndpoints.connectAutotask, {
      body: { credentials: toolCredentials.Autotask.parse(given) },
    })
  else if (type === 'ConnectWise')
    await call(ticketingEndpoints.connectConnectWise, {
      body: { credentials: toolCredentials.ConnectWise.parse(given) },
    })
  else if (type === 'Syncro')
    await call(ticketingEndpoints.connectSyncro, {
      body: { credentials: toolCredentials.Syncro.parse(given) },
    })
  else
    await call(ticketingEndpoints.connectHalo, { body: { credentials: toolCredentials.Halo.parse(given) } })
}

export async function refreshTicketTool({ call }: Caller, integrationId: string): Promise<void> {
  await call(ticketingEndpoints.refreshTicketTool, { params: { integrationId } })
}

export async function disconnectTicketTool({ call }: Caller, integrationId: string): Promise<void> {
  await call(ticketingEndpoints.deleteTicketTool, { params: { integrationId } })
}

/** Has the address made to which the tool posts changes; null where the tool was told it. */
export async function makeTicketWebhook({ call }: Caller, integrationId: string): Promise<string | null> {
  return (await call(ticketingEndpoints.makeTicketWebhook, { params: { integrationId } })).url
}

export async function removeTicketWebhook({ call }: Caller, integrationId: string): Promise<void> {
  await call(ticketingEndpoints.deleteTicketWebhook, { params: { integrationId } })
}

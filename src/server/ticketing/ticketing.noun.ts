import { defineNoun } from '#server/platform/noun.ts'
import {
  readTicketsJob,
  readToolJob,
  requestDueReadings,
  requestDueTickets,
  requestDueTools,
  ticketJob,
} from './ticket.jobs.ts'
import { sealedTicketSecrets } from './ticket-secret.ts'
import { mountTicketWebhookRoutes } from './ticket-webhook.routes.ts'
import { ticketingEffects, ticketingGuards } from './ticketing.guards.ts'
import { ticketingMigrations } from './ticketing.migrations.ts'
import { mountTicketingRoutes } from './ticketing.routes.ts'
import {
  ticketAccountsTable,
  ticketCatalogTable,
  ticketMappingTable,
  ticketSettingsTable,
  ticketToolTable,
} from './ticketing.tables.ts'

/** The ticketing tool of an organization, and the tickets of alerts in it. */
export const ticketing = defineNoun({
  name: 'ticketing',
  kinds: {
    ticketTool: ticketToolTable,
    ticketCatalog: ticketCatalogTable,
    ticketAccounts: ticketAccountsTable,
    ticketMapping: ticketMappingTable,
    ticketSettings: ticketSettingsTable,
  },
  ownedBy: {
    ticket_mapping: 'customer',
    ticket_settings: 'customer',
    alert_ticket: 'customer',
    ticket_tool: 'organization',
    ticket_catalog: 'organization',
    ticket_accounts: 'organization',
    ticket_secret: 'organization',
    ticket_webhook: 'organization',
  },
  migrations: ticketingMigrations,
  sealed: [sealedTicketSecrets],
  guards: ticketingGuards,
  effects: ticketingEffects,
  constraints: {
    ticket_mapping_organization_id_customer_id_fkey: 'notFound',
    ticket_settings_organization_id_customer_id_fkey: 'notFound',
  },
  routes: [mountTicketingRoutes, mountTicketWebhookRoutes],
  jobs: [ticketJob, readToolJob, readTicketsJob],
  repeats: [
    { name: 'request-due-tickets', at: '* * * * *', act: requestDueTickets },
    { name: 'request-due-ticket-readings', at: '* * * * *', act: requestDueReadings },
    { name: 'request-due-ticket-tools', at: '*/15 * * * *', act: requestDueTools },
  ],
})

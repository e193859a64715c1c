import { sql } from 'kysely'
import { countedItem, type SetUpFacts } from '#shared/domain/checklist/completion.ts'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { CONNECTION_KINDS } from '#shared/domain/integrations/connection-kinds.ts'
import type { IntegrationState } from '#shared/domain/integrations/integration.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { defineDerivation } from '#server/platform/sync/entity-table.ts'

const CONNECTED: readonly IntegrationState[] = ['Connected', 'Syncing', 'Sync Successful', 'Sync Failed']

/** The steps of the checklist that are counted from what the organization has (CHK-03). */
export const checklistDerivation = defineDerivation<'checklistItem'>({
  kind: 'checklistItem',
  ids: [
    'ADD_CUSTOM_BRANDING',
    'ADD_OPERATING_COUNTRIES',
    'ADD_SYSTEM_USER',
    'INTEGRATE_TO_MICROSOFT',
    'INTEGRATE_TO_PSA',
    'SCHEDULE_REPORT',
  ],
  async prepare(tx, organizationId) {
    const facts = await readSetUpFacts(tx, organizationId)
    return (item) => countedItem(item, facts)
  },
})

async function readSetUpFacts(tx: Tx, organizationId: string): Promise<SetUpFacts> {
  const { rows } = await sql<SetUpFacts>`
    with own as (
      select c.id from customer c where c.organization_id = ${organizationId}::uuid and c.active
    ), connected as (
      select i.customer_id, i.kind from integration i
      where i.organization_id = ${organizationId}::uuid and i.type = ${TENANT_APPLICATION} and i.state = any(${[...CONNECTED]}::text[])
    ), says as (
      select customer_id from usual_setup
      where organization_id = ${organizationId}::uuid and operating_countries not in ('null', '[]')
    )
    select
      (select count(*)::int from own) as "numCustomers",
      (select count(distinct customer_id)::int from connected
        where kind <> ${CONNECTION_KINDS.CSP} and customer_id in (select id from own)) as "numDirectIntegrations",
      exists (select from connected where kind = ${CONNECTION_KINDS.CSP}) as "isCSP",
      (select count(*)::int from partner_tenant
        where organization_id = ${organizationId}::uuid) as "numExternalCustomers",
      (select count(*)::int from partner_tenant p
        where p.organization_id = ${organizationId}::uuid and exists (
          select from integration i where i.organization_id = p.organization_id
            and i.type = ${TENANT_APPLICATION} and lower(i.tenant_id) = p.tenant_id)) as "numMappings",
      (select count(*)::int from app_user
        where organization_id = ${organizationId}::uuid and role <> 'Owner') as "numSystemUsers",
      (select max(type) from ticket_tool
        where organization_id = ${organizationId}::uuid and state = any(${[...CONNECTED]}::text[])) as "displayName",
      exists (select from says where customer_id is null) as "hasGlobalDefaults",
      (select count(*)::int from says where customer_id in (select id from own)) as "numCustomersWithSettings",
      (select count(*)::int from own) as "numCustomersWithAware",
      (select count(*)::int from scheduled_report
        where organization_id = ${organizationId}::uuid and enabled) as "numScheduledReports",
      exists (select from branding where organization_id = ${organizationId}::uuid
        and (publish_logo or publish_favicon)) as "isPublished"`.execute(tx)
  const [facts] = rows
  if (!facts) throw new Error('A selection without a table gives one row')
  return facts
}

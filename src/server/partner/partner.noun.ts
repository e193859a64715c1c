import { defineNoun } from '#server/platform/noun.ts'
import { mapTenantsJob, partnerConsentJob, readPartnerJob, requestDuePartners } from './partner.jobs.ts'
import { partnerMigrations } from './partner.migrations.ts'
import { mountPartnerRoutes } from './partner.routes.ts'
import { sealedPartnerSecrets } from './partner-session.ts'
import {
  partnerConnectionTable,
  partnerRelationshipTable,
  partnerTaskTable,
  partnerTenantTable,
} from './partner.tables.ts'

/** The Microsoft partner that an organization is, and its relationships to the tenants of customers (GDAP). */
export const partner = defineNoun({
  name: 'partner',
  kinds: {
    partnerConnection: partnerConnectionTable,
    partnerRelationship: partnerRelationshipTable,
    partnerTenant: partnerTenantTable,
    partnerTask: partnerTaskTable,
  },
  ownedBy: {
    partner_connection: 'organization',
    partner_relationship: 'organization',
    partner_tenant: 'organization',
    partner_task: 'organization',
    partner_secret: 'organization',
  },
  migrations: partnerMigrations,
  sealed: [sealedPartnerSecrets],
  routes: [mountPartnerRoutes],
  jobs: [readPartnerJob, mapTenantsJob, partnerConsentJob],
  repeats: [{ name: 'request-due-partners', at: '*/15 * * * *', act: requestDuePartners }],
})

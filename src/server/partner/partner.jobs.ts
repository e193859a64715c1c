import { CONSENT_RULES } from '#server/integrations/consents.ts'
import { defineJob } from '#server/platform/jobs.ts'
import { applyPartnerConsent, mapTenants } from './map-tenants.ts'
import {
  type AskedConsent,
  type AskedOrganization,
  type AskedTask,
  partnerQueues,
  requestReadingOfPartner,
} from './partner.queues.ts'
import { partnersToRead, readPartner, type ReadPartnerParts } from './read-partner.ts'

/** Reads relationships and tenants of a partner. */
export const readPartnerJob = defineJob({
  queue: partnerQueues.read,
  parallel: 1,
  rules: { policy: 'short' },
  act: (parts: ReadPartnerParts, { organizationId }: AskedOrganization) => readPartner(parts, organizationId),
})

/** Maps tenants to companies. It is given an hour, as long as it is followed. */
export const mapTenantsJob = defineJob({
  queue: partnerQueues.map,
  parallel: 1,
  rules: { expireInSeconds: 3600 },
  act: (parts: ReadPartnerParts, asked: AskedTask) => mapTenants(parts, asked),
})

/** Consents that a partner gave and that may not be applied yet. */
export const partnerConsentJob = defineJob({
  queue: partnerQueues.consent,
  parallel: 2,
  rules: CONSENT_RULES,
  act: (parts: ReadPartnerParts, asked: AskedConsent) => applyPartnerConsent(parts, asked),
})

/** Asks for the partners that were not read for a time. */
export async function requestDuePartners(parts: ReadPartnerParts & { feedInterval: number }): Promise<void> {
  if (parts.feedInterval === 0) return
  for (const { organizationId } of await partnersToRead(parts, parts.now()))
    await requestReadingOfPartner(parts, organizationId)
}

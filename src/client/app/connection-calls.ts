import { consentPageSchema } from '#shared/domain/integrations/consent-page.ts'
import { integrationSchema } from '#shared/domain/integrations/integration.ts'
import type { ConsentCalls } from '#client/parts/connection/consent.tsx'
import { askApi } from './ask-api.ts'

const connectedSchema = integrationSchema.pick({ state: true })

/** What connects companies to their tenants and parts them again; none of it can wait in the queue. */
export const connectionCalls: ConsentCalls & {
  onConnect: (customerId: string, tenantId: string) => Promise<void>
  onDisconnect: (integrationId: string) => Promise<void>
} = {
  onConnect: async (customerId, tenantId) => {
    await askApi('POST', `/customer/${customerId}/integration`, { type: 'Office365', tenant_id: tenantId })
  },
  onDisconnect: async (integrationId) => {
    await askApi('DELETE', `/integration/${integrationId}`)
  },
  askConsent: async (customerId) =>
    consentPageSchema.parse(await askApi('POST', '/tools/m365', { action: 'authCodeUrl', customerId })),
  completeConsent: async ({ state, tenant, error }) =>
    connectedSchema.parse(
      await askApi('POST', '/tools/m365', {
        action: 'tokenByCode',
        state,
        ...(tenant === null ? {} : { tenant }),
        ...(error === null ? {} : { error }),
      }),
    ),
}

import { consentPageSchema } from '#shared/domain/integrations/consent-page.ts'
import { integrationSchema } from '#shared/domain/integrations/integration.ts'
import type { ConsentCalls } from '#client/parts/connection/consent.tsx'
import { askApi } from './ask-api.ts'
import { consentSignIns } from './auth/consent-sign-ins.ts'

const connectedSchema = integrationSchema.pick({ state: true })

/** What connects companies to their tenants and parts them again; none of it can wait in the queue. */
export const connectionCalls: ConsentCalls & {
  onDisconnect: (integrationId: string) => Promise<void>
} = {
  onDisconnect: async (integrationId) => {
    await askApi('DELETE', `/integration/${integrationId}`)
  },
  askConsent: async (customerId) => {
    const page = consentPageSchema.parse(
      await askApi('POST', '/tools/m365', { action: 'authCodeUrl', customerId }),
    )
    consentSignIns.note(page.state, page.signInUrl)
    return page
  },
  completeConsent: async ({ state, code, tenant, error }) =>
    connectedSchema.parse(
      await askApi('POST', '/tools/m365', {
        action: 'tokenByCode',
        state,
        ...(code === null ? {} : { code }),
        ...(tenant === null ? {} : { tenant }),
        ...(error === null ? {} : { error }),
      }),
    ),
}

import { useNavigate, useSearch } from '@tanstack/react-router'
import { consentPageSchema } from '#shared/domain/integrations/consent-page.ts'
import { integrationSchema } from '#shared/domain/integrations/integration.ts'
import { CompaniesPage } from '#client/features/companies/companies-page.tsx'
import { askApi } from './ask-api.ts'

const connectedSchema = integrationSchema.pick({ state: true })

export function CompaniesRoute() {
  const address = useSearch({ from: '/companies' })
  const navigate = useNavigate({ from: '/companies' })
  return (
    <CompaniesPage
      address={address}
      onAddress={(change) =>
        void navigate({ search: (now) => ({ ...now, ...change }), replace: !('open' in change) })
      }
      onEmployees={(company) => void navigate({ to: '/employees', search: { company } })}
      onSync={async (integrationId) => {
        await askApi('POST', `/integration/${integrationId}/task`, { taskShortName: 'M365_DISCOVER_TASK' })
      }}
      onConnect={async (customerId, tenantId) => {
        await askApi('POST', `/customer/${customerId}/integration`, {
          type: 'Office365',
          tenant_id: tenantId,
        })
      }}
      onDisconnect={async (integrationId) => {
        await askApi('DELETE', `/integration/${integrationId}`)
      }}
      askConsent={async (customerId) =>
        consentPageSchema.parse(await askApi('POST', '/tools/m365', { action: 'authCodeUrl', customerId }))
      }
      completeConsent={async ({ state, tenant, error }) =>
        connectedSchema.parse(
          await askApi('POST', '/tools/m365', {
            action: 'tokenByCode',
            state,
            ...(tenant === null ? {} : { tenant }),
            ...(error === null ? {} : { error }),
          }),
        )
      }
    />
  )
}

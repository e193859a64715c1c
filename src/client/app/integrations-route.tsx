import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { z } from 'zod'
import { taskAnswerSchema } from '#shared/contract/integration-answers.ts'
import { exchangeScriptSchema } from '#shared/domain/integrations/exchange-script.ts'
import { ALL_COMPANIES } from '#shared/domain/screens/screens.ts'
import type { IntegrationsAddress } from '#client/features/integrations/integrations-address.ts'
import type { IntegrationCalls } from '#client/features/integrations/microsoft-card.tsx'
import { IntegrationsPage } from '#client/features/integrations/integrations-page.tsx'
import { integrations } from '#client/texts/en/integrations.ts'
import { addEnglish } from '#client/texts/texts.ts'
import { later } from '#client/ui/later.tsx'
import { askApi } from './ask-api.ts'
import { connectionCalls } from './connection-calls.ts'
import { useChangeAddress } from './use-change-address.ts'

addEnglish({ integrations })

const CompanyIntegrationsPage = later(() =>
  import('#client/features/integrations/company-integrations-page.tsx').then(
    (part) => part.CompanyIntegrationsPage,
  ),
)
// The next thing that somebody opens from the list.
void CompanyIntegrationsPage.preload()

const listLink = (text: string) => <Link to="/integrations">{text}</Link>

const startedSchema = z.object({ taskId: z.string() })
const handedInSchema = z.object({ taskId: z.string().nullable() })
const polledSchema = z.tuple([taskAnswerSchema.pick({ Status: true, StatusMessage: true })])

const calls: IntegrationCalls = {
  ...connectionCalls,
  startSync: async (integrationId) =>
    startedSchema.parse(
      await askApi('POST', `/integration/${integrationId}/task`, { taskShortName: 'M365_DISCOVER_TASK' }),
    ),
  readTask: async (integrationId, taskId) => {
    const [task] = polledSchema.parse(
      await askApi('GET', `/integration/${integrationId}/task?mgmtaskid=${taskId}`),
    )
    return task
  },
  askScript: async (customerId) =>
    exchangeScriptSchema.parse(await askApi('POST', '/tools/m365', { action: 'exoScript', customerId })),
  handInOutput: async (customerId, output) =>
    handedInSchema.parse(await askApi('POST', '/tools/m365', { action: 'exoToken', customerId, output })),
}

export function IntegrationsRoute() {
  return <AllIntegrations address={useSearch({ from: '/integrations' })} />
}

/** One company, or all of them. */
export function IntegrationsOfRoute() {
  const { companySelectorId } = useParams({ from: '/integrations/$companySelectorId' })
  const address = useSearch({ from: '/integrations/$companySelectorId' })
  const onAddress = useChangeAddress('modal')
  if (companySelectorId === ALL_COMPANIES) return <AllIntegrations address={address} />
  return (
    <CompanyIntegrationsPage
      key={companySelectorId}
      companyId={companySelectorId}
      address={address}
      onAddress={onAddress}
      listLink={listLink}
      calls={calls}
    />
  )
}

function AllIntegrations({ address }: { address: IntegrationsAddress }) {
  const { applicationNameQ, integrationTypeQ } = address
  const navigate = useNavigate()
  return (
    <IntegrationsPage
      address={address}
      onAddress={useChangeAddress()}
      onCompany={(companySelectorId) =>
        void navigate({
          to: '/integrations/$companySelectorId',
          params: { companySelectorId },
          search: { applicationNameQ, integrationTypeQ },
        })
      }
    />
  )
}

import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { ALL_COMPANIES } from '#shared/domain/screens/screens.ts'
import type { IntegrationsAddress } from '#client/features/integrations/integrations-address.ts'
import { IntegrationsPage } from '#client/features/integrations/integrations-page.tsx'
import { later } from '#client/ui/later.tsx'
import { useChangeAddress } from './use-change-address.ts'

const CompanyIntegrationsPage = later(() =>
  import('#client/features/integrations/company-integrations-page.tsx').then(
    (part) => part.CompanyIntegrationsPage,
  ),
)
// The next thing that somebody opens from the list.
void CompanyIntegrationsPage.preload()

const listLink = (text: string) => <Link to="/integrations">{text}</Link>

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

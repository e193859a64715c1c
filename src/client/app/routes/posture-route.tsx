import { Link, notFound, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { ALL_COMPANIES } from '#shared/domain/screens/screens.ts'
import type { CheckMode } from '#client/features/secure/posture/checks/check-page.tsx'
import { PosturePage } from '#client/features/secure/posture/posture-page.tsx'
import { COMPANY_TABS, POSTURE_TABS, type PostureTab } from '#client/features/secure/posture/tabs.ts'
import { later } from '#client/ui/later.tsx'
import { useChangeAddress } from './use-change-address.ts'

const CompanyPosture = later(() => import('./company-posture.tsx').then((part) => part.CompanyPosture))
const CheckPage = later(() =>
  import('#client/features/secure/posture/checks/check-page.tsx').then((part) => part.CheckPage),
)
// The next things that somebody opens from the list.
void CompanyPosture.preload()
void CheckPage.preload()

const listLink = (text: string) => <Link to="/secure/security-posture">{text}</Link>

export function PostureRoute() {
  return <AllCompanies tab="companies" />
}

/** One company, or all of them with a list chosen. */
export function PostureOfRoute() {
  const { companySelectorId, tabKey } = useParams({ strict: false })
  if (tabKey !== undefined && ![...POSTURE_TABS, ...COMPANY_TABS].some((tab) => tab === tabKey))
    throw notFound()
  if (companySelectorId === undefined || companySelectorId === ALL_COMPANIES)
    return <AllCompanies tab={POSTURE_TABS.find((tab) => tab === tabKey) ?? 'companies'} />
  return <CompanyPosture companyId={companySelectorId} tabKey={tabKey} listLink={listLink} />
}

function AllCompanies({ tab }: { tab: PostureTab }) {
  const address = useSearch({ strict: false })
  const navigate = useNavigate()
  return (
    <PosturePage
      tab={tab}
      onTab={(next) =>
        void (next === 'companies'
          ? navigate({ to: '/secure/security-posture', replace: true })
          : navigate({
              to: '/secure/security-posture/$companySelectorId/$tabKey',
              params: { companySelectorId: ALL_COMPANIES, tabKey: next },
              replace: true,
            }))
      }
      address={address}
      onAddress={useChangeAddress()}
      onCompany={(companySelectorId) =>
        void navigate({ to: '/secure/security-posture/$companySelectorId', params: { companySelectorId } })
      }
      onChange={(companySelectorId, open) =>
        void navigate({
          to: '/secure/security-posture/$companySelectorId',
          params: { companySelectorId },
          search: { open },
        })
      }
      onCheck={(securityCheckType) =>
        void navigate({
          to: '/secure/security-posture/$companySelectorId/audit/$securityCheckType',
          params: { companySelectorId: ALL_COMPANIES, securityCheckType },
        })
      }
    />
  )
}

export const CheckRoute = () => <CheckOf mode="audit" />
export const ProtectRoute = () => <CheckOf mode="protect" />

function CheckOf({ mode }: { mode: CheckMode }) {
  const { companySelectorId = ALL_COMPANIES, securityCheckType = '' } = useParams({ strict: false })
  const address = useSearch({ strict: false })
  const navigate = useNavigate()
  const params = { companySelectorId, securityCheckType }
  return (
    <CheckPage
      mode={mode}
      onMode={(next) =>
        void navigate({
          to: `/secure/security-posture/$companySelectorId/${next}/$securityCheckType`,
          params,
          replace: true,
        })
      }
      checkId={securityCheckType}
      companyId={companySelectorId === ALL_COMPANIES ? undefined : companySelectorId}
      address={address}
      onAddress={useChangeAddress('open')}
      listLink={listLink}
    />
  )
}

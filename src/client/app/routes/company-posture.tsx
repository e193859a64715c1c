import { useNavigate, useSearch } from '@tanstack/react-router'
import { CompanyPosturePage } from '#client/features/secure/posture/companies/company-page.tsx'
import { COMPANY_TABS } from '#client/features/secure/posture/tabs.ts'
import { useChangeAddress } from './use-change-address.ts'

interface CompanyPostureProps {
  companyId: string
  /** Of the address; unknown ones are as none. */
  tabKey: string | undefined
  listLink: (text: string) => React.ReactNode
}

/** The address of one company's posture: its tab in the path, the rest beside it. */
export function CompanyPosture({ companyId, tabKey, listLink }: CompanyPostureProps) {
  const address = useSearch({ strict: false })
  const navigate = useNavigate()
  return (
    <CompanyPosturePage
      companyId={companyId}
      tab={COMPANY_TABS.find((tab) => tab === tabKey) ?? 'checks'}
      onTab={(next) =>
        void (next === 'checks'
          ? navigate({
              to: '/secure/security-posture/$companySelectorId',
              params: { companySelectorId: companyId },
              replace: true,
            })
          : navigate({
              to: '/secure/security-posture/$companySelectorId/$tabKey',
              params: { companySelectorId: companyId, tabKey: next },
              replace: true,
            }))
      }
      address={address}
      onAddress={useChangeAddress('open')}
      listLink={listLink}
    />
  )
}

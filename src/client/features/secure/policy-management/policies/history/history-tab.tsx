import { type ReactNode, useMemo } from 'react'
import type { View } from '#client/data/rows/merge.ts'
import { HistoryList, NoCompanyChosen } from '#client/features/secure/parts/history/history-list.tsx'
import { useHistory } from './use-history.tsx'

interface HistoryTabProps {
  companyId: string | undefined
  companyOf: (id: string) => string
  views: readonly View<'accessPolicy'>[] | undefined
  tasks: readonly View<'accessTask'>[]
  tabs: ReactNode
}

/** What changed in the policies and places of a company, also in those that are gone, and the way back (CA-30). */
export function HistoryTab({ companyId, tabs, ...rest }: HistoryTabProps) {
  return (
    <>
      {tabs}
      {companyId === undefined ? <NoCompanyChosen /> : <CompanyHistory companyId={companyId} {...rest} />}
    </>
  )
}

function CompanyHistory({
  companyId,
  companyOf,
  views,
  tasks,
}: Omit<HistoryTabProps, 'tabs'> & { companyId: string }) {
  const policies = useMemo(() => (views ?? []).map(({ row }) => row.policy), [views])
  const context = useHistory({ customerId: companyId, company: companyOf(companyId), policies, tasks })
  return <HistoryList context={views && context} isOfPage />
}

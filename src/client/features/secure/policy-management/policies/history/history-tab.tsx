import { History } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import type { View } from '#client/data/rows/merge.ts'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { HistoryEntry } from './history-entry.tsx'
import { useHistory } from './use-history.ts'

interface HistoryTabProps {
  companyId: string | undefined
  companyOf: (id: string) => string
  views: readonly View<'accessPolicy'>[] | undefined
  tasks: readonly View<'accessTask'>[]
  tabs: ReactNode
}

/** What changed in the policies and places of a company, also in those that are gone, and the way back (CA-30). */
export function HistoryTab({ companyId, tabs, ...rest }: HistoryTabProps) {
  const t = useTexts('access')
  return (
    <>
      {tabs}
      {companyId === undefined ? (
        <EmptyState
          icon={<History aria-hidden />}
          title={t('history.chooseCompany')}
          reason={t('history.chooseCompanyReason')}
        />
      ) : (
        <CompanyHistory companyId={companyId} {...rest} />
      )}
    </>
  )
}

const PAGE = 30

function CompanyHistory({
  companyId,
  companyOf,
  views,
  tasks,
}: Omit<HistoryTabProps, 'tabs'> & { companyId: string }) {
  const t = useTexts('access')
  const [shown, setShown] = useState(PAGE)
  const policies = useMemo(() => (views ?? []).map(({ row }) => row.policy), [views])
  const context = useHistory({ customerId: companyId, company: companyOf(companyId), policies, tasks })
  if (!context || !views) return <SkeletonRows rows={6} label={t('table.loading')} />
  const { changes } = context
  if (changes.length === 0)
    return (
      <EmptyState
        icon={<History aria-hidden />}
        title={t('panel.noHistory')}
        reason={t('history.noneReason')}
      />
    )
  return (
    <>
      <PanelPart title={t('panel.history')}>
        <ul>
          {changes.slice(0, shown).map((change) => (
            <HistoryEntry key={change.id} change={change} context={context} isNamed />
          ))}
        </ul>
      </PanelPart>
      {changes.length > shown ? (
        <div>
          <Button onClick={() => setShown(shown + PAGE)}>
            {t('findings.showAll', { count: Math.min(PAGE, changes.length - shown) })}
          </Button>
        </div>
      ) : null}
    </>
  )
}

import { History } from 'lucide-react'
import { useState } from 'react'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import type { HistoryContext } from './history-context.ts'
import { HistoryEntry } from './history-entry.tsx'
import type { AnyLeft } from './wanted-back.ts'

const PAGE = 30

interface HistoryListProps<Item, Left extends AnyLeft> {
  /** Undefined while it is read. */
  context: HistoryContext<Item, Left> | undefined
  /** It stands on a page, and not in a panel of its own. */
  isOfPage?: boolean
}

/** What changed at a company, also of policies that are gone, and the way back. */
export function HistoryList<Item, Left extends AnyLeft>({
  context,
  isOfPage = false,
}: HistoryListProps<Item, Left>) {
  const t = useTexts('policyHistory')
  const [shown, setShown] = useState(PAGE)
  if (!context) return <SkeletonRows rows={6} label={t('loading')} />
  const { changes } = context
  if (changes.length === 0)
    return <EmptyState icon={<History aria-hidden />} title={t('none')} reason={t('noneReason')} />
  const list = (
    <ul>
      {changes.slice(0, shown).map((change) => (
        <HistoryEntry key={change.id} change={change} context={context} isNamed />
      ))}
    </ul>
  )
  return (
    <>
      {isOfPage ? <PanelPart title={t('title')}>{list}</PanelPart> : list}
      {changes.length > shown ? (
        <div>
          <Button onClick={() => setShown(shown + PAGE)}>
            {t('showMore', { count: Math.min(PAGE, changes.length - shown) })}
          </Button>
        </div>
      ) : null}
    </>
  )
}

/** A history is read a company at a time. */
export function NoCompanyChosen() {
  const t = useTexts('policyHistory')
  const words = useTexts('words')
  return (
    <EmptyState
      icon={<History aria-hidden />}
      title={words('chooseCompany')}
      reason={t('chooseCompanyReason')}
    />
  )
}

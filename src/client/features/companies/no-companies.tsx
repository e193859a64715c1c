import { Building2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'

interface NoCompaniesProps {
  /** `filtered`: some are here, none fits. `unread`: this device never reached the server. */
  why: 'filtered' | 'unread' | 'none'
  onClear: () => void
  /** Where the person may add one. */
  addButton: ReactNode
}

/** What stands in the table's place when it has no rows. */
export function NoCompanies({ why, onClear, addButton }: NoCompaniesProps) {
  const t = useTexts('companies')
  const words = useTexts('words')
  const icon = <Building2 aria-hidden />
  if (why === 'filtered') {
    const clear = <Button onClick={onClear}>{words('clearSearchAndFilters')}</Button>
    return (
      <EmptyState icon={icon} title={t('empty.notFound')} reason={t('empty.notFoundReason')} action={clear} />
    )
  }
  if (why === 'unread') {
    return <EmptyState icon={icon} title={t('empty.offline')} reason={t('empty.offlineReason')} />
  }
  return (
    <EmptyState
      icon={icon}
      title={t('empty.title')}
      reason={addButton ? t('empty.reasonAdd') : t('empty.reason')}
      action={addButton}
    />
  )
}

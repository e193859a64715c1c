import { SearchX, ShieldOff, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import type { EmptyReason } from './empty-reason.ts'

type EmployeesEmptyProps = {
  reason: EmptyReason
  companyName: string
  /** Missing when this user may not add anybody. */
  addButton: ReactNode
  onClear: () => void
  onShowAll: () => void
}

/** Why there is nobody to show, and the one next step. */
export function EmployeesEmpty({ reason, companyName, addButton, onClear, onShowAll }: EmployeesEmptyProps) {
  const t = useTexts('employees')
  const words = useTexts('words')
  switch (reason) {
    case 'forbidden':
      return (
        <EmptyState
          icon={<ShieldOff aria-hidden />}
          title={t('empty.forbiddenTitle')}
          reason={t('empty.forbidden')}
        />
      )
    case 'unknownCompany':
      return (
        <EmptyState
          icon={<SearchX aria-hidden />}
          title={t('empty.unknownTitle')}
          reason={words('companyGoneReason')}
          action={<Button onClick={onShowAll}>{t('empty.showAll')}</Button>}
        />
      )
    case 'notFound':
      return (
        <EmptyState
          icon={<SearchX aria-hidden />}
          title={t('empty.notFoundTitle')}
          reason={t('empty.notFound')}
          action={<Button onClick={onClear}>{t('filters.clear')}</Button>}
        />
      )
    default: {
      const why = {
        connected: 'noneConnected',
        unconnected: 'noneUnconnected',
        nowhere: 'noneAnywhere',
      } as const
      return (
        <EmptyState
          icon={<Users aria-hidden />}
          title={t('empty.noneTitle')}
          reason={t(`empty.${why[reason]}`, { company: companyName })}
          action={addButton}
        />
      )
    }
  }
}

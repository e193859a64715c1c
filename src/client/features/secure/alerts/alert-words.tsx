import { ShieldCheck } from 'lucide-react'
import { SEVERITIES } from '#shared/domain/alerts/alert-severity.ts'
import type { FilterWords } from '#client/parts/list/filter-choices.ts'
import type { EmptyWords } from '#client/parts/list/no-rows.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { ALERT_RANGES, type AlertsAddress } from './alerts-address.ts'

/** The menu of what alerts are filtered by. */
export function useAlertFilters(): FilterWords<AlertsAddress> {
  const t = useTexts('alerts')
  const words = useTexts('words')
  return {
    add: words('filter'),
    remove: (text) => words('removeFilter', { text }),
    choices: [
      {
        part: 'state',
        all: t('state.open'),
        label: t('columns.status'),
        options: [
          { value: 'closed', label: t('state.closed') },
          { value: 'every', label: t('state.every') },
        ],
      },
      {
        part: 'severity',
        label: t('columns.severity'),
        options: SEVERITIES.map((value) => ({ value, label: t(`severity.${value}`) })),
      },
      {
        part: 'range',
        label: t('columns.lastAt'),
        options: ALERT_RANGES.map((value) => ({ value, label: t(`range.${value}`) })),
      },
    ],
  }
}

/** What the list says where it has no rows. */
export function useAlertEmpty(): EmptyWords {
  const t = useTexts('alerts')
  const words = useTexts('words')
  return {
    icon: <ShieldCheck aria-hidden />,
    none: [t('empty.none'), t('empty.noneReason')],
    unread: [t('empty.unread'), t('empty.unreadReason')],
    filtered: [t('empty.filtered'), t('empty.filteredReason')],
    clear: words('clearSearchAndFilters'),
  }
}

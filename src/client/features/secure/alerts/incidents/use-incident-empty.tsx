import { ShieldCheck } from 'lucide-react'
import type { EmptyWords } from '#client/parts/list/no-rows.tsx'
import { useTexts } from '#client/texts/texts.ts'

/** What the list says where it has no rows. */
export function useIncidentEmpty(): EmptyWords {
  const t = useTexts('incidents')
  const alerts = useTexts('alerts')
  const words = useTexts('words')
  return {
    icon: <ShieldCheck aria-hidden />,
    none: [t('empty.none'), t('empty.noneReason')],
    unread: [alerts('empty.unread'), t('empty.unreadReason')],
    filtered: [t('empty.filtered'), t('empty.filteredReason')],
    clear: words('clearSearchAndFilters'),
  }
}

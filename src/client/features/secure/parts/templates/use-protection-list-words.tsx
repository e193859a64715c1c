import { LayoutTemplate } from 'lucide-react'
import { useMemo } from 'react'
import type { FilterWords } from '#client/parts/list/filter-choices.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import type { ProtectionTemplatesAddress } from './protection-templates-address.ts'

/** The menu of what templates and baselines are filtered by. */
export function useKindFilter(
  kinds: readonly { value: string; label: string }[],
): FilterWords<ProtectionTemplatesAddress> {
  const t = useTexts('protectionTemplates')
  const words = useTexts('words')
  return {
    add: words('filter'),
    remove: (text) => words('removeFilter', { text }),
    choices: [{ part: 'kind', label: t('columns.kind'), options: kinds }],
  }
}

/** What a list says where it has no rows, and where the one that is open is not here. */
export function useListWords(none: readonly [title: string, reason: string]) {
  const t = useTexts('policyTemplates')
  const own = useTexts('protectionTemplates')
  const words = useTexts('words')
  return {
    empty: {
      icon: <LayoutTemplate aria-hidden />,
      none,
      unread: [own('empty.unread'), own('empty.unreadReason')],
      filtered: [t('empty.filtered'), t('empty.filteredReason')],
      clear: words('clearSearchAndFilters'),
    },
    gone: { title: t('empty.gone'), reason: t('empty.goneReason'), close: words('close') },
  } as const
}

/** What the columns need to say; the same as long as the language and the kinds are. */
export function useColumnWords(kinds: readonly { label: string }[]) {
  const t = useTexts('protectionTemplates')
  const shared = useTexts('policyTemplates')
  const locale = useLocale()
  const labels = kinds.map(({ label }) => label).join('\n')
  return useMemo(() => ({ t, shared, locale, kinds: labels.split('\n') }), [t, shared, locale, labels])
}

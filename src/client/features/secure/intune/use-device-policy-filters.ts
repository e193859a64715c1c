import type { FilterWords } from '#client/parts/list/filter-choices.ts'
import { useTexts } from '#client/texts/texts.ts'
import { type IntuneArea, setsOf } from './device-policy-rows.ts'
import { platformText } from './device-policy-words.ts'
import { type IntuneAddress, PLATFORM_CHOICES } from './intune-address.ts'

/** The menu of what policies for devices are filtered by. */
export function useDevicePolicyFilters(area: IntuneArea): FilterWords<IntuneAddress> {
  const t = useTexts('intune')
  const words = useTexts('words')
  return {
    add: words('filter'),
    remove: (text) => words('removeFilter', { text }),
    choices: [
      {
        part: 'platform',
        label: t('columns.platform'),
        options: PLATFORM_CHOICES.map((value) => ({ value, label: platformText(value, t) })),
      },
      {
        part: 'kind',
        label: t('columns.kind'),
        options: setsOf(area).map((value) => ({ value, label: t(`kinds.${value}`) })),
      },
      {
        part: 'assigned',
        label: t('columns.whom'),
        options: [
          { value: true, label: t('filters.assigned') },
          { value: false, label: t('figures.nobody') },
        ],
      },
    ],
  }
}

import type { FilterWords } from '#client/parts/list/filter-choices.ts'
import { useTexts } from '#client/texts/texts.ts'
import { LOCATION_KINDS, type LocationsAddress } from './locations-address.ts'

/** The menu of what locations are filtered by. */
export function useLocationFilters(): FilterWords<LocationsAddress> {
  const t = useTexts('namedLocations')
  const words = useTexts('words')
  return {
    add: words('filter'),
    remove: (text) => words('removeFilter', { text }),
    choices: [
      {
        part: 'kind',
        label: t('columns.kind'),
        options: LOCATION_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
      },
      {
        part: 'trusted',
        label: t('columns.trusted'),
        options: [
          { value: true, label: t('trusted') },
          { value: false, label: t('notTrusted') },
        ],
      },
      {
        part: 'used',
        label: t('columns.used'),
        options: [
          { value: true, label: t('inUse') },
          { value: false, label: t('unused') },
        ],
      },
    ],
  }
}

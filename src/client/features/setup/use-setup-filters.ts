import { CONTACT_KINDS } from '#shared/domain/tenant-contacts/tenant-contacts.ts'
import type { FilterWords } from '#client/parts/list/filter-choices.ts'
import { useTexts } from '#client/texts/texts.ts'
import { CONTACT_STANDINGS } from './contact-rows.ts'
import type { SetupAddress } from './setup-address.ts'

/** How the companies can be narrowed: by the kind of which they have nobody, and by how they stand. */
export function useSetupFilters(): FilterWords<SetupAddress> {
  const t = useTexts('setup')
  const words = useTexts('words')
  return {
    add: words('filter'),
    remove: (text) => words('removeFilter', { text }),
    choices: [
      {
        part: 'missing',
        label: t('filters.missing'),
        options: [
          { value: 'any', label: t('filters.any') },
          ...CONTACT_KINDS.map((value) => ({
            value,
            label: t(`kinds.${value}`),
            chip: t('filters.chip', { kind: t(`kinds.${value}`) }),
          })),
        ],
      },
      {
        part: 'standing',
        label: t('standing'),
        options: CONTACT_STANDINGS.map((value) => ({ value, label: t(`standings.${value}`) })),
      },
    ],
  }
}

import type { FilterWords } from '#client/parts/list/filter-choices.ts'
import type { useTexts } from '#client/texts/texts.ts'
import { TIERS } from '#shared/domain/licenses/subscription.ts'
import type { LicensesAddress } from './licenses-address.ts'

/** How the companies can be narrowed. */
export const companyLicenseFilters = (
  t: ReturnType<typeof useTexts<'licenses'>>,
  words: ReturnType<typeof useTexts<'words'>>,
): FilterWords<LicensesAddress> => ({
  add: words('filter'),
  remove: (text) => words('removeFilter', { text }),
  choices: [
    {
      part: 'secure',
      label: t('columns.secure'),
      options: TIERS.map((value) => ({ value, label: `${t('columns.secure')}: ${t(`tier.${value}`)}` })),
    },
    {
      part: 'auto',
      label: t('columns.auto'),
      options: (['discover', 'engage', 'none'] as const).map((value) => ({
        value,
        label: `${t('columns.auto')}: ${value === 'none' ? t('auto.none') : t(`modules.${value}`)}`,
      })),
    },
    { part: 'state', options: [{ value: 'short', label: t('filterShort') }] },
  ],
})

import type { CompanyGroup } from '#shared/domain/company-groups/company-group.ts'
import type { FilterWords } from '#client/parts/list/filter-choices.ts'
import type { useTexts } from '#client/texts/texts.ts'
import type { CompaniesAddress } from './companies-address.ts'

/** How the list of companies can be narrowed. */
export const companyFilters = (
  t: ReturnType<typeof useTexts<'companies'>>,
  words: ReturnType<typeof useTexts<'words'>>,
  groups: readonly CompanyGroup[],
): FilterWords<CompaniesAddress> => ({
  add: words('filter'),
  remove: (text) => words('removeFilter', { text }),
  choices: [
    {
      part: 'state',
      label: words('state'),
      all: t('state.all'),
      options: (['active', 'deactivated'] as const).map((value) => ({
        value,
        label: t(`state.${value}`),
      })),
    },
    ...(groups.length === 0
      ? []
      : [
          {
            part: 'group' as const,
            label: t('filter.groups'),
            options: groups.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]),
    {
      part: 'mfa',
      options: [
        { value: 'required', label: t('filter.mfaRequired') },
        { value: 'missing', label: t('filter.mfaMissing') },
      ],
    },
  ],
})

import { useTexts } from '#client/texts/texts.ts'
import { type ReactNode, useMemo } from 'react'
import { FilterBar } from '#client/ui/data-table/filter-bar.tsx'
import { Segmented } from '#client/ui/fields/segmented.tsx'
import type { CompaniesAddress } from './companies-address.ts'

interface CompanyFiltersProps {
  address: CompaniesAddress
  onAddress: (change: CompaniesAddress) => void
  end: ReactNode
}

export function CompanyFilters({ address, onAddress, end }: CompanyFiltersProps) {
  const t = useTexts('companies')
  const words = useTexts('words')
  const states = useMemo(
    () => (['all', 'active', 'deactivated'] as const).map((value) => ({ value, label: t(`state.${value}`) })),
    [t],
  )
  const mfa = address.mfa && (address.mfa === 'required' ? t('filter.mfaRequired') : t('filter.mfaMissing'))
  const removeMfa = () => onAddress({ mfa: undefined })
  return (
    <FilterBar
      search={{
        label: words('findCompanies'),
        value: address.search ?? '',
        onChange: (search) => onAddress({ search: search || undefined }),
      }}
      start={
        <Segmented
          label={words('state')}
          value={address.state ?? 'all'}
          onChange={(state) => onAddress({ state: state === 'all' ? undefined : state })}
          options={states}
        />
      }
      chips={
        mfa
          ? [{ id: 'mfa', text: mfa, removeLabel: words('removeFilter', { text: mfa }), onRemove: removeMfa }]
          : []
      }
      addFilter={{
        label: words('filter'),
        items: [
          {
            id: 'required',
            label: t('filter.mfaRequired'),
            checked: address.mfa === 'required',
            onSelect: () => onAddress({ mfa: address.mfa === 'required' ? undefined : 'required' }),
          },
          {
            id: 'missing',
            label: t('filter.mfaMissing'),
            checked: address.mfa === 'missing',
            onSelect: () => onAddress({ mfa: address.mfa === 'missing' ? undefined : 'missing' }),
          },
        ],
      }}
      end={end}
    />
  )
}

import type { ReactNode } from 'react'
import { INTEGRATION_STATES } from '#shared/domain/integrations/integration.ts'
import { useTexts } from '#client/texts/texts.ts'
import { FilterBar } from '#client/ui/data-table/filter-bar.tsx'
import type { IntegrationRow } from './integration-rows.ts'
import type { IntegrationsAddress } from './integrations-address.ts'

interface IntegrationFiltersProps {
  rows: readonly IntegrationRow[]
  address: IntegrationsAddress
  onAddress: (change: IntegrationsAddress) => void
  end: ReactNode
}

export function IntegrationFilters({ rows, address, onAddress, end }: IntegrationFiltersProps) {
  const words = useTexts('words')
  const companies = useTexts('companies')
  const held = new Set(rows.map(({ state }) => state))
  const text = address.state && companies(`microsoft.states.${address.state}`)
  return (
    <FilterBar
      search={{
        label: words('findCompanies'),
        value: address.search ?? '',
        onChange: (search) => onAddress({ search: search || undefined }),
      }}
      chips={
        text
          ? [
              {
                id: 'state',
                text,
                removeLabel: words('removeFilter', { text }),
                onRemove: () => onAddress({ state: undefined }),
              },
            ]
          : []
      }
      addFilter={{
        label: words('filter'),
        items: INTEGRATION_STATES.filter((state) => held.has(state)).map((state) => ({
          id: state,
          label: companies(`microsoft.states.${state}`),
          checked: address.state === state,
          onSelect: () => onAddress({ state: address.state === state ? undefined : state }),
        })),
      }}
      end={end}
    />
  )
}

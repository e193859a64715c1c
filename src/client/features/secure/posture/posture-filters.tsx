import type { ReactNode } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { FilterBar } from '#client/ui/data-table/filter-bar.tsx'
import { CHECK_AREAS } from '#shared/domain/posture/check-area.ts'
import type { PostureAddress } from './posture-address.ts'

const SHOWN = ['notCompliant', 'notMeasured', 'compliant'] as const

interface PostureFiltersProps {
  address: PostureAddress
  onAddress: (change: PostureAddress) => void
  /** What is searched. */
  search: string
  /** Whether the list has areas and verdicts to choose from. */
  filters: 'none' | 'areas' | 'verdicts'
  start?: ReactNode
  end?: ReactNode
}

export function PostureFilters({ address, onAddress, search, filters, start, end }: PostureFiltersProps) {
  const t = useTexts('posture')
  const words = useTexts('words')
  const hasAreas = filters === 'areas'
  const hasVerdicts = filters === 'verdicts'
  const areaText = hasAreas && address.area ? t(`areas.${address.area}`) : undefined
  const showText = hasVerdicts && address.show ? t(`verdicts.${address.show}`) : undefined
  const chip = (id: string, text: string, onRemove: () => void) => ({
    id,
    text,
    removeLabel: words('removeFilter', { text }),
    onRemove,
  })
  return (
    <FilterBar
      search={{
        label: search,
        value: address.search ?? '',
        onChange: (value) => onAddress({ search: value || undefined }),
      }}
      start={start}
      chips={[
        ...(areaText ? [chip('area', areaText, () => onAddress({ area: undefined }))] : []),
        ...(showText ? [chip('show', showText, () => onAddress({ show: undefined }))] : []),
      ]}
      {...(filters === 'none'
        ? {}
        : {
            addFilter: {
              label: words('filter'),
              items: [
                ...(hasVerdicts
                  ? SHOWN.map((show) => ({
                      id: show,
                      label: t(`verdicts.${show}`),
                      checked: address.show === show,
                      onSelect: () => onAddress({ show: address.show === show ? undefined : show }),
                    }))
                  : []),
                ...(hasAreas
                  ? CHECK_AREAS.map((area) => ({
                      id: area,
                      label: t(`areas.${area}`),
                      checked: address.area === area,
                      onSelect: () => onAddress({ area: address.area === area ? undefined : area }),
                    }))
                  : []),
              ],
            },
          })}
      end={end}
    />
  )
}

import { chakra } from '@chakra-ui/react'
import type { EmployeeFilters } from '#client/data/search/employee-query.ts'
import { EMPLOYEE_FIGURES, watchEmployeeFigures } from '#client/data/nouns/employees.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Tile } from '#client/ui/figures/tile.tsx'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { useWatched } from '#client/machines/use-watched.ts'

const SHOWN = ['total', 'withoutMfa', 'ignored', 'missing'] as const

const Frame = chakra('div', {
  base: { position: 'relative', display: 'grid', '&:has(button:hover) > dl': { borderColor: 'lineStrong' } },
  variants: { pressed: { true: { '& > dl': { bg: 'accentBg', borderColor: 'accentLine' } } } },
})
const Cover = chakra('button', {
  base: { position: 'absolute', inset: 0, borderRadius: 'card', cursor: 'pointer' },
})

type EmployeeFiguresProps = {
  company: string | undefined
  filters: EmployeeFilters
  /** Employees may still come, so that none is no figure yet. */
  isLoading: boolean
  onFilters: (filters: EmployeeFilters) => void
}

/** The figures that matter; each shows whom it counts. */
export function EmployeeFigureTiles({ company, filters, isLoading, onFilters }: EmployeeFiguresProps) {
  const t = useTexts('employees')
  const locale = useLocale()
  const figures = useWatched(watchEmployeeFigures, company)
  const isCounted = figures !== undefined && !(isLoading && figures.total === 0)
  return SHOWN.map((figure) => {
    const isShown = canonicalJson(filters) === canonicalJson(EMPLOYEE_FIGURES[figure])
    const label = t(`figures.${figure}`)
    return (
      <Frame key={figure} pressed={isShown}>
        <Tile label={label} figure={isCounted ? figures[figure].toLocaleString(locale) : undefined} />
        <Cover
          type="button"
          aria-label={t('figures.show', { figure: label })}
          aria-pressed={isShown}
          onClick={() => onFilters(isShown ? {} : EMPLOYEE_FIGURES[figure])}
        />
      </Frame>
    )
  })
}

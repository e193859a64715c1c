import type { EmployeeFilters } from '#client/data/search/employee-query.ts'
import { EMPLOYEE_FIGURES, watchEmployeeFigures } from '#client/data/nouns/employees.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { TileButton } from '#client/ui/figures/tile-button.tsx'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { useWatched } from '#client/machines/use-watched.ts'

const SHOWN = ['total', 'withoutMfa', 'ignored', 'missing'] as const

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
      <TileButton
        key={figure}
        label={label}
        figure={isCounted ? figures[figure].toLocaleString(locale) : undefined}
        actionLabel={t('figures.show', { figure: label })}
        isPressed={isShown}
        onPress={() => onFilters(isShown ? {} : EMPLOYEE_FIGURES[figure])}
      />
    )
  })
}

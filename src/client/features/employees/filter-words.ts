import { type EmployeeFilters, MFA_FILTERS } from '#client/data/search/employee-query.ts'
import type { useTexts } from '#client/texts/texts.ts'
import type { MenuItem } from '#client/ui/overlays/menu.tsx'
import { DIRECTORY_STATES } from '#shared/domain/employees/employee.ts'
import { mfaWord } from './employee-facts.tsx'
import { type EmployeesAddress, SIGN_INS } from './employees-address.ts'

type EmployeeTexts = ReturnType<typeof useTexts<'employees'>>

interface FilterValue {
  id: string
  name: string
  value: string
  isSet: boolean
  set: Partial<EmployeesAddress>
  unset: Partial<EmployeesAddress>
}

/** Every filter with every value it can have, in words. */
function filterValues(t: EmployeeTexts, filters: EmployeeFilters): FilterValue[] {
  const valuesOf = <F extends keyof EmployeeFilters>(
    filter: F,
    values: readonly EmployeeFilters[F][],
    wordOf: (value: NonNullable<EmployeeFilters[F]>) => string,
  ) =>
    values.flatMap((value) =>
      value === undefined
        ? []
        : {
            id: `${filter}=${String(value)}`,
            name: t(`filters.${filter}`),
            value: wordOf(value),
            isSet: filters[filter] === value,
            set: { [filter]: value },
            unset: { [filter]: undefined },
          },
    )
  return [
    ...valuesOf('mfa', MFA_FILTERS, (value) => mfaWord(t, value === 'unread' ? null : value)),
    ...valuesOf('signIn', SIGN_INS, (value) => t(`signIn.${value}`)),
    ...valuesOf('directory', DIRECTORY_STATES, (value) => t(`directory.${value}`)),
    ...valuesOf('ignored', [true, false], (value) => t(value ? 'yes' : 'no')),
  ]
}

type OnFilter = (change: Partial<EmployeesAddress>) => void

export const filterItems = (t: EmployeeTexts, filters: EmployeeFilters, onFilter: OnFilter): MenuItem[] =>
  [...Map.groupBy(filterValues(t, filters), ({ name }) => name)].flatMap(([name, values]) => [
    { id: name, heading: name },
    ...values.map(({ id, value, isSet, set, unset }) => ({
      id,
      label: value,
      checked: isSet,
      onSelect: () => onFilter(isSet ? unset : set),
    })),
  ])

export const filterChips = (t: EmployeeTexts, filters: EmployeeFilters, onFilter: OnFilter) =>
  filterValues(t, filters)
    .filter(({ isSet }) => isSet)
    .map(({ id, name, value, unset }) => {
      const text = t('filters.chip', { filter: name, value })
      return { id, text, removeLabel: t('filters.remove', { filter: text }), onRemove: () => onFilter(unset) }
    })

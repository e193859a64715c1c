import { MFA_FILTERS } from '#client/data/search/employee-query.ts'
import type { FilterWords } from '#client/parts/list/filter-choices.ts'
import type { useTexts } from '#client/texts/texts.ts'
import { CLOUD_NAMES, CLOUDS } from '#shared/domain/employees/clouds.ts'
import { DIRECTORY_STATES, SECURE_TIERS } from '#shared/domain/employees/employee.ts'
import { mfaWord } from './employee-facts.tsx'
import { type EmployeesAddress, SIGN_INS } from './employees-address.ts'

/** Every filter with every value it can have, in words. */
export function employeeFilters(t: ReturnType<typeof useTexts<'employees'>>): FilterWords<EmployeesAddress> {
  const optionsOf = <Value>(filter: string, values: readonly Value[], wordOf: (value: Value) => string) =>
    values.map((value) => {
      const label = wordOf(value)
      return { value, label, chip: t('filters.chip', { filter, value: label }) }
    })
  const [mfa, signIn, directory, ignored] = [
    t('filters.mfa'),
    t('filters.signIn'),
    t('filters.directory'),
    t('filters.ignored'),
  ]
  return {
    add: t('filters.add'),
    remove: (filter) => t('filters.remove', { filter }),
    choices: [
      {
        part: 'mfa',
        label: mfa,
        options: optionsOf(mfa, MFA_FILTERS, (value) => mfaWord(t, value === 'unread' ? null : value)),
      },
      {
        part: 'signIn',
        label: signIn,
        options: optionsOf(signIn, SIGN_INS, (value) => t(`signIn.${value}`)),
      },
      {
        part: 'directory',
        label: directory,
        options: optionsOf(directory, DIRECTORY_STATES, (value) => t(`directory.${value}`)),
      },
      {
        part: 'cloud',
        label: t('filters.cloud'),
        options: optionsOf(t('filters.cloud'), CLOUDS, (value) => CLOUD_NAMES[value]),
      },
      {
        part: 'ignored',
        label: ignored,
        options: optionsOf(ignored, [true, false], (value) => t(value ? 'yes' : 'no')),
      },
      ...(['discover', 'engage'] as const).map((part) => ({
        part,
        label: t(`field.${part}`),
        options: optionsOf(t(`field.${part}`), [true, false], (value) =>
          t(value ? 'licensed' : 'unlicensed'),
        ),
      })),
      {
        part: 'secure',
        label: t('field.secure'),
        options: optionsOf(t('field.secure'), SECURE_TIERS, (value) => t(`secure.${value}`)),
      },
    ],
  }
}

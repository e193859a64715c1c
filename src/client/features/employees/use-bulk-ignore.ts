import { ignoreEmployeesByCompany } from '#client/data/nouns/employees.ts'
import type { View } from '#client/data/rows/merge.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'
import { type EmployeeRef, byCompany } from './employee-selection.ts'
import { useTellSaved } from './use-tell-saved.ts'
import { findRow, type WindowedList } from './windowed-list.ts'

/** Ignores employees of any companies, or takes that back, with one change per company; true when all are kept. */
export function useBulkIgnore(
  companyNames: ReadonlyMap<string, string>,
  list: WindowedList<View<'employee'>> | undefined,
) {
  const t = useTexts('employees')
  const device = useDevice()
  const tellSaved = useTellSaved()
  return async (employees: readonly EmployeeRef[], ignored: boolean) => {
    const groups = byCompany(employees).map(({ customerId, ids }) => {
      const only = ids.length === 1 && findRow(list, ({ row }) => row.id === ids[0])
      const subject = (only && only.row.display_name) || t('bulk.subject', { count: ids.length })
      return { customerId, ids, subject, place: companyNames.get(customerId) ?? '' }
    })
    const answers = await ignoreEmployeesByCompany(device, groups, ignored)
    return answers.length > 0 && tellSaved(answers)
  }
}

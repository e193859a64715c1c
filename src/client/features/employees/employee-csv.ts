import type { View } from '#client/data/rows/merge.ts'
import { yieldToMain } from '#client/parts/yield-to-main.ts'
import type { useTexts } from '#client/texts/texts.ts'
import { exactUtc } from '#client/ui/times/relative-time.ts'
import { cloudsOf, namesOfClouds } from '#shared/domain/employees/clouds.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { mfaWord } from './employee-facts.tsx'
import { CSV_START, csvLine } from '#shared/lib/csv.ts'

type EmployeeTexts = ReturnType<typeof useTexts<'employees'>>
type Cell = (row: Employee) => string | null | undefined

interface Sheet {
  /** The ids of the columns of the list that are shown, in their order. */
  shown: readonly string[]
  t: EmployeeTexts
  companyNames: ReadonlyMap<string, string>
}

/** Employees as a table in words, in the parts of a file; the column of names says the address and the mark, too. */
export async function employeeCsv(
  pages: AsyncIterable<readonly View<'employee'>[]>,
  { shown, t, companyNames }: Sheet,
): Promise<{ parts: string[]; count: number }> {
  const columns = columnsOf(t, companyNames).filter(({ id, isAlways }) => isAlways || shown.includes(id))
  const parts = [CSV_START + csvLine(columns.map(({ header }) => header))]
  let count = 0
  for await (const page of pages) {
    parts.push(page.map(({ row }) => csvLine(columns.map(({ cell }) => cell(row) ?? ''))).join(''))
    count += page.length
    // Between two thousands of rows the page answers whoever uses it.
    await yieldToMain()
  }
  return { parts, count }
}

function columnsOf(t: EmployeeTexts, companyNames: ReadonlyMap<string, string>) {
  const columns: { id: string; header: string; cell: Cell; isAlways?: true }[] = [
    {
      id: 'first_name',
      header: t('column.first_name'),
      cell: (row) => row.display_name || row.email,
      isAlways: true,
    },
    { id: 'ignored', header: t('ignored'), cell: ({ ignored }) => t(ignored ? 'yes' : 'no'), isAlways: true },
    { id: 'last_name', header: t('column.last_name'), cell: (row) => row.last_name },
    { id: 'email', header: t('column.email'), cell: (row) => row.email, isAlways: true },
    { id: 'customer', header: t('column.customer'), cell: (row) => companyNames.get(row.customer_id) },
    { id: 'department', header: t('column.department'), cell: (row) => row.department },
    { id: 'job_title', header: t('column.job_title'), cell: (row) => row.job_title },
    { id: 'mfa_status', header: t('column.mfa_status'), cell: (row) => mfaWord(t, row.mfa_status) },
    {
      id: 'sign_in',
      header: t('column.sign_in'),
      cell: ({ sign_in_enabled: enabled }) =>
        t(enabled === null ? 'signIn.unknown' : enabled ? 'signIn.enabled' : 'signIn.blocked'),
    },
    { id: 'directory', header: t('column.directory'), cell: (row) => t(`directory.${row.directory}`) },
    { id: 'cloud', header: t('filters.cloud'), cell: (row) => namesOfClouds(cloudsOf(row)) },
    {
      id: 'last_active',
      header: t('column.last_active'),
      cell: ({ last_active: at, activity_read: isRead }) =>
        at === null ? t(isRead ? 'never' : 'unread.label') : exactUtc(new Date(at).getTime()),
    },
    { id: 'discover', header: t('field.discover'), cell: (row) => t(row.discover ? 'yes' : 'no') },
    { id: 'engage', header: t('field.engage'), cell: (row) => t(row.engage ? 'yes' : 'no') },
    { id: 'secure', header: t('field.secure'), cell: (row) => t(`secure.${row.secure}`) },
    { id: 'phone', header: t('column.phone'), cell: (row) => row.phone },
    { id: 'country', header: t('column.country'), cell: (row) => row.country },
  ]
  return columns
}

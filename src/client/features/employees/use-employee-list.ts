import { useObservable } from 'dexie-react-hooks'
import { useMemo } from 'react'
import { watchHasGoogle } from '#client/data/nouns/integrations.ts'
import type { View } from '#client/data/rows/merge.ts'
import { type List, useListFrame } from '#client/parts/list/use-list.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { employeeColumns } from './employee-columns.tsx'
import { employeeList } from './employee-list.ts'
import { type EmployeeRef, keyOfEmployee } from './employee-selection.ts'
import { type EmployeesAddress, filtersOf, sortOf } from './employees-address.ts'
import { useEmployeeRows } from './use-employee-rows.ts'
import { useEmptyReason } from './use-empty-reason.ts'
import { useSearch } from './use-search.ts'
import { rowAt } from './windowed-list.ts'

interface EmployeeListOptions {
  address: EmployeesAddress
  onAddress: (change: Partial<EmployeesAddress>) => void
  /** Undefined while they are being read. */
  companies: readonly View<'customer'>[] | undefined
  companyNames: ReadonlyMap<string, string>
  opened: EmployeeRef | undefined
}

/** The employees as the sync worker finds them, window by window, in the frame of every list. */
export function useEmployeeList({
  address,
  onAddress,
  companies,
  companyNames,
  opened,
}: EmployeeListOptions) {
  const t = useTexts('employees')
  const { company } = address
  const [search, setSearch] = useSearch(address.search ?? '', (text) =>
    onAddress({ search: text || undefined }),
  )
  const question = { search, filters: filtersOf(address), sort: sortOf(address) }
  const asked = canonicalJson([company, question])
  const { list: found, show } = useEmployeeRows(company, question)
  const { reason: emptyReason, isLoading } = useEmptyReason(company, companies, question, found)
  const device = useDevice()
  const isGoogle = useObservable(() => watchHasGoogle(device, company), [device, company]) ?? false
  const columns = useMemo(
    () => employeeColumns(t, company === undefined ? companyNames : undefined, isGoogle),
    [t, company, companyNames, isGoogle],
  )
  const definition = useMemo(() => employeeList(company), [company])
  const frame = useListFrame({ definition, columns, address, onAddress })
  const list: List<View<'employee'>, EmployeesAddress> = {
    ...frame,
    search,
    setSearch,
    clear: () => {
      setSearch('')
      frame.clear()
    },
    openKey: opened && keyOfEmployee(opened),
    source: { rows: undefined },
    rowCount: found?.total ?? 0,
    rowAt: (index) => found && rowAt(found, index),
    onRange: show,
    question: asked,
    isLoading,
    found: undefined,
    open: undefined,
    why: 'none',
  }
  return { list, found, question, asked, emptyReason }
}

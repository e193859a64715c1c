import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTableLabels } from '#client/parts/use-table-labels.ts'
import type { View } from '#client/data/rows/merge.ts'
import type { Column, Sort } from '#client/ui/data-table/column.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import type { Selection } from '#client/ui/data-table/selection.ts'
import { employeeLimits } from '#shared/domain/employees/employee-fields.ts'
import { EmployeeCard } from './employee-card.tsx'
import { rowAt, type WindowedList } from './windowed-list.ts'
import { type EmployeeRef, keyOfEmployee, refOf } from './employee-selection.ts'

const Frame = chakra('div', { base: { display: 'contents' } })

const rowKey = ({ row }: View<'employee'>) => keyOfEmployee(refOf(row))
const rowState = ({ isConflict, isPending }: View<'employee'>) =>
  isConflict ? 'conflict' : isPending ? 'pending' : undefined

type EmployeesTableProps = {
  columns: readonly Column<View<'employee'>>[]
  shown: readonly string[] | undefined
  list: WindowedList<View<'employee'>> | undefined
  /** What the list answers; another question starts at its top. */
  question: string
  onRange: (start: number, end: number) => void
  sort: Sort
  onSort: (sort: Sort) => void
  /** Missing when this user may not act on employees. */
  selection: Selection | undefined
  onSelect: (selection: Selection) => void
  bulkActions: ReactNode
  opened: EmployeeRef | undefined
  onOpen: (employee: EmployeeRef) => void
  /** Rows may still come, though there are none yet. */
  isLoading: boolean
  empty: ReactNode
  /** Given over all companies. */
  companyNames: ReadonlyMap<string, string> | undefined
}

export function EmployeesTable({
  list,
  question,
  opened,
  onOpen,
  isLoading,
  companyNames,
  ...table
}: EmployeesTableProps) {
  const labels = useTableLabels('employees')
  const frame = useRef<HTMLDivElement>(null)
  const shownQuestion = useRef(question)
  useEffect(() => {
    if (shownQuestion.current === question) return
    shownQuestion.current = question
    frame.current?.querySelector('[role=grid]')?.scrollTo({ top: 0 })
    frame.current?.closest('[data-scroll-area]')?.scrollTo({ top: 0 })
  }, [question])

  return (
    <Frame ref={frame}>
      <DataTable
        {...table}
        rowCount={list?.total ?? 0}
        rowAt={(index) => list && rowAt(list, index)}
        rowKey={rowKey}
        rowState={rowState}
        maximum={employeeLimits.ignoreAtOnce}
        openKey={opened && keyOfEmployee(opened)}
        onOpen={({ row }) => onOpen(refOf(row))}
        loading={isLoading}
        renderCard={(view, { open }) => (
          <EmployeeCard view={view} company={companyNames?.get(view.row.customer_id)} onOpen={open} />
        )}
        labels={labels}
      />
    </Frame>
  )
}

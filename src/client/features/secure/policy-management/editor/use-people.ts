import { useMemo } from 'react'
import { useEmployeesOf } from '#client/parts/use-employees-of.ts'
import type { NamedPerson } from './choices.ts'

/** The employees of a company who have an account in its tenant, by name (CA-13). */
export function usePeople(customerId: string): readonly NamedPerson[] {
  const found = useEmployeesOf(customerId, 'last_name')
  return useMemo(
    () =>
      (found ?? []).flatMap(({ row }) => {
        if (row.entra_id === null) return []
        const name = row.display_name || `${row.first_name} ${row.last_name}`.trim()
        return [{ id: row.entra_id, name: [name, row.email].filter(Boolean).join(', ') }]
      }),
    [found],
  )
}

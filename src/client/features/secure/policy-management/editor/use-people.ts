import { useObservable } from 'dexie-react-hooks'
import { useMemo } from 'react'
import { watchEmployees } from '#client/data/nouns/employees.ts'
import { useDevice } from '#client/machines/use-device.ts'
import type { NamedPerson } from './choices.ts'

const MOST = 5000

/** The employees of a company who have an account in its tenant, by name (CA-13). */
export function usePeople(customerId: string): readonly NamedPerson[] {
  const device = useDevice()
  const found = useObservable(
    () =>
      watchEmployees(device, customerId, {
        search: '',
        filters: {},
        sort: { field: 'last_name', direction: 'asc' },
        offset: 0,
        limit: MOST,
      }),
    [device, customerId],
  )
  return useMemo(
    () =>
      (found?.rows ?? []).flatMap(({ row }) => {
        if (row.entra_id === null) return []
        const name = row.display_name || `${row.first_name} ${row.last_name}`.trim()
        return [{ id: row.entra_id, name: [name, row.email].filter(Boolean).join(', ') }]
      }),
    [found],
  )
}

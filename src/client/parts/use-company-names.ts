import { useMemo } from 'react'
import { watchCustomers } from '#client/data/nouns/customers.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'

/**
 * The companies by their names. Both members are the same as long as no name is another: each pull gives another list of
 * companies, and long lists are named anew only for other names.
 */
export function useCompanyNames() {
  const device = useDevice()
  const customers = useWatched(watchCustomers)
  const names = JSON.stringify(customers?.map(({ row }) => [row.id, row.name]))
  const nameById = useMemo(
    () =>
      new Map<string, string>([
        ...device.login.customers.map(({ id, name }): [string, string] => [id, name]),
        ...(JSON.parse(names ?? '[]') as [string, string][]),
      ]),
    [names, device],
  )
  const companyOf = useMemo(() => (id: string) => nameById.get(id) ?? '–', [nameById])
  return { nameById, companyOf, isKnown: customers !== undefined }
}

import { useMemo } from 'react'
import { watchCustomers } from '#client/data/nouns/customers.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { useTexts } from '#client/texts/texts.ts'

/** What a company is called; null is all of them. */
export function useCompanyText(): (customerId: string | null) => string {
  const words = useTexts('words')
  const customers = useWatched(watchCustomers)
  return useMemo(() => {
    const names = new Map(customers?.map(({ row }) => [row.id, row.name]))
    return (customerId) => (customerId === null ? words('allCompanies') : (names.get(customerId) ?? '–'))
  }, [customers, words])
}

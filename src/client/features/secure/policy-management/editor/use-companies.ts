import { useMemo } from 'react'
import { watchCustomers } from '#client/data/nouns/customers.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { useLocale } from '#client/texts/texts.ts'
import type { Choice } from './choices.ts'

/** The companies that can be chosen, by name; undefined while they are read. */
export function useCompanies(): readonly Choice[] | undefined {
  const device = useDevice()
  const locale = useLocale()
  const customers = useWatched(watchCustomers)
  return useMemo(() => {
    if (!customers) return undefined
    const names = new Map([
      ...device.login.customers.map(({ id, name }): [string, string] => [id, name]),
      ...customers.map(({ row }): [string, string] => [row.id, row.name]),
    ])
    const { compare } = new Intl.Collator(locale)
    return [...names]
      .map(([value, label]) => ({ value, label }))
      .toSorted((a, b) => compare(a.label, b.label))
  }, [customers, device, locale])
}

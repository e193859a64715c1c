import { useCallback, useMemo } from 'react'
import type { User } from '#shared/domain/users/user.ts'
import type { Actor } from '#shared/domain/users/user-rules.ts'
import { watchCompanyGroups } from '#client/data/nouns/company-groups.ts'
import { watchCustomers } from '#client/data/nouns/customers.ts'
import { watchUsers } from '#client/data/nouns/users.ts'
import { type KnownRows, useKnown } from '#client/parts/list/use-known.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'

export interface People {
  source: KnownRows<User>
  /** Who is at the screen, as the others see them. */
  actor: Actor
  companies: readonly { id: string; name: string }[]
  companyName: (id: string) => string | undefined
  groups: readonly { id: string; name: string }[]
}

/** The users and the companies that they work for, from this device. */
export function usePeople(): People {
  const device = useDevice()
  const all = useWatched(watchUsers)
  const customers = useWatched(watchCustomers)
  const grouped = useWatched(watchCompanyGroups)
  const groups = useMemo(() => grouped?.map(({ row: { id, name } }) => ({ id, name })) ?? [], [grouped])
  const { userData, permissions, customers: own } = device.login
  // Who may not open the companies still knows the names of their own.
  const companies = useMemo(
    () => (customers?.length ? customers.map(({ row: { id, name } }) => ({ id, name })) : own),
    [customers, own],
  )
  const names = useMemo(() => new Map(companies.map(({ id, name }) => [id, name])), [companies])
  return {
    source: useKnown(all),
    actor: all?.find(({ id }) => id === userData.id) ?? { ...userData, permissions },
    companies,
    groups,
    companyName: useCallback((id: string) => names.get(id), [names]),
  }
}

import { useObservable } from 'dexie-react-hooks'
import { useCallback, useMemo } from 'react'
import type { User } from '#shared/domain/users/user.ts'
import type { Actor } from '#shared/domain/users/user-rules.ts'
import { watchCustomers } from '#client/data/nouns/customers.ts'
import { watchUsers } from '#client/data/nouns/users.ts'
import { useKnown } from '#client/parts/use-known.ts'
import { useDevice } from '#client/machines/use-device.ts'

export interface People {
  /** Undefined while they are being read. */
  users: readonly User[] | undefined
  /** This device has not heard of anybody yet, because it never reached the server. */
  isUnread: boolean
  /** When the server was last heard, in milliseconds; null where it never was. */
  readAt: number | null | undefined
  /** Who is at the screen, as the others see them. */
  actor: Actor
  companies: readonly { id: string; name: string }[]
  companyName: (id: string) => string | undefined
}

/** The users and the companies that they work for, from this device. */
export function usePeople(): People {
  const device = useDevice()
  const all = useObservable(() => watchUsers(device), [device])
  const customers = useObservable(() => watchCustomers(device), [device])
  const { userData, permissions, customers: own } = device.login
  const { rows: users, isUnread, readAt } = useKnown(all)
  // Who may not open the companies still knows the names of their own.
  const companies = useMemo(
    () => (customers?.length ? customers.map(({ row: { id, name } }) => ({ id, name })) : own),
    [customers, own],
  )
  const names = useMemo(() => new Map(companies.map(({ id, name }) => [id, name])), [companies])
  return {
    users,
    isUnread,
    readAt,
    actor: all?.find(({ id }) => id === userData.id) ?? { ...userData, permissions },
    companies,
    companyName: useCallback((id: string) => names.get(id), [names]),
  }
}

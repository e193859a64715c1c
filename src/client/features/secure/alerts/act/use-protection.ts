import { useMemo } from 'react'
import type { AlertAccount } from '#shared/domain/alerts/alert-task.ts'
import { watchEmergencyAccounts } from '#client/data/nouns/secure/alert-tasks.ts'
import { watchUsers } from '#client/data/nouns/users.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { useTexts } from '#client/texts/texts.ts'
import { protectionIn } from './protection.ts'

/** Why an account is never locked down, as far as this device knows; the server knows more of its names. */
export function useProtection(customerId: string): (account: AlertAccount) => string | undefined {
  const errors = useTexts('errors')
  const emergency = useWatched(watchEmergencyAccounts, customerId)
  const users = useWatched(watchUsers)
  return useMemo(() => {
    const known = { emergency: emergency ?? new Set<string>(), users: users ?? [] }
    return (account) => {
      const protection = protectionIn(known, account)
      return protection && errors(protection)
    }
  }, [emergency, users, errors])
}

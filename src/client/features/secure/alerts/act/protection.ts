import type { AlertAccount } from '#shared/domain/alerts/alert-task.ts'

interface Known {
  /** Names and ids in lower case. */
  emergency: ReadonlySet<string>
  users: readonly { email: string }[]
}

/** Why an account is never locked down. */
export function protectionIn(
  { emergency, users }: Known,
  { id, name }: AlertAccount,
): 'emergencyAccount' | 'providerAccount' | undefined {
  const names = [id, name].flatMap((each) => (each ? [each.toLowerCase()] : []))
  if (names.some((each) => emergency.has(each))) return 'emergencyAccount'
  return users.some(({ email }) => names.includes(email.toLowerCase())) ? 'providerAccount' : undefined
}

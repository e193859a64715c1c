import type { Tokens } from '#client/data/session/session-database.ts'
import { sessions } from '../device/device-storage.ts'
import { validToken } from './session-tokens.ts'

/** The tokens of whoever is signed in here, renewed where they are about to end and the server can be asked. */
export async function freshTokens(): Promise<Tokens | undefined> {
  const session = await sessions.read()
  if (!session) return undefined
  // Whoever is asked with the old ones says what is wrong with them.
  await validToken(session).catch(() => {})
  return (await sessions.read())?.tokens
}

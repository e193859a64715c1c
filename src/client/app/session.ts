import { Dexie } from 'dexie'
import { loginDataSchema } from '#shared/contract/endpoints.ts'
import { siteConfigSchema, type SiteConfig } from '#shared/contract/site-config.ts'
import { CommandDatabase } from '#client/data/command-database.ts'
import { DataDatabase } from '#client/data/data-database.ts'
import { type Session, SessionDatabase, type Tokens } from '#client/data/session-database.ts'
import { needsDecision } from '#client/data/tray.ts'
import { userKeyOf } from '#client/data/user-key.ts'
import { revoke, signIn, UserPoolUnreachable } from '#client/data/user-pool.ts'

const sessions = new SessionDatabase()
const channel = new BroadcastChannel('session')

export const restoreSession = (): Promise<Session | undefined> => sessions.read()

/** Signs in with the user pool. Throws `UserPoolError` or `UserPoolUnreachable`. */
export async function authenticate(
  email: string,
  password: string,
): Promise<{ tokens: Tokens; config: SiteConfig }> {
  const config = await readConfig()
  return { config, tokens: await signIn(config.pool, (url, init) => fetch(url, init), email, password) }
}

/** Reads who signed in and keeps it on this device. Throws `UserPoolUnreachable`. */
export async function openSession({
  tokens,
  config,
}: {
  tokens: Tokens
  config: SiteConfig
}): Promise<Session> {
  const login = loginDataSchema.safeParse(
    await getJson('/api/user/login-data', { Authorization: `Bearer ${tokens.idToken}` }),
  )
  if (!login.success) throw new UserPoolUnreachable('Something else answered in the place of the server.')
  const { organization, id } = login.data.userData
  const session = { userKey: await userKeyOf(organization, id), login: login.data, tokens, config }
  await sessions.write(session)
  channel.postMessage('changed')
  return session
}

/** How many changes of this user were not sent yet. */
export async function countUnsent(userKey: string): Promise<number> {
  const database = new CommandDatabase(userKey)
  const unsent = await database.commands
    .filter((record) => record.state !== 'acked' && !needsDecision(record))
    .count()
  database.close()
  return unsent
}

/** Asks who is there again, and leaves everything else on this device as it is. */
export const forgetSession = (): Promise<void> => sessions.clear()

/**
 * Ends the session and takes the copy of the server's rows from this device. Changes that were not sent stay, under
 * this user's name, until the same person signs in again.
 */
export async function closeSession({ userKey, tokens, config }: Session): Promise<void> {
  await sessions.clear()
  channel.postMessage('changed')
  const unsent = await countUnsent(userKey).catch(() => 0)
  await Dexie.delete(new DataDatabase(userKey).name)
  if (unsent === 0) await Dexie.delete(new CommandDatabase(userKey).name)
  await revoke(config.pool, (url, init) => fetch(url, init), tokens.refreshToken).catch(() => {})
}

/** Tells when another tab signed in or out. */
export function onSessionChange(changed: () => void): () => void {
  channel.addEventListener('message', changed)
  return () => channel.removeEventListener('message', changed)
}

async function readConfig(): Promise<SiteConfig> {
  const config = siteConfigSchema.safeParse(await getJson('/config.json', {}))
  if (!config.success) throw new UserPoolUnreachable('Something else answered in the place of the server.')
  return config.data
}

async function getJson(url: string, headers: Record<string, string>): Promise<unknown> {
  try {
    const response = await fetch(url, { headers, cache: 'no-store' })
    if (!response.ok) throw new Error(`${response.status}`)
    return await response.json()
  } catch (cause) {
    throw new UserPoolUnreachable('The server cannot be reached.', { cause })
  }
}

import type { LoginData } from '#shared/contract/login-data.ts'
import { type Session, SessionDatabase } from '#client/data/session/session-database.ts'
import { createVault } from '#client/data/device/vault.ts'
import { benchKey } from './bench-key.ts'

/** Who is signed in on a bench page, with everything that the server told of them. */
export type BenchSession = Session & { login: LoginData }

const vault = async () => createVault(await benchKey())

export async function writeBenchSession({ login, ...session }: BenchSession): Promise<void> {
  await new SessionDatabase().write(session, login, await vault(), false)
}

export async function readBenchSession(): Promise<BenchSession> {
  const sessions = new SessionDatabase()
  const [session, login] = [await sessions.read(), await sessions.readLogin(await vault())]
  if (!session || !login) throw new Error('Nobody is signed in')
  return { ...session, login }
}

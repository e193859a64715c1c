import { Dexie, type EntityTable } from 'dexie'
import type { SiteConfig } from '#shared/contract/site-config.ts'
import type { LoginData } from '#shared/contract/endpoints.ts'

export interface Tokens {
  idToken: string
  accessToken: string
  refreshToken: string
  /** When the identity token ends, in milliseconds of the device's clock. */
  expiresAt: number
}

/** Who is signed in on this device, and what starts the app without a network. */
export interface Session {
  userKey: string
  login: LoginData
  tokens: Tokens
  config: SiteConfig
}

const CURRENT = 'current'

/** One small database beside the user's own, read before anything else. */
export class SessionDatabase extends Dexie {
  private sessions!: EntityTable<{ k: string; session: Session }, 'k'>

  constructor() {
    super('session', { chromeTransactionDurability: 'strict' })
    this.version(1).stores({ sessions: 'k' })
  }

  read = async (): Promise<Session | undefined> => (await this.sessions.get(CURRENT))?.session

  write = async (session: Session): Promise<void> => {
    await this.sessions.put({ k: CURRENT, session })
  }

  /** Replaces the tokens unless somebody else signed in meanwhile. */
  renew = (userKey: string, tokens: Tokens): Promise<void> =>
    this.transaction('rw', this.sessions, async () => {
      const session = await this.read()
      if (session?.userKey === userKey) await this.write({ ...session, tokens })
    })

  clear = async (): Promise<void> => {
    await this.sessions.delete(CURRENT)
  }
}

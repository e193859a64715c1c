import { Dexie, type EntityTable } from 'dexie'
import type { SiteConfig } from '#shared/contract/site-config.ts'
import type { LoginData } from '#shared/contract/login-data.ts'
import { fullMember, fullName, type User } from '#shared/domain/users/user.ts'
import { openJson, sealJson, type Vault } from '../device/vault.ts'

export interface Tokens {
  idToken: string
  accessToken: string
  /** What the server needs besides a cookie to renew the session. */
  half: string
  /** When the identity token ends, in milliseconds of the device's clock. */
  expiresAt: number
}

/** With what the server is asked in the name of the person who is signed in. */
export interface Session {
  userKey: string
  tokens: Tokens
  config: SiteConfig
  /** Whoever was let in by another provider has shown their second factor there. */
  isFederated?: boolean
}

/** Who is signed in on this device, as far as a locked device may say it. */
export interface SessionHeader {
  userKey: string
  user: { name: string; email: string }
  config: SiteConfig
}

interface StoredSession extends SessionHeader {
  k: string
  /** Sealed in field mode: whoever takes a locked device must not be able to ask the server with them. */
  tokens: Tokens | Uint8Array<ArrayBuffer>
  /** `LoginData`, sealed: it names customers. */
  login: Uint8Array<ArrayBuffer>
  /** The version of the licence agreement that the person is known to have accepted. */
  agreed?: string
  isFederated?: boolean
}

const CURRENT = 'current'
const TOKENS = 'session/tokens'
const LOGIN = 'session/login'

/**
 * One small database beside the user's own, read before anything else. In field mode its tokens can only be read and
 * renewed with the `vault` of the same user.
 */
export class SessionDatabase extends Dexie {
  private sessions!: EntityTable<StoredSession, 'k'>
  private wipes!: EntityTable<{ k: string; begun: unknown }, 'k'>
  vault: Vault | undefined

  constructor(vault?: Vault) {
    super('session', { chromeTransactionDurability: 'strict' })
    this.version(1).stores({ sessions: 'k' })
    this.version(2).stores({ wipes: 'k' })
    this.vault = vault
  }

  readHeader = async (): Promise<SessionHeader | undefined> => {
    const stored = await this.stored()
    return stored && { userKey: stored.userKey, user: stored.user, config: stored.config }
  }

  /** The session with its tokens; undefined where nobody is signed in, or where it is locked and there is no vault. */
  read = async (): Promise<Session | undefined> => {
    const stored = await this.stored()
    if (!stored) return undefined
    const { userKey, config, tokens } = stored
    if (!isSealed(tokens)) return { userKey, config, tokens }
    return this.vault && { userKey, config, tokens: await openJson<Tokens>(this.vault, tokens, TOKENS) }
  }

  /** What the server told about the person when they signed in. Throws a `VaultProblem` with another's vault. */
  readLogin = async (vault: Vault): Promise<LoginData | undefined> => {
    const stored = await this.stored()
    if (!stored) return undefined
    const login = await openJson<LoginData>(vault, stored.login, LOGIN)
    // What an earlier build kept says nothing of what that did not know.
    return { ...login, userData: { ...fullMember(), ...login.userData } }
  }

  /** Keeps a session; `isLockable` seals its tokens as well. */
  write = async (
    { userKey, tokens, config, isFederated = false }: Session,
    login: LoginData,
    vault: Vault,
    isLockable: boolean,
  ): Promise<void> => {
    const { userData } = login
    await this.sessions.put({
      k: CURRENT,
      userKey,
      user: { name: nameOf(userData), email: userData.email },
      config,
      tokens: isLockable ? await sealJson(vault, tokens, TOKENS) : tokens,
      login: await sealJson(vault, login, LOGIN),
      isFederated,
    })
  }

  /** Replaces what the server told about the person, unless somebody else signed in meanwhile. */
  keepLogin = async (userKey: string, login: LoginData, vault: Vault): Promise<void> => {
    const { userData } = login
    const user = { name: nameOf(userData), email: userData.email }
    await this.changeOf(userKey, { user, login: await sealJson(vault, login, LOGIN) })
  }

  /** Replaces the tokens unless somebody else signed in meanwhile. */
  renew = async (userKey: string, tokens: Tokens): Promise<void> => {
    // Sealed before the transaction, which would end while it waits.
    const sealed = this.vault && (await sealJson(this.vault, tokens, TOKENS))
    await this.transaction('rw', this.sessions, async () => {
      const stored = await this.stored()
      if (stored?.userKey !== userKey) return
      const next = isSealed(stored.tokens) ? sealed : tokens
      if (next) await this.sessions.put({ ...stored, tokens: next })
    })
  }

  /** Seals the tokens when field mode begins, and opens them when it ends. */
  setLockable = async (userKey: string, isLockable: boolean): Promise<void> => {
    const session = await this.read()
    if (session?.userKey !== userKey || !this.vault) return
    const sealed = await sealJson(this.vault, session.tokens, TOKENS)
    await this.sessions.update(CURRENT, { tokens: isLockable ? sealed : session.tokens })
  }

  /** The version of the licence agreement that the person is known to have accepted. */
  readAgreed = async (userKey: string): Promise<string | undefined> => {
    const stored = await this.stored()
    return stored?.userKey === userKey ? stored.agreed : undefined
  }

  /** Whether this user's session was opened by another provider's word. */
  isFederated = async (userKey: string): Promise<boolean> => {
    const stored = await this.stored()
    return stored?.userKey === userKey && stored.isFederated === true
  }

  noteAgreed = (userKey: string, agreed: string): Promise<void> => this.changeOf(userKey, { agreed })

  clear = async (): Promise<void> => {
    await this.sessions.delete(CURRENT)
  }

  /** Ends the session where it is this user's. */
  clearOf = (userKey: string): Promise<void> =>
    this.transaction('rw', this.sessions, async () => {
      if ((await this.stored())?.userKey === userKey) await this.clear()
    })

  /** What `noteWipe` was given, until `noteWiped`; whatever lies there. */
  readWipe = async (): Promise<unknown> => (await this.wipes.get(CURRENT))?.begun

  /** When this has answered, a browser that is killed finds it at its next start. */
  noteWipe = async (begun: unknown): Promise<void> => {
    await this.wipes.put({ k: CURRENT, begun })
  }

  noteWiped = (): Promise<void> => this.wipes.delete(CURRENT)

  private changeOf = (
    userKey: string,
    change: Partial<Omit<StoredSession, 'k' | 'userKey'>>,
  ): Promise<void> =>
    this.transaction('rw', this.sessions, async () => {
      if ((await this.stored())?.userKey === userKey) await this.sessions.update(CURRENT, change)
    })

  /** A session of an earlier build is none: its owner signs in again. */
  private stored = async (): Promise<StoredSession | undefined> => {
    const stored = await this.sessions.get(CURRENT)
    return stored?.login ? stored : undefined
  }
}

const nameOf = (user: User): string => fullName(user) || user.email

const isSealed = (tokens: Tokens | Uint8Array<ArrayBuffer>): tokens is Uint8Array<ArrayBuffer> =>
  tokens instanceof Uint8Array

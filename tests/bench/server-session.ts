import type { BenchSession } from './pages/bench-session.ts'
import { refresh, signIn } from '#client/data/user-pool/user-pool.ts'
import { userKeyOf } from '#client/data/session/user-key.ts'
import { DEMO_PASSWORD } from '#server/demo/demo-accounts.ts'
import { loginDataSchema } from '#shared/contract/login-data.ts'
import { SCHEMA } from '#shared/contract/sync.ts'

const pool = { url: '/identity/', clientId: 'castellan' }

/** What a bench page keeps, and what only the bench itself renews tokens with: its pages run for less than an hour. */
export type ServerSession = BenchSession & { refreshToken: string }

/** Signs in as the app does. */
export async function openServerSession(
  url: string,
  name: 'owner' | 'admin' | 'product' | 'agent' | 'reader' = 'owner',
): Promise<ServerSession> {
  const { refreshToken, ...tokens } = await signIn(
    { ...pool, url: `${url}/identity/` },
    (address, init) => fetch(address, init),
    `${name}@demo.castellan.example`,
    DEMO_PASSWORD,
  )
  const response = await fetch(`${url}/api/user/login-data`, { headers: bearer(tokens.idToken) })
  const login = loginDataSchema.parse(await response.json())
  const userKey = await userKeyOf(login.userData.organization, login.userData.id)
  return { userKey, login, refreshToken, tokens: { ...tokens, half: '' }, config: { site: 'test', pool } }
}

/** Another identity token of the same person, without the cost of a password. */
export async function renewedToken(
  url: string,
  { refreshToken }: Pick<ServerSession, 'refreshToken'>,
): Promise<string> {
  const own = { ...pool, url: `${url}/identity/` }
  return (await refresh(own, (address, init) => fetch(address, init), refreshToken)).idToken
}

export const bearer = (token: string) => ({
  Authorization: `Bearer ${token}`,
  'Content-Type': 'application/json',
})

/** As the product asks for it, or as the references do. */
export type SnapshotForm = 'gzip' | 'plain'

/** Reads the whole snapshot and throws it away; afterwards the server has its segments at hand. */
export async function drainSnapshot(
  url: string,
  token: string,
  form: SnapshotForm = 'gzip',
): Promise<{ ms: number; bytes: number }> {
  const start = performance.now()
  const response = await openSnapshot(url, token, form)
  let bytes = 0
  for await (const piece of response.body!) bytes += piece.length
  return { ms: performance.now() - start, bytes }
}

export const openSnapshot = (url: string, token: string, form: SnapshotForm): Promise<Response> =>
  fetch(`${url}/api/sync/snapshot`, {
    method: 'POST',
    headers: bearer(token),
    body: JSON.stringify({ schema: SCHEMA, pids: null, ...(form === 'gzip' ? { compression: form } : {}) }),
  })

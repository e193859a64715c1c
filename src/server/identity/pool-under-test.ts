import { randomUUID } from 'node:crypto'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { z } from 'zod'
import { type Database, openEmbedded, openPostgres } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { identityMigrations } from './identity.migrations.ts'
import { createUserPool, type UserPoolOptions } from './user-pool.ts'

export const POOL_ID = 'local_castle'
export const CLIENT_ID = 'castle1client'
export const PASSWORD = 'Correct-Horse-7'

/** A pool on a database of its own that listens on a loopback port, with a clock and an address to turn. */
export async function openPoolUnderTest() {
  const database = await openFreshDatabase()
  await migrate(database, identityMigrations)
  const world = { now: Date.now(), address: '192.0.2.1' }
  const app = new Hono()
  const listening = await new Promise<{ port: number; close: () => void }>((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({ port, close: () => server.close() }),
    )
  })
  const issuer = `http://127.0.0.1:${listening.port}/identity`
  const open = (options: Partial<UserPoolOptions> = {}) =>
    createUserPool({
      db: database.db,
      clock: () => world.now,
      issuer,
      poolId: POOL_ID,
      clientId: CLIENT_ID,
      addressOf: () => world.address,
      ...options,
    })
  const pool = open()
  app.route('/identity', pool.routes)

  return {
    db: database.db,
    world,
    pool,
    /** Another process on the same database. */
    open,
    issuer,
    /** An account that no other test has; its address. */
    createUser: async (user: Partial<Parameters<typeof pool.createUser>[0]> = {}) => {
      const email = user.email ?? `${randomUUID()}@example.test`
      const { sub } = await pool.createUser({ password: PASSWORD, ...user, email })
      return { email, sub }
    },
    /** One operation as the wire carries it. */
    call: async (operation: string, body: object | string) => {
      const response = await pool.routes.request('/', {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      })
      const answer: unknown = await response.json()
      return { status: response.status, headers: response.headers, answer }
    },
    close: async () => {
      listening.close()
      await database.close()
    },
  }
}

export type PoolUnderTest = Awaited<ReturnType<typeof openPoolUnderTest>>

/** The body of a sign-in that sends the password. */
export const passwordSignIn = (username: string, password: string) => ({
  AuthFlow: 'USER_PASSWORD_AUTH',
  ClientId: CLIENT_ID,
  AuthParameters: { USERNAME: username, PASSWORD: password },
})

export const refusal = (type: string, message: string) => ({ __type: type, message })
export const incorrect = refusal('NotAuthorizedException', 'Incorrect username or password.')

const signedIn = z.object({
  AuthenticationResult: z.object({
    AccessToken: z.string(),
    IdToken: z.string(),
    RefreshToken: z.string().default(''),
  }),
})

/** The tokens in an answer; of a renewal there is no refresh token. */
export const tokensIn = (answer: unknown) => signedIn.parse(answer).AuthenticationResult

async function openFreshDatabase(): Promise<Database> {
  const address = process.env['TEST_DATABASE_ADDRESS']
  if (!address) return openEmbedded(undefined)
  const name = `identity_${randomUUID().replaceAll('-', '')}`
  const server = openPostgres(address)
  await server.script(`create database ${name}`)
  await server.close()
  return openPostgres(Object.assign(new URL(address), { pathname: `/${name}` }).href)
}

import { createHash, createHmac, randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { Secret, TOTP } from 'otpauth'
import { z } from 'zod'
import { serveApp } from './serve-app.ts'
import { type Database, openEmbedded } from '#server/platform/database/database.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import type { Mail, MailContent } from '#server/platform/mail/mail.ts'
import type { AdminKey } from '#server/identity/admin/admin-key.ts'
import { identityMigrations, laterIdentityMigrations } from '#server/identity/identity.migrations.ts'
import { createUserPool, type UserPool, type UserPoolOptions } from '#server/identity/user-pool.ts'
import { createKeyring, KEY_LENGTH } from '#server/platform/keys/keyring.ts'

export const POOL_ID = 'local_castle'
export const CLIENT_ID = 'castle1client'
export const PASSWORD = 'Correct-Horse-7'
export const ADMIN_KEY = { id: 'AKCASTLE', secret: 'castle/secret+key' }
export const keyring = createKeyring([Buffer.alloc(KEY_LENGTH, 'castle')])
const PUBLIC_URL = 'https://castle.example.test'

/** A pool on a database of its own that listens on a loopback port, with a clock and an address to turn. */
export async function openPoolUnderTest() {
  const database = await openFreshDatabase()
  await migrate(database, [...identityMigrations, ...laterIdentityMigrations])
  const world = { now: Date.now(), address: '192.0.2.1' }
  const mails: Mail[] = []
  const mailsToNobody: MailContent[] = []
  const app = new Hono()
  const listening = await serveApp(app)
  const issuer = `http://127.0.0.1:${listening.port}/identity`
  const open = (options: Partial<UserPoolOptions> = {}) =>
    createUserPool({
      db: database.db,
      clock: () => world.now,
      issuer,
      poolId: POOL_ID,
      clientId: CLIENT_ID,
      addressOf: () => world.address,
      mailer: {
        send: async (mail) => void mails.push(mail),
        sendWithin: async (_tx, mail) => void mails.push(mail),
        sendNowhere: async (content) => void mailsToNobody.push(content),
      },
      publicUrl: PUBLIC_URL,
      adminKey: ADMIN_KEY,
      keyring,
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
    /** What was sent to an address, in order. */
    mailsTo: (email: string) => mails.filter(({ to }) => to === email),
    /** What was queued for the sake of the time that it takes. */
    mailsToNobody,
    /** One operation as the wire carries it. */
    call: (operation: string, body: object | string, of = pool) => post(of, operation, body),
    /** The same, signed by the pool's owner. */
    callAsAdmin: (operation: string, body: object | string, key: AdminKey = ADMIN_KEY) =>
      post(pool, operation, body, (sent) => signatureOf(operation, sent, key, world.now)),
    close: async () => {
      listening.close()
      await database.close()
    },
  }
}

async function post(
  { routes }: Pick<UserPool, 'routes'>,
  operation: string,
  body: object | string,
  sign: (body: string) => Record<string, string> = () => ({}),
) {
  const sent = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await routes.request('/', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      ...sign(sent),
    },
    body: sent,
  })
  const answer: unknown = await response.json()
  return { status: response.status, headers: response.headers, answer }
}

/** The headers by which a request is signed (Signature Version 4). */
export function signatureOf(operation: string, body: string, { id, secret }: AdminKey, now: number) {
  const at = new Date(now).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
  const scope = [at.slice(0, 8), 'local', 'cognito-idp', 'aws4_request']
  const names = 'host;x-amz-date;x-amz-target'
  const canonical = [
    'POST\n/\n',
    `host:localhost\nx-amz-date:${at}\nx-amz-target:AWSCognitoIdentityProviderService.${operation}\n`,
    names,
    createHash('sha256').update(body).digest('hex'),
  ].join('\n')
  const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()
  const hashed = createHash('sha256').update(canonical).digest('hex')
  const key = scope.reduce<Buffer | string>(hmac, `AWS4${secret}`)
  const signature = hmac(key, ['AWS4-HMAC-SHA256', at, scope.join('/'), hashed].join('\n')).toString('hex')
  return {
    'x-amz-date': at,
    authorization: `AWS4-HMAC-SHA256 Credential=${id}/${scope.join('/')}, SignedHeaders=${names}, Signature=${signature}`,
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
    RefreshToken: z.string(),
  }),
})

/** The tokens in an answer. */
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

/** The six digits in a mail. */
export const codeIn = (mail: MailContent | undefined): string => /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''

/** The temporary password in an English invitation. */
export const passwordIn = (mail: MailContent | undefined): string =>
  /^Temporary password: (.*)$/m.exec(mail?.text ?? '')?.[1] ?? ''

/** What an authenticator app with this secret shows. */
export const appCode = (secret: string, now: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now })

import { join } from 'node:path'
import type { Hono } from 'hono'
import { demandsCaptcha } from '#shared/domain/session/captcha-hosts.ts'
import type { Configuration } from '#server/platform/configuration.ts'
import type { Db } from '#server/platform/database/database.ts'
import { onBehalfOf } from '#server/platform/http/caller-address.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { Keyring } from '#server/platform/keys/keyring.ts'
import type { Log } from '#server/platform/log.ts'
import { folderDelivery } from '#server/platform/mail/mail-folder.ts'
import { createMailer, type Mailer, type MailOutcome } from '#server/platform/mail/mailer.ts'
import { smtpDelivery } from '#server/platform/mail/smtp.ts'
import type { UserPoolAddress } from './identity-check.ts'
import { createUserPool, type UserPool } from './identity/user-pool.ts'
import { createVisitors } from './identity/visitors.ts'
import { vouchFor } from './identity/vouch.ts'
import { hostedOwnerAccounts, ownOwnerAccounts } from './first-run/owner-accounts.ts'
import type { SiteParts } from './parts.ts'
import type { SecurityLog } from './security-log/security-log.ts'
import type { PoolCalls } from './session/pool-tokens.ts'
import { ownAccounts } from './site-accounts.ts'
import type { SiteName } from './site-name.ts'
import type { IdentityAdmin } from './users/identity-admin.ts'
import { needsSecondFactor } from './users/user.store.ts'

const POOL_IDS: Record<SiteName, string> = { live: 'local_live', test: 'local_test' }
interface PoolParts {
  db: Db
  mailer: Mailer
  keyring: Keyring
  securityLog: SecurityLog
  /** The accounts of a hosted pool, where there is one. */
  hosted: IdentityAdmin | undefined
  publicUrl: string
  now: () => number
  log: Log
}

/** The embedded user pool of a site, which also stands beside a hosted one: for visitors, and for who is vouched for. */
export async function openUserPool(
  name: SiteName,
  configuration: Configuration,
  { db, mailer, keyring, securityLog, hosted, publicUrl, now, log }: PoolParts,
): Promise<UserPool> {
  return createUserPool({
    db,
    clock: now,
    issuer: `${publicUrl}/identity`,
    poolId: POOL_IDS[name],
    clientId: configuration.USER_POOL_CLIENT_ID,
    log,
    onEvent: securityLog.note,
    mailer,
    publicUrl,
    demandWork: demandsCaptcha(new URL(publicUrl).host),
    exemptEmail: configuration.AUTOMATED_TEST_EMAIL,
    demandsSecondFactor: (sub) => needsSecondFactor(db, sub),
    hosted,
    keyring,
  })
}

/** What nouns ask of the user pool, be it the embedded or a hosted one. */
export function identityParts(
  name: SiteName,
  configuration: Configuration,
  pool: UserPool,
  { hosted, publicUrl, now, log }: Pick<PoolParts, 'hosted' | 'publicUrl' | 'now' | 'log'>,
) {
  return {
    identity: pool,
    accounts: hosted ?? ownAccounts(pool, POOL_IDS[name], now),
    sessionSecret: pool.sessionSecret,
    endSignIns: pool.endSignIns,
    visitors: createVisitors(pool),
    signInToShared: (userId: string) => vouchFor(pool, userId, 'shared'),
    owners: hosted ? hostedOwnerAccounts(hosted, log) : ownOwnerAccounts(pool.createUser, signInBy(pool)),
    poolCalls: poolCalls(configuration, pool.routes),
    isOwnPool: configuration.USER_POOL_ISSUER === undefined,
    pool: poolAddress(configuration, publicUrl, pool.routes),
  } satisfies Partial<SiteParts>
}

/** Tokens of the embedded pool for somebody whom another provider has signed in. */
export const signInBy = (pool: UserPool) => (userId: string) => vouchFor(pool, userId, 'provider')

/** The mails of a site. `heard` is told what becomes of those that a sender waits for. */
export const openMailer = (
  {
    name,
    configuration,
    now,
    log,
  }: { name: SiteName; configuration: Configuration; now: () => number; log: Log },
  jobs: Jobs,
  heard: (sender: string, to: string, outcome: MailOutcome) => Promise<void>,
): Promise<Mailer> => createMailer(mailDelivery(name, configuration, now), jobs, log, { heard })

/** By the mail server, or into a folder of the site: whoever finds the test site must not write to anybody from it. */
const mailDelivery = (name: SiteName, { SMTP_URL, MAIL_FROM, DATA_DIR }: Configuration, now: () => number) =>
  SMTP_URL && name === 'live'
    ? smtpDelivery(SMTP_URL, MAIL_FROM)
    : folderDelivery(join(DATA_DIR, 'mail', name), MAIL_FROM, now)

/** The embedded pool's keys are read in the process; a hosted one's over the network. */
function poolAddress(
  { USER_POOL_ISSUER, USER_POOL_CLIENT_ID }: Configuration,
  publicUrl: string,
  embedded: Hono,
): UserPoolAddress {
  const issuer = USER_POOL_ISSUER ?? `${publicUrl}/identity`
  return {
    issuer,
    clientId: USER_POOL_CLIENT_ID,
    jwksUrl: `${issuer}/.well-known/jwks.json`,
    fetch: USER_POOL_ISSUER
      ? (request) => fetch(request)
      : async (request) => embedded.request(new URL(request.url).pathname.replace(/^\/identity/, '')),
  }
}

/** The embedded pool is asked in the process, a hosted one over the network. */
const poolCalls = ({ USER_POOL_URL, USER_POOL_CLIENT_ID }: Configuration, embedded: Hono): PoolCalls => ({
  clientId: USER_POOL_CLIENT_ID,
  fetch: async (init, caller) =>
    USER_POOL_URL ? fetch(USER_POOL_URL, init) : embedded.request('/', init, onBehalfOf(caller)),
})

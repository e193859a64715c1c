import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { createDuoSandbox } from '#sandbox/duo/duo.sandbox.ts'
import { createMicrosoft365Sandbox } from '#sandbox/microsoft365/microsoft365.sandbox.ts'
import { tenantsBeside } from '#sandbox/microsoft365/tenant/tenants.ts'
import type { Consent } from '#server/connectors/consent.ts'
import { openVendors } from '#server/connectors/vendors.ts'
import { type Database, openEmbedded } from '#server/platform/database/database.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'
import { FolderProblem, lockFolder } from '#server/platform/database/folder-lock.ts'
import { createHealth, type HealthProblem, lacksRoom } from '#server/platform/database/health.ts'
import { inTurn, migrate } from '#server/platform/database/migrate.ts'
import type { Configuration } from '#server/platform/configuration.ts'
import { loadKeys } from '#server/platform/keys/load-keys.ts'
import { sealStored } from '#server/platform/keys/seal-stored.ts'
import { onBehalfOf } from '#server/platform/http/caller-address.ts'
import { startJobs } from '#server/platform/jobs.ts'
import type { Log } from '#server/platform/log.ts'
import { folderDelivery } from '#server/platform/mail/mail-folder.ts'
import { createMailer } from '#server/platform/mail/mailer.ts'
import { smtpDelivery } from '#server/platform/mail/smtp.ts'
import { rotateEpochs } from '#server/platform/sync/head.ts'
import { createPokes } from '#server/platform/sync/events.ts'
import { createApi } from './api.ts'
import { demandsCaptcha } from '#shared/domain/session/captcha-hosts.ts'
import type { SiteConfig } from '#shared/contract/site-config.ts'
import { demoTenants } from './demo/demo-clouds.ts'
import { demoDuoAccounts } from './demo/demo-duo.ts'
import { signInTenants } from './demo/demo-sign-in.ts'
import { buildDemo, type Demo } from './demo/demo-organization.ts'
import { seedDemo, type SeedParts } from './demo/seed-demo.ts'
import { buildTrial, seedTrial } from './demo/seed-trial.ts'
import { loadLeases } from './devices/lease.ts'
import { hostedOwnerAccounts, ownOwnerAccounts } from './first-run/owner-accounts.ts'
import { renewSetUpToken } from './first-run/set-up-link.ts'
import type { UserPoolAddress } from './identity-check.ts'
import { createUserPool } from './identity/user-pool.ts'
import { createVisitors } from './identity/visitors.ts'
import { vouchFor } from './identity/vouch.ts'
import { hostedAccounts, ownAccounts } from './site-accounts.ts'
import { readUnread } from './readings/read-unread.ts'
import { licenseOrganizations } from './licenses/license-organizations.ts'
import { createNotifier } from './notifications/notifier.ts'
import { createPublicFetch } from './notifications/public-fetch.ts'
import { loadPushKeys } from './notifications/push-keys.ts'
import type { SiteParts } from './parts.ts'
import { entityTables, migrations, ownedByCustomer, sealedColumns } from './schema.ts'
import { needsSecondFactor } from './users/user.store.ts'
import type { PoolCalls } from './session/pool-tokens.ts'
import { externalLinksOf } from './external-links/external-link.routes.ts'
import { siteConfigOf, trialEmailOf } from './site-config.ts'
import { openSignOn } from './single-sign-on.ts'
import { createSecurityLog } from './security-log/security-log.ts'
import { startWork } from './start-work.ts'

export type SiteName = 'live' | 'test'

/** One of the two sites: its own database, user pool, API and, on the test site, pretend clouds. */
export interface Site {
  name: SiteName
  publicUrl: string
  engine: Database['engine']
  config: SiteConfig
  /** Where the first person sets the site up, as long as it has nobody. */
  setUpUrl?: string | undefined
  /** Answers everything below /api, /identity and /sandbox. */
  routes: Hono
  /** Why its database cannot keep anything now. */
  health: () => Promise<HealthProblem | undefined>
  /** Ends what never ends by itself, so that the process can. */
  endStreams: () => void
  close: () => Promise<void>
}

const POOL_IDS: Record<SiteName, string> = { live: 'local_live', test: 'local_test' }
/** The pretend cloud's only app registration. */
const SANDBOX_CLIENT = { id: '6f1c2a52-6a36-4c0f-9d53-0c8c1d6f4700', secret: 'sandbox-only' }

interface OpenDatabase {
  database: Database
  /** Gives the data folder back. */
  release: () => void
}

/** Opens one of the two sites. `open` gives it another database than the configuration says. */
export async function openSite(
  name: SiteName,
  configuration: Configuration,
  log: Log,
  {
    now = () => Date.now(),
    open = () => openDatabase(name, configuration, log),
  }: { now?: () => number; open?: () => Promise<OpenDatabase> } = {},
): Promise<Site> {
  const publicUrl = name === 'live' ? configuration.liveUrl : configuration.testUrl
  const { database, release } = await open()
  try {
    await migrate(database, migrations)
    const keyring = loadKeys(configuration)
    const resealed = await sealStored(database.db, keyring, sealedColumns)
    if (resealed > 0)
      log.info({ event: 'keys.resealed', count: resealed }, 'Secrets were sealed with the newest key')
    if (configuration.RESTORED) await rotateEpochs(database.db)
    const demo = name === 'test' ? buildDemo(sizeOf(configuration)) : undefined
    const pokes = await createPokes(database, log)
    const changing = { db: database.db, tables: entityTables, pokes }
    if (!demo && configuration.LICENSED) await licenseOrganizations(changing)
    const jobs = await startJobs(database, log)
    const hasCaptcha = demandsCaptcha(new URL(publicUrl).host)
    const mailer = await createMailer(mailDelivery(name, configuration, now), jobs, log)
    const hosted = hostedAccounts(configuration, now)
    const securityLog = createSecurityLog({ db: database.db, log, now })
    const pool = createUserPool({
      db: database.db,
      clock: now,
      issuer: `${publicUrl}/identity`,
      poolId: POOL_IDS[name],
      clientId: configuration.USER_POOL_CLIENT_ID,
      log,
      onEvent: securityLog.note,
      mailer,
      publicUrl,
      demandWork: hasCaptcha,
      exemptEmail: configuration.AUTOMATED_TEST_EMAIL,
      demandsSecondFactor: (sub) => needsSecondFactor(database.db, sub),
      hosted,
      keyring,
    })
    const routes = new Hono().route('/identity', pool.routes)
    const trialEmail = trialEmailOf(name, configuration)
    if (demo) {
      const seeding: SeedParts = {
        ...changing,
        createUser: (user) => pool.createUser({ ...user, emailVerified: true, onConflict: 'keep' }),
      }
      await inTurn(database, async () => {
        await seedDemo(seeding, demo)
        if (trialEmail !== undefined) await seedTrial(seeding, trialEmail)
      })
    }
    const companies = [
      ...(demo?.companies ?? []),
      ...(trialEmail === undefined ? [] : buildTrial().companies),
    ]
    const clouds = demo ? pretendClouds(companies, publicUrl, now, configuration) : undefined
    if (clouds) routes.route('/sandbox/microsoft365', clouds.routes).route('/sandbox/duo', clouds.duo)

    const hosts = clouds?.hosts ?? {
      login: configuration.MICROSOFT_LOGIN_URL,
      graph: configuration.MICROSOFT_GRAPH_URL,
      exchange: configuration.MICROSOFT_EXCHANGE_URL,
    }
    const credentials = clouds?.credentials ?? {
      clientId: configuration.MICROSOFT_CLIENT_ID ?? '',
      clientSecret: configuration.MICROSOFT_CLIENT_SECRET ?? '',
    }
    const vendors = openVendors(
      {
        fetch: clouds?.fetch ?? fetch,
        clock: { now },
        sleep: (duration: number) => wait(duration),
        random: Math.random,
      },
      { Office365: { hosts, credentials }, DUOSecurity: { url: clouds?.duoUrl ?? configuration.DUO_URL } },
    )
    const { consent } = vendors.Office365
    const pushKeys = await loadPushKeys(database.db, keyring, now)
    const notifier = createNotifier(
      {
        db: database.db,
        keys: pushKeys,
        contact: configuration.PUSH_CONTACT,
        fetch: configuration.PUSH_ALLOW_LOCAL ? fetch : createPublicFetch(),
        log,
      },
      jobs,
    )
    // Without a key of the hosted pool no account can be opened there.
    const canSetUp = !demo && (!hosted || configuration.USER_POOL_KEY_ID !== undefined)
    const setUpToken = canSetUp ? await renewSetUpToken(database.db, now) : undefined
    const setUpUrl = setUpToken && `${publicUrl}/first-run?token=${setUpToken}`
    const signInAs = (userId: string) => vouchFor(pool, userId, 'provider')
    const signOn = openSignOn({ db: database.db, now, publicUrl, signInAs, clouds }, configuration)
    const parts: SiteParts = {
      db: database.db,
      tables: entityTables,
      ownedByCustomer,
      jobs,
      pokes,
      vendors,
      notifier,
      securityLog,
      consentPages: consent && consentPagesOf(consent, publicUrl),
      exchange: consent && { clientId: consent.clientId, signIn: consent.scriptSignIn },
      keyring,
      leases: await loadLeases(database.db, keyring, now),
      pushKey: pushKeys.publicKey,
      externalLinks: externalLinksOf(configuration),
      allowLocalPush: configuration.PUSH_ALLOW_LOCAL,
      publicUrl,
      requestsPerMinute: configuration.REQUESTS_PER_MINUTE,
      identity: pool,
      accounts: hosted ?? ownAccounts(pool, POOL_IDS[name], now),
      sessionSecret: pool.sessionSecret,
      endSignIns: pool.endSignIns,
      visitors: createVisitors(pool),
      signOn,
      productAdministrators: new Set(configuration.PRODUCT_ADMINISTRATORS),
      trialEmail,
      signInToShared: (userId) => vouchFor(pool, userId, 'shared'),
      owners: hosted ? hostedOwnerAccounts(hosted, log) : ownOwnerAccounts(pool.createUser, signInAs),
      isLicensed: configuration.LICENSED,
      poolCalls: poolCalls(configuration, pool.routes),
      isOwnPool: configuration.USER_POOL_ISSUER === undefined,
      pool: poolAddress(configuration, publicUrl, pool.routes),
      now,
      log,
    }
    // A demo has something to show from its first moment.
    if (demo) await inTurn(database, () => readUnread(parts))
    routes.route('/api', createApi(parts))
    await startWork(parts, jobs)
    return {
      name,
      publicUrl,
      engine: database.engine,
      config: siteConfigOf(name, configuration, { captcha: hasCaptcha, sso: signOn !== undefined }),
      setUpUrl,
      routes,
      health: createHealth(database),
      endStreams: pokes.endStreams,
      close: async () => {
        await jobs.close()
        await securityLog.settled()
        await pokes.close()
        await database.close()
        release()
      },
    }
  } catch (cause) {
    await database.close().catch(() => {})
    release()
    throw cause
  }
}

async function openDatabase(name: SiteName, configuration: Configuration, log: Log): Promise<OpenDatabase> {
  const url = name === 'live' ? configuration.DATABASE_URL : configuration.TEST_DATABASE_URL
  if (url) return { database: openPostgres(url), release: () => {} }
  const folder = join(configuration.DATA_DIR, name)
  const release = lockFolder(folder)
  try {
    return { database: await openEmbedded(join(folder, 'database'), undefined, { log }), release }
  } catch (cause) {
    release()
    // It needs room to start, and says nothing of that itself.
    if (await lacksRoom(folder))
      throw new FolderProblem(`The disk of ${folder} is full: the database cannot start.`, { cause })
    throw cause
  }
}

/** By the mail server, or into a folder of the site: whoever finds the test site must not write to anybody from it. */
const mailDelivery = (name: SiteName, { SMTP_URL, MAIL_FROM, DATA_DIR }: Configuration, now: () => number) =>
  SMTP_URL && name === 'live'
    ? smtpDelivery(SMTP_URL, MAIL_FROM)
    : folderDelivery(join(DATA_DIR, 'mail', name), MAIL_FROM, now)

const sizeOf = ({ SEED, CUSTOMERS, EMPLOYEES }: Configuration) => ({
  seed: SEED,
  customers: CUSTOMERS,
  employees: EMPLOYEES,
})

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

/** Where administrators come back from the vendor. */
const consentAddress = (publicUrl: string) => `${publicUrl}/cb-integrations`

function consentPagesOf({ url, signIn }: Consent, publicUrl: string) {
  const redirectUri = consentAddress(publicUrl)
  return { consentUrl: url(redirectUri), signIn, redirectUri }
}

function pretendClouds(
  companies: Demo['companies'],
  publicUrl: string,
  now: () => number,
  { SANDBOX_MICROSOFT365_DIR, liveUrl }: Configuration,
) {
  const baseUrl = `${publicUrl}/sandbox/microsoft365`
  // The live site beside it may have been given this cloud in place of the real one.
  const redirectUris = [publicUrl, liveUrl].flatMap((url) => [`${url}/sso`, consentAddress(url)])
  const people = signInTenants()
  const routes = createMicrosoft365Sandbox({
    tenants: tenantsBeside(people.tenants, demoTenants({ companies }, SANDBOX_MICROSOFT365_DIR)),
    signOn: { tenantIds: people.tenantIds, redirectUris },
    clock: { now },
    baseUrl,
    client: SANDBOX_CLIENT,
  })
  const duoUrl = `${publicUrl}/sandbox/duo`
  const duo = createDuoSandbox({ accounts: demoDuoAccounts({ companies }), clock: { now } })
  return {
    routes,
    duo,
    duoUrl,
    hosts: { login: `${baseUrl}/login`, graph: `${baseUrl}/graph`, exchange: `${baseUrl}/exchange` },
    credentials: { clientId: SANDBOX_CLIENT.id, clientSecret: SANDBOX_CLIENT.secret },
    // The public address may not be reachable from the server itself, so the cloud is asked in the process.
    fetch: (async (input: string | URL | Request, init?: RequestInit) => {
      const request = new Request(input, init)
      if (request.url.startsWith(`${duoUrl}/`)) return duo.request(request.url.slice(duoUrl.length), request)
      return routes.request(request.url.slice(baseUrl.length), request)
    }) as typeof fetch,
  }
}

import { remediateBy } from './alert-tasks/remediate.ts'
import { factorCredentials } from './integrations/duo-parent-keys.ts'
import { Hono } from 'hono'
import type { Database } from '#server/platform/database/database.ts'
import { createHealth, type HealthProblem } from '#server/platform/database/health.ts'
import { inTurn, migrate } from '#server/platform/database/migrate.ts'
import type { Configuration } from '#server/platform/configuration.ts'
import { loadKeys } from '#server/platform/keys/load-keys.ts'
import { sealStored } from '#server/platform/keys/seal-stored.ts'
import { type Jobs, startJobs } from '#server/platform/jobs.ts'
import type { Log } from '#server/platform/log.ts'
import { rotateEpochs } from '#server/platform/sync/head.ts'
import { createPokes, type Pokes } from '#server/platform/sync/events.ts'
import { noteMail } from './alert-channels/channel-states.ts'
import { createApi } from './api.ts'
import { demandsCaptcha } from '#shared/domain/session/captcha-hosts.ts'
import { MINUTE } from '#shared/lib/time.ts'
import type { SiteConfig } from '#shared/contract/site-config.ts'
import { readMoment } from './demo/demo-moment.ts'
import { buildDemo, demoOrganizationId } from './demo/demo-organization.ts'
import { type Inhabited, inhabit } from './demo/demo-people.ts'
import { seedAlerts } from './demo/seed-alerts.ts'
import { seedDemo, type SeedParts } from './demo/seed-demo.ts'
import { followPending, readMended, seedLife } from './demo/seed-life.ts'
import { buildTrial, inhabitTrial, seedTrial } from './demo/seed-trial.ts'
import { loadLeases } from './devices/lease.ts'
import { renewSetUpToken } from './first-run/set-up-link.ts'
import type { UserPool } from './identity/user-pool.ts'
import { licenseOrganizations } from './licenses/license-organizations.ts'
import type { CommitParts } from './platform/sync/commit.ts'
import { createNotifier } from './notifications/notifier.ts'
import { createPublicFetch, type PublicFetch } from './notifications/public-fetch.ts'
import { loadPushKeys, type PushKeys } from './notifications/push-keys.ts'
import type { SiteParts } from './parts.ts'
import { entityTables, migrations, ownedByCustomer, sealedColumns } from './schema.ts'
import { externalLinksOf } from './external-links/external-link.routes.ts'
import { readResources } from './resources/read-resources.ts'
import { hostedAccounts } from './site-accounts.ts'
import { createModel } from './assistant/model.ts'
import { siteConfigOf, trialEmailOf } from './site-config.ts'
import { type OpenDatabase, openDatabase } from './site-database.ts'
import type { ObjectStorage } from '#server/platform/storage/object-storage.ts'
import type { SiteName } from './site-name.ts'
import { identityParts, openMailer, openUserPool, signInBy } from './site-pool.ts'
import {
  consentAddress,
  consentPagesOf,
  openSiteVendors,
  pretendClouds,
  cloudRoutes,
} from './site-vendors.ts'
import { configuredPortal, pretendPortal } from './site-billing.ts'
import { openStorage, STORAGE_PATH } from './site-storage.ts'
import { openSignOn } from './single-sign-on.ts'
import { createSecurityLog } from './security-log/security-log.ts'
import { startWork } from './start-work.ts'

/** One of the two sites: its own database, user pool, API and, on the test site, pretend clouds. */
export interface Site {
  name: SiteName
  publicUrl: string
  engine: Database['engine']
  config: SiteConfig
  /** Where the first person sets the site up, as long as it has nobody. */
  setUpUrl?: string | undefined
  /** Where its files lie. */
  storage: ObjectStorage
  /** Where else than at the site pages put files and get them. */
  storageUrls: readonly string[]
  /** Answers everything below /api, /identity, /sandbox and /storage. */
  routes: Hono
  /** Why its database cannot keep anything now. */
  health: () => Promise<HealthProblem | undefined>
  /** Ends what never ends by itself, so that the process can. */
  endStreams: () => void
  close: () => Promise<void>
}

/** What is known of a site before any part of it is there. */
interface Settings {
  name: SiteName
  configuration: Configuration
  publicUrl: string
  log: Log
  now: () => number
  /** Stands between the site and its vendors; undefined where nothing does. */
  between?: Between | undefined
}

/** What every request to a vendor goes through, and its answer. */
export type Between = (fetch: typeof globalThis.fetch) => typeof globalThis.fetch

const GIGABYTE = 1024 ** 3

/** The demo organization first. */
type Demos = [Inhabited, ...Inhabited[]]

/** Opens one of the two sites. `open` gives it another database than the configuration says. */
export async function openSite(
  name: SiteName,
  configuration: Configuration,
  log: Log,
  {
    now = () => Date.now(),
    open = () => openDatabase(name, configuration, log),
    between,
  }: { now?: () => number; open?: () => Promise<OpenDatabase>; between?: Between | undefined } = {},
): Promise<Site> {
  const publicUrl = name === 'live' ? configuration.liveUrl : configuration.testUrl
  const { database, release } = await open()
  try {
    const opened = await openParts({ name, configuration, publicUrl, log, now, between }, database)
    const { parts, jobs, routes, setUpUrl } = opened
    return {
      name,
      publicUrl,
      engine: database.engine,
      config: siteConfigOf(name, configuration, {
        captcha: demandsCaptcha(new URL(publicUrl).host),
        sso: parts.signOn !== undefined,
        portal: parts.billing?.origin ?? null,
      }),
      setUpUrl,
      storage: parts.storage,
      storageUrls: opened.storageUrls,
      routes,
      health: createHealth(database),
      endStreams: parts.pokes.endStreams,
      close: async () => {
        await jobs.close()
        await parts.securityLog.settled()
        await parts.pokes.close()
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

/** Puts the parts of a site together, and has it begin its work. */
async function openParts(settings: Settings, database: Database) {
  const { name, configuration, publicUrl, log, now } = settings
  const { db } = database
  const keyring = await bringUpToDate(settings, database)
  const demos = name === 'test' ? await buildDemos(settings, database) : undefined
  const pokes = await createPokes(database, log)
  if (!demos && configuration.LICENSED) await licenseOrganizations({ db, tables: entityTables, pokes })
  const jobs = await startJobs(database, log)
  const securityLog = createSecurityLog({ db, log, now })
  const hosted = hostedAccounts(configuration, now)
  const mailer = await openMailer(settings, jobs, (sender, to, outcome) =>
    noteMail({ db, tables: entityTables, pokes, now }, sender, to, outcome),
  )
  const pool = await openUserPool(name, configuration, {
    db,
    mailer,
    keyring,
    securityLog,
    hosted,
    publicUrl,
    now,
    log,
  })
  if (demos) await seed(database, { demos, pokes, pool })
  const {
    storage,
    embedded,
    urls: storageUrls,
  } = await openStorage(name, configuration, {
    publicUrl,
    sessionSecret: pool.sessionSecret,
    now,
    log,
  })
  const routes = new Hono()
  const answer = (request: Request) => routes.fetch(request)
  const clouds = demos && pretendClouds(await cloudOf(database, demos), publicUrl, now, configuration, answer)
  const pretended = demos && pretendPortal(publicUrl, now, configuration, answer)
  const pushKeys = await loadPushKeys(db, keyring, now)
  const setUpUrl = await renewSetUpUrl(settings, database, demos)
  const parts: SiteParts = {
    ...identityParts(name, configuration, pool, { hosted, publicUrl, now, log }),
    ...vendorParts(settings, clouds),
    ...configuredParts(settings),
    billing: pretended?.portal ?? configuredPortal(configuration),
    db,
    tables: entityTables,
    ownedByCustomer,
    storage,
    tidyStorage: async () => embedded?.sweep(),
    jobs,
    mailer,
    publicFetch: publicFetchOf(settings),
    pokes,
    notifier: openNotifier(settings, { db, tables: entityTables, pokes, now }, pushKeys, jobs),
    feedCredentials: (organizationId, integration) =>
      factorCredentials({ db, keyring }, organizationId, integration),
    remediate: remediateBy({ jobs, log, now }),
    securityLog,
    keyring,
    leases: await loadLeases(db, keyring, now),
    pushKey: pushKeys.publicKey,
    signOn: openSignOn({ db, now, publicUrl, signInAs: signInBy(pool), clouds }, configuration),
  }
  if (demos && clouds)
    await inTurn(database, async () => {
      await seedLife(parts, demos)
      await seedAlerts(parts, demos[0].demo, clouds.tenants)
    })
  routes.route('/identity', pool.routes)
  if (pretended) routes.route(pretended.path, pretended.routes)
  if (clouds) routes.route('/sandbox', cloudRoutes(clouds))
  if (embedded) routes.route(STORAGE_PATH, embedded.routes)
  routes.route('/api', createApi(parts))
  await startWork(parts, jobs)
  if (demos) await followPending(parts, demos)
  return { parts, jobs, routes, setUpUrl, storageUrls }
}

/** Brings a database to this version and to the newest key, and gives the keys. */
async function bringUpToDate({ configuration, log }: Settings, database: Database) {
  await migrate(database, migrations)
  const keyring = loadKeys(configuration)
  const resealed = await sealStored(database.db, keyring, sealedColumns)
  if (resealed > 0)
    log.info({ event: 'keys.resealed', count: resealed }, 'Secrets were sealed with the newest key')
  if (configuration.RESTORED) await rotateEpochs(database.db)
  return keyring
}

/** The demo organization, and that of the trial account where there is one. */
async function buildDemos({ name, configuration, now }: Settings, { db }: Database): Promise<Demos> {
  const size = sizeOf(configuration)
  const moment = await readMoment(db, demoOrganizationId(size.seed), now())
  const main = inhabit(buildDemo(size, moment))
  const trialEmail = trialEmailOf(name, configuration)
  return trialEmail === undefined ? [main] : [main, inhabitTrial(buildTrial(moment), trialEmail)]
}

async function seed(
  database: Database,
  { demos, pokes, pool }: { demos: Demos; pokes: Pokes; pool: UserPool },
): Promise<void> {
  const [main, trial] = demos
  const seeding: SeedParts = {
    db: database.db,
    tables: entityTables,
    pokes,
    createUser: (user) => pool.createUser({ ...user, emailVerified: true, onConflict: 'keep' }),
  }
  await inTurn(database, async () => {
    await seedDemo(seeding, main)
    if (trial) await seedTrial(seeding, trial)
  })
}

/** What the pretend clouds have. */
async function cloudOf({ db }: Database, demos: Demos) {
  const companies = demos.flatMap(({ demo }) => demo.companies)
  return {
    companies,
    colleagues: demos[0].colleagues,
    moment: demos[0].demo.moment,
    mended: await readMended(db, { companies }),
  }
}

/** Where the first person sets the site up; undefined where that cannot be done, or was done. */
async function renewSetUpUrl(
  { configuration, publicUrl, now }: Settings,
  { db }: Database,
  demos: Demos | undefined,
): Promise<string | undefined> {
  const isHosted = configuration.USER_POOL_URL !== undefined
  // Without a key of the hosted pool no account can be opened there.
  const canSetUp = !demos && (!isHosted || configuration.USER_POOL_KEY_ID !== undefined)
  const token = canSetUp ? await renewSetUpToken(db, now) : undefined
  return token && `${publicUrl}/first-run?token=${token}`
}

function vendorParts(
  { configuration, publicUrl, now, between }: Settings,
  clouds: ReturnType<typeof pretendClouds> | undefined,
): Pick<SiteParts, 'vendors' | 'consentPages' | 'consentAddress' | 'exchange'> {
  const vendors = openSiteVendors(configuration, clouds, { now, between })
  const { consent } = vendors.Office365
  return {
    vendors,
    consentAddress: consentAddress(publicUrl),
    consentPages: consent && consentPagesOf(consent, publicUrl),
    exchange: consent && { clientId: consent.clientId, signIn: consent.scriptSignIn },
  }
}

const configuredParts = ({ name, configuration, publicUrl, now, log }: Settings) =>
  ({
    externalLinks: externalLinksOf(configuration),
    resources: readResources(configuration.RESOURCES_FILE),
    supportEmail: configuration.SUPPORT_EMAIL,
    allowLocalPush: configuration.PUSH_ALLOW_LOCAL,
    publicUrl,
    requestsPerMinute: configuration.REQUESTS_PER_MINUTE,
    feedInterval: configuration.FEED_MINUTES * MINUTE,
    productAdministrators: new Set(configuration.PRODUCT_ADMINISTRATORS),
    trialEmail: trialEmailOf(name, configuration),
    isLicensed: configuration.LICENSED,
    fileQuota: configuration.FILES_QUOTA_GB * GIGABYTE,
    model: modelOf(configuration),
    questionsPerMinute: configuration.ASSISTANT_PER_MINUTE,
    now,
    log,
  }) satisfies Partial<SiteParts>

/** The model that answers the assistant, where the configuration names one. */
const modelOf = ({ ASSISTANT_URL: url, ASSISTANT_MODEL: name, ASSISTANT_KEY: key }: Configuration) =>
  url !== undefined && name !== undefined ? createModel({ url, name, key }) : undefined

const publicFetchOf = ({ configuration }: Pick<Settings, 'configuration'>): PublicFetch =>
  configuration.PUSH_ALLOW_LOCAL ? fetch : createPublicFetch()

const openNotifier = (
  { configuration, log }: Settings,
  site: CommitParts & { now: () => number },
  keys: PushKeys,
  jobs: Jobs,
) =>
  createNotifier(
    {
      ...site,
      keys,
      contact: configuration.PUSH_CONTACT,
      fetch: publicFetchOf({ configuration }),
      log,
    },
    jobs,
  )

const sizeOf = ({ SEED, CUSTOMERS, EMPLOYEES }: Configuration) => ({
  seed: SEED,
  customers: CUSTOMERS,
  employees: EMPLOYEES,
})

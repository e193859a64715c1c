import type { FeedCredentials } from './alerts/open-feeds.ts'
import type { ExternalLinks } from '#shared/contract/external-links.ts'
import type { Resources } from '#shared/contract/resources.ts'
import type { SignedIn } from '#shared/contract/signed-in.ts'
import type { Vendors } from '#server/connectors/connector.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { FileLinks } from '#server/platform/files/file-links.ts'
import type { ServedFile } from '#server/platform/files/served-file.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { Keyring } from '#server/platform/keys/keyring.ts'
import type { Log } from '#server/platform/log.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { OwnedTable } from '#server/platform/noun.ts'
import type { ObjectStorage } from '#server/platform/storage/object-storage.ts'
import type { Bus } from '#server/platform/sync/bus.ts'
import type { EntityTables } from '#server/platform/sync/entity-table.ts'
import type { Pokes } from '#server/platform/sync/events.ts'
import type { SyncReads } from '#server/platform/sync/sync-store.ts'
import type { Model } from './assistant/model.ts'
import type { BillingPortal } from './billing/billing-portal.ts'
import type { Leases } from './devices/lease.ts'
import type { Remediate } from './alerts/settle-notices.ts'
import type { EndSignIns } from './devices/own-device.routes.ts'
import type { OwnerAccounts } from './first-run/owner-accounts.ts'
import type { UserPoolAddress } from './identity-check.ts'
import type { UserPool } from './identity/user-pool.ts'
import type { Visitors } from './identity/visitors.ts'
import type { ConsentParts } from './integrations/connect-by-consent.ts'
import type { ExchangeParts } from './integrations/exchange/connect-exchange.ts'
import type { Notifier } from './notifications/notifier.ts'
import type { PublicFetch } from './notifications/public-fetch.ts'
import type { SecurityLog } from './security-log/security-log.ts'
import type { PoolCalls } from './session/pool-tokens.ts'
import type { SignOn } from './sso/sign-on.ts'
import type { EventStreamParts } from './sync/event-stream.ts'
import type { IdentityAdmin } from './users/identity-admin.ts'
import type { OpenIdentity } from './users/identity.routes.ts'

/** What a site is made of; everything that nouns do by themselves takes what it needs from it. */
export interface SiteParts {
  db: Db
  tables: EntityTables
  ownedByCustomer: readonly OwnedTable[]
  jobs: Pick<Jobs, 'send' | 'sendWithin' | 'wake'>
  pokes: Pokes
  pool: UserPoolAddress
  /** Whether that is the embedded one, whose sign-ins are known here. */
  isOwnPool: boolean
  identity: OpenIdentity & Pick<UserPool, 'sweep'>
  /** The accounts of the organization's people in the user pool. */
  accounts: IdentityAdmin
  poolCalls: PoolCalls
  endSignIns: EndSignIns
  visitors: Visitors
  /** The sign-in by another provider, where there is one. */
  signOn: SignOn | undefined
  /** The addresses of who runs the product, in lower case. */
  productAdministrators: ReadonlySet<string>
  /** The address of the shared trial account, where there is one. */
  trialEmail: string | undefined
  /** Tokens for somebody whom the server vouches for. Throws `notAuthorized`. */
  signInToShared: (userId: string) => Promise<SignedIn>
  /** The account of a site's first person. */
  owners: OwnerAccounts
  /** New organizations begin with everything there is to buy, else with a trial. */
  isLicensed: boolean
  /** What kept sessions are sealed under, and links to files signed. */
  sessionSecret: () => Promise<Buffer>
  /** The site's public address. */
  publicUrl: string
  externalLinks: ExternalLinks
  resources: Resources
  /** Where support reads. */
  supportEmail: string
  vendors: Vendors
  /** Where administrators let the app in; undefined without an app registration. */
  consentPages: ConsentParts['consentPages']
  /** Where they come back to, from whichever vendor. */
  consentAddress: string
  /** The app as which administrators connect Exchange Online; undefined without a registration. */
  exchange: ExchangeParts['exchange']
  leases: Leases
  /** What secrets in the database are sealed with. */
  keyring: Keyring
  notifier: Notifier
  /** By what the logs of a company are opened at a vendor. */
  feedCredentials: FeedCredentials
  /** Locks accounts down where rules of alerts say so. */
  remediate: Remediate
  mailer: Mailer
  /** Where files lie that people uploaded. */
  storage: ObjectStorage
  /** Removes what killed processes have left in it, where it is the embedded one. */
  tidyStorage: () => Promise<unknown>
  /** How much the files of one organization may take up, in bytes. */
  fileQuota: number
  /** Where organizations buy and pay; undefined where the site has no such place. */
  billing: BillingPortal | undefined
  /** Answers the assistant; undefined where rules do. */
  model: Model | undefined
  /** How often one person may have it answer in a minute; 0 for as often as they like. */
  questionsPerMinute: number
  /** Calls addresses that people chose. */
  publicFetch: PublicFetch
  /** What happens to accounts is kept in it. */
  securityLog: SecurityLog
  /** The public key for push subscriptions in base64url. */
  pushKey: string
  /** Also takes push subscriptions of this machine, as tests do. */
  allowLocalPush: boolean
  /** How often one account, or one network without a token, may ask; 0 for as often as they like. */
  requestsPerMinute: number
  /** How long a tenant is left alone before what happens in it is read again, in milliseconds; 0 for ever. */
  feedInterval: number
  log: Log
  now: () => number
}

/** What routes are given besides. */
export interface ApiParts extends SiteParts {
  store: SyncReads
  bus: Bus
  links: FileLinks
  files: ReadonlyMap<string, ServedFile>
  isStillIn: EventStreamParts['isStillIn']
}

import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { SignedIn } from '#shared/contract/signed-in.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { ExternalLinks } from '#shared/contract/external-links.ts'
import type { Database } from '#server/platform/database/database.ts'
import { answer, answerError } from '#server/platform/http/answer-error.ts'
import { callerNetwork } from '#server/platform/http/caller-address.ts'
import { docsPage } from '#server/platform/http/docs-page.ts'
import type { Environment } from '#server/platform/http/environment.ts'
import { createFileLinks } from '#server/platform/files/file-links.ts'
import { createMount } from '#server/platform/http/mount.ts'
import { openApiDocument } from '#server/platform/http/openapi.ts'
import { ownOrigin } from '#server/platform/http/own-origin.ts'
import { rateLimit } from '#server/platform/http/rate-limit.ts'
import { requestLog } from '#server/platform/http/request-log.ts'
import type { Log } from '#server/platform/log.ts'
import { createBus } from '#server/platform/sync/bus.ts'
import type { Pokes } from '#server/platform/sync/events.ts'
import { createSegmentStore } from '#server/platform/sync/segment-store.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { createSqlStore } from '#server/platform/sync/sql-store.ts'
import type { Keyring } from '#server/platform/keys/keyring.ts'
import { agreementFiles } from './agreements/agreement-file.ts'
import { mountAgreementRoutes } from './agreements/agreement.routes.ts'
import { customerEffects, customerGuards } from './customers/customer.guards.ts'
import { mountCustomerRoutes } from './customers/customer.routes.ts'
import { createDeviceReports } from './devices/device-reports.ts'
import { mountDeviceRoutes } from './devices/device.routes.ts'
import type { Leases } from './devices/lease.ts'
import { type EndSignIns, mountOwnDeviceRoutes } from './devices/own-device.routes.ts'
import { employeeGuards } from './employees/employee.guards.ts'
import { mountEmployeeRoutes } from './employees/employee.routes.ts'
import { mountExternalLinkRoutes } from './external-links/external-link.routes.ts'
import { mountFeatureRoutes } from './features/feature.routes.ts'
import { readFeatures } from './features/feature.store.ts'
import { mountFileRoutes } from './files/file.routes.ts'
import { mountFirstRunRoutes } from './first-run/first-run.routes.ts'
import type { OwnerAccounts } from './first-run/owner-accounts.ts'
import type { Visitors } from './identity/visitors.ts'
import { identityCheck, type UserPoolAddress } from './identity-check.ts'
import type { ConsentParts } from './integrations/connect-by-consent.ts'
import type { ExchangeParts } from './integrations/connect-exchange.ts'
import type { Consents } from './integrations/consents.ts'
import { mountIntegrationRoutes } from './integrations/integration.routes.ts'
import type { Tasks } from './integrations/tasks.ts'
import { mountLicenseRoutes } from './licenses/license.routes.ts'
import { readSubscription } from './licenses/subscription.store.ts'
import { mountNotificationRoutes } from './notifications/notification.routes.ts'
import type { Notifier } from './notifications/notifier.ts'
import { mountOrganizationRoutes } from './organization/organization.routes.ts'
import { postureEffects, postureGuards } from './posture/posture.guards.ts'
import { postureTemplateGuards } from './posture/posture-template.guards.ts'
import { mountInstructionRoutes } from './posture/instruction.routes.ts'
import { mountPostureTemplateRoutes } from './posture/posture-template.routes.ts'
import { mountPostureRoutes } from './posture/posture.routes.ts'
import type { PostureTaskJobs } from './posture/posture-task.jobs.ts'
import { entityTables } from './schema.ts'
import { demandedFactorEffects } from './security-log/demanded-factor.ts'
import { noteRefusedCall, noteRefusedCommands } from './security-log/refusals.ts'
import type { SecurityLog } from './security-log/security-log.ts'
import { mountSecurityLogRoutes } from './security-log/security-log.routes.ts'
import { notingSignOuts } from './security-log/signed-out-devices.ts'
import type { PoolCalls } from './session/pool-tokens.ts'
import { createSessionMarker } from './session/marker.ts'
import { mountSessionRoutes } from './session/session.routes.ts'
import type { SignOn } from './sso/sign-on.ts'
import { mountSsoRoutes } from './sso/sso.routes.ts'
import { mountSyncRoutes } from './sync/sync.routes.ts'
import { mountTrialRoutes } from './trial/trial.routes.ts'
import { mountAccountRoutes } from './users/account.routes.ts'
import type { IdentityAdmin } from './users/identity-admin.ts'
import { mountIdentityRoutes, type OpenIdentity } from './users/identity.routes.ts'
import { mountPermissionRoutes } from './users/permission.routes.ts'
import { mountProfileRoutes } from './users/profile.routes.ts'
import { mountSystemUserRoutes } from './users/system-user.routes.ts'
import { mountUserRoutes } from './users/user.routes.ts'
import { savedViewGuards } from './views/saved-view.guards.ts'

export interface ApiParts {
  database: Database
  pokes: Pokes
  pool: UserPoolAddress
  /** Whether that is the embedded one, whose sign-ins are known here. */
  isOwnPool: boolean
  identity: OpenIdentity
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
  directories: ExchangeParts['directories']
  tasks: Tasks
  postureTasks: Pick<PostureTaskJobs, 'request'>
  consents: Consents
  /** Where administrators let the app in; undefined without an app registration. */
  consentPages: ConsentParts['consentPages']
  /** The app as which administrators connect Exchange Online; undefined without a registration. */
  exchange: ExchangeParts['exchange']
  leases: Leases
  /** What secrets in the database are sealed with. */
  keyring: Keyring
  notifier: Notifier
  /** What happens to accounts is kept in it. */
  securityLog: SecurityLog
  /** The public key for push subscriptions in base64url. */
  pushKey: string
  /** Also takes push subscriptions of this machine, as tests do. */
  allowLocalPush: boolean
  /** How often one account, or one network without a token, may ask; 0 for as often as they like. */
  requestsPerMinute: number
  log: Log
  now: () => number
}

/** The API of one site, to be served under /api. */
export function createApi({
  database,
  pool,
  publicUrl,
  directories,
  tasks,
  requestsPerMinute,
  ...given
}: ApiParts) {
  const { db } = database
  const { pokes, leases, securityLog, log, now } = given
  const store = createSqlStore({ db, tables: entityTables, segments: createSegmentStore() })
  const parts = { ...given, db, store, tables: entityTables }
  const bus = createBus({
    ...parts,
    guards: {
      ...customerGuards,
      ...employeeGuards,
      ...postureGuards,
      ...postureTemplateGuards,
      ...savedViewGuards,
    },
    effects: {
      ...customerEffects,
      ...postureEffects(given.postureTasks.request),
      ...demandedFactorEffects(securityLog),
    },
    constraints: {
      employee_email: 'emailTaken',
      employee_organization_id_customer_id_fkey: 'notFound',
      customer_pkey: 'alreadyExists',
      employee_pkey: 'alreadyExists',
      audit_setting_organization_id_customer_id_fkey: 'notFound',
      check_resolution_organization_id_customer_id_fkey: 'notFound',
      instruction_organization_id_customer_id_fkey: 'notFound',
      posture_task_organization_id_customer_id_fkey: 'notFound',
      posture_template_pkey: 'alreadyExists',
    },
    publish: pokes.publish,
  })

  const readGates = async (scope: Scope) => ({
    features: await readFeatures(db, scope),
    subscription: await readSubscription(db, scope),
  })
  const links = createFileLinks({ secret: given.sessionSecret, baseUrl: `${publicUrl}/api/files`, now })
  const open = createMount({ readGates })
  mountIdentityRoutes(open.mount, given)
  mountSsoRoutes(open.mount, { ...given, db, publicUrl })
  mountTrialRoutes(open.mount, { ...given, db })
  mountFirstRunRoutes(open.mount, { ...given, db, tables: entityTables })
  const { routes, mount } = createMount({ readGates, onRefused: noteRefusedCall(securityLog) })
  const marker = createSessionMarker(publicUrl, now)
  mountSessionRoutes(mount, { ...parts, open: open.mount, publicUrl, marker })
  mountUserRoutes(mount, { ...parts, marker })
  mountSystemUserRoutes(mount, parts)
  mountAccountRoutes(mount, parts)
  mountProfileRoutes(mount, parts)
  mountAgreementRoutes(mount, parts)
  mountFileRoutes(mount, { open: open.mount, links, files: agreementFiles })
  mountPermissionRoutes(mount, parts)
  mountOrganizationRoutes(mount, { db, bus, now })
  mountFeatureRoutes(mount, parts)
  mountLicenseRoutes(mount, parts)
  mountExternalLinkRoutes(mount, parts)
  mountCustomerRoutes(mount, { db, bus })
  mountEmployeeRoutes(mount, { db, bus })
  // Before the postures, one of which `template` would name by its id.
  mountPostureTemplateRoutes(mount, { db, bus })
  mountPostureRoutes(mount, { db, bus })
  mountInstructionRoutes(mount, { db, bus })
  mountIntegrationRoutes(mount, { ...parts, bus, directories, tasks })
  const mountDevices = notingSignOuts(mount, securityLog)
  mountDeviceRoutes(mountDevices, parts)
  mountOwnDeviceRoutes(mountDevices, parts)
  mountSecurityLogRoutes(mount, parts)
  mountNotificationRoutes(mount, parts)
  const { recognize, letIn, isStillIn } = identityCheck(db, pool, given)
  const reports = createDeviceReports({ db, leases, now })
  const onResults = noteRefusedCommands(securityLog)
  mountSyncRoutes(mount, { ...parts, bus, isStillIn, reports, onResults })

  const server = `${publicUrl}/api`
  return (
    new Hono<Environment>()
      .onError(answerError)
      .use(requestLog(log))
      .use(ownOrigin(publicUrl))
      .use(compress())
      .get('/openapi.json', (c) => c.json(openApiDocument(server)))
      .get('/docs', (c) => c.html(docsPage(server)))
      .use(recognize)
      // Whose token is good is counted as who they are, everybody else by the network that they ask from.
      .use(rateLimit(requestsPerMinute, (c) => c.var.bearer?.subject ?? callerNetwork(c)))
      .route('/', open.routes)
      .use(letIn)
      .route('/', routes)
      // Not `notFound`: whoever mounts these routes would answer in their place.
      .all('*', (c) => answer(c, new AppError('notFound')))
  )
}

import { sql } from 'kysely'
import { endpoints } from '#shared/contract/endpoints.ts'
import type { WebhookState } from '#shared/domain/alerts/alert-channels.ts'
import { isOwnAddress } from '#server/notifications/public-address.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { Keyring } from '#server/platform/keys/keyring.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'
import { callerNetwork, type Scope } from '#server/platform/sync/scope.ts'
import type { Work } from '#server/platform/sync/work.ts'
import type { SecurityLog } from '#server/security-log/security-log.ts'
import { sendTestMail, type TestMailParts } from './test-mail.ts'
import { requestWebhook } from './webhook.jobs.ts'
import { readWebhook, removeWebhook, setWebhook } from './webhook.store.ts'

interface AlertChannelRoutesParts extends CommitParts, TestMailParts {
  keyring: Keyring
  jobs: Pick<Jobs, 'send'>
  securityLog: Pick<SecurityLog, 'keep'>
}

/** The webhook of an organization, and the test of its mails. A secret is told online, once, and to nobody's device. */
export function mountAlertChannelRoutes({ mount }: Mounts, parts: AlertChannelRoutesParts) {
  mount(endpoints.getAlertWebhook, async ({ c }) => {
    requireAll(c.var.scope)
    const { organizationId } = c.var.scope
    const webhook = await readWebhook(parts.db, organizationId)
    const state = webhook && (await readState(parts.db, organizationId))
    if (!webhook || !state) throw new AppError('notFound')
    return { ...state, url: webhook.url }
  })

  mount(endpoints.putAlertWebhook, async ({ c, body: { url } }) => {
    requireAll(c.var.scope)
    requirePublic(url)
    const { organizationId } = c.var.scope
    const { secret, isAwaited, log } = await commit(parts, organizationId, async (work) => ({
      ...(await setWebhook(work, parts.keyring, url, parts.now())),
      log: await noteWebhook(parts, work, c.var.scope, 'alerts.webhookSet', new URL(url).host),
    }))
    log()
    if (isAwaited) await requestWebhook(parts, organizationId)
    c.header('Cache-Control', 'no-store')
    return { secret }
  })

  mount(endpoints.deleteAlertWebhook, async ({ c }) => {
    requireAll(c.var.scope)
    const { organizationId } = c.var.scope
    const log = await commit(parts, organizationId, async (work) => {
      const url = await removeWebhook(work)
      return url === undefined
        ? undefined
        : noteWebhook(parts, work, c.var.scope, 'alerts.webhookRemoved', new URL(url).host)
    })
    if (!log) throw new AppError('notFound')
    log()
  })

  mount(endpoints.sendTestAlertMail, async ({ c, body: { to } }) => sendTestMail(parts, c.var.scope, to))
}

/** Keeps in the security log where alerts go; the host alone, as the rest of an address may be a key. */
const noteWebhook = (
  { securityLog }: Pick<AlertChannelRoutesParts, 'securityLog'>,
  { tx }: Work,
  scope: Scope,
  event: 'alerts.webhookSet' | 'alerts.webhookRemoved',
  host: string,
): Promise<() => void> =>
  securityLog.keep(tx, {
    event,
    actorId: scope.userId,
    target: host,
    targetName: host,
    network: callerNetwork(scope),
  })

/** Alerts of every company go to it. */
function requireAll({ allCustomers }: Scope): void {
  if (!allCustomers) throw new AppError('noPermission')
}

function requirePublic(url: string): void {
  if (!isOwnAddress(url)) return
  const issue = { path: 'url', message: 'Invalid webhook address' }
  throw new AppError('failedValidation', { issues: [issue] })
}

async function readState(db: Db, organizationId: string): Promise<WebhookState | undefined> {
  const { rows } = await sql<{ webhook: WebhookState | null }>`
    select webhook from alert_channels where organization_id = ${organizationId}::uuid`.execute(db)
  return rows[0]?.webhook ?? undefined
}

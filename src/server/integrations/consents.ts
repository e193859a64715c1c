import { consentLimits } from '#shared/domain/integrations/consent-limits.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { ConnectorError, type ConnectorErrorReason, faultOf } from '#server/connectors/connector-error.ts'
import { AppError } from '#server/platform/app-error.ts'
import { defineJob } from '#server/platform/jobs.ts'
import { commit } from '#server/platform/sync/commit.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { type TenantIdentity, identifyTenant, withKnownExchange } from './identify-tenant.ts'
import type { SyncParts } from './sync-run.ts'
import { requestTaskWherePossible, type TaskParts } from './tasks.ts'

/** Asked again after a second, then after twice as long each time, up to two minutes; the last one sees the deadline. */
export const CONSENT_RULES = { retryLimit: 60, retryDelay: 1, retryBackoff: true, retryDelayMax: 120 }

/** What a tenant answers while a consent is on its way through the vendor's clouds (INT-43), or when it is busy. */
export const NOT_YET: readonly ConnectorErrorReason[] = [
  'consentMissing',
  'missingScope',
  'unauthorized',
  'throttled',
  'unreachable',
]

type ConsentJobParts = TaskParts & Pick<SyncParts, 'vendors'>
interface PendingConsent {
  organizationId: string
  integrationId: string
}

/** Consents that were given and may not be applied yet. */
export const applyConsentJob = defineJob({
  queue: 'apply-consent',
  parallel: 2,
  rules: CONSENT_RULES,
  act: (parts: ConsentJobParts, pending: PendingConsent) => askAgain(parts, pending),
})

/** After it was stored: reads a tenant that lets us in, asks one again that does not yet. */
export async function followConsent(
  parts: TaskParts,
  organizationId: string,
  integration: Integration,
): Promise<void> {
  if (integration.state === 'Connected')
    await requestTaskWherePossible(parts, organizationId, integration, null)
  else await parts.jobs.send(applyConsentJob.queue, { organizationId, integrationId: integration.id })
}

/** What a tenant says after a consent, or that it is to be asked again. Throws `integrationUnauthenticated`. */
export async function askTenant(
  { vendors, now }: Pick<ConsentJobParts, 'vendors' | 'now'>,
  tenantId: string,
): Promise<TenantIdentity> {
  try {
    return await identifyTenant(vendors, tenantId, now())
  } catch (cause) {
    if (!(cause instanceof ConnectorError)) throw cause
    if (!NOT_YET.includes(cause.reason)) throw notLetIn(cause)
    return pendingIdentity(tenantId, now())
  }
}

/** A tenant that is to be asked again, for as long as a consent may take. */
export const pendingIdentity = (tenantId: string, now: number): TenantIdentity => ({
  state: 'Connecting',
  tenant_id: tenantId,
  tenant_name: '',
  domains: [],
  fault: null,
  missing_scopes: [],
  pending_until: new Date(now + consentLimits.applied).toISOString(),
  exchange: 'notConnected',
  exchange_at: null,
})

/** Throws as long as the tenant is to be asked again: then the queue does. */
async function askAgain(
  parts: ConsentJobParts,
  { organizationId, integrationId }: PendingConsent,
): Promise<void> {
  const pending = await commit(parts, organizationId, (work) => pendingOne(work, integrationId))
  if (!pending) return
  const answer = await identifyTenant(parts.vendors, pending.tenant_id, parts.now()).catch(
    (cause: unknown) => {
      if (!(cause instanceof ConnectorError)) throw cause
      if (NOT_YET.includes(cause.reason) && parts.now() < Date.parse(pending.pending_until ?? '')) throw cause
      return refusedBy(cause)
    },
  )
  const connected = await commit(parts, organizationId, async (work) => {
    const row = await pendingOne(work, integrationId)
    if (!row) return undefined
    const integration: Integration = {
      ...row,
      ...answer,
      ...('tenant_id' in answer ? withKnownExchange(row, answer) : {}),
    }
    work.put('integration', integration)
    return integration.state === 'Connected' ? integration : undefined
  })
  if (connected) await requestTaskWherePossible(parts, organizationId, connected, null)
}

async function pendingOne(work: Work, integrationId: string): Promise<Integration | undefined> {
  await work.load('integration', [integrationId])
  const { row } = work.get('integration', integrationId)
  return row?.state === 'Connecting' ? row : undefined
}

const refusedBy = ({ reason }: ConnectorError): Pick<Integration, 'state' | 'fault' | 'pending_until'> => ({
  state: 'Auth Failed',
  fault: faultOf(reason),
  pending_until: null,
})

/** A refusal by the vendor, with the connector's own reason. */
const notLetIn = (cause: ConnectorError) =>
  new AppError('integrationUnauthenticated', {
    cause,
    issues: [{ path: 'tenant_id', message: cause.reason }],
  })

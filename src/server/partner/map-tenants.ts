import { sql } from 'kysely'
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid'
import { customerAdd } from '#shared/contract/commands/customer-commands.ts'
import { customerFieldsSchema } from '#shared/domain/customers/customer-fields.ts'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { CONNECTION_KINDS } from '#shared/domain/integrations/connection-kinds.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import {
  BULK_DISCOVER_TASK,
  type MappedItem,
  type MappingReason,
  partnerLimits,
  type PartnerConnection,
  type PartnerTask,
} from '#shared/domain/partner/partner.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import { askTenant, pendingIdentity } from '#server/integrations/consents.ts'
import type { TenantIdentity } from '#server/integrations/identify-tenant.ts'
import { newIntegration } from '#server/integrations/new-integration.ts'
import { requestTaskWherePossible } from '#server/integrations/tasks.ts'
import { AppError } from '#server/platform/app-error.ts'
import { commit } from '#server/platform/sync/commit.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { requestConsent, requestMapping } from './partner.queues.ts'
import { asPartner } from './partner-session.ts'
import { readConnectedTenants, readConnection, readTenants } from './partner.store.ts'
import type { ReadPartnerParts } from './read-partner.ts'

interface Asked {
  organizationId: string
  taskId: string
}

interface Wish {
  tenantId: string
  /** Null for a company that is made of the tenant. */
  customerId: string | null
}

/** Asks for tenants to be mapped, one task at a time (INT-44). Gives the task's id. */
export async function requestMappingOf(
  parts: ReadPartnerParts,
  { organizationId, userId }: Scope,
  connectionId: string,
  wishes: readonly Wish[],
): Promise<string> {
  const known = new Map((await readTenants(parts.db, organizationId)).map((each) => [each.tenant_id, each]))
  const items = wishes.map(({ tenantId, customerId }): MappedItem => {
    const tenant = known.get(tenantId)
    if (!tenant) throw new AppError('notFound')
    return {
      tenant_id: tenantId,
      tenant_name: tenant.name,
      customer_id: customerId,
      outcome: 'waiting',
      reason: null,
    }
  })
  const ids = [...items.map((each) => each.tenant_id), ...items.flatMap((each) => each.customer_id ?? [])]
  if (new Set(ids).size !== ids.length) throw new AppError('failedValidation')
  const task: PartnerTask = {
    id: uuidv7(),
    connection_id: connectionId,
    name: BULK_DISCOVER_TASK,
    state: 'pending',
    items,
    requested_at: new Date(parts.now()).toISOString(),
    requested_by: userId,
    finished_at: null,
  }
  try {
    await commit(parts, organizationId, async (work) => {
      await work.load('partnerTask', [task.id])
      work.put('partnerTask', task)
    })
  } catch (cause) {
    if ((cause as { constraint?: string }).constraint === 'one_running_partner_task')
      throw new AppError('taskRunning')
    throw cause
  }
  await requestMapping(parts, { organizationId, taskId: task.id })
  return task.id
}

/** Maps what waits of a task, tenant by tenant; one that was interrupted goes on where it was. */
export async function mapTenants(parts: ReadPartnerParts, asked: Asked): Promise<void> {
  for (let item = await nextItem(parts, asked); item; item = await nextItem(parts, asked)) {
    const connection = await readConnection(parts.db, asked.organizationId)
    if (!connection) return
    const integration = await mapOne(parts, asked, connection, item).catch(async (cause: unknown) => {
      const reason = reasonOf(cause)
      if (reason === 'failure')
        parts.log.error(
          { event: 'partner.notMapped', organization: asked.organizationId, err: cause },
          'A tenant could not be mapped',
        )
      await commit(parts, asked.organizationId, (work) =>
        settleItem(work, asked.taskId, { ...item, outcome: 'failed', reason }),
      )
      return undefined
    })
    if (integration) await follow(parts, asked.organizationId, integration)
  }
}

/** The first that waits. Where none does, or it takes too long, the task is finished. */
async function nextItem(
  parts: ReadPartnerParts,
  { organizationId, taskId }: Asked,
): Promise<MappedItem | undefined> {
  return commit(parts, organizationId, async (work) => {
    await work.load('partnerTask', [taskId])
    const { row: task } = work.get('partnerTask', taskId)
    if (!task || task.finished_at !== null) return undefined
    const next = task.items.find(({ outcome }) => outcome === 'waiting')
    const isLate = parts.now() - Date.parse(task.requested_at) > partnerLimits.task
    if (next && !isLate) {
      if (task.state === 'pending') work.put('partnerTask', { ...task, state: 'in progress' })
      return next
    }
    const failed = task.items.filter(({ outcome }) => outcome === 'failed')
    const hasFailed = failed.length > 0 && failed.length === task.items.length
    work.put('partnerTask', {
      ...task,
      state: next ? 'timed out' : hasFailed ? 'failed' : 'completed',
      finished_at: new Date(parts.now()).toISOString(),
    })
    return undefined
  })
}

/** Connects one company through the partner; undefined where it was connected to this tenant already. */
async function mapOne(
  parts: ReadPartnerParts,
  { organizationId, taskId }: Asked,
  connection: PartnerConnection,
  item: MappedItem,
): Promise<Integration | undefined> {
  // Asked before anything is changed in the tenant: what is another company's is not even looked at.
  if (await commit(parts, organizationId, (work) => isThere(work, item))) {
    await commit(parts, organizationId, (work) => settleItem(work, taskId, { ...item, outcome: 'mapped' }))
    return undefined
  }
  const told = await letIn(parts, organizationId, connection, item.tenant_id)
  return commit(parts, organizationId, async (work) => {
    if (await isThere(work, item)) return settleItem(work, taskId, { ...item, outcome: 'mapped' })
    // A task that is repeated after a crash makes no second company.
    const customerId = item.customer_id ?? uuidv5(item.tenant_id, taskId)
    if (item.customer_id === null) await makeCompany(work, customerId, item)
    const integration = newIntegration(customerId, told, CONNECTION_KINDS.CSP)
    await work.load('integration', [integration.id])
    work.put('integration', integration)
    const outcome = told.state === 'Connecting' ? 'applying' : 'mapped'
    await settleItem(work, taskId, { ...item, customer_id: customerId, outcome })
    return integration
  })
}

/**
 * Whether the company is connected to the tenant already, by whatever way. Throws where either is somebody else's: a tenant has
 * one integration, and a company one tenant.
 */
async function isThere(work: Work, { tenant_id, customer_id }: MappedItem): Promise<boolean> {
  const { rows } = await sql<{ customer_id: string; tenant_id: string; is_own: boolean }>`
    select customer_id, lower(tenant_id) as tenant_id, organization_id = ${work.organizationId}::uuid as is_own
    from integration where type = ${TENANT_APPLICATION}
      and (lower(tenant_id) = ${tenant_id}
        or (organization_id = ${work.organizationId}::uuid and customer_id = ${customer_id}::uuid))`.execute(
    work.tx,
  )
  if (rows.some((each) => each.tenant_id === tenant_id && (!each.is_own || each.customer_id !== customer_id)))
    throw new AppError('tenantMismatch')
  if (rows.some((each) => each.tenant_id !== tenant_id)) throw new AppError('alreadyExists')
  if (rows.length > 0) return true
  if (customer_id === null) return false
  const { rows: found } = await sql`
    select 1 from customer where organization_id = ${work.organizationId}::uuid and id = ${customer_id}::uuid
      and active`.execute(work.tx)
  if (found.length === 0) throw new AppError('notFound')
  return false
}

async function makeCompany(work: Work, id: string, { tenant_name, tenant_id }: MappedItem): Promise<void> {
  const { name } = customerFieldsSchema.shape
  const fields = {
    name: name.safeParse(tenant_name.slice(0, 100)).data ?? tenant_id,
    contact_name: '',
    contact_email: '',
    contact_phone: '',
    country: '',
    MFA: false,
  }
  const { organizationId } = work
  const now = new Date().toISOString()
  const company = customerAdd.reduce(undefined, { id, parentId: null, fields }, { id, organizationId, now })
  await work.load('customer', [id])
  if (company) work.put('customer', company)
}

/** Lets the app in by the partner, and gives what the tenant then says of itself; a consent may not be applied yet (INT-43). */
async function letIn(
  parts: ReadPartnerParts,
  organizationId: string,
  connection: PartnerConnection,
  tenantId: string,
): Promise<TenantIdentity> {
  try {
    await asPartner(parts, organizationId, connection, (partner) => partner.letIn(tenantId))
  } catch (cause) {
    if (!(cause instanceof ConnectorError) || cause.reason !== 'consentMissing') throw cause
    return pendingIdentity(tenantId, parts.now())
  }
  return askTenant(parts, tenantId)
}

async function settleItem(work: Work, taskId: string, item: MappedItem): Promise<undefined> {
  await work.load('partnerTask', [taskId])
  const { row: task } = work.get('partnerTask', taskId)
  if (!task) return
  const items = task.items.map((each) => (each.tenant_id === item.tenant_id ? item : each))
  work.put('partnerTask', { ...task, items })
}

async function follow(
  parts: ReadPartnerParts,
  organizationId: string,
  integration: Integration,
): Promise<void> {
  if (integration.state === 'Connected')
    await requestTaskWherePossible(parts, organizationId, integration, null)
  else await requestConsent(parts, { organizationId, integrationId: integration.id })
}

/** Has the app let in anew where a company is reached through the partner, whose roles or permissions are others now. */
export async function renewConsent(
  parts: ReadPartnerParts,
  organizationId: string,
  customerId: string,
): Promise<Integration> {
  const connection = await readConnection(parts.db, organizationId)
  const through = (await readConnectedTenants(parts.db, organizationId)).find(
    ({ customer_id, kind }) => customer_id === customerId && kind === CONNECTION_KINDS.CSP,
  )
  if (!connection || !through) throw new AppError('notFound')
  const told = await letIn(parts, organizationId, connection, through.tenant_id).catch((cause: unknown) => {
    const reason = reasonOf(cause)
    throw reason === 'failure'
      ? cause
      : new AppError(reason === 'missingGdapRoles' ? reason : 'cspNotConnected', { cause })
  })
  const renewed = await takeIdentity(parts, organizationId, through.id, told)
  if (!renewed) throw new AppError('notFound')
  await follow(parts, organizationId, renewed)
  return renewed
}

/** Asks again about a consent that is on its way. Throws as long as it is to be asked again: then the queue does. */
export async function applyPartnerConsent(
  parts: ReadPartnerParts,
  { organizationId, integrationId }: { organizationId: string; integrationId: string },
): Promise<void> {
  const connection = await readConnection(parts.db, organizationId)
  const pending = (await readConnectedTenants(parts.db, organizationId)).find(
    ({ id }) => id === integrationId,
  )
  if (!connection || pending?.state !== 'Connecting') return
  const told = await letIn(parts, organizationId, connection, pending.tenant_id).catch((cause: unknown) => {
    if (!(cause instanceof ConnectorError)) throw cause
    return pendingIdentity(pending.tenant_id, parts.now())
  })
  const isLate = parts.now() >= Date.parse(pending.pending_until ?? '')
  if (told.state === 'Connecting' && !isLate) throw new ConnectorError('consentMissing')
  const after =
    told.state === 'Connecting'
      ? { state: 'Auth Failed' as const, fault: 'consentMissing' as const, pending_until: null }
      : told
  const taken = await takeIdentity(parts, organizationId, integrationId, after)
  if (taken?.state === 'Connected') await follow(parts, organizationId, taken)
}

const takeIdentity = (
  parts: ReadPartnerParts,
  organizationId: string,
  integrationId: string,
  told: Partial<TenantIdentity>,
): Promise<Integration | undefined> =>
  commit(parts, organizationId, async (work) => {
    await work.load('integration', [integrationId])
    const { row } = work.get('integration', integrationId)
    if (!row) return undefined
    const after = { ...row, ...told }
    work.put('integration', after)
    return after
  })

/** What Microsoft says to somebody of a partner who may not go into a tenant. */
const REFUSALS: Record<string, MappingReason> = {
  AADSTS50020: 'missingGdapRoles',
  AADSTS90072: 'missingGdapRoles',
  AADSTS50076: 'mfaNeeded',
  AADSTS50079: 'mfaNeeded',
  AADSTS53003: 'blocked',
}

function reasonOf(cause: unknown): MappingReason {
  if (cause instanceof AppError) {
    const { code } = cause
    return code === 'tenantMismatch' || code === 'alreadyExists' || code === 'notFound' ? code : 'failure'
  }
  const { constraint } = cause as { constraint?: string }
  if (constraint === 'integration_of_tenant') return 'tenantMismatch'
  if (constraint === 'integration_of_customer') return 'alreadyExists'
  if (!(cause instanceof ConnectorError)) return 'failure'
  const told = REFUSALS[cause.code ?? '']
  if (told) return told
  if (cause.reason === 'missingScope') return 'missingGdapRoles'
  if (cause.reason === 'unauthorized') return 'unauthorized'
  if (cause.reason === 'notFound') return 'notFound'
  return cause.reason === 'throttled' || cause.reason === 'unreachable' ? 'unreachable' : 'failure'
}

import { v7 as uuidv7 } from 'uuid'
import { directoryChanges, isDifferent, unseenEmployees } from '#shared/domain/employees/directory-changes.ts'
import { type FactReadings, type FactsOfPeople, withFacts } from '#shared/domain/employees/directory-facts.ts'
import type { Integration, IntegrationState } from '#shared/domain/integrations/integration.ts'
import { withRule } from '#shared/domain/import-settings/apply-rule.ts'
import { NO_MEMBERSHIPS } from '#shared/domain/import-settings/verdict.ts'
import { withSecondFactor } from '#shared/domain/integrations/second-factor.ts'
import type { Task } from '#shared/domain/tasks/task.ts'
import {
  ConnectorError,
  type ConnectorErrorReason,
  faultOf,
  needsPerson,
} from '#server/connectors/connector-error.ts'
import { commit } from '#server/platform/sync/commit.ts'
import { capabilityOf } from '#server/connectors/connector.ts'
import type {
  Directory,
  DirectoryOrganization,
  DirectoryUserChanges,
  SubscribedProduct,
} from '#server/connectors/directory.ts'
import { loadEmployees } from '#server/employees/load-employees.ts'
import { applyRule } from '#server/import-settings/apply-import-rule.jobs.ts'
import { byAccount } from '#server/import-settings/memberships.store.ts'
import { readRuleFor } from '#server/import-settings/import-rule.store.ts'
import { handOut } from '#server/seats/hand-out.ts'
import { factorStatuses } from '#server/mfa/factor-status.ts'
import { readGrantedDirectory } from './read-granted-directory.ts'
import { readAccounting } from './read-accounting.ts'
import { readFacts } from './read-facts.ts'
import { readSecondFactors } from './read-second-factors.ts'
import { type AskedSync, Disconnected, type Run, stillConnected, type SyncParts } from './sync-run.ts'
import { storeLicenses, type ToldProduct } from './store-licenses.ts'
import { storeMemberships, whoseOf } from './store-memberships.ts'
import { type SyncNews, tellOfSync } from './tell-of-sync.ts'

/**
 * Reads a company's directory into its employees, page by page: what a page told is stored and visible on devices
 * before the next one is asked for. A later reading asks only for what changed. A task that was interrupted begins
 * again and arrives at the same rows.
 */
export async function syncDirectory(parts: SyncParts, asked: AskedSync): Promise<void> {
  const run = await begin(parts, asked)
  if (!run) return
  try {
    await readDirectory(parts, run)
  } catch (cause) {
    if (!(cause instanceof Disconnected)) throw cause
  }
}

async function readDirectory(parts: SyncParts, run: Run): Promise<void> {
  try {
    const vendor = parts.vendors[run.integration.type]
    if (vendor?.secondFactors) await readSecondFactors(parts, run)
    else if (vendor?.accounting) await readAccounting(parts, run)
    else if (vendor?.grantedDirectory) await readGranted(parts, run)
    else await readPeopleAndFacts(parts, run)
  } catch (cause) {
    if (cause instanceof Disconnected) throw cause
    const reason = cause instanceof ConnectorError ? cause.reason : 'failure'
    if (reason === 'failure')
      parts.log.error(
        { event: 'directory.syncFailed', err: cause, task: run.taskId },
        'A directory sync failed',
      )
    const state = await fail(parts, run, reason)
    // What fails again by itself is nothing new.
    if (run.task.requested_by !== null || run.stateBefore !== state)
      await tell(parts, run, { type: 'failed', needsPerson: state === 'Auth Failed' })
  }
}

async function readGranted(parts: SyncParts, run: Run): Promise<void> {
  const ids = await readGrantedDirectory(parts, run)
  if (ids.length > 0) await tell(parts, run, { type: 'vanished', ids })
}

async function readPeopleAndFacts(parts: SyncParts, run: Run): Promise<void> {
  const directory = capabilityOf(parts.vendors, run.integration.type, 'directory')(run.integration.tenant_id)
  run.memberships = byAccount(await storeMemberships(parts, run, directory))
  const deltaLink = await readPeople(parts, run, directory)
  const [organization, domains, skus] = [
    await directory.organization(),
    (await directory.domains()).map(({ name }) => name),
    await directory.subscribedSkus(),
  ]
  const { facts, readings } = await readFacts({
    directory,
    now: new Date(parts.now()).toISOString(),
    earlier: run.integration.facts,
  })
  await storeFacts(parts, run, facts)
  await finish(parts, run, deltaLink, { organization, domains, skus, readings })
  if (run.vanished.length > 0) await tell(parts, run, { type: 'vanished', ids: run.vanished })
}

/** Nobody's notification is worth a sync that counts as failed. */
const tell = (parts: SyncParts, { organizationId, taskId, integration }: Run, news: SyncNews) =>
  tellOfSync(parts, { organizationId, taskId, customerId: integration.customer_id }, news).catch(
    (cause: unknown) =>
      parts.log.error(
        { event: 'directory.syncNotTold', err: cause, task: taskId },
        'Devices were not notified of a directory sync',
      ),
  )

async function begin(parts: SyncParts, { organizationId, taskId }: AskedSync): Promise<Run | undefined> {
  return commit(parts, organizationId, async (work) => {
    await work.load('task', [taskId])
    const { row: task } = work.get('task', taskId)
    if (!task || task.finished_at !== null) return undefined
    await work.load('integration', [task.integration_id])
    const { row: integration } = work.get('integration', task.integration_id)
    if (!integration) {
      work.remove('task', taskId)
      return undefined
    }
    const { delta_link: deltaLink } = await work.tx
      .selectFrom('integration')
      .select('delta_link')
      .where('organization_id', '=', organizationId)
      .where('id', '=', integration.id)
      .executeTakeFirstOrThrow()
    const started: Task = { ...task, state: 'in progress', read: 0, added: 0, changed: 0, vanished: 0 }
    const syncing: Integration = { ...integration, state: 'Syncing' }
    work.put('task', started)
    work.put('integration', syncing)
    return {
      organizationId,
      taskId,
      task: started,
      integration: syncing,
      stateBefore: integration.state,
      deltaLink,
      memberships: NO_MEMBERSHIPS,
      seen: new Set<string>(),
      vanished: [],
    }
  })
}

/** Stores every page; gives the link that the next reading goes on from. */
async function readPeople(parts: SyncParts, run: Run, directory: Directory): Promise<string | null> {
  try {
    return await readPages(parts, run, directory.usersDelta(run.deltaLink ?? undefined))
  } catch (cause) {
    // The directory forgot where the last reading ended: everybody is read again.
    const isForgotten = cause instanceof ConnectorError && cause.reason === 'resyncRequired'
    if (!isForgotten || run.deltaLink === null) throw cause
    run.deltaLink = null
    run.seen.clear()
    return readPages(parts, run, directory.usersDelta())
  }
}

async function readPages(
  parts: SyncParts,
  run: Run,
  pages: AsyncIterable<DirectoryUserChanges>,
): Promise<string | null> {
  let deltaLink: string | null = null
  for await (const page of pages) {
    await storePage(parts, run, page)
    deltaLink = page.deltaLink ?? deltaLink
  }
  return deltaLink
}

async function storePage(
  parts: SyncParts,
  run: Run,
  { changed: users, removedIds: removed }: DirectoryUserChanges,
): Promise<void> {
  for (const { id } of users) run.seen.add(id)
  await commit(parts, run.organizationId, async (work) => {
    await stillConnected(work, run)
    const employees = await loadEmployees(work, run.integration.customer_id)
    const changes = directoryChanges(employees, users, removed, {
      customerId: run.integration.customer_id,
      newId: uuidv7,
    })
    await work.load(
      'employee',
      changes.added.map(({ id }) => id),
    )
    run.vanished.push(...changes.vanished.map(({ id }) => id))
    const rule = await readRuleFor(work.tx, whoseOf(run))
    for (const row of [...changes.added, ...changes.changed, ...changes.vanished])
      work.put('employee', withRule(row, rule, run.memberships))
    run.task = {
      ...run.task,
      read: run.task.read + users.length,
      added: run.task.added + changes.added.length,
      changed: run.task.changed + changes.changed.length,
      vanished: run.task.vanished + changes.vanished.length,
    }
    work.put('task', run.task)
  })
}

async function storeFacts(parts: SyncParts, run: Run, facts: FactsOfPeople): Promise<void> {
  await commit(parts, run.organizationId, async (work) => {
    await stillConnected(work, run)
    const factors = await factorStatuses(work, run.integration.customer_id)
    for (const employee of await loadEmployees(work, run.integration.customer_id)) {
      const told = factors.get(employee.id)
      const row = withSecondFactor(withFacts(employee, facts), told, told)
      if (isDifferent(employee, row)) work.put('employee', row)
    }
  })
}

interface DirectoryFacts {
  organization: DirectoryOrganization
  domains: string[]
  skus: SubscribedProduct[]
  readings: FactReadings
}

async function finish(
  parts: SyncParts,
  run: Run,
  deltaLink: string | null,
  told: DirectoryFacts,
): Promise<void> {
  const at = new Date(parts.now()).toISOString()
  await commit(parts, run.organizationId, async (work) => {
    const integration = await stillConnected(work, run)
    const { customer_id: customerId } = integration
    if (run.deltaLink === null) {
      const gone = unseenEmployees(await loadEmployees(work, customerId), run.seen)
      for (const row of gone) work.put('employee', row)
      // Whom the company's other directory still has is there, as that says.
      const vanished = gone.filter(({ directory }) => directory === 'missing')
      run.vanished.push(...vanished.map(({ id }) => id))
      run.task = { ...run.task, vanished: run.task.vanished + vanished.length }
    }
    // Also of those of whom nothing was told this time: groups and roles, or the rule, may have changed.
    await applyRule(work, customerId, await readRuleFor(work.tx, whoseOf(run)), run.memberships)
    const { application } = whoseOf(run)
    await storeLicenses(work, { customerId, application }, told.skus.map(toldProduct))
    await handOut(work, customerId)
    work.put('task', { ...run.task, state: 'completed', finished_at: at })
    work.put('integration', {
      ...integration,
      state: 'Sync Successful',
      tenant_name: told.organization.displayName,
      domains: told.domains,
      last_synced: at,
      facts: told.readings,
      fault: integration.missing_scopes.length > 0 ? 'missingScope' : null,
    })
    await work.tx
      .updateTable('integration')
      .set({ delta_link: deltaLink })
      .where('organization_id', '=', run.organizationId)
      .where('id', '=', run.integration.id)
      .execute()
  })
}

/** A product in the words in which it is kept. */
export const toldProduct = (sku: SubscribedProduct): ToldProduct => ({
  sku_id: sku.skuId,
  part_number: sku.skuPartNumber,
  product_name: sku.productName,
  enabled: sku.enabledUnits,
  consumed: sku.consumedUnits,
  status: sku.status,
})

/** Gives the state in which that leaves the integration. */
async function fail(
  parts: SyncParts,
  run: Run,
  reason: ConnectorErrorReason | 'failure',
): Promise<IntegrationState> {
  const state = reason !== 'failure' && needsPerson(reason) ? 'Auth Failed' : 'Sync Failed'
  await commit(parts, run.organizationId, async (work) => {
    const integration = await stillConnected(work, run)
    work.put('task', {
      ...run.task,
      state: 'failed',
      fault: reason,
      finished_at: new Date(parts.now()).toISOString(),
    })
    work.put('integration', {
      ...integration,
      state,
      // That everything is to be read again is no fault that a person could do something about.
      fault: reason === 'failure' || reason === 'resyncRequired' ? null : faultOf(reason),
    })
  })
  return state
}

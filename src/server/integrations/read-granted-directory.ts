import { v7 as uuidv7 } from 'uuid'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { withRule } from '#shared/domain/import-settings/apply-rule.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { googleChanges } from '#shared/domain/employees/google-changes.ts'
import { allPages } from '#server/connectors/all-pages.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import { capabilityOf } from '#server/connectors/connector.ts'
import type { GrantedPerson } from '#server/connectors/granted-directory.ts'
import { loadEmployees } from '#server/employees/load-employees.ts'
import { byAccount, readKeptMemberships } from '#server/import-settings/memberships.store.ts'
import { readRuleFor } from '#server/import-settings/import-rule.store.ts'
import { commit } from '#server/platform/sync/commit.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { handOut } from '#server/seats/hand-out.ts'
import { readCredentials } from '#server/integration-secret/integration-secret.ts'
import { whoseOf } from './store-memberships.ts'
import { type Run, stillConnected, type SyncParts } from './sync-run.ts'

/** So many employees are written together. */
const WRITTEN_AT_ONCE = 1000

/**
 * Reads a company's people from a directory that an administrator lets us read. It tells no changes, so everybody is read, and nobody
 * is judged by a list that is not whole: one that breaks off changes nothing. People of the company's other directory stay.
 * Gives the ids of those who are in no directory any more.
 */
export async function readGrantedDirectory(parts: SyncParts, run: Run): Promise<string[]> {
  const { integration, organizationId } = run
  const credentials = await readCredentials(parts.db, parts.keyring, {
    organizationId,
    integrationId: integration.id,
  })
  const directory = capabilityOf(parts.vendors, integration.type, 'grantedDirectory')(credentials)
  const organization = await directory.organization()
  const people = await allPages(directory.people())
  // Whoever lets us in is one of them.
  if (people.length === 0) throw new ConnectorError('unexpectedAnswer', { code: 'nobody' })
  const vanished = await storePeople(parts, run, people)
  const at = new Date(parts.now()).toISOString()
  await commit(parts, organizationId, async (work) => {
    const connected = await stillConnected(work, run)
    await handOut(work, connected.customer_id)
    work.put('task', { ...run.task, read: people.length, state: 'completed', finished_at: at })
    work.put('integration', {
      ...connected,
      state: 'Sync Successful',
      tenant_name: organization.displayName || connected.tenant_name,
      domains: organization.domains.length > 0 ? organization.domains : connected.domains,
      last_synced: at,
      fault: connected.missing_scopes.length > 0 ? 'missingScope' : null,
    })
  })
  return vanished
}

/** In several transactions; each looks anew at what the company's employees are by then, so that none overwrites another's work. */
async function storePeople(parts: SyncParts, run: Run, people: readonly GrantedPerson[]): Promise<string[]> {
  const vanished: string[] = []
  for (let isMore = true; isMore;) {
    isMore = await commit(parts, run.organizationId, async (work) => {
      const { customer_id: customerId } = await stillConnected(work, run)
      const changes = googleChanges(await loadEmployees(work, customerId), people, {
        customerId,
        newId: uuidv7,
        hasMicrosoft: await hasMicrosoft(work, customerId),
      })
      const all = [...changes.added, ...changes.changed, ...changes.vanished]
      const written = all.slice(0, WRITTEN_AT_ONCE)
      await put(work, run, written, changes.added)
      const isWritten = new Set(written.map(({ id }) => id))
      const count = (rows: readonly Employee[]) => rows.filter(({ id }) => isWritten.has(id)).length
      vanished.push(...changes.vanished.filter(({ id }) => isWritten.has(id)).map(({ id }) => id))
      run.task = {
        ...run.task,
        read: people.length,
        added: run.task.added + count(changes.added),
        changed: run.task.changed + count(changes.changed),
        vanished: run.task.vanished + count(changes.vanished),
      }
      work.put('task', run.task)
      return all.length > written.length
    })
  }
  return vanished
}

async function put(
  work: Work,
  run: Run,
  rows: readonly Employee[],
  added: readonly Employee[],
): Promise<void> {
  await work.load(
    'employee',
    added.map(({ id }) => id),
  )
  const rule = await readRuleFor(work.tx, whoseOf(run))
  const memberships = byAccount(await readKeptMemberships(work.tx, whoseOf(run)))
  for (const row of rows) work.put('employee', withRule(row, rule, memberships))
}

/** Whether the company's other directory is connected, whose word then comes first. */
async function hasMicrosoft({ tx, organizationId }: Work, customerId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('integration')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('customer_id', '=', customerId)
    .where('type', '=', TENANT_APPLICATION)
    .executeTakeFirst()
  return found !== undefined
}

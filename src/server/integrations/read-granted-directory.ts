import { v7 as uuidv7 } from 'uuid'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { withRule } from '#shared/domain/import-settings/apply-rule.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { googleChanges, type GooglePerson } from '#shared/domain/employees/google-changes.ts'
import { withLicenses } from '#shared/domain/employees/with-licenses.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { withMissingScope } from '#shared/domain/integrations/with-missing-scope.ts'
import { allPages } from '#server/connectors/all-pages.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import { capabilityOf } from '#server/connectors/connector.ts'
import type { GrantedDirectory, GrantedLicense, GrantedPerson } from '#server/connectors/granted-directory.ts'
import { loadEmployees } from '#server/employees/load-employees.ts'
import { byAccount, readKeptMemberships } from '#server/import-settings/memberships.store.ts'
import { readRuleFor } from '#server/import-settings/import-rule.store.ts'
import { commit } from '#server/platform/sync/commit.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { handOut } from '#server/seats/hand-out.ts'
import { readCredentials } from '#server/integration-secret/integration-secret.ts'
import { storeLicenses, type ToldProduct } from './store-licenses.ts'
import { storeMemberships, whoseOf } from './store-memberships.ts'
import { type Run, stillConnected, type SyncParts } from './sync-run.ts'

/** So many employees are written together. */
const WRITTEN_AT_ONCE = 1000

/**
 * Reads a company's people from a directory that an administrator lets us read, with its groups and who has which licence. It tells no
 * changes, so everybody is read, and nobody is judged by a list that is not whole: one that breaks off changes nothing. People of the
 * company's other directory stay, and so do groups and licences that may not be read. Gives the ids of those who are in no directory any
 * more.
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
  await storeMemberships(parts, run, withEverybody(directory, integration, people))
  const { licenses, isRefused } = await readLicenses(directory, integration)
  const vanished = await storePeople(parts, run, withLicenses(people, licenses))
  const at = new Date(parts.now()).toISOString()
  await commit(parts, organizationId, async (work) => {
    const stored = await stillConnected(work, run)
    const connected = isRefused ? withMissingScope(stored, directory.licensesPermission) : stored
    const { application, customerId } = whoseOf(run)
    if (licenses) await storeLicenses(work, { customerId, application }, productsOf(licenses))
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

/** The groups of a directory, where one that everybody is in has them by name. */
const withEverybody = (
  { groups }: Pick<GrantedDirectory, 'groups'>,
  { tenant_id }: Pick<Integration, 'tenant_id'>,
  people: readonly GrantedPerson[],
): Pick<GrantedDirectory, 'groups'> => {
  const everybody = tenant_id.toLowerCase()
  const ids = people.map(({ id }) => id.toLowerCase())
  return {
    async *groups() {
      for await (const page of groups())
        yield page.map((group) => ({
          ...group,
          memberIds: group.memberIds.flatMap((id) => (id === everybody ? ids : [id])),
        }))
    },
  }
}

/** Undefined where they may not be read; people are read all the same. */
async function readLicenses(
  { licenses }: Pick<GrantedDirectory, 'licenses'>,
  { tenant_id }: Pick<Integration, 'tenant_id'>,
): Promise<{ licenses: GrantedLicense[] | undefined; isRefused: boolean }> {
  try {
    return { licenses: await allPages(licenses(tenant_id)), isRefused: false }
  } catch (cause) {
    if (!(cause instanceof ConnectorError)) throw cause
    return { licenses: undefined, isRefused: cause.reason === 'missingScope' }
  }
}

/** How many people have each, of as many products as are in use. */
const productsOf = (licenses: readonly GrantedLicense[]): ToldProduct[] =>
  [...Map.groupBy(licenses, ({ skuId }) => skuId)].map(([skuId, held]) => ({
    sku_id: skuId,
    part_number: held[0]?.productId ?? '',
    product_name: held[0]?.skuName ?? skuId,
    enabled: null,
    consumed: new Set(held.map(({ address }) => address)).size,
    status: null,
  }))

/** In several transactions; each looks anew at what the company's employees are by then, so that none overwrites another's work. */
async function storePeople(parts: SyncParts, run: Run, people: readonly GooglePerson[]): Promise<string[]> {
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
  const memberships = byAccount(
    await readKeptMemberships(work.tx, { ...whoseOf(run), application: TENANT_APPLICATION }),
  )
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

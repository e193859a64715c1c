import { sql } from 'kysely'
import { type DuoAccount, duoLimits, type DuoParent, duoRowId } from '#shared/domain/duo/duo-parent.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { keepableText } from '#shared/lib/keepable-text.ts'
import { ConnectorError, faultOf, needsPerson } from '#server/connectors/connector-error.ts'
import { capabilityOf, type Vendors } from '#server/connectors/connector.ts'
import type { ProviderAccount } from '#server/connectors/provider-accounts.ts'
import { readDuoParentKeys } from '#server/integrations/duo-parent-keys.ts'
import { requestTaskWherePossible, type TaskParts } from '#server/integrations/tasks.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Keyring } from '#server/platform/keys/keyring.ts'
import type { Log } from '#server/platform/log.ts'
import { commit } from '#server/platform/sync/commit.ts'
import { removeRows } from '#server/platform/sync/remove-rows.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { readAccounts, readMapped, readParent } from './duo.store.ts'
import { GONE, REFUSED, tellMapped } from './tell-mapped.ts'

export type DuoReadParts = TaskParts & {
  db: Db
  vendors: Vendors
  keyring: Keyring
  log: Pick<Log, 'info' | 'error'>
}

/** Reads the accounts below the organization's own. Repeated, or after a crash on the way, it does no harm. */
export async function readDuoAccounts(parts: DuoReadParts, organizationId: string): Promise<void> {
  const parent = await readParent(parts.db, organizationId)
  if (!parent) return
  try {
    const keys = await readDuoParentKeys(parts.db, parts.keyring, organizationId)
    const accounts = await capabilityOf(parts.vendors, 'DUOSecurity', 'providerAccounts')(keys).list()
    const regained = await commit(parts, organizationId, (work) =>
      keepAccounts(work, parent.id, accounts, parts.now()),
    )
    await readAgain(parts, organizationId, regained)
  } catch (cause) {
    if (!(cause instanceof ConnectorError)) throw cause
    parts.log.error(
      { event: 'duo.accountsNotRead', organization: organizationId, err: cause },
      "An organization's Duo accounts could not be read",
    )
    await noteFailure(parts, organizationId, parent.id, cause)
  }
}

/** Has companies read that nobody has read meanwhile; one that cannot be now is at its next turn. */
export async function readAgain(
  parts: DuoReadParts,
  organizationId: string,
  regained: readonly Integration[],
): Promise<void> {
  for (const integration of regained) await requestTaskWherePossible(parts, organizationId, integration, null)
}

/** Keeps the accounts in place of those of before, and gives the companies that can be reached again. */
export async function keepAccounts(
  work: Work,
  parentId: string,
  accounts: readonly ProviderAccount[],
  now: number,
): Promise<Integration[]> {
  await work.load('duoParent', [parentId])
  const { row: parent } = work.get('duoParent', parentId)
  // It was disconnected meanwhile.
  if (!parent) return []
  work.put('duoParent', {
    ...parent,
    state: 'Sync Successful',
    fault: null,
    checked_at: new Date(now).toISOString(),
  })
  const rows = accounts.map(({ id, name, host }): DuoAccount => ({
    id: duoRowId(parentId, id),
    parent_id: parentId,
    account_id: id,
    name: keepableText(name.slice(0, duoLimits.name)),
    api_hostname: host.toLowerCase(),
    is_gone: false,
  }))
  const there = new Set(rows.map(({ id }) => id))
  const hosts = new Set(rows.map(({ api_hostname }) => api_hostname))
  const known = await readAccounts(work.tx, work.organizationId)
  const mapped = new Set((await readMapped(work.tx, work.organizationId)).map(({ tenant_id }) => tenant_id))
  const missing = known.filter(({ id }) => !there.has(id))
  // Whoever mapped it is told what became of it.
  const gone = missing.filter(({ api_hostname: host }) => mapped.has(host) && !hosts.has(host))
  const after = [...rows, ...gone.map((each) => ({ ...each, is_gone: true }))]
  const before = new Map(known.map((each) => [each.id, canonicalJson(each)]))
  const changed = after.filter((each) => before.get(each.id) !== canonicalJson(each))
  await work.load('duoAccount', changed.map(({ id }) => id).toSorted())
  for (const row of changed) work.put('duoAccount', row)
  const stays = new Set(after.map(({ id }) => id))
  await removeRows(work, 'duoAccount', [...before.keys()].filter((id) => !stays.has(id)).toSorted())
  return tellMapped(work, (host) => (hosts.has(host) ? undefined : GONE))
}

const noteFailure = (
  parts: DuoReadParts,
  organizationId: string,
  parentId: string,
  { reason }: ConnectorError,
): Promise<void> =>
  commit(parts, organizationId, async (work) => {
    await work.load('duoParent', [parentId])
    const { row: parent } = work.get('duoParent', parentId)
    if (!parent) return
    const failed: DuoParent = {
      ...parent,
      state: needsPerson(reason) ? 'Auth Failed' : 'Sync Failed',
      fault: faultOf(reason),
      checked_at: new Date(parts.now()).toISOString(),
    }
    work.put('duoParent', failed)
    if (reason === 'unauthorized') await tellMapped(work, () => REFUSED)
  })

/** The organizations whose accounts were not read for a time. */
export async function parentsToRead(
  { db }: Pick<DuoReadParts, 'db'>,
  now: number,
): Promise<{ organizationId: string }[]> {
  const { rows } = await sql<{ organizationId: string }>`
    select organization_id as "organizationId" from duo_parent
    where checked_at is null or checked_at <= ${new Date(now - duoLimits.believed)}`.execute(db)
  return rows
}

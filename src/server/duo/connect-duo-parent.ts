import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { DuoParent } from '#shared/domain/duo/duo-parent.ts'
import { type DuoCredentials, isDuoHost } from '#shared/domain/integrations/duo-credentials.ts'
import { capabilityOf } from '#server/connectors/connector.ts'
import type { ProviderAccount } from '#server/connectors/provider-accounts.ts'
import { refuseKeys } from '#server/integrations/connect-by-keys.ts'
import { keepDuoParentKeys } from '#server/integrations/duo-parent-keys.ts'
import { AppError } from '#server/platform/app-error.ts'
import { commit } from '#server/platform/sync/commit.ts'
import { removeRows } from '#server/platform/sync/remove-rows.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { readAccounts, readParent } from './duo.store.ts'
import { type DuoReadParts, keepAccounts, readAgain } from './read-duo-accounts.ts'
import { PARTED, tellMapped } from './tell-mapped.ts'

/** Connects the organization's own Duo account by keys that have to be good, with the accounts below it (INT-21). */
export async function connectDuoParent(
  parts: DuoReadParts,
  organizationId: string,
  credentials: DuoCredentials,
): Promise<DuoParent> {
  if (!isDuoHost(credentials.apiHostname)) throw new AppError('duoHostInvalid')
  const accounts = await capabilityOf(
    parts.vendors,
    'DUOSecurity',
    'providerAccounts',
  )(credentials)
    .list()
    .catch(refuseKeys)
  const { parent, regained } = await commit(parts, organizationId, (work) =>
    store(parts, work, credentials, accounts),
  ).catch((cause: unknown) => {
    if ((cause as { constraint?: string }).constraint === 'one_duo_parent')
      throw new AppError('otherDuoConnected')
    throw cause
  })
  await readAgain(parts, organizationId, regained)
  return parent
}

async function store(
  parts: DuoReadParts,
  work: Work,
  credentials: DuoCredentials,
  accounts: readonly ProviderAccount[],
) {
  const { organizationId, tx } = work
  const known = await readParent(tx, organizationId)
  const host = credentials.apiHostname.toLowerCase()
  if (known && known.api_hostname !== host) throw new AppError('otherDuoConnected')
  const id = known?.id ?? uuidv7()
  await work.load('duoParent', [id])
  work.put('duoParent', {
    id,
    api_hostname: host,
    state: 'Connected',
    fault: null,
    connected_at: known?.connected_at ?? new Date(parts.now()).toISOString(),
    checked_at: null,
  })
  await keepDuoParentKeys(tx, parts.keyring, { organizationId, parentId: id }, credentials)
  const regained = await keepAccounts(work, id, accounts, parts.now())
  const { row: parent } = work.get('duoParent', id)
  if (!parent) throw new AppError('notFound')
  return { parent, regained }
}

/** Forgets the organization's Duo account. Companies that were reached by it keep what was read of them, and are read no more. */
export async function disconnectDuoParent(parts: DuoReadParts, organizationId: string): Promise<void> {
  await commit(parts, organizationId, async (work) => {
    const parent = await readParent(work.tx, organizationId)
    if (!parent) throw new AppError('notFound')
    await removeRows(work, 'duoParent', [parent.id])
    const accounts = await readAccounts(work.tx, organizationId)
    await removeRows(work, 'duoAccount', accounts.map(({ id }) => id).toSorted())
    await sql`delete from duo_secret where organization_id = ${organizationId}::uuid`.execute(work.tx)
    await tellMapped(work, () => PARTED)
  })
  parts.log.info(
    { event: 'duo.parentDisconnected', organization: organizationId },
    "An organization's Duo account was disconnected",
  )
}

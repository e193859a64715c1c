import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { ConsentPage } from '#shared/domain/integrations/consent-page.ts'
import type { PartnerConnection } from '#shared/domain/partner/partner.ts'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import { capabilityOf } from '#server/connectors/connector.ts'
import {
  type Answer,
  codeIn,
  type ConsentParts,
  openPages,
  pagesOf,
  provenAdministrator,
} from '#server/integrations/connect-by-consent.ts'
import { beginAttempt, spendAttempt } from '#server/integrations/consent-attempt.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Keyring } from '#server/platform/keys/keyring.ts'
import type { Log } from '#server/platform/log.ts'
import { commit } from '#server/platform/sync/commit.ts'
import { removeRows } from '#server/platform/sync/remove-rows.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { loseRelationships } from './lost-relationships.ts'
import { requestReadingOfPartner } from './partner.queues.ts'
import { keepPartnerSecret } from './partner-session.ts'
import { readConnection, readRelationships, readTasks, readTenants } from './partner.store.ts'

export interface PartnerParts extends ConsentParts {
  keyring: Keyring
  log: Pick<Log, 'info' | 'error'>
}

/** Where an administrator of the partner consents, in the partner that is known already. */
export async function beginPartnerConsent(parts: PartnerParts, scope: Scope): Promise<ConsentPage> {
  const { partnerSignIn } = pagesOf(parts)
  const known = await readConnection(parts.db, scope.organizationId)
  const state = await beginAttempt(parts.db, scope, null, parts.now())
  return openPages(parts, partnerSignIn, { state, tenantId: known?.tenant_id })
}

/** Connects the organization to the partner whose administrator has signed in, and has it read (INT-34). */
export async function completePartnerConsent(
  parts: PartnerParts,
  scope: Scope,
  answer: Answer,
): Promise<PartnerConnection> {
  const asked = await spendAttempt(parts.db, scope, answer.state, parts.now())
  if (asked !== null) throw new AppError('consentNotAsked')
  const { partnerSignIn } = pagesOf(parts)
  const person = await provenAdministrator(parts, partnerSignIn, { ...answer, code: codeIn(answer) })
  const { tenantId, refreshToken, userName } = person
  if (refreshToken === undefined) throw new AppError('integrationAuthFailed')
  await refuseOther(await readConnection(parts.db, scope.organizationId), tenantId)
  const name = await provePartner(parts, tenantId, refreshToken)
  const connection = await store(parts, scope.organizationId, { tenantId, name, userName, refreshToken })
  await requestReadingOfPartner(parts, scope.organizationId)
  return connection
}

/** Gives what the partner is called. Whoever has no customers to administer is none. */
async function provePartner(parts: PartnerParts, tenantId: string, refreshToken: string): Promise<string> {
  const partner = capabilityOf(
    parts.vendors,
    TENANT_APPLICATION,
    'partner',
  )({ tenantId, refreshToken, renewed: () => undefined })
  try {
    const directory = capabilityOf(parts.vendors, TENANT_APPLICATION, 'directory')(tenantId)
    await partner.relationships(await partner.agents()).next()
    return (await directory.organization()).displayName
  } catch (cause) {
    if (!(cause instanceof ConnectorError)) throw cause
    throw new AppError(cause.reason === 'missingScope' ? 'noPartnerTenant' : 'cspNotConnected', { cause })
  }
}

async function refuseOther(known: PartnerConnection | undefined, tenantId: string): Promise<void> {
  if (known && known.tenant_id !== tenantId) throw new AppError('otherPartnerConnected')
}

async function store(
  parts: PartnerParts,
  organizationId: string,
  given: { tenantId: string; name: string; userName: string; refreshToken: string },
): Promise<PartnerConnection> {
  try {
    return await commit(parts, organizationId, async (work) => {
      const known = await readConnection(work.tx, organizationId)
      await refuseOther(known, given.tenantId)
      const id = known?.id ?? uuidv7()
      await work.load('partnerConnection', [id])
      const connection: PartnerConnection = {
        id,
        tenant_id: given.tenantId,
        tenant_name: given.name,
        user_name: given.userName,
        agents: known?.agents ?? null,
        state: 'Connected',
        fault: null,
        connected_at: known?.connected_at ?? new Date(parts.now()).toISOString(),
        checked_at: known?.checked_at ?? null,
      }
      work.put('partnerConnection', connection)
      await keepPartnerSecret(
        work.tx,
        parts.keyring,
        { organizationId, connectionId: id },
        given.refreshToken,
      )
      return connection
    })
  } catch (cause) {
    const { constraint } = cause as { constraint?: string }
    if (constraint === 'one_partner') throw new AppError('otherPartnerConnected')
    if (constraint === 'partner_of_tenant') throw new AppError('tenantMismatch')
    throw cause
  }
}

/** Forgets the partner. Companies that were reached through it keep what was read of them, and are read no more. */
export async function disconnectPartner(
  parts: PartnerParts,
  organizationId: string,
  id: string,
): Promise<void> {
  await commit(parts, organizationId, async (work) => {
    if ((await readConnection(work.tx, organizationId))?.id !== id) throw new AppError('notFound')
    const idsOf = (rows: readonly { id: string }[]) => rows.map((each) => each.id).toSorted()
    await removeRows(work, 'partnerTask', idsOf(await readTasks(work.tx, organizationId)))
    await removeRows(work, 'partnerRelationship', idsOf(await readRelationships(work.tx, organizationId)))
    await removeRows(work, 'partnerTenant', idsOf(await readTenants(work.tx, organizationId)))
    await removeRows(work, 'partnerConnection', [id])
    await sql`delete from partner_secret where organization_id = ${organizationId}::uuid`.execute(work.tx)
    await loseRelationships(work, new Set())
  })
  parts.log.info(
    { event: 'partner.disconnected', organization: organizationId },
    'A partner was disconnected',
  )
}

import { v7 as uuidv7 } from 'uuid'
import { CONNECTION_KINDS } from '#shared/domain/integrations/connection-kinds.ts'
import { type DuoCredentials, isDuoHost } from '#shared/domain/integrations/duo-credentials.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import { capabilityOf, type Vendors } from '#server/connectors/connector.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { Keyring } from '#server/platform/keys/keyring.ts'
import { commit } from '#server/platform/sync/commit.ts'
import type { EntityTables } from '#server/platform/sync/entity-table.ts'
import type { Pokes } from '#server/platform/sync/events.ts'
import { requireCustomer, type Scope } from '#server/platform/sync/scope.ts'
import { keepCredentials } from '#server/integration-secret/integration-secret.ts'
import { listIntegrations } from './integration.store.ts'
import { blankIntegration } from './new-integration.ts'
import { requestTaskWherePossible } from './tasks.ts'

export interface KeyParts {
  db: Db
  tables: EntityTables
  pokes: Pokes
  now: () => number
  jobs: Pick<Jobs, 'send'>
  vendors: Vendors
  keyring: Keyring
}

/** Connects a company to its Duo account by the keys that it has there, which have to be good, and has it read (INT-20). */
export async function connectDuo(
  parts: KeyParts,
  scope: Scope,
  { customerId, credentials }: { customerId: string; credentials: DuoCredentials },
): Promise<Integration> {
  requireCustomer(scope, customerId)
  if (!isDuoHost(credentials.apiHostname)) throw new AppError('duoHostInvalid')
  await capabilityOf(parts.vendors, 'DUOSecurity', 'secondFactors')(credentials).prove().catch(refuseKeys)
  const connected = await store(parts, scope, customerId, credentials)
  await requestTaskWherePossible(parts, scope.organizationId, connected, scope.userId)
  return connected
}

/** A host that nobody answers at is a wrong one as far as anybody can tell who typed it. */
export function refuseKeys(cause: unknown): never {
  if (!(cause instanceof ConnectorError)) throw cause
  const { reason } = cause
  if (reason === 'unauthorized') throw new AppError('duoInvalid', { cause })
  if (reason === 'unreachable' || reason === 'notFound') throw new AppError('duoHostInvalid', { cause })
  if (reason === 'missingScope') throw new AppError('missingScope', { cause })
  throw new AppError('integrationAuthFailed', { cause, issues: [{ path: 'credentials', message: reason }] })
}

async function store(
  parts: KeyParts,
  scope: Scope,
  customerId: string,
  credentials: DuoCredentials,
): Promise<Integration> {
  const { organizationId } = scope
  const known = (await listIntegrations(parts.db, scope, customerId)).find(
    ({ row }) => row.type === 'DUOSecurity',
  )?.row
  const integrationId = known?.id ?? uuidv7()
  try {
    return await commit(parts, organizationId, async (work) => {
      await work.load('integration', [integrationId])
      const { row } = work.get('integration', integrationId)
      const integration: Integration = {
        ...(row ?? blankIntegration(customerId, { type: 'DUOSecurity', kind: CONNECTION_KINDS.TOKEN })),
        id: integrationId,
        // Keys of its own come before those of the organization.
        kind: CONNECTION_KINDS.TOKEN,
        state: 'Connected',
        fault: null,
        tenant_id: credentials.apiHostname,
        tenant_name: credentials.apiHostname,
      }
      work.put('integration', integration)
      await keepCredentials(
        work.tx,
        parts.keyring,
        { organizationId, customerId, integrationId },
        credentials,
      )
      return integration
    })
  } catch (cause) {
    const { constraint } = cause as { constraint?: string }
    if (constraint === 'integration_of_customer') throw new AppError('alreadyExists')
    if (constraint === 'integration_of_tenant') throw new AppError('duoOfOtherCompany')
    throw cause
  }
}

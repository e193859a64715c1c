import { sql } from 'kysely'
import { JUDGED_APPLICATIONS } from '#shared/domain/integrations/applications.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { withMissingScope } from '#shared/domain/integrations/with-missing-scope.ts'
import type { Snapshot, SourceReading } from '#shared/domain/posture/snapshot.ts'
import { workspaceSources } from '#shared/domain/posture/sources.ts'
import { unreadReasonOf } from '#server/connectors/connector-error.ts'
import { capabilityOf, type Vendors } from '#server/connectors/connector.ts'
import type { SourceAnswer } from '#server/connectors/settings.ts'
import type { WorkspaceSettings } from '#server/connectors/workspace-settings.ts'
import { readCredentials } from '#server/integration-secret/integration-secret.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Keyring } from '#server/platform/keys/keyring.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { type AskedPosture, keepCloud, type KeepParts } from './keep-cloud.ts'

export interface WorkspacePostureParts extends KeepParts {
  keyring: Keyring
  vendors: Vendors
}

const APPLICATION = JUDGED_APPLICATIONS.google

/**
 * Reads all that is set in the Google Workspace of an integration, keeps it, and tells devices how every check judges it. A
 * permission that a company has not granted is noted at its integration; nobody is named for what changed.
 */
export async function readWorkspacePosture(parts: WorkspacePostureParts, asked: AskedPosture): Promise<void> {
  const tenantId = await workspaceOf(parts.db, asked)
  if (tenantId === undefined) return
  const credentials = await readCredentials(parts.db, parts.keyring, asked)
  if (credentials === undefined) return
  const settings = capabilityOf(parts.vendors, APPLICATION, 'workspaceSettings')(credentials)
  const { snapshot, isRefused } = await readWorkspace(settings, parts.now)
  const settle = (work: Work, integration: Integration) => {
    const noted = isRefused ? withMissingScope(integration, settings.permission) : integration
    if (noted !== integration) work.put('integration', noted)
  }
  await keepCloud(parts, asked, { cloud: 'google', tenantId, snapshot, settle })
}

async function readWorkspace(settings: WorkspaceSettings, now: () => number) {
  const answers = await settings.read(workspaceSources)
  const at = new Date(now()).toISOString()
  const readings = Object.entries(answers).map(([id, answer]): [string, SourceReading] => [
    id,
    'error' in answer
      ? { outcome: 'failed', at, reason: unreadReasonOf(answer.error.reason) }
      : { outcome: 'read', at, value: answer.value },
  ])
  const snapshot: Snapshot = { servicePlans: undefined, sources: Object.fromEntries(readings) }
  const { googleSuperAdministrators: people, ...set } = answers
  const lacks = (answer: SourceAnswer) => 'error' in answer && answer.error.reason === 'missingScope'
  // Where not even people may be read, the sync says which permission that takes.
  const isRefused = Object.values(set).some(lacks) && !lacks(people)
  return { snapshot, isRefused }
}

async function workspaceOf(
  db: Db,
  { organizationId, integrationId }: AskedPosture,
): Promise<string | undefined> {
  const { rows } = await sql<{ tenant_id: string }>`
    select tenant_id from integration
    where organization_id = ${organizationId}::uuid and id = ${integrationId}::uuid
      and type = ${APPLICATION} and is_active`.execute(db)
  return rows[0]?.tenant_id
}

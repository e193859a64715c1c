import { RECOMMENDED_ROLE_IDS } from '#shared/domain/partner/gdap-roles.ts'
import type {
  NewRelationship,
  PartnerConnection,
  PartnerRelationship,
} from '#shared/domain/partner/partner.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import { AppError } from '#server/platform/app-error.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'
import { removeRows } from '#server/platform/sync/remove-rows.ts'
import { asPartner, type SessionParts } from './partner-session.ts'
import { readRelationships } from './partner.store.ts'
import { relationshipRow } from './read-partner.ts'

type RelationshipParts = SessionParts & CommitParts

/** Makes a relationship of the recommended roles, with the link by which it is approved (INT-47). */
export async function createRelationship(
  parts: RelationshipParts,
  organizationId: string,
  connection: PartnerConnection,
  asked: NewRelationship,
): Promise<PartnerRelationship> {
  const made = await asPartner(parts, organizationId, connection, (partner) =>
    partner.create({ ...asked, roleIds: RECOMMENDED_ROLE_IDS }),
  ).catch((cause: unknown) => {
    if (!(cause instanceof ConnectorError)) throw cause
    throw new AppError(cause.status === 409 ? 'alreadyExists' : 'cspNotConnected', { cause })
  })
  return commit(parts, organizationId, async (work) => {
    const row = { ...relationshipRow(connection.id, made, new Set()), is_ours: true }
    await work.load('partnerRelationship', [row.id])
    work.put('partnerRelationship', row)
    return row
  })
}

/** Deletes a relationship that nobody was asked to approve yet (INT-42). */
export async function deleteRelationship(
  parts: RelationshipParts,
  organizationId: string,
  connection: PartnerConnection,
  id: string,
): Promise<void> {
  const found = (await readRelationships(parts.db, organizationId)).find((each) => each.id === id)
  if (!found) throw new AppError('notFound')
  // Microsoft deletes nothing that a customer was asked to approve.
  if (found.status !== 'Created') throw new AppError('relationshipNotDeleted')
  await asPartner(parts, organizationId, connection, (partner) =>
    partner.remove(found.relationship_id),
  ).catch((cause: unknown) => {
    if (!(cause instanceof ConnectorError)) throw cause
    // Somebody else has deleted it.
    if (cause.reason !== 'notFound') throw new AppError('relationshipNotDeleted', { cause })
  })
  await commit(parts, organizationId, (work) => removeRows(work, 'partnerRelationship', [id]))
}

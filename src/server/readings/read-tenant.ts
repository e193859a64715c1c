import { type AccessParts, readAccess } from '#server/access/read-access.ts'
import { type DefenderParts, readMailPolicies } from '#server/defender/read-mail-policies.ts'
import { type IntuneParts, readDevicePolicies } from '#server/intune/read-device-policies.ts'
import { type MfaParts, readMfa } from '#server/mfa/read-mfa.ts'
import type { AskedPosture } from '#server/posture/keep-cloud.ts'
import { type PostureParts, readPosture } from '#server/posture/read-posture.ts'
import { readWorkspacePosture, type WorkspacePostureParts } from '#server/posture/read-workspace-posture.ts'
import { type ContactsParts, readTenantContacts } from '#server/tenant-contacts/read-tenant-contacts.ts'
import { readRisk, type RiskParts } from '#server/risk/read-risk.ts'

export type ReadingParts = PostureParts &
  WorkspacePostureParts &
  RiskParts &
  AccessParts &
  MfaParts &
  DefenderParts &
  IntuneParts &
  ContactsParts

/**
 * Reads everything that is read of a tenant again and again; the posture first, for it tells what was bought. Each part looks
 * itself whether the integration is of the vendor that it reads.
 */
export async function readTenant(parts: ReadingParts, asked: AskedPosture): Promise<void> {
  await readPosture(parts, asked)
  await readWorkspacePosture(parts, asked)
  await readRisk(parts, asked)
  await readAccess(parts, asked)
  await readMfa(parts, asked)
  await readMailPolicies(parts, asked)
  await readDevicePolicies(parts, asked)
  await readTenantContacts(parts, asked)
}

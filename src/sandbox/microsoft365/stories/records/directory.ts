import { DIRECTORY_AUDITS } from '../../feeds/pending.ts'
import { directoryRecord } from '../../feeds/unified-directory.ts'
import { auditEntry, type AuditedChange } from '../../graph/directory-audits.ts'
import type { Person, Place, Stage } from '../stage.ts'

/** Minutes. https://learn.microsoft.com/entra/identity/monitoring-health/reference-log-latency */
const AUDIT_DELAY = 2

/** Tells of a change in the log of the directory and in the unified one. */
export function tellChange(
  stage: Stage,
  { person, place, ...change }: Omit<AuditedChange, 'by'> & { person: Person; place: Place },
): void {
  const { id, userPrincipalName } = person
  const entry = auditEntry(
    { ...change, by: { user: { id, userPrincipalName, ipAddress: place.ip } } },
    { id: stage.guid(), correlationId: stage.guid() },
  )
  stage.tell(DIRECTORY_AUDITS, entry, change.at, AUDIT_DELAY)
  stage.tellAudited('Audit.AzureActiveDirectory', directoryRecord(stage.tenant, entry), change.at)
}

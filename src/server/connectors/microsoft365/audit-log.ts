import { z } from 'zod'
import type { AuditLog } from '../audit-log.ts'
import { createLinkFollower } from './follow-links.ts'
import type { GraphClient } from './graph-client.ts'
import { graphLimits } from './limits.ts'

// Entries are looked at one by one: a strange one is no reason to lose the others.
const pageSchema = z.object({ value: z.array(z.unknown()), '@odata.nextLink': z.string().optional() })

/** https://learn.microsoft.com/graph/api/directoryaudit-list */
export const openAuditLog = (
  { graph, ownAppId }: { graph: GraphClient; ownAppId: string },
  tenantId: string,
): AuditLog => ({
  ownAppId,
  async between(since, until) {
    const options = [
      ['$filter', `activityDateTime ge ${since} and activityDateTime le ${until}`],
      ['$orderby', 'activityDateTime desc'],
      ['$top', String(graphLimits.auditPage)],
    ]
    const query = options.map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`).join('&')
    const follow = createLinkFollower()
    const items: unknown[] = []
    let address: string | undefined = `/auditLogs/directoryAudits?${query}`
    for (let pages = 0; address !== undefined && pages < graphLimits.auditPages; pages += 1) {
      const page: z.infer<typeof pageSchema> = await graph.read(tenantId, address, pageSchema)
      items.push(...page.value)
      address = follow(page['@odata.nextLink'])
    }
    return { items, isWhole: address === undefined }
  },
})

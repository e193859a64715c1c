import type { z } from 'zod'
import { createLinkFollower } from './follow-links.ts'
import type { GraphClient } from './graph-client.ts'
import type { VendorList, TenantRisks } from '../risks.ts'
import {
  graphControlProfile,
  graphRiskDetection,
  graphSecureScore,
  graphSignIn,
  listAnswer,
} from './risk-answers.ts'

/** How much of each is read at once: a tenant under attack has more than anybody looks at. */
const PAGES = 10
const DETECTIONS_PER_PAGE = 500
/** The most that the vendor gives of sign-ins. https://learn.microsoft.com/graph/api/signin-list */
const SIGN_INS_PER_PAGE = 1000

export function openTenantRisks(graph: GraphClient, tenantId: string): TenantRisks {
  async function list<Schema extends z.ZodType>(
    address: string,
    schema: Schema,
    enough = Infinity,
  ): Promise<VendorList<z.infer<Schema>>> {
    const follow = createLinkFollower()
    const items: z.infer<Schema>[] = []
    let isIncomplete = false
    let next: string | undefined = address
    for (let page = 1; next !== undefined && items.length < enough; page += 1) {
      if (page > PAGES) return { items, isIncomplete: true }
      const answer: z.infer<typeof listAnswer> = await graph.read(tenantId, next, listAnswer)
      for (const each of answer.value) {
        const { success, data } = schema.safeParse(each)
        if (success) items.push(data)
        else isIncomplete = true
      }
      next = follow(answer['@odata.nextLink'])
    }
    return { items: items.slice(0, enough), isIncomplete }
  }

  return {
    secureScores: (days) => list(`/security/secureScores?$top=${days}`, graphSecureScore, days),
    controlProfiles: () => list('/security/secureScoreControlProfiles', graphControlProfile),
    riskDetections: (since) =>
      list(
        `/identityProtection/riskDetections?$filter=detectedDateTime ge ${since.toISOString()}&$top=${DETECTIONS_PER_PAGE}`,
        graphRiskDetection,
      ),
    riskySignIns: (since) =>
      list(
        `/auditLogs/signIns?$filter=createdDateTime ge ${since.toISOString()} and (${RISKY})&$top=${SIGN_INS_PER_PAGE}`,
        graphSignIn,
      ),
  }
}

const RISKY = ['high', 'medium', 'low'].map((level) => `riskLevelDuringSignIn eq '${level}'`).join(' or ')

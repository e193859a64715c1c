import type { z } from 'zod'
import { createLinkFollower } from './follow-links.ts'
import type { GraphClient } from './graph-client.ts'
import {
  graphControlProfile,
  type GraphControlProfile,
  graphRiskDetection,
  type GraphRiskDetection,
  graphSecureScore,
  type GraphSecureScore,
  graphSignIn,
  type GraphSignIn,
  listAnswer,
} from './risk-answers.ts'

/** How much of each is read at once: a tenant under attack has more than anybody looks at. */
const PAGES = 10
const DETECTIONS_PER_PAGE = 500
/** The most that the vendor gives of sign-ins. https://learn.microsoft.com/graph/api/signin-list */
const SIGN_INS_PER_PAGE = 1000

/** What was read of a collection. */
export interface Listed<Item> {
  items: Item[]
  /** There is more of it than was read, or some of it could not be understood. */
  isIncomplete: boolean
}

/** What the vendor says of the risks in a tenant. Every call may throw a `ConnectorError`. */
export interface TenantRisks {
  /** One a day, the newest first, of at most so many days. */
  secureScores: (days: number) => Promise<Listed<GraphSecureScore>>
  /** What each control of the secure score can give. */
  controlProfiles: () => Promise<Listed<GraphControlProfile>>
  /** Needs Entra ID P2. */
  riskDetections: (since: Date) => Promise<Listed<GraphRiskDetection>>
  /** Interactive sign-ins that were risky while they happened. Needs Entra ID P1, and P2 to say how risky. */
  riskySignIns: (since: Date) => Promise<Listed<GraphSignIn>>
}

export function openTenantRisks(graph: GraphClient, tenantId: string): TenantRisks {
  async function list<Schema extends z.ZodType>(
    address: string,
    schema: Schema,
    enough = Infinity,
  ): Promise<Listed<z.infer<Schema>>> {
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

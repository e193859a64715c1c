import { z } from 'zod'
import type { ReportedSignIn, ReportOnlyOutcome } from '#shared/domain/conditional-access/report-only.ts'
import type { NamesOfIds, TenantPolicies } from '../policies.ts'
import type { VendorList } from '../risks.ts'
import { createLinkFollower } from './follow-links.ts'
import type { GraphClient } from './graph-client.ts'
import { listAnswer } from './risk-answers.ts'

/** How much of each is read at once. */
const PAGES = 20
/** The most that the vendor gives of groups and applications. */
const PAGE = 999
/** https://learn.microsoft.com/graph/api/signin-list */
const SIGN_INS_PER_PAGE = 1000
/** The most that may be asked about. https://learn.microsoft.com/graph/api/directoryobject-getbyids */
const IDS_AT_ONCE = 1000

const id = z.string().min(1)
const name = z.string().nullish()
const named = z.object({ id, displayName: name }).transform((each) => ({ id: each.id, name: nameOf(each) }))
const application = z
  .object({ appId: id, displayName: name })
  .transform((each) => ({ id: each.appId, name: nameOf(each) }))
const strength = z
  .object({ id, displayName: name, allowedCombinations: z.array(z.string()) })
  .transform((each) => ({ id: each.id, name: nameOf(each), combinations: each.allowedCombinations }))
const directoryObject = z
  .object({ '@odata.type': z.string(), id, displayName: name })
  .transform((each) => ({ type: each['@odata.type'], id: each.id, name: nameOf(each) }))
const OUTCOMES: Readonly<Record<string, ReportOnlyOutcome>> = {
  reportOnlySuccess: 'success',
  reportOnlyInterrupted: 'interrupted',
  reportOnlyFailure: 'failure',
  reportOnlyNotApplied: 'notApplied',
}
const signIn = z
  .object({
    createdDateTime: z.iso.datetime({ offset: true }),
    userId: id,
    userPrincipalName: z.string().nullish(),
    appliedConditionalAccessPolicies: z.array(z.object({ id, result: z.string() })).nullish(),
  })
  .transform((each): ReportedSignIn => ({
    userId: each.userId,
    userName: each.userPrincipalName ?? '',
    at: Date.parse(each.createdDateTime),
    outcomes: (each.appliedConditionalAccessPolicies ?? []).flatMap(({ id: policyId, result }) => {
      const outcome = OUTCOMES[result]
      return outcome ? [{ policyId, outcome }] : []
    }),
  }))
const member = z
  .object({ id, userPrincipalName: z.string().nullish() })
  .transform((each) => ({ id: each.id, name: each.userPrincipalName ?? '' }))
const defaultsAnswer = z.object({ isEnabled: z.boolean() })

const nameOf = ({ displayName }: { displayName?: string | null | undefined }): string => displayName ?? ''

export function openTenantPolicies(graph: GraphClient, tenantId: string): TenantPolicies {
  /** An item that is broken does not hide the others. */
  async function list<Schema extends z.ZodType>(
    address: string,
    schema: Schema,
  ): Promise<VendorList<z.infer<Schema>>> {
    const follow = createLinkFollower()
    const items: z.infer<Schema>[] = []
    let isIncomplete = false
    let next: string | undefined = address
    for (let page = 1; next !== undefined; page += 1) {
      if (page > PAGES) return { items, isIncomplete: true }
      const answer: z.infer<typeof listAnswer> = await graph.read(tenantId, next, listAnswer)
      for (const each of answer.value) {
        const { success, data } = schema.safeParse(each)
        if (success) items.push(data)
        else isIncomplete = true
      }
      next = follow(answer['@odata.nextLink'])
    }
    return { items, isIncomplete }
  }

  return {
    policies: () => list('/identity/conditionalAccess/policies', z.unknown()),
    locations: () => list('/identity/conditionalAccess/namedLocations', z.unknown()),
    strengths: () => list('/policies/authenticationStrengthPolicies', strength),
    groups: () => list(`/groups?$select=id,displayName&$top=${PAGE}`, named),
    applications: () => list(`/servicePrincipals?$select=id,appId,displayName&$top=${PAGE}`, application),
    contexts: () => list('/identity/conditionalAccess/authenticationContextClassReferences', named),
    terms: () => list('/identityGovernance/termsOfUse/agreements', named),
    async hasSecurityDefaults() {
      const address = '/policies/identitySecurityDefaultsEnforcementPolicy'
      return (await graph.read(tenantId, address, defaultsAnswer)).isEnabled
    },
    async members(groupId, most) {
      const address = `/groups/${encodeURIComponent(groupId)}/transitiveMembers/microsoft.graph.user`
      const query = `$select=id,userPrincipalName&$top=${most + 1}`
      const { value } = await graph.read(tenantId, `${address}?${query}`, listAnswer)
      return value.flatMap((each) => member.safeParse(each).data ?? [])
    },
    reportedSignIns: (since) =>
      list(
        `/auditLogs/signIns?$filter=createdDateTime ge ${since.toISOString()}&$top=${SIGN_INS_PER_PAGE}`,
        signIn,
      ),
    async names(ids) {
      const found: NamesOfIds = { people: [], groups: [] }
      for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
        const body = { ids: ids.slice(from, from + IDS_AT_ONCE), types: ['user', 'group'] }
        const { value } = await graph.query(tenantId, '/directoryObjects/getByIds', body, listAnswer)
        for (const each of value) {
          const { data } = directoryObject.safeParse(each)
          const kind = data && KINDS[data.type.toLowerCase()]
          if (data && kind) found[kind].push({ id: data.id, name: data.name })
        }
      }
      return found
    },
  }
}

const KINDS: Readonly<Record<string, keyof NamesOfIds>> = {
  '#microsoft.graph.user': 'people',
  '#microsoft.graph.group': 'groups',
}

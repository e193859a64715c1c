import { isMembers } from '#shared/domain/conditional-access/import/is-members.ts'
import { MEMBER_WORDS } from '#shared/domain/conditional-access/member-words.ts'
import { BUILT_IN_STRENGTHS, SPECIAL_APPLICATIONS } from '#shared/domain/conditional-access/vocabulary.ts'
import { isPlaceholder } from '#shared/domain/conditional-access/placeholder.ts'
import { type TenantClient, textIn } from './tenant-client.ts'

/** What a member names: an object of the tenant, which has another id in every tenant. */
type Kind = 'users' | 'groups' | 'applications' | 'servicePrincipals' | 'locations' | 'strengths' | 'roles'

const KINDS: Readonly<Record<string, Kind>> = {
  includeUsers: 'users',
  excludeUsers: 'users',
  includeGroups: 'groups',
  excludeGroups: 'groups',
  includeRoles: 'roles',
  excludeRoles: 'roles',
  includeApplications: 'applications',
  excludeApplications: 'applications',
  includeServicePrincipals: 'servicePrincipals',
  excludeServicePrincipals: 'servicePrincipals',
  includeLocations: 'locations',
  excludeLocations: 'locations',
}

const TRUSTED_BY_MFA = '00000000-0000-0000-0000-000000000000'
const STRENGTHS = 'policies/authenticationStrengthPolicies'
const GUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Which object of the tenant stands for an id or a placeholder of the text, both ways. */
export interface References {
  /** Makes what a policy names and the tenant lacks, as a person would before importing it. */
  prepare: (policy: unknown) => Promise<void>
  /** Notes that an object of the text was made. */
  note: (kind: Kind, written: string, id: string) => void
  toTenant: (policy: unknown) => unknown
  toText: (policy: unknown) => unknown
}

/** What stands for what in one tenant; `names` has the display names that the folder tells of ids, `roles` what placeholders of roles are filled with. */
export function createReferences(
  tenant: TenantClient,
  names: ReadonlyMap<string, string>,
  roles: readonly string[],
): References {
  const ids = new Map<string, string>()
  const written = new Map<string, string>()
  const free = [...roles]
  const key = (kind: Kind, text: string) => `${kind}/${text.toLowerCase()}`
  const note = (kind: Kind, text: string, id: string) => {
    ids.set(key(kind, text), id)
    written.set(key(kind, id), text)
  }
  return {
    note,
    async prepare(policy) {
      const wanted: [Kind, string, unknown][] = []
      mapReferences(policy, (kind, text, holder) => {
        wanted.push([kind, text, holder])
        return text
      })
      for (const [kind, text, holder] of wanted) {
        if (ids.has(key(kind, text)) || !isOfTenant(kind, text)) continue
        const name = names.get(text.toLowerCase()) ?? text
        // Roles are the same in every tenant, so only a placeholder is filled in.
        const id = kind === 'roles' ? (free.shift() ?? '') : await make(tenant, kind, text, name, holder)
        if (id !== '') note(kind, text, id)
      }
    },
    toTenant: (policy) => mapReferences(policy, (kind, text) => ids.get(key(kind, text)) ?? text),
    toText: (policy) => mapReferences(policy, (kind, text) => written.get(key(kind, text)) ?? text),
  }
}

/** The vendor's words and what is the same in every tenant need nothing made. */
function isOfTenant(kind: Kind, text: string): boolean {
  const words = [...MEMBER_WORDS.entries()].flatMap(([name, { words, vendorWords = [] }]) =>
    KINDS[name] === kind ? [...words, ...vendorWords] : [],
  )
  if (kind === 'roles') return isPlaceholder(text)
  if ([...words, ...SPECIAL_APPLICATIONS, TRUSTED_BY_MFA].includes(text)) return false
  return kind !== 'strengths' || !Object.values<string>(BUILT_IN_STRENGTHS).includes(text)
}

async function make(tenant: TenantClient, kind: Kind, text: string, name: string, holder: unknown) {
  const displayName = name.slice(0, 200)
  const slug = `object-${crypto.randomUUID()}`
  if (kind === 'users') {
    const made = await tenant.ask('POST', 'users', {
      accountEnabled: true,
      displayName,
      mailNickname: slug,
      userPrincipalName: `${slug}@roundtrip.example`,
      passwordProfile: { password: 'Correct-horse-7' },
    })
    return textIn(made.body, 'id')
  }
  if (kind === 'groups') {
    const group = {
      displayName,
      mailEnabled: false,
      mailNickname: slug,
      securityEnabled: true,
      groupTypes: [],
    }
    return textIn((await tenant.ask('POST', 'groups', group)).body, 'id')
  }
  if (kind === 'locations') {
    const place = {
      '@odata.type': '#microsoft.graph.ipNamedLocation',
      displayName,
      isTrusted: false,
      ipRanges: [{ '@odata.type': '#microsoft.graph.iPv4CidrRange', cidrAddress: '203.0.113.0/24' }],
    }
    return textIn((await tenant.ask('POST', 'identity/conditionalAccess/namedLocations', place)).body, 'id')
  }
  if (kind === 'strengths') {
    const combinations = isMembers(holder) ? holder['allowedCombinations'] : undefined
    const allowedCombinations =
      Array.isArray(combinations) && combinations.length > 0 ? combinations : ['fido2']
    const strength = { displayName: strengthName(holder, displayName), allowedCombinations }
    const made = await tenant.ask('POST', STRENGTHS, strength)
    if (made.status === 201) return textIn(made.body, 'id')
    // Folders of several tenants have several strengths of one name.
    return textIn((await tenant.ask('POST', STRENGTHS, { ...strength, displayName: slug })).body, 'id')
  }
  // An application has its own id in every tenant; what stands for it there has another.
  const appId = kind === 'applications' && GUID.test(text) ? text : crypto.randomUUID()
  const principal = (
    await tenant.ask('POST', 'servicePrincipals', { appId, displayName, accountEnabled: true })
  ).body
  return kind === 'applications' ? textIn(principal, 'appId') : textIn(principal, 'id')
}

const strengthName = (holder: unknown, otherwise: string) => textIn(holder, 'displayName') || otherwise

type Change = (kind: Kind, text: string, holder: unknown) => string

/** The same policy with its references made others. */
function mapReferences(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) return value.map((each) => mapReferences(each, change))
  if (!isMembers(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined
      if (kind && Array.isArray(member))
        return [
          name,
          member.map((each: unknown) => (typeof each === 'string' ? change(kind, each, undefined) : each)),
        ]
      if (name === 'authenticationStrength' && isMembers(member) && typeof member['id'] === 'string')
        return [name, { ...member, id: change('strengths', member['id'], member) }]
      return [name, mapReferences(member, change)]
    }),
  )
}

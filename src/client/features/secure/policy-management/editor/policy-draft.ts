import { levelsOf, type PolicyBody, policyBodySchema } from '#shared/domain/conditional-access/policy.ts'
import { validatePolicy, validatePolicyJson } from '#shared/domain/conditional-access/validate-policy.ts'
import type { PolicyFinding, PolicyInput } from '#shared/domain/conditional-access/validation/finding.ts'
import type { PolicyOptions } from '#shared/domain/conditional-access/validation/value-rules.ts'
import { isSame, type Problems } from '#client/parts/form/form-state.ts'
import { type MemberKind, type Members, memberAt, withMember } from './policy-members.ts'

/** The members of a policy that the form has an input for, where they stand, and how they are held. */
const INPUTS = {
  displayName: ['text', 'displayName'],
  state: ['text', 'state'],
  includeUsers: ['list', 'conditions.users.includeUsers'],
  excludeUsers: ['list', 'conditions.users.excludeUsers'],
  includeGroups: ['list', 'conditions.users.includeGroups'],
  excludeGroups: ['list', 'conditions.users.excludeGroups'],
  includeRoles: ['list', 'conditions.users.includeRoles'],
  excludeRoles: ['list', 'conditions.users.excludeRoles'],
  includeGuestsOrExternalUsers: ['object', 'conditions.users.includeGuestsOrExternalUsers'],
  excludeGuestsOrExternalUsers: ['object', 'conditions.users.excludeGuestsOrExternalUsers'],
  includeApplications: ['list', 'conditions.applications.includeApplications'],
  excludeApplications: ['list', 'conditions.applications.excludeApplications'],
  includeUserActions: ['list', 'conditions.applications.includeUserActions'],
  includeAuthenticationContextClassReferences: [
    'list',
    'conditions.applications.includeAuthenticationContextClassReferences',
  ],
  includeLocations: ['list', 'conditions.locations.includeLocations'],
  excludeLocations: ['list', 'conditions.locations.excludeLocations'],
  includePlatforms: ['list', 'conditions.platforms.includePlatforms'],
  excludePlatforms: ['list', 'conditions.platforms.excludePlatforms'],
  clientAppTypes: ['list', 'conditions.clientAppTypes'],
  userRiskLevels: ['levels', 'conditions.userRiskLevels'],
  signInRiskLevels: ['levels', 'conditions.signInRiskLevels'],
  insiderRiskLevels: ['levels', 'conditions.insiderRiskLevels'],
  transferMethods: ['levels', 'conditions.authenticationFlows.transferMethods'],
  builtInControls: ['list', 'grantControls.builtInControls'],
  operator: ['text', 'grantControls.operator'],
  authenticationStrength: ['object', 'grantControls.authenticationStrength'],
  customAuthenticationFactors: ['list', 'grantControls.customAuthenticationFactors'],
  termsOfUse: ['list', 'grantControls.termsOfUse'],
  signInFrequency: ['object', 'sessionControls.signInFrequency'],
  persistentBrowser: ['object', 'sessionControls.persistentBrowser'],
  applicationEnforcedRestrictions: ['object', 'sessionControls.applicationEnforcedRestrictions'],
  cloudAppSecurity: ['object', 'sessionControls.cloudAppSecurity'],
  continuousAccessEvaluation: ['object', 'sessionControls.continuousAccessEvaluation'],
  secureSignInSession: ['object', 'sessionControls.secureSignInSession'],
  disableResilienceDefaults: ['flag', 'sessionControls.disableResilienceDefaults'],
} as const satisfies Record<string, readonly [MemberKind, string]>

type Inputs = typeof INPUTS
export type FormInput = keyof Inputs

/** What each kind of member is while it is entered; a list is in no order. */
interface Held {
  text: string
  list: string[]
  levels: string[]
  object: Members | null
  flag: boolean
}

/** The inputs of one kind. */
export type InputOf<Kind extends MemberKind> = {
  [Name in FormInput]: Inputs[Name][0] extends Kind ? Name : never
}[FormInput]

type Entered = { -readonly [Name in FormInput]: Held[Inputs[Name][0]] }

/** A policy while it is entered. `base` has what the form has no input for. */
export interface PolicyDraft extends Entered {
  base: PolicyBody
  /** What was written as JSON and is no policy yet; null where the inputs are what counts. */
  json: string | null
}

export interface PolicyProblem {
  kind: 'findings'
  findings: readonly PolicyFinding[]
}

const names = Object.keys(INPUTS) as FormInput[]

/** Where an input stands in a policy, such as `conditions.users.includeUsers`. */
export const pathOfInput = (name: FormInput): string => INPUTS[name][1]

export const isFormInput = (input: string): input is FormInput => Object.hasOwn(INPUTS, input)

/** A policy as the form holds it. */
export function draftOf(policy: PolicyBody): PolicyDraft {
  const entered = Object.fromEntries(
    names.map((name) => [name, heldOf(INPUTS[name][0], memberAt(policy, INPUTS[name][1]))]),
  )
  // Each name has the kind of value that the table above says.
  return { ...(entered as unknown as Entered), base: policy, json: null }
}

function heldOf(kind: MemberKind, value: unknown): Held[MemberKind] {
  if (kind === 'text') return typeof value === 'string' ? value : ''
  if (kind === 'flag') return value === true
  if (kind === 'levels') return [...levelsOf(typeof value === 'string' ? value : '')]
  if (kind === 'list') return Array.isArray(value) ? value.map(String) : []
  return typeof value === 'object' && value !== null ? (value as Members) : null
}

/** The policy that was entered. What was not touched is as it was, down to what is null and what is missing. */
export function policyOf(draft: PolicyDraft): PolicyBody {
  return names.reduce<PolicyBody>((policy, name) => {
    const [kind, path] = INPUTS[name]
    const held = draft[name]
    const before = heldOf(kind, memberAt(policy, path))
    return isSame(ordered(held), ordered(before))
      ? policy
      : (withMember(policy, path, writtenOf(kind, held)) as PolicyBody)
  }, draft.base)
}

const ordered = (held: unknown) => (Array.isArray(held) ? held.map(String).toSorted() : held)

function writtenOf(kind: MemberKind, held: Held[MemberKind]): unknown {
  if (kind === 'levels' && Array.isArray(held)) return held.join(',')
  // An operator that nobody chose is none.
  return held === '' ? null : held
}

/** How the draft is kept: lists have no order. */
export const storedDraft = (draft: PolicyDraft): PolicyDraft => ({
  ...draft,
  ...Object.fromEntries(names.map((name) => [name, ordered(draft[name])])),
  displayName: draft.displayName.trim(),
})

/** What a text of JSON holds; `undefined` where it is no JSON. */
export function parsedJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

/** The draft after somebody wrote JSON: with its members where it is a policy, else with the text as it is (CA-28, CA-29). */
export function draftOfJson(draft: PolicyDraft, text: string): PolicyDraft {
  const parsed = parsedJson(text)
  const policy = parsed && policyBodySchema.safeParse(parsed.value).data
  if (!policy || validatePolicyJson(parsed?.value).some(isOfShape)) return { ...draft, json: text }
  return draftOf(policy)
}

const isOfShape = ({ rule }: PolicyFinding) => rule === 'read-only-member' || rule === 'wrong-shape'

/** Everything that keeps the draft from being saved (CA-39). */
export function findingsOf(draft: PolicyDraft, options: PolicyOptions): readonly PolicyFinding[] {
  if (draft.json === null) return validatePolicy(policyOf(draft), options)
  const parsed = parsedJson(draft.json)
  return parsed
    ? validatePolicyJson(parsed.value, options)
    : [{ rule: 'wrong-shape', input: 'json', values: { path: '$' } }]
}

/** The same at the inputs; what the form has no input for stands at its JSON. */
export function problemsOf(draft: PolicyDraft, options: PolicyOptions): Problems<PolicyDraft, PolicyProblem> {
  const byInput = Map.groupBy(findingsOf(draft, options), ({ input }) => shownAt(input))
  return Object.fromEntries(
    [...byInput].map(([input, findings]) => [input, { kind: 'findings', findings } satisfies PolicyProblem]),
  )
}

const shownAt = (input: PolicyInput): FormInput | 'json' => (isFormInput(input) ? input : 'json')

/** What was chosen with one more: `All` and `None` stand alone, and what is chosen takes the place of `None`. */
export function withChoice(before: readonly string[], chosen: readonly string[]): string[] {
  const added = chosen.find((each) => !before.includes(each))
  if (added === undefined) return [...chosen]
  if (ALONE.has(added)) return [added]
  return chosen.filter((each) => each !== 'None')
}

const ALONE: ReadonlySet<string> = new Set(['All', 'None', 'all'])

import { levelsOf, type Policy } from '#shared/domain/conditional-access/policy.ts'
import { readConditions } from '#shared/domain/conditional-access/read-policy.ts'
import type { ChangedMember } from '#client/features/secure/parts/history/member-changes.tsx'
import type { Texts } from '#client/texts/sections.ts'
import { sessionPhrases } from './policy-phrases.ts'
import type { AccessTexts } from './policy-texts.ts'
import type { Named, NamedValue, NameOf } from './value-words.ts'

/** A member of a policy with its values in words. */
export interface PolicyField {
  label: string
  values: readonly NamedValue[]
}

export interface PolicyFields {
  who: readonly PolicyField[]
  what: readonly PolicyField[]
  where: readonly PolicyField[]
  demands: readonly PolicyField[]
  session: readonly PolicyField[]
}

/** Every condition and control of a policy by its names; what is not set is left out. Pure. */
export function policyFields(policy: Policy, t: AccessTexts, nameOf: NameOf): PolicyFields {
  const { users, applications, servicePrincipals, ...read } = readConditions(policy)
  const grant = policy.grantControls
  const field = (label: string, kind: Named, ids: readonly string[] | null | undefined) => ({
    label,
    values: (ids ?? []).map((id) => nameOf(kind, id)),
  })
  const out = (what: string) => t('members.leftOut', { what })
  const said = (label: string, text: string | undefined) => ({ label, values: text ? [{ text }] : [] })
  const who = [
    field(t('members.users'), 'users', users.include),
    field(t('members.groups'), 'groups', users.includeGroups),
    field(t('members.roles'), 'roles', users.includeRoles),
    field(t('members.guests'), 'words', users.includeGuests?.types),
    field(t('members.tenants'), 'words', users.includeGuests?.tenants),
    field(t('members.servicePrincipals'), 'servicePrincipals', servicePrincipals.include),
    field(out(t('members.users')), 'users', users.exclude),
    field(out(t('members.groups')), 'groups', users.excludeGroups),
    field(out(t('members.roles')), 'roles', users.excludeRoles),
    field(out(t('members.guests')), 'words', users.excludeGuests?.types),
    field(out(t('members.tenants')), 'words', users.excludeGuests?.tenants),
    field(out(t('members.servicePrincipals')), 'servicePrincipals', servicePrincipals.exclude),
  ]
  const what = [
    field(t('members.applications'), 'applications', applications.include),
    field(t('members.actions'), 'words', applications.actions),
    field(t('members.contexts'), 'contexts', applications.contexts),
    said(t('members.applicationFilter'), filterText(applications.filter, t)),
    field(out(t('members.applications')), 'applications', applications.exclude),
  ]
  const where = [
    field(t('members.locations'), 'locations', read.locations?.include),
    field(out(t('members.locations')), 'locations', read.locations?.exclude),
    field(t('members.platforms'), 'words', read.platforms?.include),
    field(out(t('members.platforms')), 'words', read.platforms?.exclude),
    field(t('members.clientApps'), 'words', read.clientAppTypes),
    said(t('members.deviceFilter'), filterText(read.deviceFilter, t)),
    field(t('members.userRisk'), 'words', read.userRiskLevels),
    field(t('members.signInRisk'), 'words', read.signInRiskLevels),
    field(t('members.insiderRisk'), 'words', read.insiderRiskLevels),
    field(t('members.principalRisk'), 'words', read.servicePrincipalRiskLevels),
    field(t('members.transfer'), 'words', read.transferMethods),
  ]
  const strength = grant?.authenticationStrength
  const demands = [
    field(t('members.controls'), 'words', grant?.builtInControls),
    field(t('members.strength'), 'strengths', strength ? [strength.id] : []),
    field(t('members.terms'), 'terms', grant?.termsOfUse),
    field(t('members.factors'), 'words', grant?.customAuthenticationFactors),
  ].filter(({ values }) => values.length > 0)
  const isOne = demands.flatMap(({ values }) => values).length < 2
  const operator = grant?.operator ? field(t('members.operator'), 'words', [grant.operator]) : undefined
  const set = (fields: readonly PolicyField[]) => fields.filter(({ values }) => values.length > 0)
  return {
    who: set(who),
    what: set(what),
    where: set(where),
    demands: operator && !isOne ? [...demands, operator] : demands,
    session: sessionPhrases(policy.sessionControls, t).map((text) => ({ label: '', values: [{ text }] })),
  }
}

const filterText = (filter: { mode: string; rule: string } | undefined, t: AccessTexts) =>
  filter && (filter.mode === 'exclude' ? t('phrases.without', { what: filter.rule }) : filter.rule)

/** The labels of members by the vendor's names of them, for a list of what changed, and what kind their values are. */
const MEMBERS: Readonly<Record<string, [keyof Texts['access']['members'], Named]>> = {
  displayName: ['displayName', 'words'],
  state: ['state', 'words'],
  includeUsers: ['users', 'users'],
  excludeUsers: ['users', 'users'],
  includeGroups: ['groups', 'groups'],
  excludeGroups: ['groups', 'groups'],
  includeRoles: ['roles', 'roles'],
  excludeRoles: ['roles', 'roles'],
  guestOrExternalUserTypes: ['guests', 'words'],
  includeApplications: ['applications', 'applications'],
  excludeApplications: ['applications', 'applications'],
  includeUserActions: ['actions', 'words'],
  includeAuthenticationContextClassReferences: ['contexts', 'contexts'],
  includeServicePrincipals: ['servicePrincipals', 'servicePrincipals'],
  excludeServicePrincipals: ['servicePrincipals', 'servicePrincipals'],
  includeLocations: ['locations', 'locations'],
  excludeLocations: ['locations', 'locations'],
  includePlatforms: ['platforms', 'words'],
  excludePlatforms: ['platforms', 'words'],
  clientAppTypes: ['clientApps', 'words'],
  userRiskLevels: ['userRisk', 'words'],
  signInRiskLevels: ['signInRisk', 'words'],
  insiderRiskLevels: ['insiderRisk', 'words'],
  servicePrincipalRiskLevels: ['principalRisk', 'words'],
  transferMethods: ['transfer', 'words'],
  builtInControls: ['controls', 'words'],
  operator: ['operator', 'words'],
  authenticationStrength: ['strength', 'strengths'],
  termsOfUse: ['terms', 'terms'],
  customAuthenticationFactors: ['factors', 'words'],
  signInFrequency: ['frequency', 'words'],
  persistentBrowser: ['persistent', 'words'],
  applicationEnforcedRestrictions: ['restrictions', 'words'],
  cloudAppSecurity: ['cloudApps', 'words'],
  continuousAccessEvaluation: ['evaluation', 'words'],
  secureSignInSession: ['tokens', 'words'],
}

/** A difference in words where there are words, else as JSON has it. */
export function changedMember(
  { path, before, after }: { path: string; before: unknown; after: unknown },
  t: AccessTexts,
  nameOf: NameOf,
): ChangedMember<NamedValue> {
  const names = path.split('.').slice(1)
  const known = names.findLast((name) => Object.hasOwn(MEMBERS, name))
  const [label, kind] = (known && MEMBERS[known]) || []
  const last = names.at(-1)
  const word = label ? t(`members.${label}`) : undefined
  const full =
    word === undefined
      ? names.join('.')
      : known?.startsWith('exclude')
        ? t('members.leftOut', { what: word })
        : word
  const values = (value: unknown) =>
    value === undefined ? [] : valuesOf(value, kind ?? 'words', last, nameOf, t)
  return {
    label: known !== undefined && last !== known ? `${full}: ${last}` : full,
    before: values(before),
    after: values(after),
  }
}

function valuesOf(
  value: unknown,
  kind: Named,
  name: string | undefined,
  nameOf: NameOf,
  t: AccessTexts,
): NamedValue[] {
  if (Array.isArray(value))
    return value.flatMap((each): NamedValue[] =>
      typeof each === 'string' ? [nameOf(kind, each)] : [{ text: JSON.stringify(each) }],
    )
  if (typeof value !== 'string') return [{ text: JSON.stringify(value) }]
  if (name === 'displayName') return [{ text: value }]
  if (name === 'state')
    return [{ text: value in STATES ? t(`states.${value as keyof typeof STATES}`) : value }]
  return levelsOf(value).map((each) => wordOr(nameOf(kind, each), each))
}

const STATES = { enabled: 0, disabled: 0, enabledForReportingButNotEnforced: 0 }

/** A value that is a word and no id is shown whole. */
const wordOr = (named: NamedValue, value: string): NamedValue =>
  named.id === undefined || /^[\da-f-]{36}$/i.test(value) ? named : { text: value }

import type { Policy, SessionControls } from '#shared/domain/conditional-access/policy.ts'
import { readConditions, type ReadConditions } from '#shared/domain/conditional-access/read-policy.ts'
import type { AccessTexts } from './policy-texts.ts'
import { generalWord, once, vendorWord } from './value-words.ts'

/** What a policy says, in few words each: for whom, for what, under which conditions, and what it demands. */
export interface PolicyPhrases {
  who: string
  what: string
  where: string
  demands: string
}

export interface Wording {
  t: AccessTexts
  locale: string
}

/** The phrases of a policy. Pure; what nobody here knows is said as it came. */
export function policyPhrases(policy: Policy, wording: Wording): PolicyPhrases {
  const read = readConditions(policy)
  return {
    who: whoPhrase(read, wording),
    what: whatPhrase(read, wording),
    where: wherePhrase(read, wording),
    demands: demandsPhrase(policy, wording),
  }
}

const lists = new Map<string, Intl.ListFormat>()
function listed(
  parts: readonly string[],
  locale: string,
  type: 'unit' | 'conjunction' | 'disjunction' = 'unit',
): string {
  const format =
    lists.get(`${locale}/${type}`) ??
    new Intl.ListFormat(locale, { type, style: type === 'unit' ? 'short' : 'long' })
  lists.set(`${locale}/${type}`, format)
  return format.format(parts.filter((part) => part !== ''))
}

/** What is said of everything comes by its word, the rest by its number. */
function general(
  { t }: Wording,
  kind: 'users' | 'applications' | 'locations' | 'servicePrincipals',
  values: readonly string[],
) {
  const words = values.map((value) => generalWord(t, kind, value) ?? nonId(t, value))
  return { words: words.filter((word) => word !== undefined), ids: words.filter((word) => !word).length }
}

const nonId = (t: AccessTexts, value: string) =>
  /^[\da-f]{8}-/i.test(value) ? undefined : vendorWord(t, value)

type Count = 'accounts' | 'groups' | 'roles' | 'guestKinds' | 'apps' | 'places' | 'workloads'
const counted = (t: AccessTexts, what: Count, count: number) =>
  count === 0 ? '' : once(t, `${what}/${count}`, () => t(`counts.${what}`, { count }))

function whoPhrase({ users, servicePrincipals }: ReadConditions, wording: Wording): string {
  const { t, locale } = wording
  const side = (ids: readonly string[], groups: number, roles: number, guests: number) => {
    const named = general(wording, 'users', ids)
    return [
      ...named.words,
      counted(t, 'accounts', named.ids),
      counted(t, 'groups', groups),
      counted(t, 'roles', roles),
      counted(t, 'guestKinds', guests),
    ].filter(Boolean)
  }
  const principals = (ids: readonly string[]) => {
    const named = general(wording, 'servicePrincipals', ids)
    return [...named.words, counted(t, 'workloads', named.ids)].filter(Boolean)
  }
  const included = [
    ...side(
      users.include,
      users.includeGroups.length,
      users.includeRoles.length,
      users.includeGuests?.types.length ?? 0,
    ),
    ...principals(servicePrincipals.include),
  ]
  const excluded = [
    ...side(
      users.exclude,
      users.excludeGroups.length,
      users.excludeRoles.length,
      users.excludeGuests?.types.length ?? 0,
    ),
    ...principals(servicePrincipals.exclude),
  ]
  if (included.length === 0) return t('phrases.nobody')
  return listed([...included, without(excluded, wording)], locale)
}

const without = (parts: readonly string[], { t, locale }: Wording) =>
  parts.length === 0 ? '' : t('phrases.without', { what: listed(parts, locale) })

function whatPhrase({ applications }: ReadConditions, wording: Wording): string {
  const { t, locale } = wording
  const included = general(wording, 'applications', applications.include)
  const excluded = general(wording, 'applications', applications.exclude)
  const parts = [
    ...included.words,
    counted(t, 'apps', included.ids),
    ...applications.actions.map((action) => vendorWord(t, action) ?? action),
    applications.contexts.length > 0 ? t('members.contexts') : '',
    applications.filter ? t('phrases.filteredApps') : '',
  ].filter(Boolean)
  if (parts.length === 0) return t('phrases.noApp')
  const left = [...excluded.words, counted(t, 'apps', excluded.ids)].filter(Boolean)
  return listed([...parts, without(left, wording)], locale)
}

type Risk = 'userRisk' | 'signInRisk' | 'insiderRisk' | 'principalRisk'

/** Everything that has to hold beside who and what; empty where nothing has. */
function wherePhrase(read: ReadConditions, wording: Wording): string {
  const { t, locale } = wording
  const words = (values: readonly string[]) =>
    listed(
      values.map((value) => vendorWord(t, value) ?? value),
      locale,
    )
  const places = read.locations && [
    ...placeWords(read.locations.include, wording),
    without(placeWords(read.locations.exclude, wording), wording),
  ]
  const platforms = read.platforms && [
    words(read.platforms.include),
    without(
      read.platforms.exclude.map((each) => vendorWord(t, each) ?? each),
      wording,
    ),
  ]
  const risk = (name: Risk, levels: readonly string[]) =>
    levels.length === 0 ? '' : `${t(`members.${name}`)}: ${words(levels)}`
  const clients = read.clientAppTypes.filter((type) => type !== 'all')
  return listed(
    [
      ...(places ?? []),
      ...(platforms ?? []),
      words(clients),
      read.deviceFilter ? t('phrases.filteredDevices') : '',
      risk('userRisk', read.userRiskLevels),
      risk('signInRisk', read.signInRiskLevels),
      risk('insiderRisk', read.insiderRiskLevels),
      risk('principalRisk', read.servicePrincipalRiskLevels),
      words(read.transferMethods),
    ],
    locale,
  )
}

function placeWords(values: readonly string[], wording: Wording): string[] {
  const named = general(wording, 'locations', values)
  return [...named.words, counted(wording.t, 'places', named.ids)].filter(Boolean)
}

function demandsPhrase({ grantControls: grant, sessionControls }: Policy, { t, locale }: Wording): string {
  const strength = grant?.authenticationStrength
  const controls = [
    ...(grant?.builtInControls ?? []).map((control) => vendorWord(t, control) ?? control),
    ...(strength ? [vendorWord(t, strength.id) ?? strength.displayName ?? t('members.strength')] : []),
    ...((grant?.termsOfUse ?? []).length > 0 ? [t('members.terms')] : []),
    ...((grant?.customAuthenticationFactors ?? []).length > 0 ? [t('members.factors')] : []),
  ]
  const isOne = grant?.operator?.toUpperCase() === 'OR'
  const demanded = listed(controls, locale, isOne ? 'disjunction' : 'conjunction')
  const parts = [demanded, ...sessionPhrases(sessionControls, t)].filter(Boolean)
  return parts.length === 0 ? t('phrases.nothing') : listed(parts, locale)
}

/** What is demanded of a session that was let in. */
export function sessionPhrases(session: SessionControls | null | undefined, t: AccessTexts): string[] {
  if (!session) return []
  const { signInFrequency: again, persistentBrowser: browser } = session
  const mode = browser?.mode
  return [
    ...(again?.isEnabled === true ? [frequencyPhrase(again, t)] : []),
    ...(browser?.isEnabled === true
      ? [`${t('members.persistent')}: ${(mode && vendorWord(t, mode)) ?? mode ?? t('phrases.on')}`]
      : []),
    ...(session.applicationEnforcedRestrictions?.isEnabled === true ? [t('members.restrictions')] : []),
    ...(session.cloudAppSecurity?.isEnabled === true ? [t('members.cloudApps')] : []),
    ...(session.continuousAccessEvaluation?.mode
      ? [`${t('members.evaluation')}: ${session.continuousAccessEvaluation.mode}`]
      : []),
    ...(session.disableResilienceDefaults === true ? [t('members.resilience')] : []),
    ...(session.secureSignInSession?.isEnabled === true ? [t('members.tokens')] : []),
  ]
}

function frequencyPhrase(
  { value, type, frequencyInterval }: NonNullable<SessionControls['signInFrequency']>,
  t: AccessTexts,
): string {
  if (frequencyInterval === 'everyTime' || typeof value !== 'number') return t('phrases.everyTime')
  return t(type === 'days' ? 'phrases.days' : 'phrases.hours', { count: value })
}

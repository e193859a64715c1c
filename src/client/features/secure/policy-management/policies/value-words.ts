import { DIRECTORY_ROLES } from '#shared/domain/conditional-access/directory-roles.ts'
import type { AccessOptions } from '#shared/domain/conditional-access/access-options.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import {
  BUILT_IN_STRENGTHS,
  REGISTER_DEVICE,
  REGISTER_SECURITY_INFO,
} from '#shared/domain/conditional-access/vocabulary.ts'
import type { AccessTexts } from './policy-texts.ts'

/** The vendor's words that are said by a text of the same name. */
const WORDS = [
  'GuestsOrExternalUsers',
  'Office365',
  'MicrosoftAdminPortals',
  'AllAgentIdResources',
  'all',
  'browser',
  'mobileAppsAndDesktopClients',
  'exchangeActiveSync',
  'easSupported',
  'other',
  'high',
  'medium',
  'low',
  'none',
  'hidden',
  'elevated',
  'moderate',
  'minor',
  'deviceCodeFlow',
  'authenticationTransfer',
  'b2bCollaborationGuest',
  'b2bCollaborationMember',
  'b2bDirectConnectUser',
  'internalGuest',
  'serviceProvider',
  'otherExternalUser',
  'block',
  'mfa',
  'compliantDevice',
  'domainJoinedDevice',
  'approvedApplication',
  'compliantApplication',
  'passwordChange',
  'riskRemediation',
  'AND',
  'OR',
  'always',
  'never',
] as const

/** Those whose text has another name. */
const NAMED = {
  [REGISTER_SECURITY_INFO]: 'registerSecurityInfo',
  [REGISTER_DEVICE]: 'registerDevice',
  [BUILT_IN_STRENGTHS.multifactor]: 'multifactor',
  [BUILT_IN_STRENGTHS.passwordless]: 'passwordless',
  [BUILT_IN_STRENGTHS.phishingResistant]: 'phishingResistant',
  // The address list of the vendor's older setting.
  '00000000-0000-0000-0000-000000000000': 'mfaTrusted',
} as const

/** What is called the same in every language. */
const PLATFORMS: ReadonlyMap<string, string> = new Map([
  ['android', 'Android'],
  ['iOS', 'iOS'],
  ['windows', 'Windows'],
  ['windowsPhone', 'Windows Phone'],
  ['macOS', 'macOS'],
  ['linux', 'Linux'],
])

const said = new WeakMap<AccessTexts, Map<string, string | undefined>>()

/** What is said the same every time, made once: a search reads thousands of policies, and each of them says a dozen words. */
export function once<Text extends string | undefined>(t: AccessTexts, key: string, say: () => Text): Text {
  const known = said.get(t) ?? new Map<string, string | undefined>()
  said.set(t, known)
  if (!known.has(key)) known.set(key, say())
  return known.get(key) as Text
}

/** The words for a word of the vendor's; undefined where it is an id, or one that nobody here knows. */
export const vendorWord = (t: AccessTexts, value: string): string | undefined =>
  once(t, value, () => vendorWordOf(t, value))

function vendorWordOf(t: AccessTexts, value: string): string | undefined {
  const platform = PLATFORMS.get(value)
  if (platform !== undefined) return platform
  const id = value.toLowerCase()
  const named = Object.entries(NAMED).find(([word]) => word === id)?.[1]
  if (named) return t(`values.${named}`)
  const word = WORDS.find((each) => each === value)
  return word && t(`values.${word}`)
}

/** The general words of users, apps, places and service principals. */
const GENERAL = {
  users: { All: 'allUsers', None: 'nobody' },
  applications: { All: 'allApps', None: 'noApp' },
  locations: { All: 'anywhere', AllTrusted: 'trusted' },
  servicePrincipals: { ServicePrincipalsInMyTenant: 'ownPrincipals' },
} as const

export type Named = keyof typeof GENERAL | 'groups' | 'roles' | 'strengths' | 'contexts' | 'terms' | 'words'

/** What a general word of a member means, such as all of its users. */
export function generalWord(t: AccessTexts, kind: Named, value: string): string | undefined {
  if (!(kind in GENERAL)) return undefined
  const words: Readonly<
    Record<string, 'allUsers' | 'nobody' | 'allApps' | 'noApp' | 'anywhere' | 'trusted' | 'ownPrincipals'>
  > = GENERAL[kind as keyof typeof GENERAL]
  const word = Object.hasOwn(words, value) ? words[value] : undefined
  return word && once(t, `phrases/${word}`, () => t(`phrases.${word}`))
}

/** A value of a policy as a person reads it. */
export interface NamedValue {
  text: string
  /** Where nobody here knows a name for it. */
  id?: string
  /** The tenant answered not to have it. */
  isGone?: boolean
}

type Employed = Pick<Employee, 'entra_id' | 'display_name'>

/** How values of a company's policies are called. Without options only what every tenant has is known. */
export function createNames(
  t: AccessTexts,
  options: AccessOptions | undefined,
  employees: readonly Employed[] = [],
) {
  const byKind = new Map<Named, ReadonlyMap<string, string>>([
    ['roles', DIRECTORY_ROLES],
    ['users', accountNames(options, employees)],
  ])
  if (options) {
    byKind.set('groups', namesIn(options.groups))
    byKind.set('applications', namesIn(options.applications))
    byKind.set('strengths', namesIn(options.strengths))
    byKind.set('contexts', namesIn(options.contexts))
    byKind.set('terms', namesIn(options.terms))
    byKind.set('locations', placesIn(options.locations))
  }
  const missing = new Set((options?.missing ?? []).map((id) => id.toLowerCase()))
  return (kind: Named, value: string): NamedValue => {
    const id = value.toLowerCase()
    const text = generalWord(t, kind, value) ?? vendorWord(t, value) ?? byKind.get(kind)?.get(id)
    const isGone = missing.has(id)
    if (text !== undefined) return isGone ? { text, isGone } : { text }
    return { text: shortId(value), id: value, ...(isGone ? { isGone } : {}) }
  }
}
export type NameOf = ReturnType<typeof createNames>

/** Employees are called as everywhere here; others as the tenant calls them. */
const accountNames = (options: AccessOptions | undefined, employees: readonly Employed[]) =>
  new Map([
    ...(options ? namesIn(options.people) : []),
    ...employees.flatMap(({ entra_id: id, display_name: name }): [string, string][] =>
      id === null || name === '' ? [] : [[id.toLowerCase(), name]],
    ),
  ])

type Listed = { reason: string } | { items: readonly { id: string; name: string }[] }

const namesIn = (list: Listed): ReadonlyMap<string, string> => namesOf('items' in list ? list.items : [])

const namesOf = (items: readonly { id: string; name: string }[]): ReadonlyMap<string, string> =>
  new Map(items.map(({ id, name }) => [id.toLowerCase(), name]))

const placesIn = (list: AccessOptions['locations']): ReadonlyMap<string, string> =>
  new Map(
    'items' in list ? list.items.map(({ id, displayName }) => [id.toLowerCase(), displayName] as const) : [],
  )

const SHOWN = 8

/** The beginning of an id, which tells it from others. */
export const shortId = (id: string): string => (id.length > SHOWN + 4 ? `${id.slice(0, SHOWN)}…` : id)

import type { UnreadReason } from '#shared/domain/integrations/unread-reason.ts'
import type { AccessOptions } from '#shared/domain/conditional-access/access-options.ts'
import { DIRECTORY_ROLES } from '#shared/domain/conditional-access/directory-roles.ts'
import { MEMBER_WORDS } from '#shared/domain/conditional-access/member-words.ts'
import { BUILT_IN_STRENGTHS } from '#shared/domain/conditional-access/vocabulary.ts'
import type { Named, NameOf } from '../policies/value-words.ts'
import type { InputOf } from './policy-draft.ts'

export interface Choice {
  value: string
  label: string
}

/** What an input can choose from, and why its list was not read. */
export interface Choices {
  options: readonly Choice[]
  reason?: UnreadReason | 'notHere'
}

/** An account that can be chosen. */
export interface NamedPerson {
  id: string
  name: string
}

const EXCLUDABLE: Readonly<Record<string, readonly string[]>> = {
  excludeUsers: ['GuestsOrExternalUsers'],
  excludeApplications: ['Office365', 'MicrosoftAdminPortals'],
  excludeLocations: ['AllTrusted'],
}

const KINDS: Partial<Record<InputOf<'list'>, Named>> = {
  includeUsers: 'users',
  excludeUsers: 'users',
  includeGroups: 'groups',
  excludeGroups: 'groups',
  includeRoles: 'roles',
  excludeRoles: 'roles',
  includeApplications: 'applications',
  excludeApplications: 'applications',
  includeLocations: 'locations',
  excludeLocations: 'locations',
  includeAuthenticationContextClassReferences: 'contexts',
  termsOfUse: 'terms',
}

/** What can be chosen for an input whose values have names, the vendor's words first (CA-13). */
export function choicesOf(
  input: InputOf<'list'>,
  options: AccessOptions | undefined,
  people: readonly NamedPerson[],
  nameOf: NameOf,
): Choices {
  const kind = KINDS[input] ?? 'words'
  const words = (EXCLUDABLE[input] ?? MEMBER_WORDS.get(input)?.words ?? []).map((value) => ({
    value,
    label: nameOf(kind, value).text,
  }))
  const { listed, reason } = listOf(kind, options, people)
  const own = listed
    .map(({ id, name }) => ({ value: id, label: name || id }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  return { options: [...words, ...own], ...(reason ? { reason } : {}) }
}

interface Listed {
  listed: readonly NamedPerson[]
  reason?: UnreadReason | 'notHere'
}

function listOf(kind: Named, options: AccessOptions | undefined, people: readonly NamedPerson[]): Listed {
  if (kind === 'roles') return { listed: [...DIRECTORY_ROLES].map(([id, name]) => ({ id, name })) }
  if (kind === 'words') return { listed: [] }
  if (!options) return { listed: kind === 'users' ? people : [], reason: 'notHere' }
  if (kind === 'users') return { listed: withPeople(options.people, people) }
  if (kind === 'locations')
    return fromList(options.locations, ({ id, displayName }) => ({ id, name: displayName }))
  const list =
    kind === 'groups' || kind === 'applications' || kind === 'contexts' || kind === 'terms'
      ? options[kind]
      : options.applications
  return fromList(list, ({ id, name }) => ({ id, name }))
}

function fromList<Item>(
  list: { reason: UnreadReason } | { items: readonly Item[] },
  named: (item: Item) => NamedPerson,
): Listed {
  return 'items' in list ? { listed: list.items.map(named) } : { listed: [], reason: list.reason }
}

/** Employees and the accounts that policies name, which are no employees in every case; each once. */
function withPeople(list: AccessOptions['people'], people: readonly NamedPerson[]): NamedPerson[] {
  const known = new Set(people.map(({ id }) => id.toLowerCase()))
  const further = 'items' in list ? list.items.filter(({ id }) => !known.has(id.toLowerCase())) : []
  return [...people, ...further]
}

/** The strengths that a policy can demand: those of every tenant, and the tenant's own. */
export function strengthChoices(options: AccessOptions | undefined, nameOf: NameOf): Choices {
  const everywhere: string[] = Object.values(BUILT_IN_STRENGTHS)
  const builtIn = everywhere.map((value) => ({ value, label: nameOf('strengths', value).text }))
  if (!options) return { options: builtIn, reason: 'notHere' }
  const { strengths } = options
  if ('reason' in strengths) return { options: builtIn, reason: strengths.reason }
  const own = strengths.items
    .filter(({ id }) => !everywhere.includes(id.toLowerCase()))
    .map(({ id, name }) => ({ value: id, label: name }))
  return { options: [...builtIn, ...own] }
}

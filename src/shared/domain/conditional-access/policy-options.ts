import type { UnreadReason } from '../integrations/unread-reason.ts'
import type { AccessOptions } from './access-options.ts'
import type { PolicyOptions } from './validation/value-rules.ts'
import { BUILT_IN_STRENGTHS, VENDOR_APPLICATIONS } from './vocabulary.ts'

type Listed = { reason: UnreadReason } | { items: readonly { id: string }[]; is_incomplete: boolean }

/** The ids of a list; undefined where it was not read as a whole, so that nothing is known to be missing. */
export const wholeIds = (list: Listed): ReadonlySet<string> | undefined =>
  'items' in list && !list.is_incomplete ? new Set(list.items.map(({ id }) => id.toLowerCase())) : undefined

/** The ids that can be chosen, of the lists that were read as a whole (CA-53). */
export function optionsOf(options: AccessOptions | undefined): PolicyOptions {
  const known = <Name extends string>(name: Name, ids: ReadonlySet<string> | undefined) =>
    ids ? ({ [name]: ids } as Record<Name, ReadonlySet<string>>) : {}
  if (!options) return {}
  const strengths = wholeIds(options.strengths)
  const applications = wholeIds(options.applications)
  return {
    ...known('groups', wholeIds(options.groups)),
    ...known('applications', applications && new Set([...applications, ...VENDOR_APPLICATIONS])),
    missing: new Set(options.missing.map((id) => id.toLowerCase())),
    ...known('locations', withMfaTrusted(wholeIds(options.locations))),
    ...known('strengths', strengths && new Set([...strengths, ...Object.values(BUILT_IN_STRENGTHS)])),
    ...known('contexts', wholeIds(options.contexts)),
    ...known('terms', wholeIds(options.terms)),
  }
}

/** The address list of the vendor's older setting is in no list. */
const withMfaTrusted = (ids: ReadonlySet<string> | undefined) =>
  ids && new Set([...ids, '00000000-0000-0000-0000-000000000000'])

import type { RequiredLicense } from '#shared/domain/posture/required-license.ts'
import type { AlertGuide } from '../alert-guides.ts'
import type { AlertSeverity } from '../alert-severity.ts'
import type { AlertLicense } from '../detection.ts'
import { fact } from '../facts.ts'
import type { HygieneData, HygieneInputId } from './hygiene-inputs.ts'

/** A state that deserves an alert as long as it lasts. */
export interface HygieneFinding {
  /** What of the tenant it is about, the same whenever it is found; empty for the tenant as a whole. */
  subject: string
  /** How much of it there is. It is told again only where this or the severity has grown. */
  size: number
  /** Where it differs from that of the query. */
  severity?: AlertSeverity
  /** Whom it is about, where that is one account; as the vendor names it. */
  account?: string
  /** By names that the screens have words for, with values in the vendor's words. */
  facts: readonly string[]
}

interface Declaration {
  /** Kebab-case; the id of its detection as well. */
  id: string
  /** How long a tenant is left alone before it is asked again, in milliseconds. */
  interval: number
  severity: AlertSeverity
  /** Without it there is nothing to read, and the query says so. */
  license: AlertLicense & RequiredLicense
  guide: AlertGuide
  /** The vendor's own page. */
  link: string
}

/** A question to a tenant that is asked again and again. Pure: what it reads is given to it. */
export interface HygieneQuery extends Declaration {
  reads: readonly HygieneInputId[]
  /** All that is found. `at`: for which time the data speak, in milliseconds since 1970. */
  find: (data: HygieneData, at: number) => HygieneFinding[]
}

/** Gives `find` exactly what `reads` names. */
export const defineQuery = <const Id extends HygieneInputId>(
  query: Declaration & {
    reads: readonly Id[]
    find: (data: Pick<HygieneData, Id>, at: number) => HygieneFinding[]
  },
): HygieneQuery => query

/** How many of a list are named. */
const NAMED = 10

/** One finding of a whole list, which names the first of it; none of an empty one. `name`: what its items are. */
export const listFinding = (
  name: string,
  items: readonly string[],
  finding: Partial<HygieneFinding> = {},
): HygieneFinding[] =>
  items.length === 0
    ? []
    : [
        {
          subject: '',
          size: items.length,
          facts: [
            fact('count', String(items.length)),
            ...items
              .toSorted()
              .slice(0, NAMED)
              .map((item) => fact(name, item)),
          ],
          ...finding,
        },
      ]

/** A finding of the tenant as a whole, where it is so. */
export const tenantFinding = (isFound: boolean, ...facts: readonly string[]): HygieneFinding[] =>
  isFound ? [{ subject: '', size: 1, facts }] : []

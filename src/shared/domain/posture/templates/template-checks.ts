import type { Check } from '../check.ts'
import { checks } from '../checks.ts'
import { leastLicenses, type RequiredLicense } from '../required-license.ts'

const known = new Set(checks.map(({ id }) => id))

/** The checks of a template, in the order of the list of all of them; those that this build does not know are left out. */
export function checksOf(ids: readonly string[]): Check[] {
  const wanted = new Set(ids)
  return checks.filter(({ id }) => wanted.has(id))
}

/** Whether every id is that of a check. */
export const areChecks = (ids: readonly string[]): boolean => ids.every((id) => known.has(id))

/** What a tenant has to hold for all of a template's checks; none where every tenant will do (POST-22). */
export const licensesOf = (ids: readonly string[]): RequiredLicense[] =>
  leastLicenses(checksOf(ids).map(({ requires }) => requires))

/** Whether no change of ours makes a tenant meet it: then a person has to. */
export const isByHand = ({ remedy }: Pick<Check, 'remedy'>): boolean => remedy === undefined

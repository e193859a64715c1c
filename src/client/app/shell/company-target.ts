import { ALL_COMPANIES } from '#shared/domain/screens/screens.ts'
import { placeOf } from '#shared/domain/screens/titles.ts'
import type { Target } from '#client/parts/screen/target.ts'
import { screenAt } from '../routes/screens.ts'

/**
 * Where the choice of a company leads, undefined for all of them: the screen that is open, of the company. Nowhere from a
 * screen that knows no companies: there is nothing to choose there.
 */
export function companyTarget(path: string, company: string | undefined): Target | undefined {
  const list = placeOf(path)?.item.path
  const part = list && screenAt(list)?.company
  const ofCompany = `${list}/$companySelectorId`
  // Both follow from the definition, which was checked there.
  if (part) return { to: list, search: company === undefined ? {} : { [part]: company } } as Target
  // What always names a company, or that it is all of them.
  const named = list?.replace(':companySelectorId', '$companySelectorId')
  if (named !== list) return { to: named, params: { companySelectorId: company ?? ALL_COMPANIES } } as Target
  if (!screenAt(ofCompany)) return undefined
  return (
    company === undefined ? { to: list } : { to: ofCompany, params: { companySelectorId: company } }
  ) as Target
}

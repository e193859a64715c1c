import { policyTemplateLimits } from '#shared/domain/conditional-access/templates/policy-template.ts'
import { freeName } from '#client/features/secure/parts/templates/free-name.ts'

/** Names for templates that are made together: none that there is, and none twice. */
export function freeNames(wanted: readonly string[], taken: readonly string[]): string[] {
  const all = [...taken]
  const known = new Set(all.map((name) => name.toLowerCase()))
  return wanted.map((each) => {
    const short = each.slice(0, policyTemplateLimits.name).trim()
    // A file may hold thousands: only where a name is taken all of them are looked through.
    const name = known.has(short.toLowerCase()) ? freeName(each, all) : short
    all.push(name)
    known.add(name.toLowerCase())
    return name
  })
}

/** A description of a policy, as far as a template has room for it. */
export const shortDescription = (text: string): string =>
  text.trim().slice(0, policyTemplateLimits.description).trim()

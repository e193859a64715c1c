import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { type ImportRuleFields, isEverybody, isSomethingChosen } from './import-rule.ts'

/** Why import settings cannot be saved as they are, in the order in which it is asked (EMP-18). */
export const SAVE_REFUSALS = [
  'nothingSelected',
  'nothingExcluded',
  'unchanged',
  'nobodyLeft',
  'everybody',
] as const
export type SaveRefusal = (typeof SAVE_REFUSALS)[number]

interface Wish {
  rule: ImportRuleFields
  /** As the person saw it when they began. */
  seen: ImportRuleFields
  /** Whether the organization has default settings. */
  hasDefault: boolean
  /** Of accounts that are imported; undefined while that is not known. */
  selectedAccounts: number | undefined
}

export function saveRefusal({ rule, seen, hasDefault, selectedAccounts }: Wish): SaveRefusal | undefined {
  const { include, exclude } = rule
  if (include !== 'all' && !isSomethingChosen(include)) return 'nothingSelected'
  if (exclude !== 'none' && !exclude.noLicences && !exclude.noGroups && !isSomethingChosen(exclude))
    return 'nothingExcluded'
  if (!hasDefault && isSame(rule, seen)) return 'unchanged'
  if (selectedAccounts === 0) return 'nobodyLeft'
  if (isEverybody(rule) && isSame(rule.domains, seen.domains)) return 'everybody'
  return undefined
}

const isSame = (one: unknown, other: unknown) => canonicalJson(one) === canonicalJson(other)

import type { Employee } from '#shared/domain/employees/employee.ts'
import type { IgnoreReason } from '#shared/domain/employees/ignore-decision.ts'
import { CHOSEN_BY, type Exclusion, type ImportRuleFields, type Inclusion } from './import-rule.ts'

/** What a rule asks of an account. Ids are in lower case; what was not read is undefined. */
export interface AccountFacts {
  id: string
  domain: string
  /** Undefined of whoever is in a directory that knows no such products. */
  skuIds: readonly string[] | undefined
  groupIds: readonly string[] | undefined
  roleIds: readonly string[] | undefined
}

/** What a directory was last read to tell beside its people: who is in which group and who holds which role. */
export interface Memberships {
  /** By the id of an account, in lower case; undefined where groups were not read. */
  groups: ReadonlyMap<string, readonly string[]> | undefined
  roles: ReadonlyMap<string, readonly string[]> | undefined
}

export const NO_MEMBERSHIPS: Memberships = { groups: undefined, roles: undefined }

export type Verdict = { imported: true } | { imported: false; reason: IgnoreReason }

const ignoredFor = (reason: IgnoreReason): Verdict => ({ imported: false, reason })

export function factsOf(
  {
    id,
    entra_id,
    domain,
    sku_ids,
    google_account,
  }: Pick<Employee, 'id' | 'entra_id' | 'domain' | 'sku_ids' | 'google_account'>,
  { groups, roles }: Memberships,
): AccountFacts {
  const key = (entra_id ?? id).toLowerCase()
  // A rule names groups, licences and roles of the Microsoft directory: of whom that does not have it decides nothing by them.
  if (google_account?.leads)
    return {
      id: key,
      domain: domain.toLowerCase(),
      skuIds: undefined,
      groupIds: undefined,
      roleIds: undefined,
    }
  return {
    id: key,
    domain: domain.toLowerCase(),
    skuIds: sku_ids.map((sku) => sku.toLowerCase()),
    groupIds: groups && (groups.get(key) ?? []),
    roleIds: roles && (roles.get(key) ?? []),
  }
}

/**
 * Whether a rule imports an account, and why not (EMP-15): its domain comes first, then who is chosen, then who is left out,
 * which wins over being chosen. Undefined where that depends on what was not read.
 */
export function verdictOf(
  { domains, include, exclude }: ImportRuleFields,
  facts: AccountFacts,
): Verdict | undefined {
  if (domains !== 'all' && !domains.includes(facts.domain)) return ignoredFor('otherDomain')
  const isChosen = include === 'all' ? true : isAmong(include, facts)
  if (isChosen === false) return ignoredFor('notChosen')
  const reason = exclude === 'none' ? null : reasonAgainst(exclude, facts)
  if (reason) return ignoredFor(reason)
  return isChosen && reason === null ? { imported: true } : undefined
}

/** Why an account is left out; null where it is not, undefined where that depends on what was not read. */
function reasonAgainst(exclude: Exclusion, facts: AccountFacts): IgnoreReason | null | undefined {
  const isNamed = isAmong(exclude, facts)
  if (isNamed) return 'leftOut'
  if (exclude.noLicences && facts.skuIds?.length === 0) return 'noLicences'
  if (exclude.noGroups && facts.groupIds?.length === 0) return 'noGroups'
  const isOpen =
    (exclude.noGroups && facts.groupIds === undefined) || (exclude.noLicences && facts.skuIds === undefined)
  const isKnown = isNamed === false && !isOpen
  return isKnown ? null : undefined
}

/** Undefined where it depends on what was not read. */
function isAmong(chosen: Inclusion, facts: AccountFacts): boolean | undefined {
  const held = {
    groups: facts.groupIds,
    users: [facts.id],
    licences: facts.skuIds,
    roles: facts.roleIds,
  }
  const answers = CHOSEN_BY.filter((by) => chosen[by].length > 0).map((by) =>
    held[by] === undefined ? undefined : chosen[by].some(({ id }) => held[by]?.includes(id)),
  )
  if (answers.includes(true)) return true
  return answers.includes(undefined) ? undefined : false
}

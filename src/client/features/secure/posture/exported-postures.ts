import { findRows } from '#client/parts/list/find-rows.ts'
import { checkList } from './checks/check-list.ts'
import { checkRows, namedStandings } from './checks/check-rows.ts'
import { companyCheckList } from './checks/standing-list.ts'
import { companyList } from './companies/company-list.ts'
import type { CompanyPosture } from '#client/features/secure/parts/company-postures.ts'
import type { PostureAddress } from './posture-address.ts'
import type { CompanyTab, PostureTab } from './tabs.ts'
import type { WordsOf } from './words-of.ts'

export interface ExportedPostures {
  companies: readonly CompanyPosture[]
  /** In their order; undefined: every check. */
  checkIds?: readonly string[]
}

/** What a file of the shown list has: the rows that search and filters leave, in their order. */
export function exportedPostures(
  companies: readonly CompanyPosture[],
  { list, address, words }: { list: PostureTab | CompanyTab; address: PostureAddress; words: WordsOf },
): ExportedPostures {
  if (list === 'companies') return { companies: findRows(companies, address, companyList) }
  if (list !== 'checks') return { companies }
  const [company, second] = companies
  const found =
    company && !second
      ? findRows(namedStandings(company.checks.values(), words), address, companyCheckList)
      : findRows(checkRows(companies, words), address, checkList)
  return { companies, checkIds: found.map(({ check }) => check.id) }
}

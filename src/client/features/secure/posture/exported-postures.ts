import { findCheckRows, checkRows, findStandings } from './checks/check-rows.ts'
import type { CompanyPosture } from '#client/features/secure/parts/company-postures.ts'
import { findCompanyPostures } from './find-postures.ts'
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
  if (list === 'companies') return { companies: findCompanyPostures(companies, address) }
  if (list !== 'checks') return { companies }
  const [company, second] = companies
  const found =
    company && !second
      ? findStandings(company.checks.values(), words, address)
      : findCheckRows(checkRows(companies, words), address)
  return { companies, checkIds: found.map(({ check }) => check.id) }
}

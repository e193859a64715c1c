import { rangeIssue } from '#shared/domain/alerts/address-range.ts'

/** The longest account, group or domain that is kept. */
const LONGEST_ENTRY = 320

/** What is wrong with a list that is written an entry a line; `line` counts from one, `of`: how many entries there are. */
export type ListProblem =
  | { kind: 'invalidIp' | 'ipIsInList' | 'longEntry'; line: number; entry: string; of: number }
  | { kind: 'tooMany'; limit: number }

/** The entries of a list that is written one a line. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

export const textOf = (lines: readonly string[]): string => lines.join('\n')

/** Names as they are kept: in small letters, each once, in order. */
export const namesOf = (text: string): string[] =>
  [...new Set(linesOf(text).map((line) => line.toLowerCase()))].toSorted()

/** What is wrong with addresses and ranges (CA-57); undefined where nothing is. */
export const addressesProblem = (text: string, limit: number): ListProblem | undefined =>
  firstProblem(linesOf(text), limit, (entry, before) => rangeIssue(before, entry))

/** What is wrong with accounts, groups or domains; undefined where nothing is. */
export const namesProblem = (text: string, limit: number): ListProblem | undefined =>
  firstProblem(namesOf(text), limit, (entry) => (entry.length > LONGEST_ENTRY ? 'longEntry' : undefined))

function firstProblem(
  lines: readonly string[],
  limit: number,
  issueOf: (entry: string, before: readonly string[]) => 'invalidIp' | 'ipIsInList' | 'longEntry' | undefined,
): ListProblem | undefined {
  for (const [at, entry] of lines.entries()) {
    const kind = issueOf(entry, lines.slice(0, at))
    if (kind) return { kind, line: at + 1, entry, of: lines.length }
  }
  return lines.length > limit ? { kind: 'tooMany', limit } : undefined
}

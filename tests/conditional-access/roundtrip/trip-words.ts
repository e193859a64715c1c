import { type Answer, textIn } from './tenant-client.ts'

interface Finding {
  rule: string
  input: string
  values: object
}

/** What our validation says, a line for each finding. */
export const told = (findings: readonly Finding[]): string[] =>
  findings.map(({ rule, input, values }) => [rule, input, ...Object.values(values)].join(' '))

/** What the vendor answered where it refused. */
export const refusalIn = ({ status, body }: Answer): string =>
  `${status} ${textIn(body, 'error', 'code')}: ${textIn(body, 'error', 'message')}`

export const crashOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)

export const byFile = (a: { file: string }, b: { file: string }): number =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : 0

import { alertSettingsLimits, recipientSchema } from '#shared/domain/alerts/alert-settings.ts'
import { linesOf, textOf } from '../setup/list-text.ts'

/** What is wrong with addresses of mail that are written one a line; `line` counts from one, `of`: how many there are. */
export type RecipientsProblem =
  | { kind: 'invalidEmail'; line: number; entry: string; of: number }
  | { kind: 'tooMany'; limit: number }
  | { kind: 'emailEmpty' }

/** Addresses as they are kept: in small letters, each once, in order. */
export const recipientsOf = (text: string): string[] =>
  [...new Set(linesOf(text).map((line) => line.toLowerCase()))].toSorted()

export const storedRecipients = (text: string): string => textOf(recipientsOf(text))

/** The first thing that is wrong (ALERT-06); undefined where nothing is. */
export function recipientsProblem(text: string): RecipientsProblem | undefined {
  const lines = linesOf(text)
  for (const [at, entry] of lines.entries())
    if (!recipientSchema.safeParse(entry).success)
      return { kind: 'invalidEmail', line: at + 1, entry, of: lines.length }
  const limit = alertSettingsLimits.recipients
  return lines.length > limit ? { kind: 'tooMany', limit } : undefined
}

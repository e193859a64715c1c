import { TICKET_FIELDS, TICKET_PRIORITIES } from '#shared/domain/ticketing/ticket-catalog.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import type { TicketPath, TicketProblem } from './settings-form.ts'
import { priorityPath } from './settings-form.ts'

/** What is chosen of a ticket, and what is wrong with it, in words. */
export function useTicketWords() {
  const t = useTexts('ticketing')
  const locale = useLocale()
  const pathWord = (path: TicketPath): string => {
    const priority = TICKET_PRIORITIES.find((each) => priorityPath(each) === path)
    const field = TICKET_FIELDS.find((each) => each === path)
    return priority
      ? t('settings.priorityOf', { priority: t(`priorities.${priority}`) })
      : field
        ? t(`fields.${field}`)
        : path
  }
  const listOf = (paths: readonly TicketPath[]) =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(paths.map(pathWord))
  /** What else a tool demands is in its own words, unless it is one of our fields. */
  const namesOf = (names: readonly string[]) =>
    names.map((name) => pathWord(TICKET_FIELDS.find((each) => each === name) ?? (name as TicketPath)))
  const problemText =
    (toolName: string) =>
    ({ kind, names }: TicketProblem, field: string): string =>
      t(`issues.${kind}`, { name: toolName, field, names: namesOf(names).join(', ') })
  return { pathWord, listOf, problemText }
}

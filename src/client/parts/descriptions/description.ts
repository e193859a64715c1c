import type { ArgsOf, CommandName } from '#shared/contract/commands.ts'
import type { CommandRecord } from '#client/data/queue/command-database.ts'
import type { useTexts } from '#client/texts/texts.ts'
import { fieldName, fieldValue } from '#client/parts/field-words.ts'

export interface Words {
  tray: ReturnType<typeof useTexts<'tray'>>
  checklist: ReturnType<typeof useTexts<'checklist'>>
  locale: string
}

/** Whom or what a change is about, and what its person saw before. */
export type About = Pick<CommandRecord['body'], 'subject' | 'expect'>

/** A text that needs nothing but the subject, or what the arguments make of it. */
export type Description<Args> =
  | 'describe.add'
  | 'describe.addCompany'
  | 'describe.addGroup'
  | 'describe.scheduleReport'
  | 'describe.addTemplate'
  | 'describe.readNotification'
  | 'describe.readNotifications'
  | 'describe.saveView'
  | 'describe.remove'
  | ((args: Args, about: About, words: Words) => string)

/** What commands do, in plain words. A command that is described nowhere does not compile. */
export type Descriptions<N extends CommandName = CommandName> = {
  readonly [Each in N]: Description<ArgsOf<Each>>
}

/** What becomes of the fields that a command sets: of one its value, of several their names. */
export function describeFields(
  set: Record<string, unknown>,
  { subject }: About,
  { tray: t, locale }: Words,
): string {
  const fields = Object.keys(set)
  const [field] = fields
  if (field === undefined) return t('describe.other', { subject })
  // What has members is too long for a sentence.
  if (fields.length > 1 || (typeof set[field] === 'object' && set[field] !== null)) {
    const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(
      fields.map((each) => fieldName(each, t)),
    )
    return t('describe.change', { fields: list, subject })
  }
  const value = set[field]
  const name = fieldName(field, t)
  return value === '' || value === null
    ? t('describe.clear', { field: name, subject })
    : t('describe.set', { field: name, subject, value: fieldValue(value, t) })
}

import type { Language } from '#shared/domain/language/languages.ts'
import type { Plurals } from '#shared/domain/language/plurals.ts'
import type { NoticeAction, NoticeKind, Severity } from '../notice.ts'

type Forms<L extends Language> = L extends Language ? Record<Plurals[L], string> : never

/** A text, or one for each way in which the language counts; `{{count}}` is how many. */
export type Phrase<L extends Language = Language> = string | Forms<L>

/** Everything that notifications say in a language. */
export interface NoticeWords<L extends Language = Language> {
  severities: Record<Severity, string>
  /** How grave it is, and what happened. */
  title: string
  kinds: Record<NoticeKind, Phrase<L>>
  actions: Record<NoticeAction, Phrase<L>>
  /** In the place of a company. */
  organization: string
  /** All that may be said where even the company is too much. */
  generic: string
  /** That changes on this device were not sent. */
  waiting: string
}

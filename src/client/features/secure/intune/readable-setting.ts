import type { IntuneTexts } from './device-policy-words.ts'

/** One thing that a policy sets, in words. */
export interface ReadableSetting {
  name: string
  /** What the vendor calls it, where that is not its name. */
  id?: string
  /** Undefined where there is only what it holds. */
  value?: string | undefined
  children: readonly ReadableSetting[]
}

/** Values are typed by people and may be whole files. */
const LONGEST = 300

/** A value as text, as much of it as is read. */
export const briefText = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text

/** What values are told in. */
export interface SettingWords {
  t: IntuneTexts
  locale: string
}

import type { Language } from '#shared/domain/language/languages.ts'
import type { Plurals } from '#shared/domain/language/plurals.ts'
import type { Section, Texts } from './sections.ts'

type TranslatedTexts<T, P extends string> = {
  [
    K in keyof T as K extends `${infer Stem}_other` ? `${Stem}_${P}` : K extends `${string}_one` ? never : K
  ]: T[K] extends string ? string : TranslatedTexts<T[K], P>
}

/** A section in another language: the keys of English, and one text for each way in which the language counts. */
export type Translation<L extends Language, S extends Section> = TranslatedTexts<Texts[S], Plurals[L]>

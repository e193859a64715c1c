/** In how many ways a language counts, in the words of `Intl.PluralRules`. */
export interface Plurals {
  de: 'one' | 'other'
  en: 'one' | 'other'
  es: 'one' | 'many' | 'other'
  fr: 'one' | 'many' | 'other'
  ja: 'other'
  zh: 'other'
}

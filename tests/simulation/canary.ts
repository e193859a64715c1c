const CANARY = /cnry\d{4}[cea]/g

/** A word that stands in every row of a company's area: `c` its own row, `e` its employees, `a` what its tenant says. */
export const canaryOf = (company: number, area: 'c' | 'e' | 'a'): string =>
  `cnry${String(company).padStart(4, '0')}${area}`

/** Every canary in a text, once. */
export const canariesIn = (text: string): string[] => [...new Set(text.match(CANARY))]

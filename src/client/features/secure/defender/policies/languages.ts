/** The languages that the vendor can tell apart. https://learn.microsoft.com/powershell/module/exchangepowershell/set-hostedcontentfilterpolicy */
const CODES = `
  AF AR AZ BE BG BN BR BS CA CS CY DA DE EL EN EO ES ET EU FA FI FO FR FY GA GL GU HA HE HI HR HU HY ID IS IT
  JA KA KK KL KN KO KU KY LA LB LT LV MI MK ML MN MR MS MT NB NL NN PA PL PS PT RM RO RU SE SK SL SQ SR SV SW
  TA TE TH TL TR UK UR UZ VI YI ZH-CN ZH-TW ZU
`
  .trim()
  .split(/\s+/)

/** A language by its code, in the language of the person; what is no code stands as it came. */
export function languageName(code: string, locale: string): string {
  if (!/^[A-Z]{2,3}(?:-[A-Z]{2})?$/.test(code)) return code
  return new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code
}

/** Every language with its name, by name. */
export function languages(locale: string): { value: string; label: string }[] {
  const inLocale = new Intl.DisplayNames(locale, { type: 'language' })
  const { compare } = new Intl.Collator(locale)
  return CODES.map((value) => ({ value, label: inLocale.of(value) ?? value })).toSorted((a, b) =>
    compare(a.label, b.label),
  )
}

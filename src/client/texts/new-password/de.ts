import type { Translation } from '../translation.ts'

export const newPassword = {
  changeTitle: 'Neues Kennwort wählen',
  changeHelp: 'Ihr Konto wurde mit einem temporären Kennwort angelegt. Wählen Sie eines, das nur Sie kennen.',
  password: 'Neues Kennwort',
  confirmation: 'Kennwort bestätigen',
  change: 'Kennwort ändern',
  rules: 'Anforderungen an das Kennwort',
  met: 'erfüllt',
  open: 'noch nicht erfüllt',
  rule: {
    length: '8 bis 99 Zeichen',
    upper: 'Ein Großbuchstabe',
    lower: 'Ein Kleinbuchstabe',
    digit: 'Eine Ziffer',
    special: 'Ein Sonderzeichen',
    noSpaces: 'Keine Leerzeichen',
    notEmail: 'Nicht Ihre E-Mail-Adresse',
  },
  issues: {
    required: 'Pflichtfeld',
    length: 'Das Kennwort braucht 8 bis 99 Zeichen.',
    invalid: 'Das Kennwort erfüllt nicht alle Regeln unten.',
    matchesEmail: 'Das Kennwort darf Ihre E-Mail-Adresse nicht enthalten.',
    different: 'Die beiden Kennwörter stimmen nicht überein.',
  },
} satisfies Translation<'de', 'newPassword'>

import type { Translation } from '../translation.ts'

export const fields = {
  form: 'Prüfung fehlgeschlagen. Beheben Sie die Fehler unten, um fortzufahren.',
  isRequired: '{{name}} ist erforderlich',
  invalid: '{{name}} ist nicht gültig',
  required: 'Pflichtfeld',
  empty: 'Das Feld darf nicht leer sein',
  notValid: 'Das Feld ist nicht gültig',
  min: '{{name}} braucht mindestens {{limit}} Zeichen',
  max: '{{name}} darf höchstens {{limit}} Zeichen haben',
  specialCharacters: 'Keine Sonderzeichen erlaubt',
  spaces: 'Keine Leerzeichen erlaubt',
  outerSpace: 'Kein Leerzeichen am Anfang oder Ende',
  dateType: 'Ungültiges Datumsformat',
} satisfies Translation<'de', 'fields'>

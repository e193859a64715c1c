import type { Translation } from '../translation.ts'

export const reportOnly = {
  title: 'Was sie bewirkt hätte',
  ask: 'Anmeldeprotokoll befragen',
  asking: 'Microsoft wird gefragt …',
  offline: 'Microsoft wird gefragt, sobald es eine Verbindung gibt.',
  failed: 'Das Anmeldeprotokoll konnte nicht gelesen werden. Versuchen Sie es später noch einmal.',
  none: 'Keine Anmeldung der letzten {{days}} Tage sagt bisher etwas über diese Richtlinie.',
  incomplete: 'Es gab mehr Anmeldungen, als angesehen wurden.',
  of_one: '{{count}} Anmeldung der letzten {{days}} Tage',
  of_other: '{{count}} Anmeldungen der letzten {{days}} Tage',
  success: 'Hätten sie erfüllt',
  interrupted: 'Wären nach mehr gefragt worden',
  failure: 'Wären abgewiesen worden',
  not_applied: 'Nicht betroffen',
  people: 'Wer',
  person: '{{name}}: abgewiesen {{failure}}, gefragt {{interrupted}}',
} satisfies Translation<'de', 'reportOnly'>

import type { AlertMailTexts } from './en.ts'

export const de: AlertMailTexts = {
  lead: 'Diese Warnungen sollten Sie sich ansehen.',
  labels: { time: 'Zeit', account: 'Konto', address: 'Adresse', country: 'Land' },
  labelled: (label, value) => `${label}: ${value}`,
  open: 'Warnung öffnen',
  unlisted: (count) => `Warnungen, die hier nicht aufgeführt sind: ${count}`,
  note: 'Sie erhalten diese E-Mail, weil Ihre Adresse Warnungen empfängt. Wer die Sicherheit der Organisation verwaltet, kann das in Castellan ändern.',
  test: {
    subject: 'Test: Warnungen kommen hier an',
    lead: 'Dies ist ein Test. E-Mails über Warnungen kommen an dieser Adresse an.',
    note: 'Jemand, der die Sicherheit der Organisation verwaltet, hat diese E-Mail in Castellan angefordert. Es ist nichts passiert.',
  },
}

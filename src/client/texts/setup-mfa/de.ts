import type { Translation } from '../translation.ts'

export const setupMfa = {
  title: 'Zwei-Faktor-Anmeldung einrichten',
  why: 'Ihre Organisation verlangt einen zweiten Faktor: eine Authenticator-App auf Ihrem Telefon.',
  scan: 'Scannen Sie das Bild mit der App oder geben Sie den Schlüssel von Hand ein. Geben Sie danach den Code ein, den die App anzeigt.',
  loading: 'Schlüssel wird abgerufen',
  qr: 'QR-Code für die Authenticator-App. Der Schlüssel darunter enthält dasselbe.',
  key: 'Schlüssel zur manuellen Eingabe',
  copy: 'Kopieren',
  code: 'Code aus der App',
  codeHelp: '6 Ziffern; alle 30 Sekunden ein neuer.',
  issues: {
    required: 'Pflichtfeld',
    tooShort: 'Der Code hat 6 Ziffern; dieser ist zu kurz.',
    tooLong: 'Der Code hat 6 Ziffern; dieser ist zu lang.',
  },
} satisfies Translation<'de', 'setupMfa'>

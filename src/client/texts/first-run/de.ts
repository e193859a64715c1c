import type { Translation } from '../translation.ts'

export const firstRun = {
  title: 'Castellan einrichten',
  checking: 'Einrichtungslink wird geprüft',
  opening: 'Sie werden angemeldet',
  ownerTitle: 'Wer sind Sie?',
  ownerHelp:
    'Auf dieser Site gibt es noch niemanden. Sie werden Inhaber, dürfen alles und können die anderen einladen.',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  organizationTitle: 'Ihre Organisation',
  organizationHelp:
    'Der Dienstleister, der die Unternehmen betreut. Sein eigenes Unternehmen wird gleich mit angelegt.',
  organization: 'Name der Organisation',
  timeZone: 'Zeitzone',
  timeZoneHelp: 'Nach ihr richten sich Berichte und Zeitpläne.',
  hasPSA: 'Wir bearbeiten Tickets in einem eigenen Werkzeug (PSA)',
  hasPSAHelp: 'Ohne ein solches wird der Schritt, der es verbindet, beiseitegelegt.',
  finish: 'Einrichten und anmelden',
  invalidTitle: 'Dieser Einrichtungslink ist nicht mehr gültig',
  invalidHelp:
    'Er wurde verwendet, oder der Server wurde seitdem gestartet und hat einen neuen ausgegeben. Wenn noch niemand die Site eingerichtet hat, nehmen Sie den Link des letzten Starts.',
  toLogin: 'Zur Anmeldung',
  issues: {
    required: 'Pflichtfeld',
    email: 'Dies ist keine E-Mail-Adresse.',
  },
} satisfies Translation<'de', 'firstRun'>

import type { Translation } from '../translation.ts'

export const mailboxes = {
  search: 'Postfach suchen',
  columns: {
    name: 'Postfach',
    address: 'Adresse',
    state: 'Anmeldung',
    source: 'Konto',
  },
  states: {
    blocked: 'Blockiert',
    notBlocked: 'Nicht blockiert',
    applying: 'Einstellungen werden angewendet',
    unknown: 'Nicht gemessen',
  },
  sources: {
    cloud: 'In der Cloud',
    synchronized: 'Aus einem lokalen Verzeichnis',
  },
  block: '{{chosen}} blockieren',
  unblock: '{{chosen}} zulassen',
  obstacles: {
    blocked: 'Keines der ausgewählten lässt sich blockieren: Sie sind es schon oder werden gerade geändert.',
    notBlocked:
      'Keines der ausgewählten lässt sich zulassen: Sie sind nicht blockiert oder werden gerade geändert.',
    synchronized: 'Die Konten stammen aus einem lokalen Verzeichnis und lassen sich nur dort ändern.',
  },
  confirm: {
    block_one: 'Anmeldung an {{count}} Postfach blockieren?',
    block_other: 'Anmeldung an {{count}} Postfächern blockieren?',
    unblock_one: 'Anmeldung an {{count}} Postfach zulassen?',
    unblock_other: 'Anmeldung an {{count}} Postfächern zulassen?',
    blockText:
      'An diesen Konten von {{company}} kann sich niemand mehr mit einem Kennwort anmelden. Mitglieder öffnen die Postfächer weiter mit ihrem eigenen Konto.',
    unblockText:
      'Wer das Kennwort kennt, kann sich an diesen Konten von {{company}} wieder anmelden. Mitglieder brauchen das nicht.',
    synchronized: 'Bleiben unverändert, weil ihre Konten aus einem lokalen Verzeichnis stammen: {{names}}.',
  },
  asked: 'Die Postfächer werden geändert.',
  none: 'Keine freigegebenen Postfächer',
  noneReason: 'Diese Firma hatte keine, als ihr Mandant zuletzt gelesen wurde.',
  unread: 'Ihr Mandant ist nicht auf diesem Gerät',
  unreadReason: 'Verbinden Sie die Firma oder warten Sie, bis sie gelesen wurde.',
} satisfies Translation<'de', 'mailboxes'>

import type { Translation } from '../translation.ts'

export const postureTemplates = {
  purpose:
    'Wie Mandanten sein sollen: zusammengehörige Prüfungen, einmal für viele Unternehmen zusammengestellt.',
  create: 'Neu erstellen',
  search: 'Vorlagen suchen',
  filter: { label: 'Typ', all: 'Alle' },
  types: { default: 'Standard', custom: 'Eigene' },
  columns: {
    name: 'Name',
    type: 'Typ',
    checks: 'Prüfungen',
    licenses: 'Benötigte Lizenzen',
    changed: 'Geändert',
    actions: 'Aktionen',
  },
  checks_one: '{{count}} Prüfung',
  checks_other: '{{count}} Prüfungen',
  byHand: 'Von Hand',
  byHandCount_one: '{{count}} von Hand',
  byHandCount_other: '{{count}} von Hand',
  byHandHelp:
    'Was mit „Von Hand“ markiert ist, kann eine Vorlage nicht setzen: Jemand muss es im Admin Center einstellen.',
  duplicate: 'Duplizieren',
  duplicateOf: '„{{name}}“ duplizieren',
  copyOf: 'Kopie von {{name}}',
  removeOf: '„{{name}}“ löschen',
  empty: {
    filtered: 'Nichts gefunden',
    filteredReason: 'Keine Vorlage passt zur Suche und zum Typ.',
    clear: 'Suche und Typ zurücksetzen',
    gone: 'Diese Vorlage ist nicht hier',
    goneReason: 'Sie wurde gelöscht, oder dieses Gerät hat noch nicht von ihr erfahren.',
  },
  form: {
    newTitle: 'Neue Vorlage',
    newPurpose: 'Geben Sie ihr einen Namen und wählen Sie die Prüfungen, die Mandanten erfüllen sollen.',
    description: 'Beschreibung',
    checks: 'Auswahl der Prüfungen',
    everyOf: 'Alle: {{area}}',
    chosenOf: '{{chosen}} von {{all}}',
    saved:
      '„{{name}}“ ist auf diesem Gerät gespeichert und geht mit der nächsten Netzverbindung an den Server.',
    readOnly:
      'Das ist eine Standardvorlage. Sie bleibt, wie sie ist: Duplizieren Sie sie und ändern Sie die Kopie.',
    failed: 'Die Vorlage konnte nicht gespeichert werden.',
    notKept:
      'Dieses Gerät konnte die Änderung nicht aufbewahren. Es wurde nichts geändert; Ihre Eingaben sind noch da.',
    forbidden: 'Ihre Rolle erlaubt das nicht mehr. Es wurde nichts geändert.',
  },
  removal: {
    title: 'Vorlage löschen?',
    text: '„{{name}}“ wird für Ihre ganze Organisation gelöscht. In den Mandanten ändert sich nichts.',
    cancel: 'Behalten',
    done: '„{{name}}“ ist auf diesem Gerät gelöscht und mit der nächsten Netzverbindung auch auf dem Server.',
    failed: 'Die Vorlage konnte nicht gelöscht werden.',
  },
  table: {
    select: 'Vorlage auswählen',
    selectAll: 'Alle Vorlagen auswählen',
    selected: '{{chosen}} von {{maximum}} ausgewählt',
    loading: 'Vorlagen werden geladen',
  },
  defaults: {
    'quick-baseline': {
      name: 'Schnelle Grundabsicherung',
      description:
        'Vier Einstellungen für jeden Mandanten: keine Zustimmung durch Benutzer, Überwachungsprotokoll, Postfachüberwachung und eine Kennzeichnung externer E-Mails.',
    },
    'free-essentials': {
      name: 'Grundlagen ohne kostenpflichtige Lizenzen',
      description:
        'Was jeder Mandant heute haben kann, was immer er gekauft hat: Zustimmung, Gäste, Geräte und Anmeldung.',
    },
    'email-protection': {
      name: 'E-Mail-Schutz',
      description:
        'Filter, Signaturen, Weiterleitung und Überwachung von E-Mails mit dem, was Exchange Online mitbringt.',
    },
    'defender-protection': {
      name: 'Erweiterter Schutz mit Defender',
      description: 'Identitätswechsel, Links und Dateien, für Mandanten mit Defender für Office 365.',
    },
    'entra-p1-identity': {
      name: 'Identität mit Entra ID P1',
      description:
        'Starke Anmeldung durch bedingten Zugriff sowie Methoden und Kennwörter, die Angriffen standhalten.',
    },
    'cis-hardening': {
      name: 'Härtung nach CIS',
      description: 'Jede Prüfung, die für einen Abschnitt des CIS Microsoft 365 Foundations Benchmark steht.',
    },
  },
} satisfies Translation<'de', 'postureTemplates'>

import type { Translation } from '../translation.ts'

export const audit = {
  title: 'Audit anpassen',
  purpose: 'Die Bewertung zählt, was das Audit betrachtet. Ausgelassene Prüfungen werden weiterhin gelesen.',
  reset: 'Auf Standard zurücksetzen',
  scope: {
    label: 'Geltungsbereich',
    company: 'Ein Unternehmen',
  },
  company: {
    none: 'Kein Unternehmen gefunden',
  },
  loading: 'Einstellungen des Audits werden gelesen',
  inheritOf: 'Einstellung von „{{name}}“ übernehmen',
  inherited: 'Wie für alle Unternehmen festgelegt',
  obstacles: {
    loading: 'Die Einstellungen werden noch gelesen.',
    saving: 'Es wird gerade gespeichert.',
    noCompany: 'Wählen Sie zuerst ein Unternehmen.',
    unchanged: 'Es wurde nichts geändert.',
  },
  saved: 'Das Audit ist auf diesem Gerät gespeichert und geht mit der nächsten Netzverbindung an den Server.',
  failures: {
    notKept:
      'Dieses Gerät konnte die Änderung nicht aufbewahren. Es wurde nichts geändert; Ihre Eingaben sind noch da.',
    forbidden: 'Ihre Rolle erlaubt das nicht mehr. Es wurde nichts geändert.',
  },
  resolve: {
    title: 'Lösung festhalten',
    purpose:
      'Was Sie zu „{{check}}“ bei {{company}} entschieden haben. Die Prüfung gilt von da an als erfüllt.',
    status: 'Status',
    choose: 'Status wählen',
    details: 'Angaben zum Status',
    takeBack: 'Zurücknehmen',
    saved:
      'Die Lösung ist auf diesem Gerät gespeichert und geht mit der nächsten Netzverbindung an den Server.',
    takenBack:
      'Die Lösung ist auf diesem Gerät zurückgenommen; das geht mit der nächsten Netzverbindung an den Server.',
  },
} satisfies Translation<'de', 'audit'>

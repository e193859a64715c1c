import type { Translation } from '../translation.ts'

export const checklist = {
  title: 'Erste Schritte',
  progress: '{{complete}} von {{total}} erledigt',
  loading: 'Checkliste wird gelesen',
  none: 'Es gibt noch keine Checkliste.',
  noneReason: 'Sie kommt mit den ersten Daten vom Server.',
  open: 'Zu erledigen',
  complete_one: '{{count}} erledigt',
  complete_other: '{{count}} erledigt',
  dismissed_one: '{{count}} ausgeblendet',
  dismissed_other: '{{count}} ausgeblendet',
  allDone: 'Alles ist eingerichtet.',
  dismiss: '„{{title}}“ ausblenden',
  restore: '„{{title}}“ wieder einblenden',
  restoreShort: 'Wieder einblenden',
  noPermission: 'Sie haben dafür keine Berechtigung.',
  notKept: 'Dieses Gerät konnte die Änderung nicht speichern. Es wurde nichts geändert.',
  status: {
    COMPLETE: 'Erledigt',
    PARTIALLY_COMPLETE: 'Teilweise erledigt',
    INCOMPLETE: 'Zu erledigen',
  },
  moreInfo: 'Mehr dazu',
  link: {
    direct: 'Ein Unternehmen verbinden',
    partner: 'Über das Partner Center verbinden',
    tenants: 'Partner-Mandanten öffnen',
    integrations: 'Integrationen öffnen',
    addUser: 'Benutzer hinzufügen',
    countries: 'Länder festlegen',
    branding: 'Erscheinungsbild öffnen',
  },
  items: {
    INTEGRATE_TO_MICROSOFT: {
      title: 'Microsoft 365 verbinden',
      description:
        'Jedes Unternehmen wird aus seinem eigenen Mandanten gelesen: Personen, Produkte und Anmeldungen.',
      detail: '{{done}} von {{total}} Unternehmen verbunden',
    },
    MAP_CSP_TENANTS: {
      title: 'Partnermandanten zuordnen',
      description: 'Legen Sie fest, welcher Mandant aus Ihrem Partner Center zu welchem Unternehmen gehört.',
      detail: '{{done}} von {{total}} Mandanten zugeordnet',
    },
    INTEGRATE_TO_PSA: {
      title: 'Ticketsystem verbinden',
      description: 'Warnungen werden zu Tickets, wo Ihr Team ohnehin arbeitet.',
      detail: 'Verbunden mit {{name}}',
    },
    ADD_SYSTEM_USER: {
      title: 'Kollegen einladen',
      description: 'Systembenutzer erhalten genau die Bereiche, die Sie ihnen geben.',
      detail_one: '{{count}} Systembenutzer',
      detail_other: '{{count}} Systembenutzer',
    },
    ADD_OPERATING_COUNTRIES: {
      title: 'Betriebsländer festlegen',
      description: 'Anmeldungen aus anderen Ländern lösen eine Warnung aus.',
      detail: '{{done}} von {{total}} Unternehmen haben eigene',
    },
    SCHEDULE_REPORT: {
      title: 'Bericht planen',
      description: 'Kunden sehen, was für sie getan wurde, ohne dass jemand fragt.',
      detail_one: '{{count}} Bericht geplant',
      detail_other: '{{count}} Berichte geplant',
    },
    ADD_CUSTOM_BRANDING: {
      title: 'Eigenes Branding hinzufügen',
      description: 'Berichte und E-Mails tragen Ihren Namen und Ihre Farben.',
    },
  },
} satisfies Translation<'de', 'checklist'>

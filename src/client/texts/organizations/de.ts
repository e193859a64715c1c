import type { Translation } from '../translation.ts'

export const organizations = {
  purpose: 'Alle Organisationen dieser Site in Zahlen und was jeweils eingeschaltet ist.',
  search: 'Organisation suchen',
  columns: {
    name: 'Organisation',
    customers: 'Unternehmen',
    users: 'Benutzer',
    devices: 'Geräte',
    subscription: 'Abonnement',
    features: 'Funktionen',
    created_at: 'Erstellt',
  },
  own: 'Ihre',
  readOnly: 'Testkonto',
  unknown: 'Nicht bekannt',
  on: '{{number}} von {{all}} ein',
  subscription: {
    none: 'Keines',
    monthly: '{{plan}}, monatlich abgerechnet',
    yearly: '{{plan}}, jährlich abgerechnet',
    trialPlan: 'Testphase',
    until: 'Testphase bis {{date}}',
    endedOn: 'Testphase am {{date}} abgelaufen',
    ended: 'Testphase abgelaufen',
  },
  figures: {
    all: 'Organisationen',
    trial: 'In der Testphase',
    lapsed: 'Ohne gültiges Abonnement',
    readOnly: 'Testkonten',
  },
  table: {
    select: 'Organisation auswählen',
    selectAll: 'Alle Organisationen auswählen',
    selected: '{{chosen}} von {{maximum}} ausgewählt',
    loading: 'Organisationen werden gelesen',
  },
  export: {
    button: 'Als CSV exportieren',
    nothing: 'Es gibt nichts zu exportieren.',
    done_one: '{{count}} Organisation wurde exportiert.',
    done_other: '{{count}} Organisationen wurden exportiert.',
  },
  empty: {
    notFound: 'Keine passende Organisation',
    notFoundReason: 'Keine Organisation enthält diese Wörter im Namen.',
    failed: 'Die Organisationen konnten nicht gelesen werden',
  },
  panel: {
    context: 'Organisation',
    id: 'Organisations-ID',
    numbersOnly: 'Sie sehen nur Zahlen: Unternehmen, Mitarbeiter und Benutzer bleiben bei der Organisation.',
    gone: 'Diese Organisation ist nicht hier',
    goneReason: 'Sie wurde entfernt, oder die Adresse gehört zu einer anderen Site.',
  },
  notYet: 'Was dies einschaltet, gehört noch nicht zu dieser Version: Heute ändert es nichts.',
  features: {
    'posture-protect-m3': {
      name: 'Schutz der Sicherheitslage',
      effect: 'Zeigt in der Sicherheitslage die Registerkarte zum Schützen.',
    },
    'discover-security': {
      name: 'Anwendungsrisiko',
      effect: 'Öffnet die Seite „Risiko“ unter „Anwendungsnutzung“.',
    },
    'engage-autopilot': {
      name: 'Autopilot für Engage',
      effect: 'Öffnet die Seite „Geplante Austritte“.',
    },
    'castellan-ai-assistant': {
      name: 'KI-Assistent',
      effect: 'Öffnet die Seite „Entwicklung“ mit dem Assistenten, nur für Produktadministratoren.',
    },
    'defender-policies': {
      name: 'Richtlinien für Defender',
      effect: 'Öffnet die Seiten für Defender-Richtlinien und deren Vorlagen.',
    },
    intune: {
      name: 'Geräteverwaltung mit Intune',
      effect: 'Öffnet die Seiten für Konfiguration und Konformität von Geräten.',
    },
    'secure-licensing': {
      name: 'Lizenzierung von Secure',
      effect: 'Bietet an, Secure zu aktivieren, wo es noch nicht lizenziert ist.',
    },
    'test-account': {
      name: 'Testkonto',
      effect: 'Kennzeichnet die Organisation des gemeinsamen Testkontos, in der sich nichts ändern lässt.',
    },
    'scheduled-reports': {
      name: 'Geplante Berichte',
      effect: 'Zeigt geplante Berichte im Menü. Ist dies aus, lehnt der Server sie ab.',
    },
    reporting: {
      name: 'Berichtsexport',
      effect: 'Bietet an, den Bedrohungsbericht und die Zusammenfassung zu exportieren.',
    },
    'auto-ignore': {
      name: 'Automatisches Ignorieren',
      effect:
        'Bietet bei den Mitarbeitern Importeinstellungen an, mit denen Personen automatisch ignoriert werden.',
    },
    alerts: {
      name: 'Warnungen im Menü',
      effect: 'Zeigt die Warnungen im Menü. Ist dies aus, öffnet sich die Seite weiterhin über ihre Adresse.',
    },
  },
  warnings: {
    testAccountOn:
      'Vorsicht: Sobald dies ein ist, kann in der Organisation niemand mehr etwas ändern. Änderungen, die auf ihren Geräten warten, werden abgelehnt.',
    testAccountOff:
      'Vorsicht: Sobald dies aus ist, kommt niemand mehr über das gemeinsame Testkonto dieser Organisation herein, und wer damit angemeldet ist, kann Änderungen vornehmen.',
    assistantOn: 'Vorsicht: Jede Verwendung des Assistenten kostet Geld.',
  },
  toggle: {
    on: {
      title: '„{{feature}}“ für {{organization}} einschalten?',
      confirm: 'Einschalten',
      done: '„{{feature}}“ ist für {{organization}} eingeschaltet.',
    },
    off: {
      title: '„{{feature}}“ für {{organization}} ausschalten?',
      confirm: 'Ausschalten',
      done: '„{{feature}}“ ist für {{organization}} ausgeschaltet.',
    },
    reach:
      'Es gilt für alle in {{organization}}: sofort auf Geräten, die online sind, auf allen anderen ab ihrem nächsten Kontakt.',
    noNetwork:
      'Hierfür ist ein Netzwerk nötig: Funktionen werden beim Server ein- und ausgeschaltet, nie später.',
  },
} satisfies Translation<'de', 'organizations'>

import type { Translation } from '../translation.ts'

export const intuneTemplates = {
  purpose: {
    configuration:
      'Wie Geräte eingerichtet werden: einmal gespeichert und in den Mandanten der Unternehmen bereitgestellt.',
    compliance:
      'Wie Geräte sein müssen: einmal gespeichert und in den Mandanten der Unternehmen bereitgestellt.',
  },
  noneReason: 'Speichern Sie eine Richtlinie eines Unternehmens als Vorlage, oder importieren Sie Dateien.',
  create: {
    heading: 'Neue Vorlage',
    files: 'Aus Dateien',
    policy: 'Aus einer Richtlinie',
    hint: 'Wählen Sie Richtlinien aus, oder öffnen Sie eine, und dann „Als Vorlage speichern“.',
  },
  settings_one: '{{count}} Einstellung',
  settings_other: '{{count}} Einstellungen',
  panel: {
    policy: 'Richtlinie in den Mandanten',
    platform: 'Plattform',
    settings: 'Zahl der Einstellungen',
    uncounted: 'Bei dieser Art nicht gezählt',
    companies: 'Unternehmen, die sie haben',
    companiesHelp:
      'Sie haben eine Richtlinie dieser Art und dieses Namens. Was sie dort einstellt, wird nicht verglichen.',
    nowhere: 'Kein Unternehmen hat eine Richtlinie dieser Art und dieses Namens.',
    more_one: 'und {{count}} weiteres Unternehmen',
    more_other: 'und {{count}} weitere Unternehmen',
  },
  gone: 'Der Server hat die Einstellungen dieser Vorlage nicht. Vielleicht kennt er sie noch nicht.',
  edit: {
    title: 'Vorlage {{name}} ändern',
    again: 'Die Vorlage noch einmal hinzufügen',
  },
  import: {
    title: {
      configuration: 'Konfigurationsvorlagen importieren',
      compliance: 'Konformitätsvorlagen importieren',
    },
    files: 'JSON-Dateien',
    filesHelp:
      'Wählen Sie eine oder mehrere, oder legen Sie sie hier ab. Exporte von Intune und Antworten von Microsoft Graph werden verstanden.',
    reading: 'Die Dateien werden gelesen',
    chooseFirst: 'Wählen Sie mindestens eine Richtlinie.',
    add_one: '{{count}} Vorlage hinzufügen',
    add_other: '{{count}} Vorlagen hinzufügen',
    tooLarge: 'Sie ist zu groß für eine Vorlage.',
    named: 'Die Vorlage wird {{name}} heißen',
    nameless: 'Ohne Namen',
    others_one:
      '{{count}} Richtlinie wird hier nicht angeboten: Konfiguration und Konformität haben je eigene Vorlagen.',
    others_other:
      '{{count}} Richtlinien werden hier nicht angeboten: Konfiguration und Konformität haben je eigene Vorlagen.',
    notes_one: '{{count}} Hinweis',
    notes_other: '{{count}} Hinweise',
    with: '{{text}}: {{value}}',
  },
  notes: {
    unreadable: 'Die Datei konnte nicht gelesen werden.',
    tooLong: 'Die Datei ist zu lang und wurde nicht gelesen',
    notJson: 'Das ist kein JSON',
    tooDeep: 'Zu tief verschachtelt und nicht gelesen',
    tooMuch: 'Enthält zu viel und wurde nicht gelesen',
    tooMany: 'Es sind mehr Objekte, als auf einmal gelesen werden',
    noPolicy: 'Das ist keine hier bekannte Richtlinie für Geräte',
    wrongKind: 'Anders aufgebaut als Richtlinien dieser Art und deshalb nicht gelesen',
    unsafeMember: 'Ein Feld mit einem gefährlichen Namen wurde weggelassen',
    memberTwice: 'Ein Feld steht zweimal da; eines wurde weggelassen',
    leftOut: 'Weggelassen',
    notInList: 'Weggelassen, weil es nicht in diese Liste gehört',
    unknownMember: 'Hier nicht bekannt und unverändert übernommen',
    unknownValue: 'Ein Wert, der hier nicht bekannt ist',
    placeholder: 'Ein Platzhalter, der unverändert übernommen wurde',
    spelling: 'Anders geschrieben und berichtigt',
    madeList: 'In eine Liste umgewandelt',
    madeText: 'In einen Text umgewandelt',
    madeValue: 'In die erwartete Form gebracht',
    stateMissing: 'Es ist kein Status angegeben',
    nameMissing: 'Es ist kein Name angegeben',
    moreNotes: 'Mehr Hinweise, als gezeigt werden',
  },
} satisfies Translation<'de', 'intuneTemplates'>

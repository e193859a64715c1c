import type { Translation } from '../translation.ts'

export const importSettings = {
  title: 'Importeinstellungen',
  purpose:
    'Wer nicht importiert wird, wird bei jedem Lesen des Verzeichnisses ignoriert. Was ein Mensch über jemanden entschieden hat, bleibt.',
  whose: 'Einstellungen von',
  ofAll: 'Unternehmen ohne eigene',
  none: '{{company}} hat keine Importeinstellungen: Alle werden importiert.',
  byDefault:
    'Für {{company}} gelten die Einstellungen von Unternehmen ohne eigene. Speichern gibt ihm eigene.',
  defaultHelp:
    'Diese gelten für jedes Unternehmen ohne eigene Einstellungen. Jedes Unternehmen zählt seine Konten für sich.',
  remove: 'Einstellungen entfernen',
  removeDefault: 'Vorgabe entfernen',
  domains: {
    label: 'Domänen',
    all: 'Alle Domänen',
    only: 'Die einzige Domäne dieses Unternehmens.',
  },
  include: {
    label: 'Importieren',
    all: 'Alle Konten',
    allHelp: 'Alle in diesen Domänen.',
    selected: 'Ausgewählte Konten',
    selectedHelp: 'Wer in einer der Gruppen ist, eine der Lizenzen oder Rollen hat oder genannt ist.',
  },
  exclude: {
    label: 'Auslassen',
    none: 'Niemanden',
    noneHelp: 'Alle diese Konten werden importiert.',
    selected: 'Einige davon',
    selectedHelp: 'Auslassen geht vor Importieren.',
    noLicences: 'Konten ohne Lizenzen',
    noGroups: 'Konten in keiner Gruppe',
  },
  included: {
    groups: 'Importierte Gruppen',
    users: 'Importierte Personen',
    licences: 'Importierte Lizenzen',
    roles: 'Importierte Rollen',
  },
  excluded: {
    groups: 'Ausgelassene Gruppen',
    users: 'Ausgelassene Personen',
    licences: 'Ausgelassene Lizenzen',
    roles: 'Ausgelassene Rollen',
  },
  add: {
    groups: 'Gruppe hinzufügen',
    users: 'Person hinzufügen',
    licences: 'Lizenz hinzufügen',
    roles: 'Rolle hinzufügen',
  },
  choices: {
    find: 'Suchen',
    noSuch: 'Nichts heißt so.',
    none: 'Keine',
    remove: '{{name}} entfernen',
    asking: 'Die Auswahl wird vom Server geholt.',
    unknown:
      'Was hier zur Wahl steht, ist erst nach einem Lesen des Verzeichnisses bekannt, und solange der Server erreichbar ist.',
  },
  estimate: {
    selected: '{{selected}} von {{accounts}} Konten werden importiert',
    noLicenses: 'ohne Lizenzen: {{accounts}}',
    noGroups: 'in keiner Gruppe: {{accounts}}',
    asking: 'Konten werden gezählt',
    unknown:
      'Wie viele Konten importiert werden, ist nicht bekannt: Gruppen und Rollen zählt der Server, und er antwortet nicht.',
    again: 'Erneut zählen',
  },
  refusals: {
    nothingSelected: 'Wählen Sie mindestens eine Gruppe, Person, Lizenz oder Rolle zum Importieren.',
    nothingExcluded: 'Wählen Sie, wen Sie auslassen, oder lassen Sie niemanden aus.',
    unchanged: 'Nichts wurde geändert.',
    nobodyLeft: 'Kein Konto würde importiert.',
    everybody:
      'Das importiert alle Konten und braucht keine Einstellungen. Entfernen Sie die Einstellungen, oder wählen Sie Domänen.',
  },
  refresh: {
    button: 'Aktualisieren',
    running: 'Das Verzeichnis wird gelesen.',
    done: 'Das Verzeichnis wurde gelesen.',
    failed: 'Das Verzeichnis konnte nicht gelesen werden. Was vorher gelesen wurde, bleibt.',
    goesOn: 'Das Lesen geht unbeobachtet weiter.',
    notStarted: 'Das Lesen konnte nicht gestartet werden. Versuchen Sie es gleich noch einmal.',
    forbidden: 'Ihre Rolle erlaubt es nicht, ein Verzeichnis lesen zu lassen.',
    paused: 'Diese Integration ist angehalten.',
    offline: 'Es gibt kein Netz.',
  },
} satisfies Translation<'de', 'importSettings'>

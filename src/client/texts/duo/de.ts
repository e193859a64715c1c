import type { Translation } from '../translation.ts'

export const duo = {
  title: 'Duo-Konten',
  purpose:
    'Welches Unternehmen jedes Konto unter Ihrem eigenen Duo-Konto ist. Ihre zweiten Faktoren werden dann mit Ihren Schlüsseln gelesen.',
  connection: {
    title: 'Ihr Duo-Konto',
    about:
      'Das Duo-Konto eines Dienstleisters betreut die seiner Kunden. Es wird einmal für alle Unternehmen verbunden, mit den Schlüsseln seiner Accounts-API.',
    checked: 'Zuletzt geprüft (UTC)',
  },
  parentFaults: {
    unauthorized:
      'Duo lehnt die Schlüssel Ihres Kontos ab. Unternehmen werden nicht darüber gelesen, bis Sie gültige eingeben; zuvor Gelesenes bleibt.',
    missingScope:
      'Diese Schlüssel gehören nicht zur Accounts-API. Geben Sie die einer Accounts-API-Anwendung ein.',
    throttled: 'Duo bat um weniger Anfragen. Die Konten werden später erneut gelesen.',
    unreachable: 'Duo war nicht erreichbar. Die Konten sind die von vorher.',
    other: 'Die Konten konnten nicht gelesen werden. Es sind die von vorher.',
  },
  columns: {
    account: 'Duo-Konto',
    company: 'Unternehmen',
    state: 'Zuordnung',
    connection: 'Verbindung',
    host: 'API-Hostname',
  },
  states: {
    gone: 'Bei Duo gelöscht',
    suggested: 'Vorgeschlagen',
    notMapped: 'Nicht zugeordnet',
    ownKeys: 'Über eigene Schlüssel',
    mapped: 'Zugeordnet',
  },
  seems: 'Scheint {{name}} zu sein',
  find: 'Konten suchen',
  filters: {
    open: 'Nicht zugeordnet',
    mapped: 'Zugeordnet',
  },
  unconnected: {
    title: 'Ihr Duo-Konto ist nicht verbunden',
    reason:
      'Öffnen Sie oben „Ihr Duo-Konto“ und geben Sie die Schlüssel seiner Accounts-API ein. Dafür müssen Sie alle Unternehmen sehen.',
  },
  none: {
    title: 'Keine Konten unter Ihrem',
    reason: 'Konten, die Sie bei Duo anlegen, erscheinen hier.',
  },
  unread: 'Noch nicht auf diesem Gerät',
  filtered: {
    title: 'Kein solches Konto',
    reason: 'Suche und Filter blenden alle aus.',
  },
  gonePanel: 'Dieses Konto ist nicht mehr da',
  gonePanelReason: 'Es wurde bei Duo gelöscht, oder Ihr Duo-Konto wurde getrennt.',
  goneHelp: 'Dieses Konto wurde bei Duo gelöscht. Zuvor Gelesenes bleibt, bis die Zuordnung beendet wird.',
  map: {
    suggested: 'Wie vorgeschlagen zuordnen',
    end: 'Zuordnung beenden',
    endHelp:
      'Was Duo über zweite Faktoren dieses Unternehmens gesagt hat, wird dann hier entfernt. Bei Duo wird nichts geändert.',
    openCompanies:
      'Unternehmen, die Duo schon haben, über eigene Schlüssel oder ein anderes Konto, fehlen hier.',
    is: 'Dieses Konto ist {{name}}.',
    isByOwnKeys: '{{name}} hat dieses Konto mit eigenen Schlüsseln verbunden, die Vorrang haben.',
    done_one: '{{count}} Konto wurde zugeordnet. Seine zweiten Faktoren werden gelesen.',
    done_other: '{{count}} Konten wurden zugeordnet. Ihre zweiten Faktoren werden gelesen.',
    ended_one: 'Die Zuordnung von {{count}} Konto wurde beendet.',
    ended_other: 'Die Zuordnung von {{count}} Konten wurde beendet.',
    notMapped: 'Nicht alles wurde zugeordnet.',
    noneSuggested: 'Für die gewählten Konten ist kein Unternehmen vorgeschlagen.',
    noneMapped: 'Keines der gewählten Konten ist zugeordnet.',
  },
  failures: {
    notFound: 'das Konto oder das Unternehmen ist nicht mehr da.',
    accountGone: 'das Konto wurde bei Duo gelöscht.',
    ownKeys: 'das Unternehmen ist mit eigenen Schlüsseln mit Duo verbunden. Trennen Sie diese zuerst.',
    otherAccount: 'das Unternehmen ist schon einem anderen Konto zugeordnet.',
    otherCompany: 'das Konto gehört schon einem anderen Unternehmen.',
  },
  company: {
    account: 'Duo-Konto',
    through: 'Dieses Unternehmen wird mit den Schlüsseln des Duo-Kontos Ihrer Organisation gelesen.',
    parted:
      'Das Duo-Konto Ihrer Organisation ist getrennt, daher wird nichts gelesen. Zuvor Gelesenes bleibt.',
    ownKeys: 'Eigene Schlüssel eingeben',
    disconnectText:
      'Die Zuordnung zum Duo-Konto und was Duo über zweite Faktoren gesagt hat, wird hier entfernt. Bei Duo wird nichts geändert.',
    faults: {
      unauthorized:
        'Duo lehnt die Schlüssel des Duo-Kontos Ihrer Organisation ab, oder es ist getrennt. Zuvor Gelesenes bleibt.',
      missingScope:
        'Die Schlüssel des Duo-Kontos Ihrer Organisation dürfen die Benutzer dieses Kontos nicht lesen.',
      notFound:
        'Dieses Konto wurde bei Duo gelöscht. Zuvor Gelesenes bleibt, bis die Zuordnung beendet wird.',
    },
  },
  disconnect: {
    title: 'Ihr Duo-Konto trennen?',
    text: 'Seine Schlüssel und Konten werden hier entfernt und bleiben bei Duo. Zugeordnete Unternehmen behalten, was gelesen wurde, und werden wieder gelesen, sobald das Konto wieder verbunden ist.',
    done: 'Ihr Duo-Konto wurde getrennt.',
  },
  table: {
    select: 'Auswählen',
    selectAll: 'Alle Konten auswählen',
    selected: '{{chosen}} von {{maximum}} ausgewählt',
    loading: 'Konten werden geladen',
  },
} satisfies Translation<'de', 'duo'>

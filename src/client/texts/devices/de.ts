import type { Translation } from '../translation.ts'

export const devices = {
  purpose:
    'Wo Ihre Kollegen angemeldet sind, was von dort den Server noch nicht erreicht hat und was gelöscht werden soll.',
  search: 'Person oder Gerät suchen',
  columns: {
    userName: 'Person',
    name: 'Gerät',
    keyMode: 'Schutz',
    lastSeen: 'Letzter Kontakt',
    pending: 'Nicht gesendete Änderungen',
    isPushed: 'Benachrichtigungen',
    wipe: 'Status',
  },
  own: 'Dieses Gerät',
  keyMode: { session: 'Nur diese Sitzung', pin: 'PIN', passkey: 'Passkey' },
  pending: {
    none: 'Keine',
    since: '{{number}}, älteste {{time}}',
    overdue: 'Überfällig',
  },
  pushed: { on: 'Ein', off: 'Aus' },
  wipe: { asked: 'Löschung offen', done: 'Gelöscht' },
  figures: {
    all: 'Geräte',
    unsent: 'Mit nicht gesendeten Änderungen',
    overdue: 'Seit über einem Tag nicht gesendet',
    asked: 'Löschung angefordert',
  },
  table: {
    select: 'Gerät auswählen',
    selectAll: 'Alle Geräte auswählen',
    selected: '{{chosen}} von {{maximum}} ausgewählt',
    loading: 'Geräte werden gelesen',
  },
  empty: {
    title: 'Noch keine Geräte',
    reason: 'Ein Gerät erscheint hier, sobald sich jemand zum ersten Mal darauf anmeldet.',
    notFound: 'Kein passendes Gerät',
    notFoundReason: 'Keine Person und kein Gerät enthält diese Wörter.',
    failed: 'Die Geräte konnten nicht gelesen werden',
  },
  panel: {
    context: 'Gerät',
    details: 'Details',
    id: 'Geräte-ID',
    keyHelp: {
      session:
        'Der Schlüssel liegt beim Server. Ohne Netzwerk bleibt das Gerät nach einem Neustart geschlossen.',
      pin: 'Mit einer PIN für die Offlinearbeit bereit. Zehn falsche Eingaben löschen es.',
      passkey: 'Mit einem Passkey für die Offlinearbeit bereit.',
    },
    overdue:
      'Änderungen auf diesem Gerät warten seit mehr als einem Tag. Bitten Sie {{person}}, die App dort zu öffnen, wo es ein Netzwerk gibt.',
    asked:
      'Die Löschung ist angefordert. Der Schlüssel des Servers für dieses Gerät ist gelöscht; die Daten folgen, sobald das Gerät sich meldet.',
    askedLost_one: '{{count}} nicht gesendete Änderung geht dabei verloren.',
    askedLost_other: '{{count}} nicht gesendete Änderungen gehen dabei verloren.',
    done: 'Dieses Gerät hat gelöscht, was es aufbewahrt hat. Es bleibt in dieser Liste, bis sich jemand erneut darauf anmeldet.',
    gone: 'Dieses Gerät ist nicht hier',
    goneReason:
      'Die Person hat sich darauf abgemeldet, oder die Adresse gehört zu einer anderen Organisation.',
  },
  erase: {
    button: 'Dieses Gerät löschen',
    title: 'Gerät von {{person}} löschen?',
    key: 'Sofort: Der Server löscht seinen Schlüssel für {{device}}. Wer dort offline ist, kann es nach einem Neustart nicht mehr öffnen.',
    keyField: {
      pin: 'Sofort: Der Server löscht seinen Schlüssel für {{device}}. Bis es sich meldet, öffnet die PIN es weiterhin, ohne Server höchstens drei Tage lang.',
      passkey:
        'Sofort: Der Server löscht seinen Schlüssel für {{device}}. Bis es sich meldet, öffnet der Passkey es weiterhin, ohne Server höchstens drei Tage lang.',
    },
    data: 'Sobald es sich meldet: Es löscht alles, was es aufbewahrt, und meldet ab. Was der Server hat, bleibt.',
    never:
      'Meldet es sich nie wieder, löscht es sich 17 Tage nach seinem letzten Kontakt mit dem Server selbst.',
    noneLost: 'Es sind keine nicht gesendeten Änderungen bekannt; es geht also nichts verloren.',
    lost_one: '{{count}} nicht gesendete Änderung darauf ginge endgültig verloren.',
    lost_other: '{{count}} nicht gesendete Änderungen darauf gingen endgültig verloren.',
    lostSince_one: 'Zeitpunkt der Änderung: {{time}}.',
    lostSince_other: 'Zeitpunkt der ältesten: {{time}}.',
    own: 'Dies ist das Gerät, das Sie gerade verwenden: Sie werden hier abgemeldet.',
    type_one: 'Geben Sie {{count}} ein, um diese Änderung aufzugeben',
    type_other: 'Geben Sie {{count}} ein, um diese Änderungen aufzugeben',
    typeFirst: 'Geben Sie zuerst die Zahl ein.',
    confirm: 'Löschen',
    cancel: 'Behalten',
    done: 'Die Löschung ist angefordert. Sie geschieht, sobald das Gerät sich meldet.',
    failed: 'Es wurde nichts gelöscht.',
    noManage: 'Mit Ihrer Rolle können Sie Geräte ansehen, aber nicht löschen.',
    askedAlready: 'Die Löschung ist bereits angefordert.',
    doneAlready: 'Es ist bereits gelöscht.',
    noServer: 'Dafür ist der Server nötig, und er ist gerade nicht erreichbar.',
  },
  rules: {
    button: 'Geräteregeln',
    title: 'Geräteregeln',
    purpose: 'Sie gelten für jedes Gerät Ihrer Organisation ab dem nächsten Kontakt mit dem Server.',
    missing:
      'Die Regeln sind noch nicht auf diesem Gerät. Sie kommen, sobald wieder eine Verbindung besteht.',
    readOnly: 'Mit Ihrer Rolle können Sie diese Regeln ansehen, aber nicht ändern.',
    pending: 'Regeln hier geändert, noch nicht gesendet',
    conflict: 'Regeln auf beiden Seiten geändert: Entscheiden Sie bei den wartenden Änderungen',
    fieldMode: {
      label: 'Offlinearbeit (Außendienstmodus)',
      allowed: 'Erlaubt',
      allowedHelp: 'Jede Person entscheidet pro Gerät; nötig ist eine PIN oder ein Passkey.',
      required: 'Verlangt',
      requiredHelp: 'Niemand arbeitet weiter, bevor eine PIN oder ein Passkey festgelegt ist.',
      forbidden: 'Verboten',
      forbiddenHelp: 'Niemand legt PIN oder Passkey fest; nach einer Stunde ohne Aktivität wird abgemeldet.',
    },
    openOffline: 'Geräte öffnen sich ohne Server, solange die Sitzung lebt',
    openOfflineHelp:
      'Wer ohne Netz neu lädt, arbeitet weiter, bis eine Stunde ohne Aktivität vergangen ist. So lange liegt der Schlüssel auf dem Gerät.',
    keepSealed: 'Nicht gesendete Änderungen dürfen nach dem Abmelden versiegelt bleiben',
    keepSealedHelp:
      'Nur dieselbe Person kann sie öffnen. Andernfalls werden sie vorher gesendet oder verworfen.',
    urgentMinutes: 'Dringende Änderungen fragen erneut nach',
    urgentMinutesHelp:
      'Änderungen, die eine Person oder die Sicherheit eines Mandanten betreffen. 0 bedeutet, dass sie sofort ausgeführt werden oder erneut fragen.',
    minutes: 'Minuten',
    urgentMinutesError: 'Eine ganze Zahl von 0 bis 60.',
    pushText: {
      label: 'Text der Benachrichtigungen',
      full: 'Vollständig',
      fullHelp: 'Was geschah und bei welchem Unternehmen; lässt sich vom Sperrbildschirm aus beantworten.',
      company: 'Nur Unternehmen',
      companyHelp: 'Wie ernst es ist und bei welchem Unternehmen, nicht was geschah.',
      generic: 'Allgemein',
      genericHelp: 'Nur dass etwas zu prüfen ist.',
    },
    save: 'Regeln speichern',
    saved:
      'Die Regeln sind auf diesem Gerät gespeichert und gehen an den Server, sobald wieder eine Verbindung besteht.',
    failures: {
      notKept:
        'Dieses Gerät konnte die Änderung nicht speichern. Es wurde nichts geändert; Ihre Eingaben sind noch hier.',
      forbidden: 'Ihre Rolle erlaubt das nicht mehr. Es wurde nichts geändert.',
    },
  },
} satisfies Translation<'de', 'devices'>

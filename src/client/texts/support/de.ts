import type { Translation } from '../translation.ts'

export const support = {
  search: 'Titel, Thema oder Beschreibung suchen',
  columns: {
    title: 'Titel',
    description: 'Beschreibung',
    topic: 'Thema',
    updated: 'Geändert',
    url: 'Adresse',
  },
  table: {
    select: 'Diesen Eintrag auswählen',
    selectAll: 'Alle Einträge auswählen',
    selected: '{{chosen}} von {{maximum}} ausgewählt',
    loading: 'Die Liste wird gelesen',
  },
  empty: {
    noneReason: 'Der Betreiber dieser Website hat noch keine genannt.',
    unread: 'Diese Liste ist noch nicht auf diesem Gerät',
    unreadReason: 'Sie kommt mit der nächsten Netzverbindung und bleibt dann hier.',
    filtered: 'Nichts passt',
    filteredReason: 'Kein Eintrag enthält diese Wörter.',
  },
  resources: {
    knowledgeBase: {
      purpose: 'Artikel darüber, wie hier gearbeitet wird. Sie öffnen sich in einem eigenen Tab.',
      none: 'Noch keine Artikel',
    },
    bestPractices: {
      purpose:
        'Was sich bei der Betreuung von Unternehmen bewährt hat. Artikel öffnen sich in einem eigenen Tab.',
      none: 'Noch keine bewährten Verfahren',
    },
    marketing: {
      purpose: 'Was hilft, mit Kunden über Sicherheit zu sprechen. Dateien öffnen sich in einem eigenen Tab.',
      none: 'Noch kein Material',
    },
    downloads: {
      purpose: 'Werkzeuge und Dokumente zum Mitnehmen. Dateien öffnen sich in einem eigenen Tab.',
      none: 'Noch keine Downloads',
    },
  },
  ticket: {
    purpose: 'Was Sie schreiben, geht per E-Mail an den Support, mit Ihrem Namen und Ihrer Adresse.',
    company: 'Es geht um das Unternehmen',
    none: 'Kein Unternehmen',
    subject: 'Betreff',
    text: 'Was geschehen ist und was Sie erwartet haben',
    send: 'Senden',
    sent: 'Ihr Ticket ist unterwegs zum Support.',
    offline:
      'Ein Ticket wird gesendet, sobald dieses Gerät online ist. Bis dahin bleibt hier, was Sie schreiben.',
    failed: 'Das Ticket wurde nicht gesendet',
    unanswered: 'Niemand hat geantwortet. Was Sie geschrieben haben, ist noch hier.',
    own: 'Was Sie geschrieben haben',
    ownHelp: 'Innerhalb eines Jahres. Antworten kommen per E-Mail.',
    nothing: 'Noch nichts.',
    unread: 'Es konnte nicht gelesen werden.',
    loading: 'Ihre Tickets werden gelesen',
    waits: 'Wartet auf den Versand',
    mailed: 'Per E-Mail unterwegs',
    orMail: 'Oder schreiben Sie selbst eine E-Mail:',
  },
  chat: {
    purpose:
      'Sprechen Sie mit denen, die helfen. Was Sie schreiben, geht an den Chat-Anbieter dieser Website.',
    none: 'Hier gibt es keinen Chat',
    noneReason: 'Der Betreiber dieser Website bietet keinen an. Eine E-Mail erreicht dieselben Personen.',
    offline: 'Der Chat braucht ein Netz',
    offlineReason:
      'Er beginnt, sobald dieses Gerät online ist. Eine E-Mail können Sie schon jetzt schreiben.',
    ownTab: 'In eigenem Tab öffnen',
  },
  solutions: {
    none: 'Der Betreiber dieser Website hat diese Lösung noch nicht eingerichtet. Fragen Sie danach:',
    backup: {
      purpose: 'Kopien der Daten Ihrer Kunden außerhalb ihres Mandanten.',
      help: 'Ein Produkt neben diesem, mit einem eigenen Konto.',
      note: 'Microsoft bewahrt gelöschte E-Mails und Dateien nur begrenzt auf. Eine Datensicherung behält sie länger und holt zurück, was ein Angriff oder ein Versehen entfernt hat.',
      open: 'Datensicherung öffnen',
    },
    security_training: {
      purpose: 'Lehrt Menschen zu erkennen, was die Technik durchlässt.',
      help: 'Ein Produkt neben diesem, mit einem eigenen Konto.',
      note: 'Kurze Lektionen und harmlose Phishing-Mails zeigen, wer Hilfe braucht, bevor es jemand anders herausfindet.',
      open: 'Schulung öffnen',
    },
  },
  quickSetup: {
    purpose:
      'Schritt für Schritt, bis diese Organisation bereit ist. Was erledigt ist, wird von selbst erkannt.',
    next: 'Nächster Schritt',
    later: 'Danach',
    done: 'Erledigt',
    dismissed: 'Hier nicht nötig',
  },
} satisfies Translation<'de', 'support'>

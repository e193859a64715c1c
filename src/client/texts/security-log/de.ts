import type { Translation } from '../translation.ts'

export const securityLog = {
  purpose:
    'Wer sich angemeldet hat oder abgewiesen wurde und was mit wessen Konto geschah. Ereignisse werden ein Jahr lang aufbewahrt.',
  columns: {
    event: 'Ereignis',
    at: 'Wann',
    actor: 'Wer',
    target: 'Worum es ging',
    network: 'Von wo',
    result: 'Ergebnis',
    count: 'Wie oft',
  },
  filter: {
    add: 'Art des Ereignisses',
  },
  events: {
    signIn: {
      succeeded: 'Angemeldet',
      refused: 'Anmeldung abgewiesen',
    },
    secondFactor: {
      refused: 'Zweiter Faktor abgewiesen',
      set: 'Zweiter Faktor eingerichtet',
      removed: 'Zweiter Faktor entfernt',
    },
    password: {
      changed: 'Kennwort geändert',
      reset: 'Kennwort zurückgesetzt',
    },
    session: {
      endedElsewhere: 'Überall sonst abgemeldet',
      tokenReused: 'Beendet, weil eine alte Kopie einer Anmeldung benutzt wurde',
    },
    device: {
      signedOut: 'Gerät abgemeldet',
    },
    user: {
      added: 'Benutzer hinzugefügt',
      changed: 'Benutzer geändert',
      removed: 'Benutzer entfernt',
    },
    organization: {
      secondFactorDemanded: 'Zweiter Faktor für alle',
    },
    alerts: {
      webhookSet: 'Warnungen gehen an einen Webhook',
      webhookRemoved: 'Webhook der Warnungen entfernt',
      recipientsSet: 'Warnungen gehen per E-Mail an',
      recipientsRemoved: 'Warnungen gehen nicht mehr per E-Mail an',
    },
    integration: {
      peopleRemoved: 'Angaben eines Verzeichnisses zu Personen entfernt',
    },
    agent: {
      keyMade: 'Lizenzschlüssel für Agents erstellt',
    },
    account: {
      lockedDown: 'Konto gesperrt',
      released: 'Konto freigegeben',
    },
    access: {
      refused: 'Zugriff abgewiesen',
    },
  },
  reasons: {
    wrongPassword: 'Falsches Kennwort',
    lockedOut: 'Zu viele falsche Versuche bei diesem Konto',
    tooManyRequests: 'Zu viele Versuche von dort',
    disabled: 'Konto deaktiviert',
    unconfirmed: 'Adresse nicht bestätigt',
    resetRequired: 'Kennwort muss zurückgesetzt werden',
    expired: 'Vorläufiges Kennwort abgelaufen',
    wrongCode: 'Falscher Code',
    codeUsed: 'Code bereits verwendet',
    unknownAccount: 'Kein solches Konto',
    secondFactorNeeded: 'Zweiter Faktor ist nötig',
    unverified: 'Nicht in diesem Browser begonnen',
    noPermission: 'Keine Berechtigung',
    protectedUser: 'Darf diesen Benutzer nicht ändern',
    featureOff: 'Funktion ausgeschaltet',
    readOnly: 'Gemeinsames Testkonto',
    withdrawn: 'Nicht mehr verlangt',
  },
  members: {
    name: 'Name',
    role: 'Rolle',
    permissions: 'Berechtigungen',
    companies: 'Unternehmen',
    signIn: 'Art der Anmeldung',
    disabled: 'nicht mehr eingelassen',
    enabled: 'wieder eingelassen',
  },
  done: 'Erledigt',
  refused: 'Abgewiesen',
  unknownNetwork: 'Unbekannt',
  times: '{{number}}-mal',
  older: 'Ältere Ereignisse anzeigen',
  end: 'Es gibt keine älteren Ereignisse.',
  table: {
    select: 'Ereignis auswählen',
    selectAll: 'Alle Ereignisse auswählen',
    selected: '{{chosen}} von {{maximum}} ausgewählt',
    loading: 'Sicherheitsprotokoll wird gelesen',
  },
  empty: {
    title: 'Noch ist nichts geschehen',
    reason: 'Anmeldungen, Abweisungen und Änderungen an Benutzern erscheinen ab jetzt hier.',
    notFound: 'Kein Ereignis dieser Art',
    notFoundReason: 'Im letzten Jahr ist nichts dieser Art geschehen.',
    clear: 'Alle Arten anzeigen',
    failed: 'Das Sicherheitsprotokoll konnte nicht gelesen werden',
    unreachable: 'Der Server antwortet nicht. Versuchen Sie es gleich noch einmal.',
  },
  stale: {
    newest: 'Das Protokoll konnte nicht erneut gelesen werden. Dies ist der zuletzt gelesene Stand.',
    older: 'Ältere Ereignisse konnten nicht gelesen werden.',
  },
} satisfies Translation<'de', 'securityLog'>

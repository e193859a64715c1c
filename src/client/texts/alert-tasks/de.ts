import type { Translation } from '../translation.ts'

export const alertTasks = {
  title: 'Handeln',
  actions: {
    lockDown: 'Sperren',
    confirmCompromised: 'Kompromittierung bestätigen',
    dismissRisk: 'Risiko verwerfen',
    setVendorStatus: 'Status in Defender setzen',
  },
  account: 'Konto',
  about: 'Die Warnung betrifft dieses Konto.',
  actor: 'Dieses Konto hat es getan.',
  lock: {
    title: '{{account}} sperren?',
    text: 'Ein Konto von {{company}}. Was Sie wählen, geschieht bei Microsoft, sobald Sie bestätigen.',
    blockSignIn: 'Niemand kann sich mehr bei dem Konto anmelden. Das lässt sich rückgängig machen.',
    revokeSessions:
      'Wer angemeldet ist, wird innerhalb einer Stunde abgemeldet. Das lässt sich nicht rückgängig machen.',
    resetPassword:
      'Auf ein zufälliges Kennwort, das niemand sieht und das nirgends aufbewahrt wird. Die Person bekommt auf Ihrem üblichen Weg ein neues. Das lässt sich nicht rückgängig machen.',
    nothing: 'Wählen Sie mindestens einen Schritt.',
  },
  offline:
    'Es gibt keine Verbindung. Das wartet auf diesem Gerät und wird innerhalb von {{minutes}} Minuten von selbst gesendet; danach werden Sie noch einmal gefragt.',
  confirmCompromised: {
    title: '{{account}} als kompromittiert bestätigen?',
    text: 'Ein Konto von {{company}}. Microsoft setzt sein Risiko auf hoch, und Richtlinien, die sich danach richten, greifen.',
  },
  dismissRisk: {
    title: 'Das Risiko von {{account}} verwerfen?',
    text: 'Ein Konto von {{company}}. Microsoft hält es nicht mehr für gefährdet und schließt die Erkennungen dazu.',
  },
  vendor: {
    title: 'Status in Defender setzen',
    text: 'Von allem bei Microsoft, woraus diese Warnung von {{company}} entstanden ist.',
    status: 'Status',
    statuses: {
      new: 'Neu',
      inProgress: 'In Arbeit',
      resolved: 'Gelöst',
    },
    classification: 'Einstufung',
    classifications: {
      unchanged: 'Wie sie ist',
      truePositive: 'Richtig erkannt',
      informationalExpectedActivity: 'Erwartete Aktivität',
      falsePositive: 'Fehlalarm',
    },
    confirm: 'Status setzen',
  },
  undo: {
    open: 'Rückgängig machen',
    title: '{{account}} wieder hereinlassen?',
    text: 'Lässt die Anmeldung bei {{company}} wieder zu. Beendete Sitzungen und ein zurückgesetztes Kennwort kommen nicht wieder.',
  },
  asked: 'Angefordert. Was daraus wird, steht unter „Handeln“.',
  forbidden: 'Ihre Rolle erlaubt das nicht mehr. Nichts wurde geändert.',
  did: {
    lockDown: '{{account}} sperren',
    release: '{{account}} wieder hereinlassen',
    confirmCompromised: '{{account}} als kompromittiert bestätigen',
    dismissRisk: 'Das Risiko von {{account}} verwerfen',
    setVendorStatus: 'In Defender auf „{{status}}“ setzen',
  },
  states: {
    unsent: 'Wartet auf diesem Gerät',
    pending: 'Wartet, bis es an der Reihe ist',
    inProgress: 'In Arbeit',
    success: 'Erfolg',
    failed: 'Fehlgeschlagen',
    partial: 'Teilweise',
  },
  undone: 'Das wurde rückgängig gemacht.',
  you: 'Sie',
  somebody: 'Jemand aus Ihrem Team',
  automatic: 'Von selbst',
  until: 'Endet von selbst: {{time}}',
  steps: {
    blockSignIn: 'Anmeldung blockieren',
    revokeSessions: 'Sitzungen beenden',
    resetPassword: 'Kennwort zurücksetzen',
    unblockSignIn: 'Anmeldung wieder zulassen',
    confirmCompromised: 'Kompromittierung bestätigen',
    dismissRisk: 'Risiko verwerfen',
    setVendorStatus: 'Status in Defender setzen',
  },
  done: {
    blockSignIn: 'Anmeldung ist blockiert',
    wasBlocked: 'Anmeldung war schon vorher blockiert',
    revokeSessions: 'Sitzungen sind beendet',
    resetPassword: 'Kennwort ist zurückgesetzt',
    unblockSignIn: 'Anmeldung ist wieder möglich',
    confirmCompromised: 'Als kompromittiert bestätigt',
    dismissRisk: 'Risiko ist verworfen',
    setVendorStatus: 'Status ist gesetzt',
  },
  ends: {
    pending: '{{step}}: wartet',
    sending: '{{step}}: geschieht gerade',
    unknown: '{{step}}: ob es ankam, ist nicht bekannt',
    late: '{{step}}: nicht geschehen, die Frist war vorbei',
    heldBack: '{{step}}: zurückgehalten',
  },
  faults: {
    missingScope:
      'Eine Berechtigung fehlt, oder das Konto hat eine Administratorrolle, die die App nicht anrühren darf. Erteilen Sie unter Integrationen die Zustimmung erneut.',
    notLicensed: 'Der Mandant hat dafür keine Lizenz.',
    notConnected: 'Das Unternehmen ist nicht mit Microsoft 365 verbunden.',
    notFound: 'Microsoft kennt es nicht mehr.',
    throttled: 'Microsoft bittet um Geduld. Versuchen Sie es später noch einmal.',
    unreachable: 'Microsoft war nicht erreichbar. Versuchen Sie es später noch einmal.',
    unexpectedAnswer: 'Microsoft hat es nicht angenommen.',
    synchronized: 'Das Konto kommt aus einem lokalen Verzeichnis. Setzen Sie das Kennwort dort zurück.',
    alertGone: 'Bei Microsoft ist zu dieser Warnung nichts mehr bekannt.',
    tooManyLocks:
      'Innerhalb einer Stunde wurden so viele Konten von selbst gesperrt, wie es sein dürfen. Sehen Sie sich dieses selbst an.',
  },
  elsewhere: {
    GWS: 'Bei Google lässt sich von hier aus nichts ändern: Sperren Sie das Konto in der Google Admin-Konsole und setzen Sie es dort zurück.',
    DUOSecurity:
      'Bei Duo lässt sich von hier aus nichts ändern: Sperren oder aktivieren Sie den Benutzer im Duo Admin Panel.',
    openGWS: 'Admin-Konsole öffnen',
    openDUOSecurity: 'Admin Panel öffnen',
  },
} satisfies Translation<'de', 'alertTasks'>

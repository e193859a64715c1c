import type { Translation } from '../translation.ts'

export const notifications = {
  title: 'Benachrichtigungen auf diesem Gerät',
  purpose: 'Dieses Gerät meldet Ihnen, wenn etwas zu prüfen ist, auch wenn Castellan geschlossen ist.',
  policy: 'Wie viel sie verraten, regelt Ihre Organisation.',
  looking: 'Gerät wird geprüft',
  off: 'Aus. Dieses Gerät bleibt still.',
  on: 'Ein. Dieses Gerät erfährt, was zu prüfen ist.',
  blocked: 'Von diesem Browser blockiert.',
  blockedHelp:
    'Erlauben Sie Benachrichtigungen für diese Website in den Einstellungen des Browsers und öffnen Sie dies erneut.',
  impossible: 'Hier nicht möglich.',
  reasons: {
    unsupported:
      'Dieser Browser kann sie nicht empfangen. Legen Sie die App auf einem iPhone oder iPad zuerst auf den Home-Bildschirm.',
    noServiceWorker:
      'Der Teil, der sie empfängt, ist nicht installiert, etwa in einem privaten Fenster. Laden Sie die Seite neu, wo es ein Netzwerk gibt.',
    noPushKey: 'Dieser Server sendet keine Benachrichtigungen.',
    noPushService: 'Dieser Browser erreicht keinen Dienst, der sie zustellen könnte.',
  },
  test: 'Test senden',
  working: {
    turningOn: 'Wird eingeschaltet',
    turningOff: 'Wird ausgeschaltet',
    testing: 'Test wird gesendet',
  },
  tested: 'Ein Test ist unterwegs. Er erscheint gleich, so wie der Browser ihn anzeigt.',
  problems: {
    dismissed: 'Die Frage des Browsers blieb offen. Es wurde nichts geändert.',
    unreachable: 'Dafür ist der Server nötig, und er ist nicht erreichbar. Es wurde nichts geändert.',
    refused:
      'Der Server hat dieses Gerät nicht angenommen. Melden Sie sich erneut an; es wurde nichts geändert.',
    failed: 'Der Browser ist daran gescheitert. Es wurde nichts geändert; versuchen Sie es erneut.',
    notSent:
      'Der Dienst, der Benachrichtigungen zustellt, nimmt sie gerade nicht an. Versuchen Sie es später erneut.',
    forgotten: 'Das Abonnement des Browsers war beendet. Schalten Sie die Benachrichtigungen wieder ein.',
    stillTold: 'Dieser Browser ist jetzt still. Der Server erfährt es, wenn er das nächste Mal senden will.',
  },
  answered_one:
    'Ihre Antwort auf eine Benachrichtigung ist auf diesem Gerät gespeichert und wird mit dem Netzwerk gesendet.',
  answered_other:
    '{{count}} Antworten auf Benachrichtigungen sind auf diesem Gerät gespeichert und werden mit dem Netzwerk gesendet.',
} satisfies Translation<'de', 'notifications'>

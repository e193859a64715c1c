import type { Translation } from '../translation.ts'

export const app = {
  updateReady: 'Eine neue Version von Castellan liegt auf diesem Gerät bereit.',
  updated: 'Castellan wurde auf diesem Gerät aktualisiert.',
  updatedElsewhere: 'Castellan wurde in einem anderen Fenster aktualisiert. Laden Sie auch hier neu.',
  updateHeld:
    'In einem anderen Fenster sind Eingaben nicht gespeichert. Speichern oder verwerfen Sie diese zuerst, und aktualisieren Sie dann.',
  reload: 'Neu laden und aktualisieren',
  notices: 'Hinweise',
  notFoundTitle: 'Hier ist etwas schiefgegangen',
  notFoundReason: 'Unter dieser Adresse gibt es keine Seite.',
  toStart: 'Zur Startseite',
  denied: 'Diese Seite ist für Sie nicht freigegeben. Ein Administrator Ihrer Organisation kann das ändern.',
  off: 'Diese Funktion ist für Ihre Organisation ausgeschaltet.',
  upgradeTitle: 'Ihr Tarif enthält das nicht',
  upgradeReason:
    'Mit einem größeren Tarif steht es sofort bereit. Der Inhaber Ihrer Organisation kann das tun.',
  trialTitle: 'Der Testzeitraum ist abgelaufen',
  trialReason:
    'Es ist nichts verloren. Der Inhaber Ihrer Organisation kann einen Tarif wählen, um weiterzuarbeiten.',
  trialBilling: 'Zur Abrechnung',
  welcomeTitle: 'Willkommen, {{name}}',
  welcomeReason: {
    inMenu: 'Ihre Seiten von {{organization}} finden Sie im Menü.',
    noPermission:
      'Noch ist keine Seite von {{organization}} für Sie freigegeben. Ein Administrator Ihrer Organisation kann Ihnen Berechtigungen geben.',
    upgrade:
      'Der Tarif von {{organization}} enthält die Seiten nicht, die Sie öffnen dürfen. Mit einem größeren Tarif stehen sie sofort bereit. Der Inhaber Ihrer Organisation kann das tun.',
    missingSubscription:
      '{{organization}} hat noch kein Abonnement, deshalb lässt sich keine Seite öffnen. Der Inhaber Ihrer Organisation kann einen Tarif wählen.',
  },
  scheduleCall: 'Anruf vereinbaren',
  missingTitle: 'Diese Seite ist noch nicht auf diesem Gerät',
  missingReason:
    'Sie öffnet sich, sobald es eine Verbindung gibt. Nichts, was auf diesem Gerät wartet, geht verloren.',
  failedTitle: 'Diese Seite konnte nicht angezeigt werden',
  failedReason:
    'Ein Teil davon wurde nicht geladen, oder etwas ist fehlgeschlagen. Was auf diesem Gerät wartet, ist nicht verloren.',
  startSlow:
    'Es ist noch nicht offen. Laden Sie die Seite neu, wenn nichts geschieht. Nichts, was auf diesem Gerät wartet, geht verloren.',
  startFailedTitle: 'Castellan konnte nicht geöffnet werden',
  startFailedReason:
    'Ein Teil davon wurde nicht geladen. Was auf diesem Gerät wartet, ist nicht verloren: Laden Sie die Seite neu, sobald eine Verbindung besteht.',
} satisfies Translation<'de', 'app'>

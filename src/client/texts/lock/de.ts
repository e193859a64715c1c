import type { Translation } from '../translation.ts'

export const lock = {
  idle: {
    title: 'Sind Sie noch da?',
    countdown_one: 'Sie werden in {{count}} Sekunde abgemeldet.',
    countdown_other: 'Sie werden in {{count}} Sekunden abgemeldet.',
    stay: 'Angemeldet bleiben',
    leave: 'Jetzt abmelden',
  },
  hello: 'Willkommen zurück, {{name}}',
  why: {
    start: 'Dieses Gerät ist für die Offlinearbeit bereit und gesperrt.',
    idle: 'Nach einer Stunde ohne Aktivität gesperrt. Alles ist, wo Sie es verlassen haben.',
    asked: 'Gesperrt. Alles ist, wo Sie es verlassen haben.',
    lease: 'Der Server hat dieses Gerät erneuert. Entsperren Sie es, um fortzufahren.',
    time: 'Die Uhr dieses Geräts wurde verstellt, daher wurde es gesperrt. Gefährliche Aktionen fragen erneut, bis der Server die Zeit genannt hat.',
  },
  unlock: 'Entsperren',
  unlockWithPasskey: 'Mit Passkey entsperren',
  empty: 'Geben Sie Ihre PIN ein.',
  wrong_one: 'Das war nicht die PIN. {{count}} Versuch bleibt; danach wird alles auf diesem Gerät gelöscht.',
  wrong_other:
    'Das war nicht die PIN. {{count}} Versuche bleiben; danach wird alles auf diesem Gerät gelöscht.',
  wrongPasskey: 'Dieser Passkey öffnet dieses Gerät nicht.',
  cancelled: 'Der Passkey wurde nicht verwendet. Nichts hat sich geändert; versuchen Sie es erneut.',
  failed:
    'Dieses Gerät konnte nicht lesen, was es aufbewahrt. Laden Sie die Seite neu und versuchen Sie es erneut.',
  forgot: 'PIN vergessen',
  forgotPasskey: 'Passkey nicht zur Hand',
  forgotOffline: 'Für die Anmeldung mit Ihrem Kennwort ist eine Verbindung nötig.',
  sealedTitle: 'Versiegelt, bis es eine Verbindung gibt',
  sealed:
    'Was dieses Gerät für {{name}} aufbewahrt, ist versiegelt; der Schlüssel liegt beim Server. Es öffnet sich von selbst, sobald es eine Verbindung gibt.',
  sealedWaits_one: '{{count}} nicht gesendete Änderung ist hier sicher.',
  sealedWaits_other: '{{count}} nicht gesendete Änderungen sind hier sicher.',
  fieldMode:
    'Im Außendienstmodus ließe es sich mit einer PIN oder einem Passkey öffnen. Sie können ihn in Ihrem Menü einschalten.',
  retry: 'Jetzt versuchen',
  leaseTitle: 'Zu lange ohne den Server',
  lease:
    'Ein Gerät darf drei Tage ohne den Server verwendet werden. Was hier für {{name}} aufbewahrt wird, ist sicher und öffnet sich mit der nächsten Verbindung wieder.',
  leaseSignIn: 'Melden Sie sich mit Ihrem Kennwort an, um dort weiterzumachen, wo Sie aufgehört haben.',
  leaseErase: 'Vierzehn Tage nach Ablauf der drei Tage löscht sich dieses Gerät selbst.',
  erasing: 'Was auf diesem Gerät aufbewahrt wurde, wird gelöscht',
  erased: {
    ordered:
      'Auf diesem Gerät wurde alles gelöscht, wie ein Administrator es verlangt hat oder Sie selbst von anderswo.',
    tries:
      'Zehn falsche PINs wurden eingegeben, daher wurde alles auf diesem Gerät gelöscht. Was der Server hat, ist sicher.',
    lease:
      'Dieses Gerät war zu lange ohne den Server und hat gelöscht, was es aufbewahrt hat. Was der Server hat, ist sicher.',
  },
  lost_one: '{{count}} Änderung, eingereiht am {{day}}, ging mit dem Speicher des Browsers verloren.',
  lost_other: '{{count}} Änderungen, eingereiht am {{day}}, gingen mit dem Speicher des Browsers verloren.',
  lostUnknown_one: '{{count}} nicht gesendete Änderung ging mit dem Speicher des Browsers verloren.',
  lostUnknown_other: '{{count}} nicht gesendete Änderungen gingen mit dem Speicher des Browsers verloren.',
  lostHelp: 'Wenn Sie die App installieren, ist das künftig unwahrscheinlich.',
} satisfies Translation<'de', 'lock'>

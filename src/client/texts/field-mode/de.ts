import type { Translation } from '../translation.ts'

export const fieldMode = {
  title: 'Dieses Gerät für die Offlinearbeit bereithalten',
  newPinTitle: 'Neue PIN wählen',
  newPin: 'Die alte PIN öffnet dieses Gerät nicht mehr. Alles, was darauf war, ist noch hier.',
  lines: {
    opens: 'Die App öffnet sich ohne Netzwerk, mit einer PIN oder einem Passkey dieses Geräts.',
    locks: 'Nach einer Stunde ohne Aktivität wird sie gesperrt statt abgemeldet; nichts geht verloren.',
    erases: 'Zehn falsche PINs oder 17 Tage ohne den Server löschen, was hier aufbewahrt wird.',
  },
  required: 'Ihre Organisation verlangt dies auf jedem Gerät.',
  forbidden: 'Ihre Organisation erlaubt dies nicht.',
  by: 'Entsperren mit',
  ways: { pin: 'PIN', passkey: 'Passkey' },
  passkeyHelp:
    'Ihr Finger, Ihr Gesicht oder die Displaysperre. Schützt auch vor einer Kopie des Datenträgers dieses Geräts.',
  pinHelp:
    '6 bis 12 Ziffern. Eine PIN hält Personen ab; gegen eine Kopie des Datenträgers ist ein Passkey stärker.',
  again: 'Dieselbe PIN noch einmal',
  problems: {
    digits: 'Nur Ziffern.',
    length: 'Zwischen 6 und 12 Ziffern.',
    repeated: 'Wiederholungen werden zuerst erraten. Wählen Sie eine andere.',
    inOrder: 'Ziffernfolgen werden zuerst erraten. Wählen Sie eine andere.',
    common: 'Diese steht auf jeder Liste zum Erraten. Wählen Sie eine andere.',
    different: 'Die beiden stimmen nicht überein.',
  },
  failures: {
    unreachable: 'Dafür ist einmal der Server nötig, und er ist nicht erreichbar. Es wurde nichts geändert.',
    refused: 'Sie sind beim Server abgemeldet. Melden Sie sich erneut an; es wurde nichts geändert.',
    forbidden: 'Ihre Organisation erlaubt den Außendienstmodus nicht. Es wurde nichts geändert.',
    cancelled: 'Der Passkey wurde nicht erstellt. Es wurde nichts geändert.',
    unsupported:
      'Dieses Gerät kann Daten nicht mit einem Passkey schützen. Wählen Sie eine PIN. Es wurde nichts geändert.',
    failed: 'Dieses Gerät konnte die Änderung nicht speichern. Es wurde nichts geändert.',
  },
  setPin: 'PIN festlegen',
  setPasskey: 'Passkey festlegen',
  on: {
    pin: 'Dieses Gerät ist mit einer PIN für die Offlinearbeit bereit.',
    passkey: 'Dieses Gerät ist mit einem Passkey für die Offlinearbeit bereit.',
  },
  persistence: {
    granted: 'Der Browser hat zugesagt, diese Daten zu behalten.',
    refused:
      'Der Browser kann diese Daten löschen, wenn der Speicherplatz knapp wird. Wenn Sie die App installieren, ändert sich das.',
  },
  change: 'PIN oder Passkey ändern',
  turnedOff: 'Der Außendienstmodus ist aus. Ohne Netzwerk bleibt dieses Gerät versiegelt.',
  offer: {
    why: 'Der Außendienstmodus öffnet dieses Gerät ohne Netzwerk, auch nach einer Stunde ohne Aktivität.',
    moment: 'Sie waren weniger als eine Minute offline.',
    minutes_one: 'Sie waren {{count}} Minute offline.',
    minutes_other: 'Sie waren {{count}} Minuten offline.',
    hours_one: 'Sie waren {{count}} Stunde offline.',
    hours_other: 'Sie waren {{count}} Stunden offline.',
    setUp: 'Einrichten',
  },
} satisfies Translation<'de', 'fieldMode'>

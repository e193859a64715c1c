import type { Translation } from '../translation.ts'

export const policyHistory = {
  title: 'Verlauf',
  loading: 'Der Verlauf wird geladen',
  none: 'In 180 Tagen wurde keine Änderung gefunden.',
  added: 'Hinzugefügt',
  removed: 'Entfernt',
  modified: 'Geändert',
  byUs: 'von hier',
  byOthers: 'im Mandanten',
  showMore_one: '{{count}} weitere anzeigen',
  showMore_other: '{{count}} weitere anzeigen',
  by: '{{name}}, von hier',
  beforeChange: 'Zurück vor diese Änderung',
  toPoint: 'Zurück zu diesem Stand',
  companyToPoint: 'Alle Richtlinien zurück zu diesem Stand',
  chooseCompanyReason: 'Der Verlauf wird für ein Unternehmen gezeigt. Wählen Sie es in der oberen Leiste.',
  noneReason:
    'Änderungen erscheinen hier, sobald beim Lesen des Mandanten eine gefunden oder von hier eine gemacht wird.',
  sent_one:
    '{{count}} Änderung wird an den Mandanten gesendet, sofern dort inzwischen niemand etwas geändert hat.',
  sent_other:
    '{{count}} Änderungen werden an den Mandanten gesendet, sofern dort inzwischen niemand etwas geändert hat.',
  otherId: 'Sie kommt mit einer anderen ID zurück.',
  confirm: 'Zurückholen',
  left: 'Das lässt sich nicht zurückholen',
  nothing: 'Es steht schon so.',
  nothingLeft: 'Nichts davon lässt sich zurückholen.',
  tooMany: 'Höchstens {{count}} Änderungen werden auf einmal gesendet. Wählen Sie einen späteren Stand.',
  reasons: {
    notHere: 'Was der Mandant jetzt hat, ist nicht auf diesem Gerät.',
    shape: 'Es wurde in einer Form festgehalten, die sich nicht senden lässt.',
  },
} satisfies Translation<'de', 'policyHistory'>

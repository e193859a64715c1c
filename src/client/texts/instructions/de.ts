import type { Translation } from '../translation.ts'

export const instructions = {
  title: 'Anleitung',
  invitation:
    'Hier steht noch nichts. Notieren Sie, was man wissen muss, um das bei {{company}} zu beheben: wen man fragt, was davon abhängt, was schon versucht wurde.',
  none: 'Hier steht noch nichts.',
  write: 'Anleitung schreiben',
  edited: '{{name}}, {{time}}',
  purpose: 'Wie „{{check}}“ bei {{company}} behoben wird. Alle, die diese Firma hier sehen, können es lesen.',
  text: 'Anleitung',
  help: 'Reiner Text; Zeilenumbrüche bleiben. Ohne Text wird die Anleitung entfernt.',
  unchanged: 'Es hat sich nichts geändert.',
  saved: 'Die Anleitung ist gespeichert.',
  takenAway: 'Die Anleitung ist entfernt.',
  notSaved: 'Die Anleitung konnte nicht gespeichert werden.',
  failures: {
    forbidden: 'Ihre Rolle erlaubt es nicht mehr.',
    notKept: 'Dieses Gerät konnte es nicht behalten. Was Sie geschrieben haben, steht noch hier.',
  },
} satisfies Translation<'de', 'instructions'>

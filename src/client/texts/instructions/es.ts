import type { Translation } from '../translation.ts'

export const instructions = {
  title: 'Instrucciones',
  invitation:
    'Aún no hay nada escrito. Anote lo que hay que saber para corregirlo en {{company}}: a quién preguntar, qué depende de ello, qué se ha intentado.',
  none: 'Aún no hay nada escrito.',
  write: 'Escribir instrucciones',
  edited: '{{name}}, {{time}}',
  purpose:
    'Cómo corregir «{{check}}» en {{company}}. Lo lee todo el que puede ver la postura de esta empresa.',
  text: 'Instrucciones',
  help: 'Texto sin formato; se conservan los saltos de línea. Sin texto, las instrucciones se quitan.',
  unchanged: 'No ha cambiado nada.',
  saved: 'Las instrucciones se han guardado.',
  takenAway: 'Las instrucciones se han quitado.',
  notSaved: 'No se pudieron guardar las instrucciones.',
  failures: {
    forbidden: 'Su rol ya no lo permite.',
    notKept: 'Este dispositivo no pudo conservarlo. Lo que escribió sigue aquí.',
  },
} satisfies Translation<'es', 'instructions'>

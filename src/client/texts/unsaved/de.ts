import type { Translation } from '../translation.ts'

export const unsaved = {
  title: 'Ohne Speichern verlassen?',
  text: 'Ihre Eingaben sind noch nicht gespeichert und gehen verloren.',
  exit: 'Ohne Speichern verlassen',
  stay: 'Weiter bearbeiten',
} satisfies Translation<'de', 'unsaved'>

import type { Translation } from '../translation.ts'

export const unsaved = {
  title: 'Ohne Speichern verlassen?',
  text: 'Ihre Eingaben sind noch nicht gespeichert und gehen verloren.',
  exit: 'Ohne Speichern verlassen',
  stay: 'Weiter bearbeiten',
  close: 'Schließen',
} satisfies Translation<'de', 'unsaved'>

import type { Translation } from '../translation.ts'

export const unsaved = {
  title: 'Quitter sans enregistrer ?',
  text: 'Votre saisie n’est pas encore enregistrée et sera perdue.',
  exit: 'Quitter sans enregistrer',
  stay: 'Continuer la modification',
} satisfies Translation<'fr', 'unsaved'>

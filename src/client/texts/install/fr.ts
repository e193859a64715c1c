import type { Translation } from '../translation.ts'

export const install = {
  title: 'Installer Castellan',
  why: 'L’application reçoit une icône et une fenêtre à elle, et le navigateur risque moins d’effacer ce qui est conservé ici.',
  install: 'Installer',
  showHow: 'Voir comment',
  steps: {
    share: 'Touchez « Partager » dans la barre de Safari.',
    add: 'Choisissez « Sur l’écran d’accueil ».',
    confirm: 'Touchez « Ajouter ». Castellan se trouve alors parmi vos apps.',
  },
} satisfies Translation<'fr', 'install'>

import type { Translation } from '../translation.ts'

export const byHand = {
  title: 'Comment le faire à la main',
  where: 'Où',
  steps: 'Étapes',
  command: 'Commande',
  commandHelp:
    'Pour PowerShell, connecté au locataire de la société. Remplissez ce qui est entre <chevrons>.',
  copy: 'Copier la commande',
  selected: 'Sélectionnée ; copiez-la avec Ctrl+C ou ⌘C',
  breaks: 'Ce que cela interrompt',
  page: 'La page de l’éditeur',
} satisfies Translation<'fr', 'byHand'>

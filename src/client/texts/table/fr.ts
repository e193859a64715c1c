import type { Translation } from '../translation.ts'

export const table = {
  clearSelection: 'Effacer la sélection',
  pending: 'Modifié sur cet appareil, pas encore envoyé',
  conflict: 'Modifié des deux côtés, décision requise',
  view: 'Affichage',
  asCards: 'Cartes',
  asTable: 'Tableau',
  keys: {
    next: 'Ligne suivante',
    previous: 'Ligne précédente',
    open: 'Ouvrir la ligne',
    select: 'Sélectionner la ligne',
  },
  arrange: 'Filtres et outils',
  offline: 'Cette liste nécessite un réseau',
  offlineReason:
    'Elle est demandée au serveur pour être exacte et n’est pas conservée sur cet appareil. Elle est lue dès qu’il y a un réseau.',
  lastRead: 'Il n’y a pas de réseau. Voici la liste telle qu’elle a été lue en dernier.',
  notReadAgain: 'La liste n’a pas pu être relue. La voici telle qu’elle a été lue en dernier.',
} satisfies Translation<'fr', 'table'>

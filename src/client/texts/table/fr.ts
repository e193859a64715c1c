import type { Translation } from '../translation.ts'

export const table = {
  clearSelection: 'Effacer la sélection',
  pending: 'Modifié sur cet appareil, pas encore envoyé',
  conflict: 'Modifié des deux côtés, décision requise',
  view: 'Affichage',
  asCards: 'Cartes',
  asTable: 'Tableau',
} satisfies Translation<'fr', 'table'>

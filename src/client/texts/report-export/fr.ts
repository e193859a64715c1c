import type { Translation } from '../translation.ts'

export const reportExport = {
  title: 'Rapport',
  pdf: 'Rapport PDF',
  csv: 'Rapport CSV',
  detail: 'Créé par le serveur, avec le logo de l’organisation',
  chooseCompany: 'Choisissez d’abord une entreprise : un rapport en concerne une seule.',
  offline: 'Un rapport nécessite une connexion au serveur.',
  making: 'Le rapport est en cours de création. Vous pouvez continuer à travailler.',
  done: 'Le rapport est enregistré.',
  failed: 'Pas de rapport',
} satisfies Translation<'fr', 'reportExport'>

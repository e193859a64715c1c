import type { Translation } from '../translation.ts'

export const agreement = {
  title: 'Contrat de licence',
  intro: 'Avant de continuer, veuillez lire le contrat et décider. Un refus vous déconnecte.',
  document: 'Texte du contrat de licence',
  loading: 'Récupération du contrat',
  page: 'Page {{page}} sur {{pages}}',
  previous: 'Page précédente',
  next: 'Page suivante',
  accept: 'J’accepte',
  decline: 'Je refuse',
  readFirst: 'Le contrat doit être affiché avant de pouvoir être accepté.',
  unreadable: 'Le contrat n’a pas pu être affiché. Vérifiez le réseau et réessayez.',
  notSaved: 'Votre décision n’a pas pu être enregistrée. Rien n’a été modifié ; veuillez réessayer.',
} satisfies Translation<'fr', 'agreement'>

import type { Translation } from '../translation.ts'

export const reportOnly = {
  title: 'Ce qu’elle aurait fait',
  ask: 'Interroger le journal de connexion',
  asking: 'Microsoft est interrogé …',
  offline: 'Microsoft est interrogé dès qu’il y a une connexion.',
  failed: 'Le journal de connexion n’a pas pu être lu. Réessayez plus tard.',
  none: 'Aucune connexion des {{days}} derniers jours ne dit encore rien de cette stratégie.',
  incomplete: 'Il y a eu plus de connexions que celles examinées.',
  of_one: '{{count}} connexion des {{days}} derniers jours',
  of_many: '{{count}} de connexions des {{days}} derniers jours',
  of_other: '{{count}} connexions des {{days}} derniers jours',
  success: 'L’auraient satisfaite',
  interrupted: 'Auraient dû fournir davantage',
  failure: 'Auraient été refusées',
  not_applied: 'Non concernées',
  people: 'Qui',
  person: '{{name}} : refus {{failure}}, demandes {{interrupted}}',
} satisfies Translation<'fr', 'reportOnly'>

import type { Translation } from '../translation.ts'

export const incidents = {
  purpose:
    'Les alertes qui vont ensemble, de toutes les entreprises : ce qu’un attaquant a fait tient en une ligne.',
  search: 'Chercher un incident, un compte, une entreprise ou une adresse',
  sameAddress_one: 'Une adresse dans {{count}} entreprise',
  sameAddress_many: 'Une adresse dans {{count}} d’entreprises',
  sameAddress_other: 'Une adresse dans {{count}} entreprises',
  alerts_one: '{{count}} alerte',
  alerts_many: '{{count}} d’alertes',
  alerts_other: '{{count}} alertes',
  open_one: '{{count}} à examiner',
  open_many: '{{count}} à examiner',
  open_other: '{{count}} à examiner',
  columns: {
    title: 'Comment cela a commencé',
    companies: 'Entreprises',
    accounts: 'Comptes',
    count: 'Alertes',
    open: 'À examiner',
    at: 'Vu en premier',
    addresses: 'Adresses',
  },
  acts: {
    resolve: 'Tout résoudre',
    takeUp: 'Tout prendre en charge',
    noneOpen: 'Rien n’y est ouvert.',
  },
  empty: {
    none: 'Aucun incident',
    noneReason: 'Les sources lues n’ont rien signalé qui mérite votre regard.',
    unreadReason: 'Les incidents arrivent au premier contact avec le serveur.',
    filtered: 'Aucun incident ne correspond',
    filteredReason: 'Aucun incident n’a ces mots, cet état ou cette période.',
  },
  panel: {
    who: 'Qui et où',
    course: 'Ce qui s’est passé, dans l’ordre',
    gone: 'Cet incident n’existe plus',
    goneReason: 'Ses alertes ont plus de 90 jours, ou ses entreprises ne sont plus suivies.',
  },
  keys: { next: 'Incident suivant', previous: 'Incident précédent' },
  table: {
    select: 'Sélectionner l’incident',
    selectAll: 'Sélectionner tous les incidents',
    selected: '{{chosen}} sur {{maximum}} sélectionnés',
    loading: 'Chargement des incidents',
  },
} satisfies Translation<'fr', 'incidents'>

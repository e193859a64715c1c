import type { Translation } from '../translation.ts'

export const whatFirst = {
  title: 'Par quoi commencer',
  purpose:
    'Les changements qui apportent le plus ici : ce qu’un attaquant gagne sans eux, dans combien d’entreprises, et le peu qu’ils coûtent.',
  purposeOne:
    'Les changements qui apportent le plus ici : ce qu’un attaquant gagne sans eux, et le peu qu’ils coûtent.',
  loading: 'Ce qui reste ouvert est pesé',
  people_one: '{{count, number}} personne',
  people_many: '{{count, number}} de personnes',
  people_other: '{{count, number}} personnes',
  peopleAtLeast_one: 'au moins {{count, number}} personne',
  peopleAtLeast_many: 'au moins {{count, number}} de personnes',
  peopleAtLeast_other: 'au moins {{count, number}} personnes',
  preview: 'Aperçu',
  previewOf: 'Aperçu : {{name}}',
  showHow: 'Voir comment',
  showHowOf: 'Voir comment : {{name}}',
  done: 'Rien à faire en premier',
  doneReason: 'Chaque contrôle mesuré est respecté ou a été décidé autrement.',
  unread: 'Pas encore connu',
  unreadReason: 'Par quoi commencer se saura dès que Microsoft 365 sera connecté et lu.',
  neverRead_one: '{{count}} entreprise n’a jamais été lue et ne compte pas ici.',
  neverRead_many: '{{count}} d’entreprises n’ont jamais été lues et ne comptent pas ici.',
  neverRead_other: '{{count}} entreprises n’ont jamais été lues et ne comptent pas ici.',
} satisfies Translation<'fr', 'whatFirst'>

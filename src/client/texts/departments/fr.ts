import type { Translation } from '../translation.ts'

export const departments = {
  purpose: 'Les services inscrits chez les personnes d’une entreprise.',
  search: 'Rechercher un service',
  none: 'Sans service',
  people_one: '{{count}} personne',
  people_many: '{{count}} de personnes',
  people_other: '{{count}} personnes',
  ignored_one: '{{count}} ignorée',
  ignored_many: '{{count}} d’ignorées',
  ignored_other: '{{count}} ignorées',
  columns: {
    name: 'Service',
    people: 'Employés',
    ignored: 'Ignorés',
  },
  table: {
    select: 'Sélectionner ce service',
    selectAll: 'Sélectionner tous les services',
    selected: '{{chosen}} sur {{maximum}} sélectionnés',
    loading: 'Lecture des services',
  },
  empty: {
    choose: 'Choisissez une entreprise',
    chooseReason: 'Les services appartiennent à une entreprise. Choisissez-la dans la barre ci-dessus.',
    none: 'Aucun service pour l’instant',
    noneReason: '{{company}} n’a pas d’employés, donc personne n’appartient à un service.',
    unread: 'Les services ne sont pas encore chargés',
    unreadReason: 'Cet appareil n’a pas encore lu les employés et le serveur ne répond pas.',
    filtered: 'Aucun service ne correspond',
    filteredReason: 'Aucun service ni aucune personne ne contient ces mots.',
  },
  panel: {
    gone: 'Ce service n’est pas ici',
    goneReason: 'Plus personne n’y appartient, ou il a été renommé.',
    more_one: 'et {{count}} de plus',
    more_many: 'et {{count}} de plus',
    more_other: 'et {{count}} de plus',
  },
  rename: {
    button: 'Renommer',
    assign: 'Attribuer un service',
    title: 'Renommer {{name}}',
    name: 'Nom du service',
    save: 'Appliquer à tous',
    reach_one: 'Cela change le service de {{count}} personne.',
    reach_many: 'Cela change le service de {{count}} de personnes.',
    reach_other: 'Cela change le service de {{count}} personnes.',
    directory:
      'Rien ne change dans l’annuaire de l’entreprise. Ce qu’il dira ensuite de quelqu’un fera de nouveau foi.',
  },
} satisfies Translation<'fr', 'departments'>

import type { Translation } from '../translation.ts'

export const ignored = {
  purpose:
    'Qui est exclu des chiffres et des rapports, et pourquoi. Aucune licence ne peut leur être attribuée.',
  search: 'Rechercher un employé',
  columns: {
    department: 'Service',
    why: 'Pourquoi',
  },
  by: {
    person: 'Par une personne',
    rule: 'Par les réglages d’importation',
  },
  byPerson: 'Une personne l’a décidé',
  reasons: {
    otherDomain: 'Domaine non importé',
    notChosen: 'Absent des comptes sélectionnés',
    leftOut: 'Exclu par les réglages',
    noLicences: 'N’a pas de licence',
    noGroups: 'N’est dans aucun groupe',
  },
  unignore: 'Ne plus ignorer',
  more_one: '{{count}} autre n’est pas affiché. Choisissez une entreprise pour tout voir.',
  more_many: '{{count}} autres ne sont pas affichés. Choisissez une entreprise pour tout voir.',
  more_other: '{{count}} autres ne sont pas affichés. Choisissez une entreprise pour tout voir.',
  table: {
    select: 'Sélectionner cet employé',
    selectAll: 'Sélectionner tous les employés ignorés',
    selected: '{{chosen}} sur {{maximum}} sélectionnés',
    loading: 'Lecture des employés ignorés',
  },
  empty: {
    none: 'Personne n’est ignoré',
    noneReason:
      'Tout le monde compte. Ignorez quelqu’un dans la liste des employés ou par les réglages d’importation d’une entreprise.',
    unread: 'Les employés ignorés ne sont pas encore chargés',
    unreadReason: 'Cet appareil n’a pas encore lu les employés et le serveur ne répond pas.',
    filtered: 'Personne ne correspond',
    filteredReason: 'Aucun employé ignoré ne correspond à la recherche et aux filtres.',
  },
  panel: {
    rule: 'Si vous ne l’ignorez plus, la personne reste importée quoi que disent les réglages.',
    open: 'Ouvrir dans les employés',
    gone: 'Cet employé n’est pas ignoré',
    goneReason: 'Il compte de nouveau, ou a été supprimé.',
  },
} satisfies Translation<'fr', 'ignored'>

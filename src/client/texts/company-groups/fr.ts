import type { Translation } from '../translation.ts'

export const companyGroups = {
  purpose: 'Des entreprises sous un même nom, pour dire en une fois qui les voit.',
  search: 'Rechercher un groupe ou une entreprise',
  add: 'Ajouter un groupe',
  noManage:
    'Seule une personne qui gère les utilisateurs système et voit toutes les entreprises peut modifier les groupes.',
  companies_one: '{{count}} entreprise',
  companies_many: '{{count}} d’entreprises',
  companies_other: '{{count}} entreprises',
  columns: { name: 'Groupe', companies: 'Entreprises', people: 'Personnes' },
  table: {
    select: 'Sélectionner ce groupe',
    selectAll: 'Sélectionner tous les groupes',
    selected: '{{chosen}} sur {{maximum}} sélectionnés',
    loading: 'Lecture des groupes',
  },
  empty: {
    none: 'Pas encore de groupe',
    noneReason: 'Un groupe permet de dire en une étape quelles entreprises une personne voit.',
    closed: 'Les groupes sont pour qui voit toutes les entreprises',
    closedReason: 'Seul qui voit toutes les entreprises sait ce que contient un groupe.',
    unread: 'Les groupes ne sont pas encore sur cet appareil',
    unreadReason: 'Ils viennent avec le prochain réseau et restent ici ensuite.',
    filtered: 'Aucun groupe ne correspond',
    filteredReason: 'Aucun groupe ni aucune de ses entreprises ne contient ces mots.',
  },
  panel: {
    context: 'Groupe d’entreprises',
    gone: 'Ce groupe n’est pas ici',
    goneReason: 'Il a été supprimé, ou l’adresse est celle d’une autre organisation.',
    members: 'Entreprises qu’il contient',
    empty: 'Il ne contient aucune entreprise.',
    people: 'Qui voit par ce groupe',
    nobody: 'L’accès de personne ne le nomme.',
    kept: 'en est exclue',
  },
  form: {
    addTitle: 'Ajouter un groupe',
    editTitle: 'Modifier {{name}}',
    name: 'Nom',
    companies: 'Entreprises',
    added: 'Le groupe {{name}} a été ajouté.',
    saved: 'Le groupe {{name}} a été modifié.',
    notKept: 'Rien n’a pu être conservé sur cet appareil.',
  },
  deletion: {
    title: 'Supprimer le groupe {{name}} ?',
    text: 'Ses entreprises restent telles quelles. L’accès de personne ne doit nommer le groupe.',
    confirm: 'Supprimer le groupe',
    done: 'Le groupe {{name}} est supprimé.',
  },
} satisfies Translation<'fr', 'companyGroups'>

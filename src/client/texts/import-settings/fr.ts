import type { Translation } from '../translation.ts'

export const importSettings = {
  title: 'Réglages d’importation',
  purpose:
    'Les comptes non importés sont ignorés à chaque lecture de l’annuaire. Ce qu’une personne a décidé pour quelqu’un reste.',
  whose: 'Réglages de',
  ofAll: 'Entreprises sans réglages propres',
  none: '{{company}} n’a pas de réglages d’importation : tout le monde est importé.',
  byDefault:
    '{{company}} suit les réglages des entreprises sans réglages propres. L’enregistrement lui en donne.',
  defaultHelp:
    'Ils valent pour toute entreprise sans réglages propres. Chaque entreprise compte ses comptes séparément.',
  remove: 'Supprimer les réglages',
  removeDefault: 'Supprimer la valeur par défaut',
  domains: {
    label: 'Domaines',
    all: 'Tous les domaines',
    only: 'Le seul domaine de cette entreprise.',
  },
  include: {
    label: 'Importer',
    all: 'Tous les comptes',
    allHelp: 'Toutes les personnes de ces domaines.',
    selected: 'Comptes sélectionnés',
    selectedHelp: 'Les membres d’un des groupes, titulaires d’une des licences ou d’un des rôles, ou nommés.',
  },
  exclude: {
    label: 'Exclure',
    none: 'Personne',
    noneHelp: 'Tous ces comptes sont importés.',
    selected: 'Certains d’entre eux',
    selectedHelp: 'L’exclusion l’emporte sur l’importation.',
    noLicences: 'Comptes sans licence',
    noGroups: 'Comptes sans groupe',
  },
  included: {
    groups: 'Groupes importés',
    users: 'Personnes importées',
    licences: 'Licences importées',
    roles: 'Rôles importés',
  },
  excluded: {
    groups: 'Groupes exclus',
    users: 'Personnes exclues',
    licences: 'Licences exclues',
    roles: 'Rôles exclus',
  },
  add: {
    groups: 'Ajouter un groupe',
    users: 'Ajouter une personne',
    licences: 'Ajouter une licence',
    roles: 'Ajouter un rôle',
  },
  choices: {
    find: 'Rechercher',
    noSuch: 'Rien ne porte ce nom.',
    none: 'Aucun',
    remove: 'Retirer {{name}}',
    asking: 'Demande des choix au serveur.',
    unknown:
      'Les choix ne sont connus qu’après une lecture de l’annuaire et tant que le serveur est joignable.',
  },
  estimate: {
    selected: '{{selected}} comptes sur {{accounts}} sont importés',
    noLicenses: 'sans licence : {{accounts}}',
    noGroups: 'sans groupe : {{accounts}}',
    asking: 'Comptage des comptes',
    unknown:
      'Le nombre de comptes importés est inconnu : le serveur compte groupes et rôles et ne répond pas.',
    again: 'Recompter',
  },
  refusals: {
    nothingSelected: 'Choisissez au moins un groupe, une personne, une licence ou un rôle à importer.',
    nothingExcluded: 'Choisissez qui exclure, ou n’excluez personne.',
    unchanged: 'Rien n’a été modifié.',
    nobodyLeft: 'Aucun compte ne serait importé.',
    everybody:
      'Cela importe tous les comptes et ne demande aucun réglage. Supprimez les réglages ou choisissez des domaines.',
  },
  refresh: {
    button: 'Actualiser',
    running: 'L’annuaire est en cours de lecture.',
    done: 'L’annuaire a été lu.',
    failed: 'L’annuaire n’a pas pu être lu. Ce qui a été lu auparavant reste.',
    goesOn: 'La lecture se poursuit sans être suivie.',
    notStarted: 'La lecture n’a pas pu démarrer. Réessayez dans un instant.',
    forbidden: 'Votre rôle ne permet pas de faire lire un annuaire.',
    paused: 'Cette intégration est en pause.',
    offline: 'Il n’y a pas de réseau.',
  },
} satisfies Translation<'fr', 'importSettings'>

import type { Translation } from '../translation.ts'

export const intuneTemplates = {
  purpose: {
    configuration:
      'Comment les appareils sont configurés : enregistré une fois, puis déployé dans les locataires des entreprises.',
    compliance:
      'Comment les appareils doivent être : enregistré une fois, puis déployé dans les locataires des entreprises.',
  },
  noneReason: 'Enregistrez une stratégie d’une entreprise comme modèle, ou importez des fichiers.',
  create: {
    heading: 'Nouveau modèle',
    files: 'Depuis des fichiers',
    policy: 'Depuis une stratégie',
    hint: 'Sélectionnez des stratégies, ou ouvrez-en une, puis choisissez « Enregistrer comme modèle ».',
  },
  settings_one: '{{count}} paramètre',
  settings_many: '{{count}} de paramètres',
  settings_other: '{{count}} paramètres',
  panel: {
    policy: 'Stratégie dans les locataires',
    platform: 'Plateforme',
    settings: 'Nombre de paramètres',
    uncounted: 'Non compté pour ce type',
    companies: 'Entreprises qui l’ont',
    companiesHelp: 'Elles ont une stratégie de ce type et de ce nom. Ce qu’elle y définit n’est pas comparé.',
    nowhere: 'Aucune entreprise n’a de stratégie de ce type et de ce nom.',
    more_one: 'et {{count}} autre entreprise',
    more_many: 'et {{count}} d’autres entreprises',
    more_other: 'et {{count}} autres entreprises',
  },
  gone: 'Le serveur n’a pas les paramètres de ce modèle. Il ne le connaît peut-être pas encore.',
  edit: {
    title: 'Modifier le modèle {{name}}',
    again: 'Ajouter à nouveau le modèle',
  },
  import: {
    title: {
      configuration: 'Importer des modèles de configuration',
      compliance: 'Importer des modèles de conformité',
    },
    files: 'Fichiers JSON',
    filesHelp:
      'Choisissez-en un ou plusieurs, ou déposez-les ici. Les exports d’Intune et les réponses de Microsoft Graph sont compris.',
    reading: 'Lecture des fichiers',
    chooseFirst: 'Choisissez au moins une stratégie.',
    add_one: 'Ajouter {{count}} modèle',
    add_many: 'Ajouter {{count}} de modèles',
    add_other: 'Ajouter {{count}} modèles',
    tooLarge: 'Elle est trop grande pour un modèle.',
    named: 'Le modèle s’appellera {{name}}',
    nameless: 'Sans nom',
    others_one:
      '{{count}} stratégie n’est pas proposée ici : la configuration et la conformité ont leurs propres modèles.',
    others_many:
      '{{count}} de stratégies ne sont pas proposées ici : la configuration et la conformité ont leurs propres modèles.',
    others_other:
      '{{count}} stratégies ne sont pas proposées ici : la configuration et la conformité ont leurs propres modèles.',
    notes_one: '{{count}} remarque',
    notes_many: '{{count}} de remarques',
    notes_other: '{{count}} remarques',
    with: '{{text}} : {{value}}',
  },
  notes: {
    unreadable: 'Le fichier n’a pas pu être lu.',
    tooLong: 'Le fichier est trop long et n’a pas été lu',
    notJson: 'Ce n’est pas du JSON',
    tooDeep: 'Imbriqué trop profondément et non lu',
    tooMuch: 'Contient trop de choses et n’a pas été lu',
    tooMany: 'Il y a plus d’objets qu’on n’en lit à la fois',
    noPolicy: 'Ce n’est pas une stratégie d’appareils connue ici',
    wrongKind: 'Ce n’est pas fait comme les stratégies de ce type, donc non lu',
    unsafeMember: 'Un champ au nom dangereux a été omis',
    memberTwice: 'Un champ figure deux fois ; l’un d’eux a été omis',
    leftOut: 'Omis',
    notInList: 'Omis, car il n’a pas sa place dans cette liste',
    unknownMember: 'Inconnu ici et gardé tel quel',
    unknownValue: 'Une valeur inconnue ici',
    placeholder: 'Un espace réservé, gardé tel quel',
    spelling: 'Écrit autrement et corrigé',
    madeList: 'Converti en liste',
    madeText: 'Converti en texte',
    madeValue: 'Mis dans la forme attendue',
    stateMissing: 'Aucun état n’est indiqué',
    nameMissing: 'Aucun nom n’est indiqué',
    moreNotes: 'Plus de remarques qu’on n’en montre',
  },
} satisfies Translation<'fr', 'intuneTemplates'>

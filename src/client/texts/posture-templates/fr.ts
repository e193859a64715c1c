import type { Translation } from '../translation.ts'

export const postureTemplates = {
  purpose:
    'Ce que les locataires doivent être : des contrôles qui vont ensemble, choisis une fois pour de nombreuses entreprises.',
  create: 'Créer un modèle',
  search: 'Rechercher des modèles',
  filter: { label: 'Type', all: 'Tous' },
  types: { default: 'Par défaut', custom: 'Personnalisé' },
  columns: {
    name: 'Nom',
    type: 'Type',
    checks: 'Contrôles',
    licenses: 'Licences requises',
    changed: 'Modifié',
    actions: 'Actions',
  },
  checks_one: '{{count}} contrôle',
  checks_many: '{{count}} de contrôles',
  checks_other: '{{count}} contrôles',
  byHand: 'À la main',
  byHandCount_one: '{{count}} à la main',
  byHandCount_many: '{{count}} à la main',
  byHandCount_other: '{{count}} à la main',
  byHandHelp:
    'Ce qui porte la mention « À la main » échappe aux modèles : quelqu’un doit le régler dans le centre d’administration.',
  duplicate: 'Dupliquer',
  duplicateOf: 'Dupliquer « {{name}} »',
  copyOf: 'Copie de {{name}}',
  removeOf: 'Supprimer « {{name}} »',
  empty: {
    filtered: 'Aucun résultat',
    filteredReason: 'Aucun modèle ne correspond à la recherche et au type.',
    clear: 'Effacer la recherche et le type',
    gone: 'Ce modèle n’est pas ici',
    goneReason: 'Il a été supprimé, ou cet appareil n’en a pas encore connaissance.',
  },
  form: {
    newTitle: 'Nouveau modèle',
    newPurpose: 'Donnez-lui un nom et choisissez les contrôles que les locataires doivent respecter.',
    description: 'Description',
    checks: 'Sélection des contrôles',
    everyOf: 'Tous : {{area}}',
    chosenOf: '{{chosen}} sur {{all}}',
    saved:
      '« {{name}} » est enregistré sur cet appareil et sera envoyé au serveur dès qu’il y aura un réseau.',
    readOnly: 'C’est un modèle par défaut. Il reste tel quel : dupliquez-le et modifiez la copie.',
    failed: 'Le modèle n’a pas pu être enregistré.',
    notKept:
      'Cet appareil n’a pas pu conserver la modification. Rien n’a été modifié ; votre saisie est toujours là.',
    forbidden: 'Votre rôle ne le permet plus. Rien n’a été modifié.',
  },
  removal: {
    title: 'Supprimer le modèle ?',
    text: '« {{name}} » est supprimé pour toute votre organisation. Rien ne change chez les locataires.',
    cancel: 'Conserver',
    done: '« {{name}} » est supprimé sur cet appareil et le sera sur le serveur dès qu’il y aura un réseau.',
    failed: 'Le modèle n’a pas pu être supprimé.',
  },
  table: {
    select: 'Sélectionner le modèle',
    selectAll: 'Sélectionner tous les modèles',
    selected: '{{chosen}} sur {{maximum}} sélectionnés',
    loading: 'Chargement des modèles',
  },
  defaults: {
    'quick-baseline': {
      name: 'Base de référence rapide',
      description:
        'Quatre réglages pour tout locataire : pas de consentement par les utilisateurs, journal d’audit, audit des boîtes aux lettres et étiquette sur le courrier externe.',
    },
    'free-essentials': {
      name: 'L’essentiel sans licence payante',
      description:
        'Ce que tout locataire peut avoir dès aujourd’hui, quoi qu’il ait acheté : consentement, invités, appareils et connexion.',
    },
    'email-protection': {
      name: 'Protection du courrier',
      description: 'Filtres, signatures, transfert et audit du courrier, avec ce qu’apporte Exchange Online.',
    },
    'defender-protection': {
      name: 'Menaces avancées avec Defender',
      description:
        'Usurpation d’identité, liens et fichiers, pour les locataires dotés de Defender pour Office 365.',
    },
    'entra-p1-identity': {
      name: 'Identité avec Entra ID P1',
      description:
        'Une connexion forte grâce à l’accès conditionnel, et des méthodes et mots de passe qui résistent aux attaques.',
    },
    'cis-hardening': {
      name: 'Durcissement selon le CIS',
      description: 'Chaque contrôle qui correspond à une section du CIS Microsoft 365 Foundations Benchmark.',
    },
  },
} satisfies Translation<'fr', 'postureTemplates'>

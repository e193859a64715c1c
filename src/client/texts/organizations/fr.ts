import type { Translation } from '../translation.ts'

export const organizations = {
  purpose: 'Toutes les organisations de ce site en chiffres, et ce qui est activé pour chacune.',
  search: 'Rechercher une organisation',
  columns: {
    name: 'Organisation',
    customers: 'Entreprises',
    users: 'Utilisateurs',
    devices: 'Appareils',
    subscription: 'Abonnement',
    features: 'Fonctionnalités',
    created_at: 'Création',
  },
  own: 'La vôtre',
  readOnly: 'Compte d’essai',
  unknown: 'Inconnue',
  on: '{{number}} sur {{all}} activées',
  subscription: {
    none: 'Aucun',
    monthly: '{{plan}}, facturation mensuelle',
    yearly: '{{plan}}, facturation annuelle',
    trialPlan: 'Essai',
    until: 'Essai jusqu’au {{date}}',
    endedOn: 'Essai terminé le {{date}}',
    ended: 'Essai terminé',
  },
  figures: {
    all: 'Organisations',
    trial: 'En période d’essai',
    lapsed: 'Sans abonnement valide',
    readOnly: 'Comptes d’essai',
  },
  table: {
    select: 'Sélectionner l’organisation',
    selectAll: 'Sélectionner toutes les organisations',
    selected: '{{chosen}} sur {{maximum}} sélectionnées',
    loading: 'Lecture des organisations',
  },
  export: {
    button: 'Exporter au format CSV',
    nothing: 'Il n’y a rien à exporter.',
    done_one: '{{count}} organisation a été exportée.',
    done_many: '{{count}} d’organisations ont été exportées.',
    done_other: '{{count}} organisations ont été exportées.',
  },
  empty: {
    notFound: 'Aucune organisation ne correspond',
    notFoundReason: 'Aucune organisation ne contient ces mots dans son nom.',
    failed: 'Les organisations n’ont pas pu être lues',
  },
  panel: {
    context: 'Organisation',
    id: 'ID de l’organisation',
    numbersOnly:
      'Vous ne voyez que des chiffres : les entreprises, les personnes et les utilisateurs restent à l’organisation.',
    gone: 'Cette organisation n’est pas ici',
    goneReason: 'Elle a été retirée, ou l’adresse est celle d’un autre site.',
  },
  notYet: 'Ce que ceci active ne fait pas encore partie de cette version : rien ne change aujourd’hui.',
  features: {
    'posture-protect-m3': {
      name: 'Protection de la posture',
      effect: 'Affiche l’onglet de protection dans la posture de sécurité.',
    },
    'discover-security': {
      name: 'Risque des applications',
      effect: 'Ouvre la page « Risque » dans « Utilisation des applications ».',
    },
    'engage-autopilot': {
      name: 'Autopilot pour Engage',
      effect: 'Ouvre la page « Départs planifiés ».',
    },
    'castellan-ai-assistant': {
      name: 'Assistant IA',
      effect: 'Ouvre la page « Développement » avec l’assistant, aux seuls administrateurs du produit.',
    },
    'defender-policies': {
      name: 'Stratégies Defender',
      effect: 'Ouvre les pages des stratégies Defender et de leurs modèles.',
    },
    intune: {
      name: 'Gestion des appareils avec Intune',
      effect: 'Ouvre les pages de configuration et de conformité des appareils.',
    },
    'secure-licensing': {
      name: 'Licences de Secure',
      effect: 'Propose d’activer Secure là où il n’a pas encore de licence.',
    },
    'test-account': {
      name: 'Compte d’essai',
      effect: 'Marque l’organisation du compte d’essai partagé, dans laquelle rien ne peut être modifié.',
    },
    'scheduled-reports': {
      name: 'Rapports planifiés',
      effect: 'Affiche les rapports planifiés dans le menu. Sans elle, le serveur les refuse.',
    },
    reporting: {
      name: 'Export des rapports',
      effect: 'Propose d’exporter le rapport de menaces et le rapport de synthèse.',
    },
    'auto-ignore': {
      name: 'Ignorer automatiquement',
      effect:
        'Propose, pour les employés, des paramètres d’importation qui font ignorer des personnes automatiquement.',
    },
    alerts: {
      name: 'Alertes dans le menu',
      effect: 'Affiche les alertes dans le menu. Sans elle, la page s’ouvre encore par son adresse.',
    },
  },
  warnings: {
    testAccountOn:
      'Attention : une fois activée, plus personne dans l’organisation ne peut rien modifier. Les modifications en attente sur ses appareils sont refusées.',
    testAccountOff:
      'Attention : une fois désactivée, plus personne n’entre par le compte d’essai partagé de cette organisation, et qui y est connecté peut faire des modifications.',
    assistantOn: 'Attention : chaque utilisation de l’assistant coûte de l’argent.',
  },
  toggle: {
    on: {
      title: 'Activer « {{feature}} » pour {{organization}} ?',
      confirm: 'Activer',
      done: '« {{feature}} » est activée pour {{organization}}.',
    },
    off: {
      title: 'Désactiver « {{feature}} » pour {{organization}} ?',
      confirm: 'Désactiver',
      done: '« {{feature}} » est désactivée pour {{organization}}.',
    },
    reach:
      'Cela vaut pour tout le monde dans {{organization}} : aussitôt sur les appareils en ligne, sur tous les autres dès leur prochain contact.',
    noNetwork:
      'Ceci nécessite un réseau : les fonctionnalités s’activent et se désactivent sur le serveur, sans file d’attente.',
  },
} satisfies Translation<'fr', 'organizations'>

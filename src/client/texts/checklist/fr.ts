import type { Translation } from '../translation.ts'

export const checklist = {
  title: 'Premiers pas',
  progress: '{{complete}} sur {{total}} terminées',
  loading: 'Lecture de la liste de contrôle',
  none: 'Il n’y a pas encore de liste de contrôle.',
  noneReason: 'Elle arrive avec les premières données du serveur.',
  open: 'À faire',
  complete_one: '{{count}} terminée',
  complete_many: '{{count}} terminées',
  complete_other: '{{count}} terminées',
  dismissed_one: '{{count}} masquée',
  dismissed_many: '{{count}} masquées',
  dismissed_other: '{{count}} masquées',
  allDone: 'Tout est configuré.',
  dismiss: 'Masquer « {{title}} »',
  restore: 'Réafficher « {{title}} »',
  restoreShort: 'Réafficher',
  noPermission: 'Vous n’avez pas d’autorisation pour cela.',
  notKept: 'Cet appareil n’a pas pu conserver la modification. Rien n’a été modifié.',
  status: {
    COMPLETE: 'Terminée',
    PARTIALLY_COMPLETE: 'Partiellement terminée',
    INCOMPLETE: 'À faire',
  },
  moreInfo: 'En savoir plus',
  link: {
    direct: 'Connecter une entreprise',
    partner: 'Connecter par l’Espace partenaires',
    tenants: 'Ouvrir les locataires du partenaire',
    integrations: 'Ouvrir les intégrations',
    addUser: 'Ajouter un utilisateur',
    countries: 'Définir les pays',
    branding: 'Ouvrir l’apparence',
  },
  items: {
    INTEGRATE_TO_MICROSOFT: {
      title: 'Connecter Microsoft 365',
      description:
        'Chaque entreprise est lue depuis son propre locataire : personnes, produits et connexions.',
      detail: '{{done}} entreprises connectées sur {{total}}',
    },
    MAP_CSP_TENANTS: {
      title: 'Associer les locataires partenaires',
      description: 'Indiquez quel locataire de votre Espace partenaires correspond à quelle entreprise.',
      detail: '{{done}} locataires associés sur {{total}}',
    },
    INTEGRATE_TO_PSA: {
      title: 'Connecter votre système de tickets',
      description: 'Les alertes deviennent des tickets là où votre équipe travaille déjà.',
      detail: 'Connecté à {{name}}',
    },
    ADD_SYSTEM_USER: {
      title: 'Inviter un collègue',
      description: 'Les utilisateurs système reçoivent exactement les domaines que vous leur donnez.',
      detail_one: '{{count}} utilisateur système',
      detail_many: '{{count}} d’utilisateurs système',
      detail_other: '{{count}} utilisateurs système',
    },
    ADD_OPERATING_COUNTRIES: {
      title: 'Définir les pays d’activité',
      description: 'Les connexions depuis d’autres pays déclenchent une alerte.',
      detail: '{{done}} entreprises sur {{total}} ont les leurs',
    },
    SCHEDULE_REPORT: {
      title: 'Planifier un rapport',
      description: 'Les clients voient ce qui a été fait pour eux, sans que personne le demande.',
      detail_one: '{{count}} rapport planifié',
      detail_many: '{{count}} de rapports planifiés',
      detail_other: '{{count}} rapports planifiés',
    },
    ADD_CUSTOM_BRANDING: {
      title: 'Ajouter votre image de marque',
      description: 'Les rapports et les e-mails portent votre nom et vos couleurs.',
    },
  },
} satisfies Translation<'fr', 'checklist'>

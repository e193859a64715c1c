import type { Translation } from '../translation.ts'

export const securityLog = {
  purpose:
    'Qui s’est connecté ou a été refusé, et ce qui a été fait sur quel compte. Les événements sont conservés un an.',
  columns: {
    event: 'Événement',
    at: 'Quand',
    actor: 'Qui',
    target: 'Objet',
    network: 'D’où',
    result: 'Résultat',
    count: 'Nombre de fois',
  },
  filter: {
    add: 'Type d’événement',
  },
  events: {
    signIn: {
      succeeded: 'Connexion',
      refused: 'Connexion refusée',
    },
    secondFactor: {
      refused: 'Second facteur refusé',
      set: 'Second facteur configuré',
      removed: 'Second facteur retiré',
    },
    password: {
      changed: 'Mot de passe modifié',
      reset: 'Mot de passe réinitialisé',
    },
    session: {
      endedElsewhere: 'Déconnexion partout ailleurs',
      tokenReused: 'Fermée, car une ancienne copie d’une connexion a été utilisée',
    },
    device: {
      signedOut: 'Appareil déconnecté',
    },
    user: {
      added: 'Utilisateur ajouté',
      changed: 'Utilisateur modifié',
      removed: 'Utilisateur supprimé',
    },
    organization: {
      secondFactorDemanded: 'Second facteur pour tous',
    },
    alerts: {
      webhookSet: 'Les alertes sont envoyées à un webhook',
      webhookRemoved: 'Webhook des alertes retiré',
      recipientsSet: 'Les alertes sont envoyées par e-mail à',
      recipientsRemoved: 'Les alertes ne sont plus envoyées par e-mail à',
    },
    integration: {
      peopleRemoved: 'Informations d’un annuaire sur des personnes supprimées',
    },
    agent: {
      keyMade: 'Clé de licence des agents créée',
    },
    account: {
      lockedDown: 'Compte verrouillé',
      released: 'Verrouillage du compte levé',
    },
    access: {
      refused: 'Accès refusé',
    },
  },
  reasons: {
    wrongPassword: 'Mot de passe erroné',
    lockedOut: 'Trop d’essais erronés sur ce compte',
    tooManyRequests: 'Trop d’essais depuis cet endroit',
    disabled: 'Compte désactivé',
    unconfirmed: 'Adresse non confirmée',
    resetRequired: 'Mot de passe à réinitialiser',
    expired: 'Mot de passe temporaire expiré',
    wrongCode: 'Code erroné',
    codeUsed: 'Code déjà utilisé',
    unknownAccount: 'Aucun compte de ce nom',
    secondFactorNeeded: 'Second facteur nécessaire',
    unverified: 'Non commencée dans ce navigateur',
    noPermission: 'Aucune autorisation',
    protectedUser: 'Ne peut pas modifier cet utilisateur',
    featureOff: 'Fonction désactivée',
    readOnly: 'Compte d’essai partagé',
    withdrawn: 'N’est plus exigé',
  },
  members: {
    name: 'nom',
    role: 'rôle',
    permissions: 'autorisations',
    companies: 'entreprises',
    signIn: 'mode de connexion',
    disabled: 'accès retiré',
    enabled: 'accès rétabli',
  },
  done: 'Fait',
  refused: 'Refusé',
  unknownNetwork: 'Inconnu',
  times: '{{number}} fois',
  older: 'Afficher les événements plus anciens',
  end: 'Il n’y a pas d’événement plus ancien.',
  table: {
    select: 'Sélectionner l’événement',
    selectAll: 'Sélectionner tous les événements',
    selected: '{{chosen}} sur {{maximum}} sélectionnés',
    loading: 'Lecture du journal de sécurité',
  },
  empty: {
    title: 'Rien ne s’est encore produit',
    reason: 'Les connexions, les refus et les modifications d’utilisateurs apparaissent ici désormais.',
    notFound: 'Aucun événement de ce type',
    notFoundReason: 'Rien de ce type ne s’est produit au cours de la dernière année.',
    clear: 'Afficher tous les types',
    failed: 'Le journal de sécurité n’a pas pu être lu',
    unreachable: 'Le serveur ne répond pas. Réessayez dans un instant.',
  },
  stale: {
    newest: 'Le journal n’a pas pu être relu. Le voici tel qu’il a été lu en dernier.',
    older: 'Les événements plus anciens n’ont pas pu être lus.',
  },
} satisfies Translation<'fr', 'securityLog'>

import type { PolicyTemplateTexts } from './en.ts'

export const policyTemplateTexts: PolicyTemplateTexts = {
  templates: {
    'mfa-administrators': 'Qui détient un rôle d’administrateur a besoin d’un second facteur pour tout.',
    'phishing-resistant-administrators':
      'Les administrateurs se connectent avec une clé de sécurité, une clé d’accès, Windows Hello ou un certificat. Enregistrez-les d’abord : qui n’en a pas reste dehors.',
    'security-info-registration':
      'Un second facteur ne s’enregistre qu’avec un autre déjà présent ou depuis un lieu approuvé. Donnez aux nouveaux venus un passe d’accès temporaire.',
    'mfa-everyone':
      'Tout le monde a besoin d’un second facteur pour tout. Remplace les paramètres de sécurité par défaut.',
    'block-legacy':
      'Les logiciels de messagerie et appareils qui ne connaissent qu’un mot de passe sont refusés : on ne peut pas leur demander de second facteur. Cherchez d’abord les scanners et les vieux téléphones.',
    'mfa-guests':
      'Les invités ont besoin d’un second facteur, de ce locataire ou d’un autre auquel il fait confiance.',
    'mfa-azure-management':
      'Le portail Azure, sa ligne de commande et son interface demandent à tous un second facteur.',
    'mfa-admin-portals': 'Les administrateurs ont besoin d’un second facteur dans les portails de Microsoft.',
    'mfa-risky-sign-ins': 'Une connexion qui paraît risquée demande un second facteur à chaque fois.',
    'password-change-risky-users':
      'Qui est probablement compromis doit prouver son identité et choisir un nouveau mot de passe. Nécessite la réinitialisation de mot de passe en libre-service.',
    'block-risky-users': 'Qui est probablement compromis est refusé jusqu’à ce que quelqu’un ait vérifié.',
    'block-risky-sign-ins': 'Une connexion qui ne vient très probablement pas de la personne est refusée.',
    'managed-device-administrators':
      'Les administrateurs travaillent sur des appareils conformes ou joints au domaine.',
    'managed-device-or-mfa': 'Tout le monde a besoin d’un appareil géré ou d’un second facteur.',
    'compliant-device':
      'Tout le monde a besoin d’un appareil qu’Intune juge conforme. Les personnes de l’extérieur sont exemptées.',
    'block-unknown-platforms':
      'Les appareils dont le système n’est pas reconnu sont refusés, comme ceux que simulent des attaquants.',
    'no-persistent-browser':
      'Sur les appareils non gérés, on se reconnecte au bout d’une heure et après la fermeture du navigateur.',
    'app-protection-mobile':
      'Sur téléphones et tablettes, Office 365 ne s’ouvre que dans des applications qui protègent leur contenu. Nécessite des stratégies de protection des applications.',
    'app-enforced-restrictions':
      'Exchange et SharePoint n’affichent les fichiers que dans le navigateur lorsque l’appareil n’est pas géré. À régler là-bas aussi.',
    'block-other-countries':
      'Les connexions depuis d’autres pays que ceux d’un lieu nommé sont refusées. Qui voyage a besoin d’une exception.',
    'block-device-code':
      'La connexion sur un autre appareil à l’aide d’un code est refusée : les attaquants envoient de tels codes. Cherchez d’abord les salles de réunion et les téléviseurs.',
    'block-authentication-transfer':
      'Une session ne peut pas être transférée sur un téléphone en scannant un code.',
    'mfa-device-registration':
      'Enregistrer ou joindre un appareil demande un second facteur. Désactivez l’ancien réglage de l’annuaire.',
    'administrator-sessions':
      'Les administrateurs se reconnectent toutes les quatre heures et les navigateurs ne gardent aucune session.',
    'intune-enrollment': 'Qui inscrit un appareil doit se connecter pour cela à chaque fois.',
    'block-insider-risk':
      'Qui présente un risque interne élevé est refusé. Nécessite la protection adaptative de Microsoft Purview.',
    'token-protection':
      'Les sessions des applications de bureau ne valent que sur l’appareil Windows où elles ont été ouvertes : volées, elles ne servent à rien.',
  },
  baselines: {
    'msp-starter': {
      name: 'Départ',
      description:
        'Ce que tout locataire avec Entra ID P1 devrait avoir. Demande le groupe d’urgence et les pays.',
    },
    'business-premium': {
      name: 'Business Premium',
      description: 'Le départ, et ce qu’apportent les appareils et applications gérés.',
    },
    'identity-protection': {
      name: 'Identity Protection',
      description: 'Le départ, et des réponses au risque. Nécessite Entra ID P2.',
    },
    'secure-foundation': {
      name: 'Base sécurisée',
      description: 'Le groupe de modèles de Microsoft pour une première protection.',
    },
    'zero-trust': {
      name: 'Zero Trust',
      description: 'Le groupe de modèles de Microsoft pour Zero Trust. Nécessite Entra ID P2 et Intune.',
    },
    'remote-work': {
      name: 'Travail à distance',
      description: 'Le groupe de modèles de Microsoft pour ceux qui travaillent de partout.',
    },
    'protect-administrators': {
      name: 'Protéger les administrateurs',
      description: 'Le groupe de modèles de Microsoft pour les comptes qui administrent le locataire.',
    },
  },
}

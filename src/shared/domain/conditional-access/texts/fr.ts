import type { PolicyTexts } from './en.ts'

export const policyTexts: PolicyTexts = {
  prefix: 'La stratégie n’est pas valide. Corrigez les erreurs ci-dessous pour continuer.',
  findings: {
    'read-only-member': '{{field}} ne peut pas être modifié. Veuillez le retirer des données.',
    'wrong-shape': 'Cette partie de la stratégie n’a pas la forme attendue : {{path}}',
    'invalid-value': 'Valeur non valide : {{value}}',
    'name-required': 'Saisissez un nom pour la stratégie',
    'name-too-long': 'Le nom peut compter au plus {{limit}} caractères',
    'users-required': 'Incluez au moins un utilisateur, un groupe, un rôle ou un type d’invité',
    'no-users-alone': '« Aucun utilisateur » ne peut pas être combiné avec d’autres utilisateurs ou invités',
    'all-users-alone':
      '« Tous les utilisateurs » ne peut pas être combiné avec d’autres utilisateurs ou invités',
    'guests-or-types':
      '« Invités ou utilisateurs externes » ne peut pas être combiné avec des types d’invités précis',
    'guest-tenants-required': 'Indiquez les locataires externes ou choisissez-les tous',
    'applications-required': 'Incluez des applications',
    'no-applications-alone': '« Aucune » ne peut pas être combiné avec d’autres applications',
    'all-applications-alone': '« Toutes » ne peut pas être combiné avec d’autres applications',
    'actions-without-applications':
      'Les actions de l’utilisateur ne peuvent pas être utilisées avec des applications incluses ou exclues',
    'client-apps-required': 'Choisissez des applications clientes',
    'all-client-apps-alone': '« Toutes » ne peut pas être combiné avec d’autres applications clientes',
    'all-locations-alone': '« Tous » ne peut pas être combiné avec d’autres emplacements',
    'trusted-locations-alone':
      '« Tous les emplacements approuvés » ne peut pas être combiné avec d’autres emplacements',
    'locations-required': 'Incluez des emplacements',
    'excluded-locations-need-included':
      'Des emplacements ne peuvent être exclus que parmi ceux qui sont inclus',
    'all-platforms-alone': '« Toutes » ne peut pas être combiné avec d’autres plateformes d’appareils',
    'excluded-platforms-need-included':
      'Des plateformes d’appareils ne peuvent être exclues que parmi celles qui sont incluses',
    'block-alone':
      'Bloquer l’accès ne peut pas être combiné avec d’autres contrôles d’octroi, une force d’authentification ou des facteurs personnalisés',
    'strength-without-mfa': 'Une force d’authentification ne peut pas être combinée avec l’exigence de MFA',
    'operator-required': 'Indiquez si tous les contrôles sont exigés ou un seul',
    'device-action-without-factors':
      'L’enregistrement ou la jonction d’appareils n’admet pas de facteurs d’authentification personnalisés',
    'device-action-mfa-only':
      'L’enregistrement ou la jonction d’appareils n’admet que MFA comme contrôle intégré',
    'password-change-needs-strength':
      'Exiger un changement de mot de passe demande une force d’authentification ou MFA',
    'password-change-without-others':
      'Exiger un changement de mot de passe ne peut pas être combiné avec d’autres contrôles',
    'password-change-needs-all-applications':
      'Exiger un changement de mot de passe demande « Toutes » les applications',
    'password-change-needs-and':
      'Exiger un changement de mot de passe demande que tous les contrôles soient exigés',
    'password-change-needs-user-risk':
      'Exiger un changement de mot de passe demande un niveau de risque de l’utilisateur',
    'password-change-without-conditions':
      'Exiger un changement de mot de passe ne peut pas être combiné avec d’autres conditions que le risque de l’utilisateur',
    'controls-required': 'Choisissez un contrôle d’octroi ou de session',
    'persistent-browser-needs-all-applications':
      'Une session de navigateur persistante demande « Toutes » les applications',
    'sign-in-frequency-needs-value': 'Indiquez après combien d’heures ou de jours il faut se reconnecter',
    'sign-in-frequency-without-value':
      'Une connexion à chaque fois n’admet pas de nombre d’heures ou de jours',
    'too-many-policies': 'Un locataire peut avoir au plus {{limit}} stratégies',
    'location-name-required': 'Saisissez un nom pour l’emplacement',
    'ranges-required': 'Saisissez au moins une adresse IP ou une plage',
    'too-many-ranges': 'Un emplacement peut avoir au plus {{limit}} plages',
    'invalid-ip': 'Adresse IP non valide',
    'ip-in-list': 'L’adresse IP figure déjà dans la liste',
    'range-too-wide': '{{value}} contient trop d’adresses : la plus grande plage est {{prefix}}',
    'countries-required': 'Choisissez au moins un pays',
    'too-many-locations': 'Un locataire peut avoir au plus {{limit}} emplacements nommés',
  },
}

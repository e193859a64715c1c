import type { Translation } from '../translation.ts'

export const checkFindings = {
  shared: {
    unknown: 'Microsoft 365 répond « {{value}} », une valeur inconnue ici.',
    unknownAtGoogle: 'Google Workspace répond « {{value}} », une valeur inconnue ici.',
    at: '{{place}} : {{finding}}',
    root: 'Toute l’organisation',
    googleFactors: {
      values: {
        ALL: 'Toutes les méthodes sont acceptées, même les codes par SMS ou appel.',
        NO_TELEPHONY: 'Toutes les méthodes sont acceptées sauf les codes par SMS ou appel.',
        PASSKEY_ONLY: 'Seules les clés de sécurité et les passkeys sont acceptées.',
        PASSKEY_PLUS_SECURITY_CODE: 'Les clés de sécurité, les passkeys et leurs codes sont acceptés.',
        PASSKEY_PLUS_IP_BOUND_SECURITY_CODE:
          'Les clés de sécurité, les passkeys et les codes du même réseau sont acceptés.',
      },
    },
    policies: {
      met: {
        names_one: 'Une stratégie en vigueur fait cela : {{names}}.',
        names_many: '{{count}} de stratégies en vigueur font cela : {{names}}.',
        names_other: '{{count}} stratégies en vigueur font cela : {{names}}.',
      },
      unmet: {
        empty: 'Aucune stratégie en vigueur ne fait cela.',
        names_one: 'Seule une stratégie en mode rapport seul fait cela, et elle n’impose rien : {{names}}.',
        names_many:
          'Seules {{count}} de stratégies en mode rapport seul font cela, et elles n’imposent rien : {{names}}.',
        names_other:
          'Seules {{count}} stratégies en mode rapport seul font cela, et elles n’imposent rien : {{names}}.',
      },
      members: { isEnabled: { on: 'Les paramètres de sécurité par défaut sont activés et le demandent.' } },
    },
    restriction: {
      off: 'La stratégie du locataire pour les applications est désactivée, donc rien n’est restreint.',
      nothing: 'La stratégie du locataire pour les applications ne restreint pas cela.',
      values: { disabled: 'La restriction existe, mais elle est désactivée.' },
    },
    synchronized: {
      met: {
        off: 'L’annuaire n’est pas alimenté par un annuaire local, il n’y a donc rien à régler.',
        nothing: 'L’annuaire n’est pas alimenté par un annuaire local, il n’y a donc rien à régler.',
      },
    },
  },
  checks: {
    'admin-consent-workflow-on': {
      target:
        'Les utilisateurs peuvent demander un consentement, les réviseurs sont avertis et relancés, et les demandes expirent après 30 jours au plus.',
      members: {
        isEnabled: {
          on: 'Le flux de consentement administrateur est activé.',
          off: 'Le flux de consentement administrateur est désactivé.',
        },
        notifyReviewers: {
          on: 'Les réviseurs sont avertis des demandes.',
          off: 'Les réviseurs ne sont pas avertis des demandes.',
        },
        remindersEnabled: {
          on: 'Les réviseurs sont relancés avant qu’une demande expire.',
          off: 'Les réviseurs ne sont pas relancés avant qu’une demande expire.',
        },
        requestDurationInDays: { count: 'Les demandes expirent après {{days}}.' },
        reviewers: {
          zero: 'Il n’y a pas de réviseur.',
          count_one: 'Il y a {{count}} réviseur.',
          count_many: 'Il y a {{count}} de réviseurs.',
          count_other: 'Il y a {{count}} réviseurs.',
        },
      },
    },
    'admin-portals-need-a-second-factor': {
      target: 'Un second facteur est demandé aux administrateurs dans les portails d’administration.',
    },
    'admin-self-service-reset-off': {
      on: 'Les administrateurs peuvent réinitialiser eux-mêmes leur mot de passe.',
      off: 'Les administrateurs ne peuvent pas réinitialiser eux-mêmes leur mot de passe.',
    },
    'administrator-sessions-limited': {
      target:
        'Les administrateurs se reconnectent après 4 heures au plus, et aucun navigateur ne les garde connectés.',
    },
    'administrators-need-a-second-factor': {
      target: 'Un second facteur est demandé à chaque administrateur dans chaque application.',
    },
    'administrators-use-phishing-resistant-methods': {
      target:
        'Les administrateurs se connectent à chaque application par des méthodes résistantes à l’hameçonnage.',
    },
    'app-certificates-short-lived': {
      target: 'Un certificat d’application vaut 180 jours au plus.',
      duration: 'Un certificat d’application peut valoir {{duration}}.',
    },
    'app-passwords-blocked': {
      values: { enabled: 'L’ajout de secrets client aux applications est bloqué.' },
    },
    'app-passwords-short-lived': {
      target: 'Un secret client d’application vaut 180 jours au plus.',
      duration: 'Un secret client d’application peut valoir {{duration}}.',
    },
    'authentication-transfer-blocked': {
      target: 'Le transfert d’authentification est bloqué pour tous dans chaque application.',
    },
    'authenticator-lite-off': {
      met: 'Authenticator Lite est désactivé.',
      values: {
        enabled: 'Authenticator Lite est activé.',
        default: 'Authenticator Lite est laissé au choix de Microsoft.',
      },
      group: 'Authenticator Lite n’est désactivé que pour un groupe.',
    },
    'authenticator-shows-context': {
      target: 'Microsoft Authenticator affiche à tous l’application et le lieu de la connexion.',
      met: {
        values: {
          enabled: 'Microsoft Authenticator affiche à tous l’application et le lieu de la connexion.',
          disabled: 'Microsoft Authenticator est désactivé, il n’y a donc pas de demande.',
        },
      },
      unmet: {
        values: {
          disabled: 'Microsoft Authenticator n’affiche pas l’application ou le lieu de la connexion.',
          default: 'L’affichage de l’application et du lieu est laissé au choix de Microsoft.',
        },
        group: 'L’application ou le lieu ne s’affiche que pour un groupe.',
      },
    },
    'banned-passwords-enforced': {
      target: 'Une liste de mots de passe interdits propre à l’entreprise est appliquée.',
      members: {
        EnableBannedPasswordCheck: {
          on: 'La liste propre de mots de passe interdits est activée.',
          off: 'La liste propre de mots de passe interdits est désactivée.',
        },
        BannedPasswordList: {
          zero: 'Elle ne contient aucun mot.',
          count_one: 'Elle contient {{count}} mot.',
          count_many: 'Elle contient {{count}} de mots.',
          count_other: 'Elle contient {{count}} mots.',
        },
      },
    },
    'bookings-pages-limited': {
      on: 'Tous les utilisateurs peuvent publier une page Bookings.',
      off: 'Tous les utilisateurs ne peuvent pas publier de page Bookings.',
    },
    'calendars-not-shared-with-everyone': {
      off: 'Les calendriers ne peuvent pas être partagés avec n’importe qui.',
      empty: 'Les calendriers ne peuvent pas être partagés avec n’importe qui.',
      names_one: 'Les calendriers peuvent être partagés avec n’importe qui, par {{count}} règle.',
      names_many: 'Les calendriers peuvent être partagés avec n’importe qui, par {{count}} de règles.',
      names_other: 'Les calendriers peuvent être partagés avec n’importe qui, par {{count}} règles.',
    },
    'connection-allow-list-empty': {
      empty: 'Aucune adresse ne passe sans filtrage.',
      names_one: '{{count}} adresse passe sans filtrage : {{names}}.',
      names_many: '{{count}} d’adresses passent sans filtrage : {{names}}.',
      names_other: '{{count}} adresses passent sans filtrage : {{names}}.',
    },
    'connection-safe-list-off': {
      on: 'Les expéditeurs de la liste fiable de Microsoft passent sans filtrage.',
      off: 'La liste fiable de Microsoft n’est pas utilisée.',
    },
    'customer-lockbox-on': {
      on: 'Le support de Microsoft demande une approbation avant d’ouvrir des données.',
      off: 'Le support de Microsoft ne demande pas d’approbation avant d’ouvrir des données.',
    },
    'dangerous-attachments-blocked': {
      met: 'Chaque stratégie bloque les pièces jointes de type cmd, exe et vbe.',
      off: 'Une stratégie ne filtre pas les pièces jointes par type.',
      names: 'Une stratégie laisse passer les pièces jointes de ces types : {{names}}.',
    },
    'delivered-threats-removed': {
      met: 'Le courrier indésirable, l’hameçonnage et les logiciels malveillants sont retirés des boîtes même après la remise.',
      off: 'Une stratégie laisse dans les boîtes le courrier indésirable, l’hameçonnage ou les logiciels malveillants déjà remis.',
    },
    'device-code-flow-blocked': {
      target: 'Le flux de code d’appareil est bloqué pour tous dans chaque application.',
    },
    'device-enrolment-asks-every-time': {
      target: 'Qui inscrit un appareil à Intune se reconnecte à chaque fois.',
    },
    'device-join-limited': {
      target: 'Personne, ou seuls les utilisateurs sélectionnés, ne peut joindre d’appareil à Entra ID.',
      values: {
        noDeviceRegistrationMembership: 'Personne ne peut joindre d’appareil à Entra ID.',
        enumeratedDeviceRegistrationMembership:
          'Seuls les utilisateurs sélectionnés peuvent joindre des appareils à Entra ID.',
        allDeviceRegistrationMembership: 'Chaque utilisateur peut joindre des appareils à Entra ID.',
      },
    },
    'device-registration-needs-a-second-factor': {
      target:
        'Un second facteur est demandé à qui inscrit ou joint un appareil, par une stratégie ou par le réglage des appareils.',
      met: { values: { required: 'Le réglage des appareils demande un second facteur.' } },
      unmet: {
        values: {
          required:
            'Une stratégie et le réglage des appareils demandent tous deux un second facteur, donc la stratégie est sans effet.',
        },
      },
    },
    'devices-are-compliant': {
      target: 'Au moins {{percent}} des appareils gérés sont conformes.',
      count: '{{percent}} des appareils gérés sont conformes.',
    },
    'devices-per-user-limited': {
      target: 'Un utilisateur peut inscrire {{number}} appareils au plus.',
      count_one: 'Un utilisateur peut inscrire {{count}} appareil.',
      count_many: 'Un utilisateur peut inscrire {{count}} d’appareils.',
      count_other: 'Un utilisateur peut inscrire {{count}} appareils.',
    },
    'devices-without-policy-not-compliant': {
      on: 'Les appareils sans stratégie de conformité comptent comme non conformes.',
      off: 'Les appareils sans stratégie de conformité comptent comme conformes.',
    },
    'direct-send-rejected': { on: 'Direct Send est rejeté.', off: 'Direct Send est accepté.' },
    'directory-matching-blocked': {
      target: 'La correspondance souple et la prise de contrôle par correspondance exacte sont bloquées.',
      members: {
        blockSoftMatchEnabled: {
          on: 'La correspondance souple est bloquée.',
          off: 'La correspondance souple est possible.',
        },
        blockCloudObjectTakeoverThroughHardMatchEnabled: {
          on: 'La prise de contrôle par correspondance exacte est bloquée.',
          off: 'La prise de contrôle par correspondance exacte est possible.',
        },
      },
    },
    'dkim-signing-on': {
      target:
        'Le courrier de chaque domaine propre est signé, avec des enregistrements valides et une clé de 2048 bits ou plus.',
      empty: 'Le courrier de chaque domaine est signé.',
      each: {
        nothing: '{{name}} : la signature n’est pas configurée.',
        off: '{{name}} : la signature est désactivée.',
        count: '{{name}} : la clé a {{number}} bits.',
        values: {
          CnameMissing: '{{name}} : les enregistrements DNS manquent.',
          NoDKIMKeys: '{{name}} : il n’y a pas de clé.',
        },
      },
    },
    'email-codes-off': {
      values: {
        disabled: 'Les codes par e-mail sont désactivés.',
        enabled: 'Les codes par e-mail sont activés.',
      },
    },
    'email-self-sign-up-off': {
      target: 'Personne ne peut s’inscrire ni rejoindre le locataire avec une simple adresse e-mail.',
      members: {
        allowedToSignUpEmailBasedSubscriptions: {
          on: 'Les utilisateurs peuvent s’inscrire à des abonnements par e-mail.',
          off: 'Les utilisateurs ne peuvent pas s’inscrire à des abonnements par e-mail.',
        },
        allowEmailVerifiedUsersToJoinOrganization: {
          on: 'Qui vérifie une adresse e-mail peut rejoindre le locataire.',
          off: 'Personne ne peut rejoindre le locataire en vérifiant une adresse e-mail.',
        },
      },
    },
    'emergency-accounts-left-out': {
      target:
        'Un compte d’urgence ou son groupe est exclu de chaque stratégie qui pourrait enfermer les administrateurs dehors.',
      empty: 'Les stratégies en vigueur n’enferment pas tous les administrateurs dehors.',
      names_one: 'Cette stratégie n’exclut aucun compte commun : {{names}}.',
      names_many: 'Ces {{count}} de stratégies n’excluent aucun compte commun : {{names}}.',
      names_other: 'Ces {{count}} stratégies n’excluent aucun compte commun : {{names}}.',
    },
    'everyone-needs-a-second-factor': {
      target: 'Un second facteur est demandé à tous dans chaque application.',
    },
    'everyone-signs-in-again': {
      target: 'Tout le monde doit se reconnecter après une durée fixée, dans chaque application.',
    },
    'exchange-web-services-off': {
      target: 'Les services web Exchange sont désactivés ou ouverts aux seules applications d’une liste.',
      nothing: 'Rien n’est réglé, donc les services web Exchange sont ouverts à chaque application.',
      on: 'Les services web Exchange sont ouverts à chaque application.',
      off: 'Les services web Exchange sont désactivés.',
      values: {
        EnforceAllowList: 'Les services web Exchange sont ouverts aux seules applications d’une liste.',
        EnforceBlockList:
          'Les services web Exchange sont ouverts à toute application absente d’une liste de blocage.',
      },
    },
    'excluded-groups-covered-elsewhere': {
      empty: 'Une autre stratégie couvre chaque groupe exclu de la MFA pour tous.',
      names_one: '{{count}} groupe est exclu de la MFA pour tous et aucune autre stratégie ne le couvre.',
      names_many:
        '{{count}} de groupes sont exclus de la MFA pour tous et aucune autre stratégie ne les couvre.',
      names_other:
        '{{count}} groupes sont exclus de la MFA pour tous et aucune autre stratégie ne les couvre.',
    },
    'external-forwarding-off': {
      met: 'Le courrier n’est jamais transféré automatiquement à l’extérieur.',
      on: 'Le domaine distant par défaut autorise le transfert automatique.',
      values: {
        On: 'Une stratégie sortante autorise le transfert automatique.',
        Automatic: 'Une stratégie sortante laisse le transfert automatique au choix de Microsoft.',
      },
    },
    'external-second-factor-trusted': {
      on: 'Le second facteur que les invités ont utilisé dans leur propre locataire est approuvé.',
      off: 'Le second facteur que les invités ont utilisé dans leur propre locataire n’est pas approuvé.',
    },
    'external-sender-tag-on': {
      on: 'Outlook signale le courrier venu de l’extérieur.',
      off: 'Outlook ne signale pas le courrier venu de l’extérieur.',
    },
    'external-sharing-limited': {
      target: 'Le contenu est partagé avec des invités déjà présents dans l’annuaire, ou pas du tout.',
      values: {
        disabled: 'Le contenu n’est pas partagé à l’extérieur.',
        existingExternalUserSharingOnly:
          'Le contenu est partagé avec des invités déjà présents dans l’annuaire.',
        externalUserSharingOnly:
          'Le contenu est aussi partagé avec de nouveaux invités, qui doivent se connecter.',
        externalUserAndGuestSharing: 'Le contenu est partagé avec quiconque a le lien.',
      },
    },
    'few-global-administrators': {
      target: 'Il y a 2 à 4 administrateurs généraux.',
      count_one: 'Il y a {{count}} administrateur général.',
      count_many: 'Il y a {{count}} d’administrateurs généraux.',
      count_other: 'Il y a {{count}} administrateurs généraux.',
    },
    'forms-scanned-for-phishing': {
      on: 'L’hameçonnage est recherché dans les formulaires internes.',
      off: 'L’hameçonnage n’est pas recherché dans les formulaires internes.',
    },
    'global-administrator-needs-approval': {
      on: 'Activer le rôle Administrateur général exige une approbation.',
      off: 'Activer le rôle Administrateur général n’exige pas d’approbation.',
    },
    'global-administrators-not-local': {
      on: 'Les administrateurs généraux deviennent administrateurs locaux des appareils joints.',
      off: 'Les administrateurs généraux ne deviennent pas administrateurs locaux des appareils joints.',
    },
    'google-administrators-have-a-second-factor': {
      empty: 'Chaque super-administrateur a un second facteur.',
      names_one: '{{count}} super-administrateur n’en a pas : {{names}}.',
      names_many: '{{count}} super-administrateurs n’en ont pas : {{names}}.',
      names_other: '{{count}} super-administrateurs n’en ont pas : {{names}}.',
    },
    'google-administrators-use-passkeys': {
      target: 'Les super-administrateurs se connectent uniquement par clé de sécurité ou passkey.',
    },
    'google-attachment-protection-on': {
      empty: 'Toutes les protections contre les pièces jointes dangereuses sont activées.',
      zero: 'Toutes les protections contre les pièces jointes dangereuses sont activées.',
      names_one: '{{count}} protection contre les pièces jointes dangereuses est désactivée.',
      names_many: '{{count}} protections contre les pièces jointes dangereuses sont désactivées.',
      names_other: '{{count}} protections contre les pièces jointes dangereuses sont désactivées.',
      count_one: '{{count}} protection contre les pièces jointes dangereuses est désactivée.',
      count_many: '{{count}} protections contre les pièces jointes dangereuses sont désactivées.',
      count_other: '{{count}} protections contre les pièces jointes dangereuses sont désactivées.',
    },
    'google-automatic-forwarding-off': {
      on: 'Les utilisateurs peuvent transférer leur courrier automatiquement.',
      off: 'Les utilisateurs ne peuvent pas transférer leur courrier automatiquement.',
    },
    'google-calendars-show-no-details': {
      values: {
        EXTERNAL_FREE_BUSY_ONLY: 'De l’extérieur, on voit seulement si quelqu’un est occupé.',
        EXTERNAL_ALL_INFO_READ_ONLY: 'Les agendas peuvent être partagés à l’extérieur avec tous les détails.',
        EXTERNAL_ALL_INFO_READ_WRITE:
          'Des personnes extérieures peuvent être autorisées à modifier des agendas.',
        EXTERNAL_ALL_INFO_READ_WRITE_MANAGE:
          'Des personnes extérieures peuvent être autorisées à gérer des agendas.',
      },
    },
    'google-chat-with-outsiders-limited': {
      off: 'Personne ne peut discuter avec l’extérieur.',
      on: 'Les utilisateurs peuvent discuter avec n’importe qui à l’extérieur.',
      values: {
        TRUSTED_DOMAINS: 'Les utilisateurs ne discutent qu’avec des personnes de domaines autorisés.',
        NO_RESTRICTION: 'Les utilisateurs peuvent discuter avec n’importe qui à l’extérieur.',
      },
    },
    'google-drive-files-not-public': {
      on: 'Les utilisateurs peuvent rendre des fichiers visibles par tous ceux qui ont le lien.',
      off: 'Les utilisateurs ne peuvent pas rendre de fichiers visibles par tous ceux qui ont le lien.',
    },
    'google-drive-files-private-at-first': {
      values: {
        PRIVATE_TO_OWNER: 'Les nouveaux fichiers sont réservés à leur propriétaire.',
        LINK_SHARING_PRIVATE: 'Les nouveaux fichiers sont réservés à leur propriétaire.',
        PRIMARY_AUDIENCE_WITH_LINK: 'Le public qui a le lien peut ouvrir les nouveaux fichiers.',
        PRIMARY_AUDIENCE_WITH_LINK_OR_SEARCH: 'Tout le public peut trouver les nouveaux fichiers.',
      },
    },
    'google-drive-sharing-limited': {
      values: {
        ALLOWLISTED_DOMAINS: 'Les fichiers ne peuvent être partagés qu’avec des domaines autorisés.',
        DISALLOWED: 'Les fichiers ne peuvent pas être partagés à l’extérieur.',
        ALLOWED: 'Les fichiers peuvent être partagés avec n’importe qui à l’extérieur.',
      },
    },
    'google-enrolment-within-a-week': {
      target: 'Les nouveaux utilisateurs ont entre un jour et une semaine pour configurer un second facteur.',
      count: 'Les nouveaux utilisateurs ont {{days}} pour configurer un second facteur.',
      zero: 'Les nouveaux utilisateurs n’ont pas de délai pour configurer un second facteur.',
    },
    'google-few-super-administrators': {
      target: 'Il y a de deux à huit super-administrateurs.',
      count_one: 'Il y a {{count}} super-administrateur.',
      count_many: 'Il y a {{count}} super-administrateurs.',
      count_other: 'Il y a {{count}} super-administrateurs.',
    },
    'google-imap-and-pop-off': {
      on: 'Le courrier peut être lu par IMAP ou POP.',
      off: 'Le courrier ne peut pas être lu par IMAP ni POP.',
    },
    'google-less-secure-apps-off': {
      on: 'Les applications à simple mot de passe peuvent se connecter.',
      off: 'Les applications à simple mot de passe ne peuvent pas se connecter.',
    },
    'google-links-checked': {
      empty: 'Toutes les vérifications de liens et d’images sont activées.',
      zero: 'Toutes les vérifications de liens et d’images sont activées.',
      names_one: '{{count}} vérification de liens et d’images est désactivée.',
      names_many: '{{count}} vérifications de liens et d’images sont désactivées.',
      names_other: '{{count}} vérifications de liens et d’images sont désactivées.',
      count_one: '{{count}} vérification de liens et d’images est désactivée.',
      count_many: '{{count}} vérifications de liens et d’images sont désactivées.',
      count_other: '{{count}} vérifications de liens et d’images sont désactivées.',
    },
    'google-mail-scanned-before-delivery': {
      on: 'Le courrier suspect est mieux analysé avant remise.',
      off: 'Le courrier suspect est remis sans analyse approfondie.',
    },
    'google-marketplace-apps-restricted': {
      values: {
        ALLOW_LISTED_APPS: 'Les utilisateurs ne peuvent installer que des applications approuvées.',
        ALLOW_NONE: 'Les utilisateurs ne peuvent installer aucune application.',
        ALLOW_ALL: 'Les utilisateurs peuvent installer n’importe quelle application.',
      },
    },
    'google-passwords-long': {
      count_one: 'Un mot de passe compte au moins {{count}} caractère.',
      count_many: 'Un mot de passe compte au moins {{count}} caractères.',
      count_other: 'Un mot de passe compte au moins {{count}} caractères.',
    },
    'google-passwords-not-reused': {
      on: 'Les utilisateurs peuvent réutiliser un ancien mot de passe.',
      off: 'Les utilisateurs ne peuvent pas réutiliser un ancien mot de passe.',
    },
    'google-passwords-strong': {
      values: {
        STRONG: 'Les mots de passe doivent être forts.',
        WEAK: 'Les mots de passe peuvent être faibles.',
      },
    },
    'google-second-factor-enforced': {
      on: 'Le second facteur est imposé.',
      off: 'Personne n’est obligé d’utiliser un second facteur.',
    },
    'google-sessions-limited': {
      target: 'Les sessions prennent fin après 12 heures au plus.',
      zero: 'Les sessions ne prennent jamais fin.',
      count: 'Les sessions prennent fin après {{seconds}}.',
    },
    'google-sms-codes-off': {
      target: 'Les codes par SMS ou appel ne sont pas acceptés.',
    },
    'google-spoofing-protection-on': {
      empty: 'Toutes les protections contre les expéditeurs falsifiés sont activées.',
      zero: 'Toutes les protections contre les expéditeurs falsifiés sont activées.',
      names_one: '{{count}} protection contre les expéditeurs falsifiés est désactivée.',
      names_many: '{{count}} protections contre les expéditeurs falsifiés sont désactivées.',
      names_other: '{{count}} protections contre les expéditeurs falsifiés sont désactivées.',
      count_one: '{{count}} protection contre les expéditeurs falsifiés est désactivée.',
      count_many: '{{count}} protections contre les expéditeurs falsifiés sont désactivées.',
      count_other: '{{count}} protections contre les expéditeurs falsifiés sont désactivées.',
    },
    'google-super-administrator-recovery-off': {
      on: 'Les super-administrateurs peuvent récupérer eux-mêmes leur compte.',
      off: 'Les super-administrateurs ne peuvent pas récupérer eux-mêmes leur compte.',
    },
    'google-takeout-off': {
      values: {
        DISABLED: 'Les utilisateurs ne peuvent pas exporter leurs données avec Takeout.',
        ENABLED: 'Les utilisateurs peuvent exporter leurs données avec Takeout.',
      },
    },
    'google-unknown-apps-blocked': {
      values: {
        BLOCK_ALL_SCOPES: 'Les applications non approuvées sont bloquées.',
        ALLOW_SIGN_IN_SCOPES_ONLY: 'On peut se connecter à des applications non approuvées.',
      },
    },
    'google-user-recovery-off': {
      on: 'Les utilisateurs peuvent récupérer eux-mêmes leur compte.',
      off: 'Les utilisateurs ne peuvent pas récupérer eux-mêmes leur compte.',
    },
    'group-creation-restricted': {
      on: 'Tous les utilisateurs peuvent créer des groupes Microsoft 365.',
      off: 'Tous les utilisateurs ne peuvent pas créer de groupe Microsoft 365.',
    },
    'groups-are-private': {
      zero: 'Aucun groupe Microsoft 365 n’est public.',
      count_one: '{{count}} groupe Microsoft 365 est public.',
      count_many: '{{count}} de groupes Microsoft 365 sont publics.',
      count_other: '{{count}} groupes Microsoft 365 sont publics.',
    },
    'guest-directory-access-limited': {
      target: 'Les invités ne voient que leur propre entrée ou, au plus, une partie limitée de l’annuaire.',
      values: {
        '2af84b1e-32c8-42b7-82bc-daa82404023b': 'Les invités ne voient que leur propre entrée.',
        '10dae51f-b6af-4016-8d66-8c2a99b929b3': 'Les invités voient une partie limitée de l’annuaire.',
        'a0b1b346-4d3e-4e8b-98f8-753987be4970': 'Les invités voient autant de l’annuaire que les membres.',
      },
    },
    'guest-invitations-limited': {
      target: 'Seuls les administrateurs et les inviteurs d’invités, ou personne, peuvent inviter.',
      values: {
        none: 'Personne ne peut inviter.',
        adminsAndGuestInviters: 'Seuls les administrateurs et les inviteurs d’invités peuvent inviter.',
        adminsGuestInvitersAndAllMembers: 'Chaque membre peut inviter.',
        everyone: 'Tout le monde peut inviter, invités compris.',
      },
    },
    'guests-cannot-own-groups': {
      on: 'Les invités peuvent être propriétaires de groupes.',
      off: 'Les invités ne peuvent pas être propriétaires de groupes.',
    },
    'guests-cannot-reshare': {
      on: 'Les invités peuvent partager ce qui ne leur appartient pas.',
      off: 'Les invités ne peuvent pas partager ce qui ne leur appartient pas.',
    },
    'guests-hold-no-privileged-role': {
      empty: 'Aucun invité n’a de rôle à privilèges élevés.',
      names_one: '{{count}} invité a un rôle à privilèges élevés : {{names}}.',
      names_many: '{{count}} d’invités ont un rôle à privilèges élevés : {{names}}.',
      names_other: '{{count}} invités ont un rôle à privilèges élevés : {{names}}.',
    },
    'guests-need-a-second-factor': {
      target: 'Un second facteur est demandé aux invités dans chaque application.',
    },
    'impersonation-protection-on': {
      met: 'Chaque stratégie protège de l’usurpation de personnes et de domaines, avec un seuil d’hameçonnage de 3 ou plus.',
      off: 'Il manque à une stratégie une des protections contre l’usurpation.',
      count: 'Une stratégie a un seuil d’hameçonnage de {{number}}.',
    },
    'inactive-accounts-blocked': {
      zero: 'Aucun compte inutilisé depuis 30 jours ne peut se connecter.',
      count_one: '{{count}} compte inutilisé depuis 30 jours peut se connecter.',
      count_many: '{{count}} de comptes inutilisés depuis 30 jours peuvent se connecter.',
      count_other: '{{count}} comptes inutilisés depuis 30 jours peuvent se connecter.',
    },
    'inactive-devices-cleaned-up': {
      target: 'Les appareils de toute plateforme sont retirés après {{days}} sans contact au plus.',
      nothing: 'Aucune règle ne retire les appareils inactifs de toute plateforme.',
      zero: 'Aucun délai n’est fixé pour retirer les appareils.',
      count: 'Les appareils sont retirés après {{days}} sans contact.',
    },
    'internal-malware-senders-reported': {
      met: 'Un administrateur est averti quand quelqu’un de l’intérieur envoie un logiciel malveillant.',
      off: 'Une stratégie n’avertit personne quand quelqu’un de l’intérieur envoie un logiciel malveillant.',
      nothing: 'Une stratégie n’indique aucun administrateur à avertir.',
    },
    'invitation-domains-restricted': {
      target: 'Les invités ne viennent que des domaines d’une liste.',
      nothing: 'Les invités peuvent venir de tout domaine.',
      empty: 'La liste des domaines dont peuvent venir les invités est vide.',
      names_one: 'Les invités peuvent venir de {{count}} domaine : {{names}}.',
      names_many: 'Les invités peuvent venir de {{count}} de domaines : {{names}}.',
      names_other: 'Les invités peuvent venir de {{count}} domaines : {{names}}.',
    },
    'invitations-bound-to-accounts': {
      on: 'Seul le compte invité peut accepter une invitation.',
      off: 'Un autre compte que l’invité peut accepter une invitation.',
    },
    'legacy-authentication-blocked': {
      target: 'L’authentification héritée est bloquée pour tous dans chaque application.',
    },
    'links-checked': {
      met: 'Les liens dans l’e-mail, Teams et Office sont vérifiés, les clics enregistrés, et les avertissements ne peuvent pas être ignorés.',
      empty: 'Le locataire n’a pas de stratégie Liens fiables à lui.',
      off: 'Une stratégie omet une partie de ce qui est à vérifier.',
      on: 'Une stratégie laisse les utilisateurs ignorer l’avertissement.',
    },
    'local-administrator-passwords-managed': {
      on: 'Les mots de passe des administrateurs locaux sont gérés.',
      off: 'Les mots de passe des administrateurs locaux ne sont pas gérés.',
    },
    'mail-tips-on': {
      met: 'Les infos-courrier sont activées, aussi pour les destinataires externes et les groupes, et signalent de nombreux destinataires à partir de 25 au plus tard.',
      members: {
        MailTipsAllTipsEnabled: {
          on: 'Les infos-courrier sont activées.',
          off: 'Les infos-courrier sont désactivées.',
        },
        MailTipsExternalRecipientsTipsEnabled: {
          on: 'Celles sur les destinataires externes sont activées.',
          off: 'Celles sur les destinataires externes sont désactivées.',
        },
        MailTipsGroupMetricsEnabled: {
          on: 'Celles sur la taille des groupes sont activées.',
          off: 'Celles sur la taille des groupes sont désactivées.',
        },
      },
      count: 'Les infos-courrier ne signalent de nombreux destinataires qu’à partir de {{number}}.',
    },
    'mailbox-auditing-on': {
      on: 'L’audit des boîtes aux lettres est désactivé.',
      off: 'L’audit des boîtes aux lettres est activé.',
    },
    'managed-device-required': {
      target: 'Tout le monde a besoin d’un appareil conforme ou joint à un domaine, dans chaque application.',
    },
    'methods-policy-migrated': {
      values: {
        migrationComplete: 'La migration vers la stratégie des méthodes d’authentification est terminée.',
        migrationInProgress:
          'La migration vers la stratégie des méthodes d’authentification a commencé, mais n’est pas terminée.',
        preMigration: 'La migration vers la stratégie des méthodes d’authentification n’a pas commencé.',
      },
      nothing: 'Le locataire est trop récent pour avoir quelque chose à migrer.',
    },
    'modern-authentication-on': {
      on: 'L’authentification moderne est activée.',
      off: 'L’authentification moderne est désactivée.',
    },
    'named-locations-used': {
      target: 'Au moins une stratégie en vigueur utilise un emplacement nommé.',
      zero: 'Aucune stratégie en vigueur n’utilise d’emplacement nommé.',
      count_one: 'Des stratégies en vigueur utilisent {{count}} emplacement nommé.',
      count_many: 'Des stratégies en vigueur utilisent {{count}} d’emplacements nommés.',
      count_other: 'Des stratégies en vigueur utilisent {{count}} emplacements nommés.',
    },
    'no-allowed-senders': {
      met: 'Aucune stratégie ne liste d’expéditeur ni de domaine qui échappe au filtre anti-spam.',
      count_one: 'Une stratégie liste {{count}} expéditeur ou domaine qui échappe au filtre anti-spam.',
      count_many:
        'Une stratégie liste {{count}} d’expéditeurs ou domaines qui échappent au filtre anti-spam.',
      count_other: 'Une stratégie liste {{count}} expéditeurs ou domaines qui échappent au filtre anti-spam.',
    },
    'no-app-can-make-administrators': {
      empty: 'Aucune application ne peut se rendre administratrice ni nommer d’administrateur.',
      names_one:
        '{{count}} application peut se rendre administratrice ou nommer des administrateurs : {{names}}.',
      names_many:
        '{{count}} d’applications peuvent se rendre administratrices ou nommer des administrateurs : {{names}}.',
      names_other:
        '{{count}} applications peuvent se rendre administratrices ou nommer des administrateurs : {{names}}.',
    },
    'no-mailbox-bypasses-auditing': {
      empty: 'Aucun compte n’échappe à l’audit des boîtes aux lettres.',
      names_one: '{{count}} compte échappe à l’audit des boîtes aux lettres : {{names}}.',
      names_many: '{{count}} de comptes échappent à l’audit des boîtes aux lettres : {{names}}.',
      names_other: '{{count}} comptes échappent à l’audit des boîtes aux lettres : {{names}}.',
    },
    'no-mailbox-forwards-outside': {
      empty: 'Aucune boîte aux lettres ne transfère à l’extérieur.',
      names_one: '{{count}} boîte aux lettres transfère à l’extérieur : {{names}}.',
      names_many: '{{count}} de boîtes aux lettres transfèrent à l’extérieur : {{names}}.',
      names_other: '{{count}} boîtes aux lettres transfèrent à l’extérieur : {{names}}.',
    },
    'no-permanent-privileged-roles': {
      target:
        'Les rôles à privilèges élevés ne sont tenus que pour un temps, sauf 2 comptes d’urgence Administrateur général.',
      empty: 'Personne n’a de rôle à privilèges élevés en permanence.',
      each: {
        count_one: '{{name}} : {{count}} attribution permanente.',
        count_many: '{{name}} : {{count}} d’attributions permanentes.',
        count_other: '{{name}} : {{count}} attributions permanentes.',
      },
      called: {
        'Cloud Application Administrator': 'Administrateur d’application cloud',
        'Exchange Administrator': 'Administrateur Exchange',
        'Global Administrator': 'Administrateur général',
        'Hybrid Identity Administrator': 'Administrateur d’identité hybride',
        'Application Administrator': 'Administrateur d’application',
        'Privileged Role Administrator': 'Administrateur de rôle privilégié',
        'SharePoint Administrator': 'Administrateur SharePoint',
        'User Administrator': 'Administrateur d’utilisateurs',
      },
    },
    'no-rule-lets-domains-through': {
      empty: 'Aucune règle de flux de courrier n’exempte de domaine du filtre anti-spam.',
      names_one: '{{count}} règle de flux de courrier exempte des domaines du filtre anti-spam : {{names}}.',
      names_many:
        '{{count}} de règles de flux de courrier exemptent des domaines du filtre anti-spam : {{names}}.',
      names_other:
        '{{count}} règles de flux de courrier exemptent des domaines du filtre anti-spam : {{names}}.',
    },
    'on-premises-passwords-protected': {
      target: 'Les mots de passe interdits sont aussi refusés dans Active Directory.',
      met: { on: 'Les mots de passe interdits sont aussi refusés dans Active Directory.' },
      unmet: { off: 'Les mots de passe interdits ne sont pas vérifiés dans Active Directory.' },
      values: {
        Audit: 'Les mots de passe interdits sont enregistrés dans Active Directory, mais pas refusés.',
      },
    },
    'one-drive-sync-restricted': {
      target: 'OneDrive ne se synchronise qu’avec les appareils des domaines d’une liste.',
      off: 'OneDrive se synchronise avec tout appareil.',
      empty: 'OneDrive est restreint, mais aucun domaine n’est sur la liste.',
      names_one: 'OneDrive ne se synchronise qu’avec les appareils de {{count}} domaine.',
      names_many: 'OneDrive ne se synchronise qu’avec les appareils de {{count}} de domaines.',
      names_other: 'OneDrive ne se synchronise qu’avec les appareils de {{count}} domaines.',
    },
    'outbound-spam-limited': {
      met: 'Chaque stratégie limite les destinataires à 500 externes et 1000 internes par heure et 1000 par jour, bloque qui envoie plus, et avertit quelqu’un.',
      zero: 'Une stratégie laisse une limite de destinataires au choix de Microsoft.',
      count: 'Une stratégie a une limite de {{number}} destinataires.',
      values: {
        Alert: 'Une stratégie ne fait qu’alerter quand quelqu’un envoie trop.',
        BlockUserForToday: 'Une stratégie ne bloque que pour la journée qui envoie trop.',
      },
      off: 'Une stratégie n’avertit pas du courrier indésirable sortant.',
      empty: 'Une stratégie n’indique personne à avertir du courrier indésirable sortant.',
    },
    'passkeys-on': {
      met: 'Les clés d’accès sont activées, les utilisateurs les inscrivent eux-mêmes, et l’attestation est exigée.',
      off: 'Les clés d’accès sont activées, mais les utilisateurs ne peuvent pas les inscrire eux-mêmes ou l’attestation n’est pas exigée.',
      values: { disabled: 'Les clés d’accès sont désactivées.' },
    },
    'password-hashes-synchronized': {
      target: 'Les hachages de mots de passe sont synchronisés.',
      met: { on: 'Les hachages de mots de passe sont synchronisés.' },
      unmet: { off: 'Les hachages de mots de passe ne sont pas synchronisés.' },
    },
    'passwords-do-not-expire': {
      target: 'Les mots de passe n’expirent dans aucun domaine.',
      empty: 'Les mots de passe n’expirent dans aucun domaine.',
      each: { count: '{{name}} : les mots de passe expirent après {{days}}.' },
    },
    'personal-devices-cannot-enroll': {
      target: 'Les appareils personnels ne peuvent être inscrits sur aucune plateforme.',
      each: {
        on: '{{name}} : les appareils personnels ne peuvent pas être inscrits.',
        off: '{{name}} : les appareils personnels peuvent être inscrits.',
      },
      called: {
        androidRestriction: 'Android',
        iosRestriction: 'iOS',
        macOSRestriction: 'macOS',
        windowsRestriction: 'Windows',
      },
    },
    'phishing-reportable': {
      target:
        'Les utilisateurs peuvent signaler l’hameçonnage à Microsoft ou à une boîte propre à l’entreprise.',
      members: {
        EnableReportToMicrosoft: {
          on: 'Les signalements des utilisateurs vont à Microsoft.',
          off: 'Les signalements des utilisateurs ne vont pas à Microsoft.',
        },
        ReportPhishToCustomizedAddress: {
          on: 'L’hameçonnage signalé va à une boîte propre à l’entreprise.',
          off: 'L’hameçonnage signalé ne va pas à une boîte propre à l’entreprise.',
        },
      },
    },
    'preset-security-policies-on': {
      met: 'Des stratégies de sécurité prédéfinies sont en vigueur pour tous.',
      empty: 'Une stratégie de sécurité prédéfinie n’a jamais été activée.',
      names: 'Des stratégies de sécurité prédéfinies ne sont pas en vigueur pour tous : {{names}}.',
    },
    'privileged-accounts-of-the-cloud': {
      empty: 'Aucun compte ayant un rôle à privilèges élevés ne vient d’un annuaire local.',
      names_one: '{{count}} compte ayant un rôle à privilèges élevés vient d’un annuaire local : {{names}}.',
      names_many:
        '{{count}} de comptes ayant un rôle à privilèges élevés viennent d’un annuaire local : {{names}}.',
      names_other:
        '{{count}} comptes ayant un rôle à privilèges élevés viennent d’un annuaire local : {{names}}.',
    },
    'qr-codes-off': {
      values: {
        disabled: 'La connexion par code QR est désactivée.',
        enabled: 'La connexion par code QR est activée.',
      },
    },
    'registering-users-not-local-administrators': {
      target:
        'Seuls les utilisateurs sélectionnés, ou personne, deviennent administrateurs locaux des appareils qu’ils joignent.',
      values: {
        noDeviceRegistrationMembership:
          'Personne ne devient administrateur local d’un appareil en le joignant.',
        enumeratedDeviceRegistrationMembership:
          'Seuls les utilisateurs sélectionnés deviennent administrateurs locaux des appareils qu’ils joignent.',
        allDeviceRegistrationMembership:
          'Chaque utilisateur devient administrateur local des appareils qu’il joint.',
      },
    },
    'registration-campaign-on': {
      values: {
        enabled: 'La campagne d’inscription à Microsoft Authenticator est activée.',
        default: 'La campagne d’inscription à Microsoft Authenticator est menée par Microsoft.',
        disabled: 'La campagne d’inscription à Microsoft Authenticator est désactivée.',
      },
    },
    'resource-mailboxes-blocked': {
      zero: 'Personne ne peut se connecter à une boîte de salle ou d’équipement.',
      count_one: 'La connexion est possible à {{count}} boîte de salle ou d’équipement.',
      count_many: 'La connexion est possible à {{count}} de boîtes de salle et d’équipement.',
      count_other: 'La connexion est possible à {{count}} boîtes de salle et d’équipement.',
    },
    'retired-grant-not-used': {
      empty: 'Aucune stratégie en vigueur n’exige une application cliente approuvée, une exigence retirée.',
      names_one:
        '{{count}} stratégie exige une application cliente approuvée, une exigence retirée : {{names}}.',
      names_many:
        '{{count}} de stratégies exigent une application cliente approuvée, une exigence retirée : {{names}}.',
      names_other:
        '{{count}} stratégies exigent une application cliente approuvée, une exigence retirée : {{names}}.',
    },
    'risks-in-separate-policies': {
      empty:
        'Aucune stratégie en vigueur ne regarde à la fois le risque utilisateur et le risque de connexion.',
      names_one:
        '{{count}} stratégie regarde à la fois le risque utilisateur et le risque de connexion : {{names}}.',
      names_many:
        '{{count}} de stratégies regardent à la fois le risque utilisateur et le risque de connexion : {{names}}.',
      names_other:
        '{{count}} stratégies regardent à la fois le risque utilisateur et le risque de connexion : {{names}}.',
    },
    'risky-agents-blocked': { target: 'Les agents IA à haut risque sont bloqués.' },
    'risky-app-consent-blocked': {
      on: 'Les utilisateurs peuvent consentir à des applications à risque.',
      off: 'Les utilisateurs ne peuvent pas consentir à des applications à risque.',
    },
    'risky-sign-ins-handled': {
      target:
        'Une connexion à haut risque est bloquée ou demande un second facteur, pour tous dans chaque application.',
    },
    'risky-users-handled': {
      target:
        'Un utilisateur à haut risque est bloqué ou doit changer de mot de passe, dans chaque application.',
    },
    'security-defaults-or-policies-on': {
      target:
        'Les paramètres de sécurité par défaut sont activés, ou une stratégie d’accès conditionnel est en vigueur.',
      members: {
        isEnabled: {
          on: 'Les paramètres de sécurité par défaut sont activés.',
          off: 'Les paramètres de sécurité par défaut sont désactivés.',
        },
        policies: {
          zero: 'Aucune stratégie d’accès conditionnel n’est en vigueur.',
          count_one: '{{count}} stratégie d’accès conditionnel est en vigueur.',
          count_many: '{{count}} de stratégies d’accès conditionnel sont en vigueur.',
          count_other: '{{count}} stratégies d’accès conditionnel sont en vigueur.',
        },
      },
    },
    'security-info-registration-protected': {
      target:
        'Qui inscrit des informations de sécurité a besoin d’un second facteur ou d’un appareil conforme.',
    },
    'sender-policies-honored': {
      met: 'Chaque stratégie fait ce que demande l’enregistrement DMARC de l’expéditeur.',
      off: 'Une stratégie ne tient pas compte de ce que demande l’enregistrement DMARC de l’expéditeur.',
    },
    'session-tokens-protected': { target: 'Les sessions sont liées à l’appareil où elles ont commencé.' },
    'shared-files-scanned': {
      target:
        'Les fichiers de SharePoint, OneDrive et Teams sont analysés, ceux d’Office vérifiés avant modification, et les dangereux restent fermés.',
      members: {
        EnableATPForSPOTeamsODB: {
          on: 'Les fichiers de SharePoint, OneDrive et Teams sont analysés.',
          off: 'Les fichiers de SharePoint, OneDrive et Teams ne sont pas analysés.',
        },
        EnableSafeDocs: {
          on: 'Les fichiers Office sont vérifiés avant modification.',
          off: 'Les fichiers Office ne sont pas vérifiés avant modification.',
        },
        AllowSafeDocsOpen: {
          on: 'Les utilisateurs peuvent ouvrir un fichier jugé dangereux.',
          off: 'Les utilisateurs ne peuvent pas ouvrir un fichier jugé dangereux.',
        },
      },
    },
    'shared-mailboxes-blocked': {
      zero: 'Personne ne peut se connecter à une boîte aux lettres partagée.',
      count_one: 'La connexion est possible à {{count}} boîte aux lettres partagée.',
      count_many: 'La connexion est possible à {{count}} de boîtes aux lettres partagées.',
      count_other: 'La connexion est possible à {{count}} boîtes aux lettres partagées.',
    },
    'sharepoint-idle-sign-out': {
      target: 'Les navigateurs que personne n’utilise sont déconnectés après 1 heure au plus.',
      off: 'Les navigateurs que personne n’utilise ne sont jamais déconnectés.',
      zero: 'Aucun délai n’est fixé pour déconnecter les navigateurs.',
      count: 'Les navigateurs que personne n’utilise sont déconnectés après {{seconds}}.',
    },
    'sharepoint-legacy-authentication-off': {
      on: 'Les applications sans authentification moderne peuvent ouvrir SharePoint.',
      off: 'Les applications sans authentification moderne ne peuvent pas ouvrir SharePoint.',
    },
    'sharing-domains-restricted': {
      target: 'Le contenu n’est partagé qu’avec les domaines d’une liste, ou pas du tout.',
      values: {
        disabled: 'Le contenu n’est pas partagé à l’extérieur.',
        none: 'Le contenu peut être partagé avec tout domaine.',
        blockList: 'Le contenu peut être partagé avec tout domaine absent d’une liste de blocage.',
      },
      empty: 'Le contenu est restreint aux domaines d’une liste, mais elle est vide.',
      names_one: 'Le contenu n’est partagé qu’avec {{count}} domaine : {{names}}.',
      names_many: 'Le contenu n’est partagé qu’avec {{count}} de domaines : {{names}}.',
      names_other: 'Le contenu n’est partagé qu’avec {{count}} domaines : {{names}}.',
    },
    'sign-ins-limited-by-country': {
      target:
        'Les connexions depuis certains pays, ou depuis tous sauf certains, sont bloquées dans chaque application.',
    },
    'smart-lockout-strict': {
      target: 'Un compte est verrouillé après 10 mots de passe erronés au plus, pour 1 minute au moins.',
      members: {
        LockoutThreshold: {
          zero: 'Les comptes ne sont jamais verrouillés.',
          count_one: 'Un compte est verrouillé après {{count}} mot de passe erroné.',
          count_many: 'Un compte est verrouillé après {{count}} de mots de passe erronés.',
          count_other: 'Un compte est verrouillé après {{count}} mots de passe erronés.',
        },
        LockoutDurationInSeconds: { count: 'Un verrouillage dure {{seconds}}.' },
      },
    },
    'sms-codes-off': {
      values: { disabled: 'Les codes par SMS sont désactivés.', enabled: 'Les codes par SMS sont activés.' },
    },
    'sms-sign-in-off': {
      on: 'Les utilisateurs peuvent se connecter avec un simple numéro de téléphone.',
      off: 'Personne ne peut se connecter avec un simple numéro de téléphone.',
    },
    'smtp-authentication-off': {
      on: 'SMTP AUTH est désactivé pour le locataire.',
      off: 'SMTP AUTH est activé pour le locataire.',
    },
    'spam-and-phish-quarantined': {
      met: 'Le spam va dans le dossier Courrier indésirable ou en quarantaine, celui à probabilité élevée et l’hameçonnage en quarantaine, où ils restent 30 jours, et le seuil de courrier en nombre est de 6 au plus.',
      values: {
        MoveToJmf:
          'Une stratégie met du spam à probabilité élevée ou de l’hameçonnage dans le dossier Courrier indésirable.',
        AddXHeader: 'Une stratégie remet le spam ou l’hameçonnage avec une mention dans l’en-tête.',
        ModifySubject: 'Une stratégie remet le spam ou l’hameçonnage avec un autre objet.',
        Redirect: 'Une stratégie redirige le spam ou l’hameçonnage vers quelqu’un.',
        Delete:
          'Une stratégie supprime le spam ou l’hameçonnage, si bien que personne ne peut plus le revoir.',
        NoAction: 'Une stratégie remet le spam ou l’hameçonnage.',
      },
      count:
        'Dans une stratégie, le seuil de courrier en nombre ou le nombre de jours en quarantaine est de {{number}}.',
    },
    'strongest-method-preferred': {
      target: 'La méthode inscrite la plus sûre est proposée d’abord à tous.',
      values: {
        enabled: 'La méthode inscrite la plus sûre est proposée d’abord à tous.',
        disabled: 'La méthode inscrite la plus sûre n’est pas proposée d’abord.',
        default: 'La méthode proposée d’abord est laissée au choix de Microsoft.',
      },
      empty: 'La méthode inscrite la plus sûre n’est proposée d’abord à personne.',
      names_one: 'La méthode inscrite la plus sûre n’est proposée d’abord qu’à {{count}} groupe.',
      names_many: 'La méthode inscrite la plus sûre n’est proposée d’abord qu’à {{count}} de groupes.',
      names_other: 'La méthode inscrite la plus sûre n’est proposée d’abord qu’à {{count}} groupes.',
    },
    'suspicious-prompts-reportable': {
      values: {
        enabled: 'Tout le monde peut signaler une demande suspecte.',
        disabled: 'Personne ne peut signaler une demande suspecte.',
        default: 'Le signalement d’une demande suspecte est laissé au choix de Microsoft.',
      },
      group: 'Seul un groupe peut signaler une demande suspecte.',
    },
    'synchronization-accounts-left-out': {
      empty: 'Chaque stratégie qui exige quelque chose de tous exclut les comptes de synchronisation.',
      names_one: '{{count}} stratégie exige aussi quelque chose des comptes de synchronisation : {{names}}.',
      names_many:
        '{{count}} de stratégies exigent aussi quelque chose des comptes de synchronisation : {{names}}.',
      names_other:
        '{{count}} stratégies exigent aussi quelque chose des comptes de synchronisation : {{names}}.',
    },
    'teams-threats-removed': {
      on: 'L’hameçonnage et les logiciels malveillants sont retirés de Teams même après la remise.',
      off: 'L’hameçonnage et les logiciels malveillants déjà remis restent dans Teams.',
    },
    'temporary-access-pass-once': {
      met: 'Le passe d’accès temporaire est activé, pour un seul usage et 8 heures au plus.',
      off: 'Un passe d’accès temporaire peut servir plus d’une fois.',
      count: 'Un passe d’accès temporaire peut valoir {{minutes}}.',
      values: { disabled: 'Le passe d’accès temporaire est désactivé.' },
    },
    'third-party-storage-off': {
      on: 'Microsoft 365 sur le web peut ouvrir du stockage tiers.',
      off: 'Microsoft 365 sur le web ne peut pas ouvrir de stockage tiers.',
      nothing:
        'Le stockage tiers n’est pas désactivé : son application arrive, activée, avec le premier qui s’en sert.',
    },
    'unified-audit-log-on': {
      on: 'Le journal d’audit unifié est activé.',
      off: 'Le journal d’audit unifié est désactivé.',
    },
    'unknown-platforms-blocked': {
      target:
        'Les connexions depuis des plateformes inconnues sont bloquées pour tous dans chaque application.',
    },
    'unmanaged-devices-limited-by-apps': {
      target: 'Les applications d’Office 365 limitent ce qui est possible sur les appareils non gérés.',
    },
    'unsafe-attachments-blocked': {
      met: 'Pièces jointes fiables bloque ce qui est dangereux, dans chaque stratégie.',
      empty: 'Le locataire n’a pas de stratégie Pièces jointes fiables à lui.',
      off: 'Une stratégie Pièces jointes fiables est désactivée.',
      values: {
        Allow: 'Une stratégie Pièces jointes fiables ne fait qu’observer et remet ce qui est dangereux.',
        Replace: 'Une stratégie Pièces jointes fiables retire la pièce jointe et remet le message.',
      },
    },
    'usage-reports-show-names': {
      on: 'Les rapports d’utilisation masquent les noms des utilisateurs.',
      off: 'Les rapports d’utilisation montrent les noms des utilisateurs.',
    },
    'user-consent-off': {
      empty: 'Les utilisateurs ne peuvent pas consentir eux-mêmes aux applications.',
      names: 'Les utilisateurs peuvent consentir eux-mêmes aux applications.',
    },
    'users-can-reset-passwords': {
      zero: 'Tous les utilisateurs peuvent réinitialiser leur mot de passe.',
      count_one: '{{count}} utilisateur ne peut pas réinitialiser son mot de passe.',
      count_many: '{{count}} d’utilisateurs ne peuvent pas réinitialiser leur mot de passe.',
      count_other: '{{count}} utilisateurs ne peuvent pas réinitialiser leur mot de passe.',
    },
    'users-can-use-a-second-factor': {
      zero: 'Tous les utilisateurs ont inscrit un second facteur.',
      count_one: '{{count}} utilisateur n’a pas inscrit de second facteur.',
      count_many: '{{count}} d’utilisateurs n’ont pas inscrit de second facteur.',
      count_other: '{{count}} utilisateurs n’ont pas inscrit de second facteur.',
    },
    'users-cannot-create-security-groups': {
      on: 'Les utilisateurs peuvent créer des groupes de sécurité.',
      off: 'Les utilisateurs ne peuvent pas créer de groupe de sécurité.',
    },
    'users-cannot-create-sites': {
      on: 'Les utilisateurs peuvent créer des sites SharePoint.',
      off: 'Les utilisateurs ne peuvent pas créer de site SharePoint.',
    },
    'users-cannot-create-tenants': {
      on: 'Les utilisateurs peuvent créer des locataires.',
      off: 'Les utilisateurs ne peuvent pas créer de locataire.',
    },
    'users-cannot-install-add-ins': {
      empty: 'Les utilisateurs ne peuvent pas installer de complément dans Outlook.',
      names: 'Les utilisateurs peuvent installer des compléments dans Outlook : {{names}}.',
      called: {
        'My Custom Apps': 'les leurs',
        'My Marketplace Apps': 'ceux du magasin',
        'My ReadWriteMailbox Apps': 'ceux qui lisent et modifient la boîte',
      },
    },
    'users-cannot-read-bitlocker-keys': {
      on: 'Les utilisateurs peuvent lire les clés BitLocker de leurs appareils.',
      off: 'Les utilisateurs ne peuvent pas lire les clés BitLocker de leurs appareils.',
    },
    'users-cannot-register-apps': {
      on: 'Les utilisateurs peuvent inscrire des applications.',
      off: 'Les utilisateurs ne peuvent pas inscrire d’application.',
    },
    'voice-calls-off': {
      values: {
        disabled: 'Les appels comme second facteur sont désactivés.',
        enabled: 'Les appels comme second facteur sont activés.',
      },
    },
    'web-mail-storage-providers-off': {
      on: 'Outlook sur le web peut ouvrir du stockage tiers.',
      off: 'Outlook sur le web ne peut pas ouvrir de stockage tiers.',
    },
    'web-sessions-time-out': {
      target: 'Les sessions web que personne n’utilise se terminent après {{duration}} au plus.',
      nothing: 'Les sessions web que personne n’utilise ne se terminent jamais.',
      duration: 'Les sessions web que personne n’utilise se terminent après {{duration}}.',
    },
  },
} satisfies Translation<'fr', 'checkFindings'>

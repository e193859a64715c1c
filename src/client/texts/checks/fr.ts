import type { CheckTexts } from './en.ts'

export const checks = {
  'admin-consent-workflow-on': {
    name: 'Le flux de consentement administrateur a des réviseurs',
    why: 'Si les utilisateurs ne peuvent pas consentir eux-mêmes, ils doivent pouvoir demander. Sans réviseurs, e-mails ni rappels, les demandes restent en attente et chacun cherche un détour.',
  },
  'admin-portals-need-a-second-factor': {
    name: 'Les portails d’administration exigent la MFA des admins',
    why: 'Un mot de passe d’administrateur deviné ou volé suffit à ouvrir les portails ou la gestion d’Azure et, avec eux, le locataire.',
  },
  'admin-self-service-reset-off': {
    name: 'Les admins ne réinitialisent pas eux-mêmes leur mot de passe',
    why: 'Qui contrôle le téléphone et la messagerie personnelle d’un administrateur peut réinitialiser le mot de passe et prendre le compte.',
  },
  'administrator-sessions-limited': {
    name: 'Les sessions d’administrateur durent 4 heures au plus',
    why: 'Un jeton volé dans le navigateur d’un administrateur reste utilisable des semaines. Les sessions persistantes survivent même à la fermeture du navigateur.',
  },
  'administrators-need-a-second-factor': {
    name: 'Les admins ont besoin de la MFA pour chaque application',
    why: 'Sinon, un mot de passe d’administrateur deviné ou volé suffit à prendre le locataire depuis n’importe où dans le monde.',
  },
  'administrators-use-phishing-resistant-methods': {
    name: 'Les admins utilisent une MFA résistante à l’hameçonnage',
    why: 'Les codes et les notifications push peuvent être relayés par une fausse page de connexion. Les clés d’accès, Windows Hello et les certificats, non.',
  },
  'app-certificates-short-lived': {
    name: 'Les certificats d’application durent 180 jours au plus',
    why: 'Un certificat divulgué continue d’ouvrir l’application jusqu’à son expiration, parfois pendant des années.',
  },
  'app-passwords-blocked': {
    name: 'L’ajout de secrets client aux applications est bloqué',
    why: 'Les secrets client finissent dans des scripts, des tickets et des dépôts, et qui en trouve un se connecte à la place de l’application. Les certificats et les identités managées ne se copient pas ainsi.',
  },
  'app-passwords-short-lived': {
    name: 'Les secrets client des applications durent 180 jours au plus',
    why: 'Personne ne remarque qu’un secret a fuité. Plus il dure, plus longtemps quelqu’un d’autre peut agir à la place de l’application.',
  },
  'authentication-transfer-blocked': {
    name: 'Le transfert d’authentification est bloqué',
    why: 'Une session ouverte peut passer sur un téléphone par un code QR. Qui parvient à voir ce code l’emporte sur un appareil que personne ne gère.',
  },
  'authenticator-lite-off': {
    name: 'Authenticator Lite est désactivé',
    why: 'Les approbations dans Outlook ne montrent ni l’application ni le lieu de la connexion ; une demande étrangère y est vite acceptée.',
  },
  'authenticator-shows-context': {
    name: 'Microsoft Authenticator affiche l’application et le lieu',
    why: 'Sans ces indications, la demande d’un attaquant ressemble en tout point à la sienne.',
  },
  'banned-passwords-enforced': {
    name: 'Une liste propre de mots de passe interdits est appliquée',
    why: 'Les utilisateurs forment leurs mots de passe avec le nom de l’entreprise, de ses produits et de sa ville, et les attaquants essaient d’abord ceux-là.',
  },
  'bookings-pages-limited': {
    name: 'Tous les utilisateurs ne peuvent pas publier de page Bookings',
    why: 'Une page de réservation publique porte le nom de l’entreprise et demande des données personnelles à des inconnus. Qui se fait passer pour un employé y gagne en crédibilité.',
  },
  'calendars-not-shared-with-everyone': {
    name: 'Les calendriers ne se partagent pas avec n’importe qui',
    why: 'Une stratégie de partage pour les anonymes ou pour tous les domaines permet de publier où l’on est et qui l’on rencontre. C’est la matière d’un hameçonnage crédible.',
  },
  'connection-allow-list-empty': {
    name: 'La liste d’adresses IP autorisées du filtre est vide',
    why: 'Le courrier d’une adresse listée échappe au filtrage du courrier indésirable et à l’authentification de l’expéditeur. Une adresse partagée ou détournée laisse tout passer.',
  },
  'connection-safe-list-off': {
    name: 'La liste fiable du filtre de connexion est désactivée',
    why: 'Elle laisse passer du courrier sans filtrage au gré d’une liste tierce que le client ne voit pas et ne contrôle pas.',
  },
  'customer-lockbox-on': {
    name: 'Customer Lockbox est activé',
    why: 'Sans lui, les ingénieurs de Microsoft peuvent ouvrir du contenu pour un dossier de support sans l’accord du client.',
  },
  'dangerous-attachments-blocked': {
    name: 'Le filtre des pièces jointes courantes bloque les exécutables',
    why: 'Un programme joint à un e-mail ne demande qu’un double-clic. L’antivirus ne connaît pas forcément le nouveau logiciel malveillant ; le type de fichier le trahit.',
  },
  'delivered-threats-removed': {
    name: 'La purge automatique zéro heure (ZAP) est active pour l’e-mail',
    why: 'Certains messages ne sont reconnus comme indésirables, hameçonnage ou malveillants qu’après leur remise. Sans elle, ils restent dans la boîte jusqu’à ce que quelqu’un clique.',
  },
  'device-code-flow-blocked': {
    name: 'Le flux de code d’appareil est bloqué',
    why: 'Un attaquant lance une connexion et envoie le code à l’utilisateur. Dès que celui-ci le saisit sur la vraie page de Microsoft, l’attaquant tient la session, MFA comprise.',
  },
  'device-enrolment-asks-every-time': {
    name: 'L’inscription à Intune exige toujours une nouvelle connexion',
    why: 'Avec une session volée, un attaquant peut inscrire son propre appareil, qui passe ensuite pour géré.',
  },
  'device-join-limited': {
    name: 'La jonction d’appareils à Microsoft Entra est restreinte',
    why: 'Si tout le monde peut joindre des appareils, un attaquant muni d’un compte volé le peut aussi, et le sien passe pour un appareil de l’entreprise.',
  },
  'device-registration-needs-a-second-factor': {
    name: 'Inscrire un appareil exige la MFA, à un seul endroit',
    why: 'Avec un simple mot de passe volé, un attaquant ajoute son propre appareil et garde ainsi l’accès. Si le réglage des appareils et l’accès conditionnel la demandent tous deux, la stratégie n’agit pas comme prévu.',
  },
  'devices-are-compliant': {
    name: 'Au moins 90 % des appareils gérés sont conformes',
    why: 'Les logiciels malveillants entrent par les appareils sans mises à jour, chiffrement ou protection. Si leur part augmente, les stratégies existent, mais personne ne les suit.',
  },
  'devices-per-user-limited': {
    name: 'Un utilisateur peut inscrire 20 appareils au plus',
    why: 'Avec une limite élevée, un compte volé peut remplir l’annuaire d’appareils que personne ne connaît.',
  },
  'devices-without-policy-not-compliant': {
    name: 'Un appareil sans stratégie de conformité est non conforme',
    why: 'Sinon, un appareil que rien n’a jamais vérifié compte comme conforme et satisfait à l’accès conditionnel.',
  },
  'direct-send-rejected': {
    name: 'Direct Send est rejeté',
    why: 'N’importe qui sur Internet peut remettre, sans authentification, du courrier prétendant venir du domaine du client, et il arrive comme du courrier interne.',
  },
  'directory-matching-blocked': {
    name: 'La correspondance souple et la prise de contrôle sont bloquées',
    why: 'Qui peut créer un compte dans l’annuaire local peut le faire correspondre à un compte du cloud, celui d’un administrateur par exemple, et s’en emparer.',
  },
  'dkim-signing-on': {
    name: 'Chaque domaine signe son courrier avec DKIM',
    why: 'Le courrier non signé est plus souvent classé indésirable, et DMARC ne repose plus que sur SPF, que les transferts font échouer. Une clé de moins de 2048 bits peut être trop faible.',
  },
  'email-codes-off': {
    name: 'Les codes à usage unique par e-mail sont désactivés',
    why: 'Un code dans une boîte aux lettres ne prouve plus rien dès que quelqu’un d’autre la lit.',
  },
  'email-self-sign-up-off': {
    name: 'L’inscription libre-service par e-mail est désactivée',
    why: 'Toute personne ayant une adresse du domaine peut créer un compte ou un abonnement dans le locataire à l’insu de l’informatique.',
  },
  'emergency-accounts-left-out': {
    name: 'Chaque stratégie d’accès conditionnel exclut un compte d’urgence',
    why: 'Sinon, une seule stratégie erronée ou une panne de la MFA bloque tous les administrateurs, et plus personne ne peut y remédier.',
  },
  'everyone-needs-a-second-factor': {
    name: 'Tout le monde a besoin de la MFA pour chaque application',
    why: 'Les mots de passe sont devinés, hameçonnés et réutilisés. La plupart des comptes piratés n’avaient rien d’autre pour les protéger.',
  },
  'everyone-signs-in-again': {
    name: 'Une fréquence de connexion s’applique à tous',
    why: 'Sans elle, une session sur un appareil perdu ou partagé dure pratiquement sans fin.',
  },
  'exchange-web-services-off': {
    name: 'Les services web Exchange sont désactivés ou limités',
    why: 'EWS donne toute la boîte aux lettres à n’importe quelle application munie d’un jeton. Les attaquants en profitent, et Microsoft le retire.',
  },
  'excluded-groups-covered-elsewhere': {
    name: 'Une autre stratégie couvre les groupes exclus de la MFA',
    why: 'Les exceptions se font dans l’urgence et s’oublient. Les membres d’un tel groupe se connectent avec un simple mot de passe.',
  },
  'external-forwarding-off': {
    name: 'Le transfert automatique vers l’extérieur est désactivé',
    why: 'Un transfert est l’une des premières choses qu’un attaquant met en place. Une copie de tout le courrier sort alors sans être vue, même après un changement de mot de passe.',
  },
  'external-second-factor-trusted': {
    name: 'La MFA du locataire d’origine des invités est approuvée',
    why: 'Sinon, les invités doivent inscrire ici un second facteur de plus. Ils le perdent avec le téléphone suivant, et les stratégies finissent avec des exceptions pour les invités.',
  },
  'external-sender-tag-on': {
    name: 'Outlook signale le courrier des expéditeurs externes',
    why: 'Sans ce signe, un e-mail au nom de la direction semble venir de l’intérieur.',
  },
  'external-sharing-limited': {
    name: 'SharePoint partage au plus avec les invités existants',
    why: 'Des réglages plus ouverts laissent créer de nouveaux invités ou des liens sans connexion. Ensuite, personne ne sait qui détient les fichiers.',
  },
  'few-global-administrators': {
    name: 'Il y a 2 à 4 administrateurs généraux',
    why: 'Avec un seul, un verrouillage est sans issue. Chacun de plus est un compte dont la perte entraîne celle du locataire.',
  },
  'forms-scanned-for-phishing': {
    name: 'Microsoft Forms recherche l’hameçonnage dans les formulaires',
    why: 'Avec un compte volé, un attaquant crée un formulaire qui demande leur mot de passe aux collègues. Il vient de l’intérieur et de chez Microsoft, alors on s’y fie.',
  },
  'global-administrator-needs-approval': {
    name: 'Activer le rôle Administrateur général exige une approbation',
    why: 'Sinon, un attaquant qui tient un compte éligible s’attribue le rôle le plus élevé sans que personne soit consulté.',
  },
  'global-administrators-not-local': {
    name: 'L’administrateur général n’est pas admin local à la jonction',
    why: 'Un administrateur général qui se connecte à des postes y laisse des informations d’identification qu’un logiciel malveillant peut récupérer.',
  },
  'google-administrators-have-a-second-factor': {
    name: 'Chaque super-administrateur a un second facteur',
    why: 'Le mot de passe deviné ou volé d’un super-administrateur ouvre toutes les boîtes et tous les fichiers de l’entreprise.',
  },
  'google-administrators-use-passkeys': {
    name: 'Les super-administrateurs se connectent uniquement par clé de sécurité',
    why: 'Les codes et les invites se relaient par une fausse page de connexion. Les clés de sécurité et les passkeys, non.',
  },
  'google-attachment-protection-on': {
    name: 'Gmail protège des pièces jointes dangereuses',
    why: 'Archives chiffrées, scripts et types inhabituels permettent aux logiciels malveillants de passer l’analyse.',
  },
  'google-automatic-forwarding-off': {
    name: 'Les utilisateurs ne peuvent pas transférer leur courrier automatiquement',
    why: 'Qui entre une fois dans une boîte la transfère et continue de lire après le changement du mot de passe.',
  },
  'google-calendars-show-no-details': {
    name: 'De l’extérieur, on voit seulement si quelqu’un est occupé',
    why: 'Noms de clients, liens de réunions et voyages aident à écrire un message crédible.',
  },
  'google-chat-with-outsiders-limited': {
    name: 'Le chat avec l’extérieur se limite aux domaines connus',
    why: 'Un inconnu dans le chat ressemble à un collègue, et aucun filtre de courrier ne regarde ce qu’il envoie.',
  },
  'google-drive-files-not-public': {
    name: 'Les fichiers ne peuvent pas être visibles par tous ceux qui ont le lien',
    why: 'Un lien circule dans les chats, les navigateurs et les messages transférés. Qui l’a lit le fichier sans se connecter.',
  },
  'google-drive-files-private-at-first': {
    name: 'Les nouveaux fichiers sont privés',
    why: 'Ce qui est ouvert à tous dès le début est trouvé par quiconque prend un seul compte.',
  },
  'google-drive-sharing-limited': {
    name: 'Les fichiers ne sont partagés qu’avec des domaines connus',
    why: 'Là où l’on partage avec n’importe qui, un compte volé copie tout vers un compte privé sans trace.',
  },
  'google-enrolment-within-a-week': {
    name: 'Les nouveaux utilisateurs ont une semaine au plus pour le second facteur',
    why: 'D’ici là un mot de passe suffit, et les comptes encore inutilisés restent ainsi.',
  },
  'google-few-super-administrators': {
    name: 'Il y a de deux à huit super-administrateurs',
    why: 'Un seul peut se retrouver bloqué. Parmi beaucoup, personne ne remarque un abus ou un oubli.',
  },
  'google-imap-and-pop-off': {
    name: 'Le courrier ne se lit pas par IMAP ni POP',
    why: 'Les anciens logiciels récupèrent toute la boîte, et ce qu’ils gardent échappe à l’entreprise.',
  },
  'google-less-secure-apps-off': {
    name: 'Les applications moins sécurisées ne peuvent pas se connecter',
    why: 'Elles se connectent par mot de passe seul. Deviné, il ouvre la boîte malgré le second facteur.',
  },
  'google-links-checked': {
    name: 'Gmail vérifie les liens et les images',
    why: 'Les adresses raccourcies et les images cachent où mène un lien et ce qu’il charge.',
  },
  'google-mail-scanned-before-delivery': {
    name: 'Le courrier suspect est mieux analysé avant remise',
    why: 'L’hameçonnage remis d’abord et jugé ensuite a déjà été lu.',
  },
  'google-marketplace-apps-restricted': {
    name: 'Les utilisateurs n’installent que des applications Marketplace approuvées',
    why: 'Une application lit le courrier et les fichiers de qui l’installe, même après un changement de mot de passe.',
  },
  'google-passwords-long': {
    name: 'Les mots de passe ont au moins 12 caractères',
    why: 'Un mot de passe court se trouve par essais, et ouvre ce qui n’a pas de second facteur.',
  },
  'google-passwords-not-reused': {
    name: 'Les anciens mots de passe ne sont pas réutilisables',
    why: 'Un mot de passe volé sert à nouveau dès que son propriétaire y revient.',
  },
  'google-passwords-strong': {
    name: 'Les mots de passe forts sont imposés',
    why: 'Les mots de passe de listes volées sont essayés en premier.',
  },
  'google-second-factor-enforced': {
    name: 'Tout le monde a besoin d’un second facteur',
    why: 'Sinon, un mot de passe deviné ou volé suffit à lire le courrier et les fichiers.',
  },
  'google-sessions-limited': {
    name: 'Les utilisateurs se reconnectent après 12 heures au plus',
    why: 'Une session volée dans un navigateur reste utilisable jusqu’à sa fin.',
  },
  'google-sms-codes-off': {
    name: 'Les codes par SMS ou appel ne sont pas acceptés',
    why: 'Les numéros se détournent chez l’opérateur, et les codes se dictent à qui appelle.',
  },
  'google-spoofing-protection-on': {
    name: 'Gmail protège des expéditeurs falsifiés',
    why: 'Un message qui semble venir de la direction est payé, ouvert et cru.',
  },
  'google-super-administrator-recovery-off': {
    name: 'Les super-administrateurs ne récupèrent pas eux-mêmes leur compte',
    why: 'Qui contrôle le téléphone ou la boîte privée d’un super-administrateur prend toute l’entreprise.',
  },
  'google-takeout-off': {
    name: 'Les utilisateurs ne peuvent pas exporter toutes leurs données',
    why: 'Avec Takeout, une session volée met une boîte et tous les fichiers dans un téléchargement.',
  },
  'google-unknown-apps-blocked': {
    name: 'Les applications non approuvées sont bloquées',
    why: 'Un clic sur « Autoriser » donne à une application étrangère un accès qu’aucun changement de mot de passe ne ferme.',
  },
  'google-user-recovery-off': {
    name: 'Les utilisateurs ne récupèrent pas eux-mêmes leur compte',
    why: 'Qui détourne un numéro ou une boîte privée réinitialise le mot de passe du compte professionnel.',
  },
  'group-creation-restricted': {
    name: 'La création de groupes Microsoft 365 est restreinte',
    why: 'Chaque groupe apporte une boîte aux lettres, un site et souvent une équipe. Sans contrôle, ils s’accumulent sans propriétaire, et des données dorment là où personne ne regarde.',
  },
  'groups-are-private': {
    name: 'Aucun groupe Microsoft 365 n’est public',
    why: 'Chacun dans l’entreprise peut rejoindre un groupe public et lire ses fichiers, ses e-mails et ses conversations. La plupart sont publics parce que personne n’y a pensé.',
  },
  'guest-directory-access-limited': {
    name: 'Les invités ont un accès limité à l’annuaire',
    why: 'Avec les droits d’un membre, un invité lit tous les utilisateurs, groupes et rôles et choisit ses cibles.',
  },
  'guest-invitations-limited': {
    name: 'Seuls les admins et les inviteurs d’invités peuvent inviter',
    why: 'Les invités ajoutés par n’importe qui restent dans l’annuaire avec des accès que personne n’a décidés ni ne revoit.',
  },
  'guests-cannot-own-groups': {
    name: 'Les invités ne peuvent pas être propriétaires de groupes',
    why: 'Un propriétaire ajoute des membres et donne ainsi des accès. Personne d’extérieur à l’entreprise ne devrait le faire.',
  },
  'guests-cannot-reshare': {
    name: 'Les invités ne partagent pas ce qui ne leur appartient pas',
    why: 'Un invité pourrait transmettre des fichiers à d’autres, et le client ne sait plus qui les détient.',
  },
  'guests-hold-no-privileged-role': {
    name: 'Aucun invité n’a de rôle à privilèges élevés',
    why: 'Le mot de passe, la MFA et l’appareil d’un invité dépendent d’une autre organisation. Si elle est compromise, ce locataire l’est aussi.',
  },
  'guests-need-a-second-factor': {
    name: 'Les invités ont besoin de la MFA pour toutes les applications',
    why: 'On ignore comment les invités protègent leurs mots de passe. Celui qui est volé chez un partenaire ouvre les données partagées avec lui.',
  },
  'impersonation-protection-on': {
    name: 'Les stratégies anti-hameçonnage détectent l’usurpation',
    why: 'Le courrier de noms et de domaines ressemblants passe le filtrage simple. Il finit le plus souvent par un virement sur le mauvais compte.',
  },
  'inactive-accounts-blocked': {
    name: 'Les comptes inutilisés depuis 30 jours sont bloqués',
    why: 'Un compte oublié garde ses accès, et nul ne remarque que quelqu’un d’autre commence à s’en servir.',
    advice:
      'Un compte est jugé inactif après 30 jours. Les organisations retiennent couramment 90 à 180 jours. Les comptes de service se connectent parfois rarement : examinez chacun avant de le bloquer.',
  },
  'inactive-devices-cleaned-up': {
    name: 'Intune retire les appareils après 90 jours inactifs au plus',
    why: 'Les entrées mortes masquent les appareils qui manquent vraiment de mises à jour, et les rapports comptent des appareils que plus personne n’a.',
  },
  'internal-malware-senders-reported': {
    name: 'Les admins sont avertis des logiciels malveillants internes',
    why: 'Un logiciel malveillant envoyé de l’intérieur signifie qu’un compte ou un appareil est compromis. Sans avertissement, il continue de se propager.',
  },
  'invitation-domains-restricted': {
    name: 'Les invités ne viennent que de domaines approuvés',
    why: 'Sans liste, les utilisateurs invitent n’importe qui, même à une adresse personnelle. Personne ne ferme ce compte quand l’intéressé change d’employeur.',
  },
  'invitations-bound-to-accounts': {
    name: 'Une invitation SharePoint ne vaut que pour le compte invité',
    why: 'Sinon, toute personne à qui l’on transfère une invitation peut l’accepter avec un autre compte, et la liste des invités ne dit plus qui a accès.',
  },
  'legacy-authentication-blocked': {
    name: 'L’authentification héritée est bloquée',
    why: 'Les anciens protocoles ignorent la MFA. La pulvérisation de mots de passe y réussit avec le seul mot de passe.',
    advice:
      '99 pour cent des attaques par pulvérisation de mots de passe et 97 pour cent des attaques par bourrage d’identifiants passent par l’authentification héritée. Là où elle est désactivée, 67 pour cent de comptes en moins sont compromis.',
  },
  'links-checked': {
    name: 'Liens fiables vérifie les liens dans l’e-mail, Teams et Office',
    why: 'Les attaquants ne changent souvent la page qu’après la remise du message. Sans vérification au moment du clic, l’utilisateur y arrive.',
  },
  'local-administrator-passwords-managed': {
    name: 'Windows LAPS est activé dans Microsoft Entra',
    why: 'Avec partout le même mot de passe d’administrateur local, un poste cassé ouvre tous les autres.',
  },
  'mail-tips-on': {
    name: 'Les infos-courrier signalent externes et nombreux destinataires',
    why: 'Sans elles, on ne remarque qu’après l’envoi qu’un message est parti à l’extérieur ou à des centaines de personnes. L’info devrait apparaître dès 25 destinataires.',
  },
  'mailbox-auditing-on': {
    name: 'L’audit des boîtes aux lettres est activé pour l’organisation',
    why: 'Après un incident, personne ne peut dire quels messages ont été lus, supprimés ou envoyés.',
  },
  'managed-device-required': {
    name: 'L’accès conditionnel demande un appareil géré',
    why: 'Un appareil non géré peut être non chiffré, sans correctifs ou infecté, et des données et jetons de l’entreprise y restent.',
  },
  'methods-policy-migrated': {
    name: 'La migration vers les méthodes d’authentification est terminée',
    why: 'Jusque-là, les anciens réglages de MFA et de SSPR comptent encore, et des méthodes désactivées dans la nouvelle stratégie fonctionnent toujours.',
  },
  'modern-authentication-on': {
    name: 'L’authentification moderne est activée pour Exchange Online',
    why: 'Sans elle, Outlook pour Windows se connecte, s’il y parvient, d’une façon qui ignore la MFA et l’accès conditionnel.',
  },
  'named-locations-used': {
    name: 'Des emplacements nommés existent et servent aux stratégies',
    why: 'Sans bureaux ni pays connus, les stratégies ne distinguent pas une connexion au bureau d’une connexion depuis un autre continent.',
  },
  'no-allowed-senders': {
    name: 'Les stratégies anti-spam n’autorisent ni expéditeur ni domaine',
    why: 'L’adresse d’un expéditeur peut être falsifiée. Un message au nom d’un expéditeur ou d’un domaine autorisé échappe à presque tout le filtrage.',
  },
  'no-app-can-make-administrators': {
    name: 'Aucune application ne peut attribuer de rôle d’administrateur',
    why: 'Avec une telle autorisation, qui trouve un secret de l’application est administrateur général, sans MFA et sans que personne se connecte.',
  },
  'no-mailbox-bypasses-auditing': {
    name: 'Aucune boîte aux lettres n’échappe à l’audit',
    why: 'Un compte ainsi exempté lit et supprime dans les boîtes aux lettres sans laisser de trace.',
  },
  'no-mailbox-forwards-outside': {
    name: 'Aucune boîte aux lettres ne transfère son courrier à l’extérieur',
    why: 'Un transfert mis en place par un attaquant continue d’envoyer des copies longtemps après le changement de mot de passe. Celui d’un employé emmène le courrier de l’entreprise dans une boîte personnelle.',
  },
  'no-permanent-privileged-roles': {
    name: 'Les rôles privilégiés ne sont pas attribués en permanence',
    why: 'Un rôle permanent attend jour et nuit celui qui vole le compte. Seuls deux comptes d’urgence devraient rester administrateurs généraux.',
  },
  'no-rule-lets-domains-through': {
    name: 'Aucune règle de flux de courrier n’exempte de domaine',
    why: 'Une règle qui fixe le SCL à -1 pour un domaine laisse passer aussi tous ceux qui falsifient ce domaine.',
  },
  'on-premises-passwords-protected': {
    name: 'La protection des mots de passe est appliquée dans Active Directory',
    why: 'En mode audit, les mots de passe faibles sont seulement journalisés. Ils sont acceptés sur site puis synchronisés vers le cloud.',
  },
  'one-drive-sync-restricted': {
    name: 'OneDrive ne se synchronise que sur des appareils de domaines connus',
    why: 'Sinon, les utilisateurs copient des bibliothèques entières sur des ordinateurs personnels, où elles restent après leur départ.',
  },
  'outbound-spam-limited': {
    name: 'Le courrier indésirable sortant est limité, bloqué et signalé',
    why: 'Une boîte détournée envoie des milliers de messages en une heure et fait mettre tout le domaine sur liste noire.',
  },
  'passkeys-on': {
    name: 'Les clés d’accès (FIDO2) sont activées avec attestation',
    why: 'Sans clés d’accès, il ne reste que des méthodes exposées à l’hameçonnage. Sans attestation, n’importe quelle clé est acceptée, d’où qu’elle vienne.',
  },
  'password-hashes-synchronized': {
    name: 'La synchronisation de hachage du mot de passe est activée',
    why: 'Sans elle, aucun recours si les serveurs locaux tombent ou sont chiffrés, et Microsoft ne peut pas signaler les mots de passe divulgués.',
  },
  'passwords-do-not-expire': {
    name: 'Les mots de passe n’expirent pas',
    why: 'Les changements forcés mènent à des mots de passe prévisibles, comme l’ancien suivi du chiffre d’après.',
  },
  'personal-devices-cannot-enroll': {
    name: 'Par défaut, un appareil personnel ne peut pas être inscrit',
    why: 'Un appareil privé géré passe pour celui de l’entreprise. Il en reçoit les applications, les données et l’accès, alors que son propriétaire ou un attaquant en garde le contrôle.',
  },
  'phishing-reportable': {
    name: 'Les utilisateurs peuvent signaler l’hameçonnage dans Outlook',
    why: 'Qui reconnaît un hameçonnage n’a nulle part où le dire, et le même message continue de tromper ses collègues.',
  },
  'preset-security-policies-on': {
    name: 'Une stratégie de sécurité prédéfinie protège tout le monde',
    why: 'Les stratégies faites à la main vieillissent, et ceux qu’elles oublient n’ont que les réglages par défaut. Les prédéfinies suivent d’elles-mêmes les nouvelles menaces.',
  },
  'privileged-accounts-of-the-cloud': {
    name: 'Les comptes privilégiés n’existent que dans le cloud',
    why: 'Qui prend l’annuaire local prend tous les comptes qui en sont synchronisés. Les administrateurs du cloud ne devraient pas en faire partie.',
  },
  'qr-codes-off': {
    name: 'L’authentification par code QR est désactivée',
    why: 'Un code imprimé avec un PIN est plus faible qu’un mot de passe avec MFA : le code se photographie et le PIN est court.',
  },
  'registering-users-not-local-administrators': {
    name: 'Joindre un appareil ne rend pas chacun administrateur local',
    why: 'Avec des droits d’administrateur local, un logiciel malveillant coupe la protection et s’installe, et les utilisateurs contournent toutes les règles.',
  },
  'registration-campaign-on': {
    name: 'La campagne d’inscription est activée',
    why: 'Les utilisateurs en restent aux SMS et aux appels tant que personne ne leur demande de configurer mieux.',
  },
  'resource-mailboxes-blocked': {
    name: 'Les boîtes de salle et d’équipement n’autorisent aucune connexion',
    why: 'Leurs mots de passe ne sont connus ni changés par personne, et la MFA y manque le plus souvent. Les attaquants s’en servent parce que nul ne les surveille.',
  },
  'retired-grant-not-used': {
    name: 'Aucune stratégie n’exige encore une app cliente approuvée',
    why: 'Les stratégies fondées sur ce contrôle retiré protègent moins qu’il n’y paraît. L’exigence d’une stratégie de protection des applications le remplace.',
  },
  'risks-in-separate-policies': {
    name: 'Risque utilisateur et risque de connexion sont séparés',
    why: 'Une stratégie avec les deux conditions ne s’applique que si les deux sont remplies ; la plupart des connexions à risque passent au travers.',
  },
  'risky-agents-blocked': {
    name: 'Les agents IA à haut risque sont bloqués',
    why: 'Un agent trompé ou détourné agit avec ses autorisations jour et nuit, plus vite que n’importe qui. Microsoft voit le risque ; seule une stratégie l’arrête.',
  },
  'risky-app-consent-blocked': {
    name: 'Les utilisateurs ne consentent pas aux applications à risque',
    why: 'Cet hameçonnage demande un accès plutôt qu’un mot de passe. La MFA n’y fait rien, et l’accès survit à un changement de mot de passe.',
  },
  'risky-sign-ins-handled': {
    name: 'Les connexions à haut risque sont bloquées ou exigent la MFA',
    why: 'Microsoft reconnaît l’attaque, mais sans stratégie la connexion aboutit quand même.',
  },
  'risky-users-handled': {
    name: 'Utilisateurs à haut risque : blocage ou nouveau mot de passe',
    why: 'Un mot de passe que l’on sait divulgué fonctionne jusqu’à ce que quelqu’un lise le rapport.',
  },
  'security-defaults-or-policies-on': {
    name: 'Paramètres de sécurité par défaut ou accès conditionnel actifs',
    why: 'Sans l’un ni l’autre, rien n’exige la MFA et rien n’arrête l’authentification héritée : seul un mot de passe protège le locataire.',
    advice:
      'Les paramètres de sécurité par défaut ne peuvent pas être activés tant que des stratégies d’accès conditionnel le sont. Une fois actifs, ils laissent aux utilisateurs un délai de grâce de 14 jours pour s’inscrire à la MFA.',
  },
  'security-info-registration-protected': {
    name: 'L’inscription des informations de sécurité est protégée',
    why: 'Avec un mot de passe volé, un attaquant inscrit son propre téléphone comme second facteur et passe dès lors la MFA.',
  },
  'sender-policies-honored': {
    name: 'Un échec DMARC est traité comme le demande le domaine',
    why: 'Les propriétaires de domaines publient le sort à réserver aux faux messages. Si on l’ignore, un message au nom d’une banque arrive quand même en boîte de réception.',
  },
  'session-tokens-protected': {
    name: 'La protection des jetons lie les sessions à leur appareil',
    why: 'Un jeton de session copié d’un ordinateur fonctionne partout, MFA comprise. Lié à son appareil, il ne vaut rien pour un voleur.',
  },
  'shared-files-scanned': {
    name: 'Pièces jointes fiables analyse SharePoint, OneDrive et Teams',
    why: 'Un fichier infecté dans une bibliothèque atteint tous ceux qui l’ouvrent. Sans Documents fiables, on quitte le mode protégé pour des fichiers que personne n’a vérifiés.',
  },
  'shared-mailboxes-blocked': {
    name: 'Les boîtes aux lettres partagées n’autorisent aucune connexion',
    why: 'Les membres ouvrent une boîte partagée avec leur propre compte. Un mot de passe à elle circule, ne change jamais, et nul ne sait ensuite qui s’en est servi.',
  },
  'sharepoint-idle-sign-out': {
    name: 'SharePoint déconnecte les inactifs en une heure au plus',
    why: 'Sur un ordinateur partagé, la personne suivante trouve les fichiers de la précédente.',
  },
  'sharepoint-legacy-authentication-off': {
    name: 'Les apps sans authentification moderne n’ouvrent pas SharePoint',
    why: 'Les anciens clients se connectent avec le seul mot de passe et contournent la MFA et l’accès conditionnel.',
  },
  'sharing-domains-restricted': {
    name: 'SharePoint ne partage qu’avec des domaines autorisés',
    why: 'Sans liste, les utilisateurs partagent avec des adresses personnelles et avec quiconque le demande.',
  },
  'sign-ins-limited-by-country': {
    name: 'Les connexions depuis les pays sans activité sont bloquées',
    why: 'La plupart des attaques viennent d’endroits où l’entreprise n’a personne. Bloquer ces pays en arrête beaucoup avant même l’essai d’un mot de passe.',
  },
  'smart-lockout-strict': {
    name: 'Le verrouillage intelligent agit dès 10 essais, une minute au moins',
    why: 'Des seuils plus élevés et des verrouillages plus courts donnent plus d’essais par heure à qui devine des mots de passe.',
  },
  'sms-codes-off': {
    name: 'Les SMS sont désactivés comme méthode d’authentification',
    why: 'Les SMS peuvent être interceptés, détournés par un échange de carte SIM ou soutirés à l’utilisateur.',
  },
  'sms-sign-in-off': {
    name: 'Personne ne se connecte avec son numéro de téléphone',
    why: 'Le SMS remplace alors le mot de passe, et qui a le numéro a le compte.',
  },
  'smtp-authentication-off': {
    name: 'SMTP AUTH est désactivé pour l’organisation',
    why: 'Il accepte un nom et un mot de passe sans MFA et est une cible courante de la pulvérisation de mots de passe. Les appareils qui en ont besoin peuvent l’avoir sur leur propre boîte.',
  },
  'spam-and-phish-quarantined': {
    name: 'Hameçonnage et spam à probabilité élevée vont en quarantaine',
    why: 'Dans le dossier Courrier indésirable, les utilisateurs les trouvent et les ouvrent. Gardé moins de 30 jours, un message retenu à tort disparaît avant qu’on le réclame.',
  },
  'strongest-method-preferred': {
    name: 'La MFA préférée par le système est activée',
    why: 'Sans elle, on demande encore un code par SMS à ceux qui ont une clé d’accès, et les attaquants choisissent la voie la plus faible.',
  },
  'suspicious-prompts-reportable': {
    name: 'Les utilisateurs peuvent signaler une demande MFA suspecte',
    why: 'Une demande que personne n’a provoquée signifie que le mot de passe est connu. Si l’on peut seulement la refuser, l’informatique n’en sait rien.',
  },
  'synchronization-accounts-left-out': {
    name: 'L’accès conditionnel exclut les comptes de synchronisation',
    why: 'Un programme ne peut pas répondre à une demande de MFA. Si une stratégie l’exige, la synchronisation s’arrête et les comptes des personnes parties restent ouverts dans le cloud.',
  },
  'teams-threats-removed': {
    name: 'La purge automatique zéro heure (ZAP) est active pour Teams',
    why: 'Les liens et fichiers qui se révèlent malveillants plus tard restent dans les conversations jusqu’à ce que quelqu’un les ouvre.',
  },
  'temporary-access-pass-once': {
    name: 'Le passe d’accès temporaire sert une fois, 8 heures au plus',
    why: 'S’il n’est pas activé, les méthodes sans mot de passe ne peuvent pas être configurées sûrement. Un passe valable plusieurs fois ou des jours est un mot de passe qui compte en plus comme MFA.',
  },
  'third-party-storage-off': {
    name: 'Microsoft 365 sur le web n’ouvre aucun stockage tiers',
    why: 'Les utilisateurs ouvrent et enregistrent des fichiers de l’entreprise dans des comptes personnels Dropbox ou Google, hors de toute règle de partage.',
  },
  'unified-audit-log-on': {
    name: 'Le journal d’audit unifié est activé',
    why: 'Sans lui, aucun incident ne peut être analysé et les alertes qui le lisent se taisent. Rien n’est enregistré après coup.',
    advice: 'Après une modification, il peut s’écouler jusqu’à 60 minutes avant qu’elle prenne effet.',
  },
  'unknown-platforms-blocked': {
    name: 'Les plateformes d’appareil inconnues sont bloquées',
    why: 'Les stratégies qui nomment des plateformes ne s’appliquent à aucune autre. Il suffit d’en annoncer une inconnue pour les contourner.',
  },
  'unmanaged-devices-limited-by-apps': {
    name: 'Les restrictions imposées par l’application valent pour Office 365',
    why: 'Sans elles, des fichiers de SharePoint et des pièces jointes d’Outlook sur le web sont téléchargés sur des appareils que personne ne gère.',
  },
  'unsafe-attachments-blocked': {
    name: 'Pièces jointes fiables ouvre et bloque les fichiers dangereux',
    why: 'Les antivirus ne connaissent pas un logiciel fait pour une seule attaque. Seule l’ouverture isolée du fichier montre ce qu’il fait, et elle doit précéder sa remise à l’utilisateur.',
  },
  'usage-reports-show-names': {
    name: 'Les rapports d’utilisation montrent les vrais noms',
    why: 'Avec des noms masqués, impossible de dire qui utilise une licence, et les rapports d’ici ne montrent personne.',
  },
  'user-consent-off': {
    name: 'Les utilisateurs ne consentent pas eux-mêmes aux applications',
    why: 'Un clic donne à une application inconnue un accès durable au courrier et aux fichiers. Elle n’a pas besoin du mot de passe, et la MFA ne l’arrête pas.',
  },
  'users-can-reset-passwords': {
    name: 'Tous les utilisateurs peuvent réinitialiser leur mot de passe',
    why: 'Sinon ils appellent l’assistance, et les attaquants qui se font passer pour eux aussi. Le libre-service demande des méthodes qu’une voix au téléphone n’a pas.',
    advice: 'Exigez 2 méthodes pour la réinitialisation de mot de passe en libre-service.',
  },
  'users-can-use-a-second-factor': {
    name: 'Tous les utilisateurs ont inscrit une méthode de MFA',
    why: 'Qui n’a rien inscrit peut être devancé : avec le mot de passe, un attaquant inscrit sa propre méthode et passe dès lors toute demande de MFA.',
  },
  'users-cannot-create-security-groups': {
    name: 'Les utilisateurs ne créent pas de groupes de sécurité',
    why: 'Les groupes que chacun crée finissent avec des accès que personne n’a décidés, et les noms d’allure officielle trompent.',
  },
  'users-cannot-create-sites': {
    name: 'Les utilisateurs ne créent pas de sites SharePoint',
    why: 'Des sites naissent sans propriétaire, sauvegarde ni règles de partage, et des données dorment là où personne ne regarde.',
  },
  'users-cannot-create-tenants': {
    name: 'Les utilisateurs ne créent pas de locataires',
    why: 'Qui crée un locataire en est l’administrateur général. Les données de l’entreprise qui s’y trouvent échappent à l’informatique.',
  },
  'users-cannot-install-add-ins': {
    name: 'Les utilisateurs n’installent pas eux-mêmes de complément Outlook',
    why: 'Un complément peut lire chaque message ouvert et l’envoyer ailleurs. Quelqu’un devrait l’examiner avant qu’il n’entre dans une boîte aux lettres.',
  },
  'users-cannot-read-bitlocker-keys': {
    name: 'Les utilisateurs ne lisent pas leurs clés BitLocker',
    why: 'Avec un compte volé et l’ordinateur portable, un voleur lit la clé de récupération et déchiffre le disque.',
  },
  'users-cannot-register-apps': {
    name: 'Les utilisateurs n’inscrivent pas d’applications',
    why: 'Une application inscrite est un moyen discret de rester : ses propres informations d’identification survivent au mot de passe de l’utilisateur.',
  },
  'voice-calls-off': {
    name: 'Les appels vocaux sont désactivés comme authentification',
    why: 'Les appels peuvent être renvoyés, et quand le téléphone ne cesse de sonner, la touche # est vite pressée.',
  },
  'web-mail-storage-providers-off': {
    name: 'Outlook sur le web ne propose aucun stockage tiers',
    why: 'Les utilisateurs joignent depuis des comptes cloud personnels et y enregistrent ; des données de l’entreprise sortent sans être vues.',
  },
  'web-sessions-time-out': {
    name: 'Les sessions web inactives se terminent en 3 heures au plus',
    why: 'Un navigateur laissé ouvert sur un ordinateur partagé reste connecté pour la personne suivante.',
  },
} satisfies CheckTexts

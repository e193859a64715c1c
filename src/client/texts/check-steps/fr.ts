import type { Translation } from '../translation.ts'

export const checkSteps = {
  'admin-portals-need-a-second-factor': {
    steps: {
      1: 'Choisissez « New policy » ; sous « Users » › « Directory roles », sélectionnez les rôles d’administrateur, et excluez le groupe des comptes d’urgence.',
      2: 'Sous « Target resources », sélectionnez « Microsoft Admin Portals » et « Windows Azure Service Management API ».',
      3: 'Sous « Grant », choisissez « Require multifactor authentication ».',
      4: 'Créez-la en « Report-only », regardez dans les journaux de connexion qui elle arrêterait, puis passez-la à « On ».',
    },
    breaks:
      'Les administrateurs sans méthode inscrite ne peuvent plus ouvrir les portails d’administration. « User registration details », sous « Authentication methods », montre qui n’en a aucune.',
  },
  'administrator-sessions-limited': {
    steps: {
      1: 'Choisissez « New policy » ; sous « Users » › « Directory roles », sélectionnez les rôles d’administrateur, et excluez le groupe des comptes d’urgence.',
      2: 'Sous « Target resources », incluez « All resources ».',
      3: 'Sous « Session », réglez « Sign-in frequency » sur 4 heures et « Persistent browser session » sur « Never persistent ».',
      4: 'Créez-la en « Report-only », regardez dans les journaux de connexion qui elle arrêterait, puis passez-la à « On ».',
    },
    breaks:
      'Les administrateurs se reconnectent dans la journée, et les scripts exécutés en tant qu’administrateur s’arrêtent après quatre heures. Passez-les d’abord à une application ou à une identité managée.',
  },
  'administrators-need-a-second-factor': {
    steps: {
      1: 'Choisissez « New policy » ; sous « Users » › « Directory roles », sélectionnez les rôles d’administrateur, et excluez le groupe des comptes d’urgence.',
      2: 'Sous « Target resources », incluez « All resources ».',
      3: 'Sous « Grant », choisissez « Require multifactor authentication ».',
      4: 'Créez-la en « Report-only », regardez dans les journaux de connexion qui elle arrêterait, puis passez-la à « On ».',
      5: 'Sans Microsoft Entra ID P1, activez plutôt les paramètres de sécurité par défaut : « Overview » › « Properties » › « Manage security defaults ».',
    },
    breaks:
      'Les administrateurs sans méthode inscrite ne peuvent pas se connecter, et les scripts qui utilisent le mot de passe d’un administrateur échouent. « User registration details » et les journaux de connexion montrent les deux.',
  },
  'administrators-use-phishing-resistant-methods': {
    steps: {
      1: 'Faites inscrire à chaque administrateur une clé d’accès, Windows Hello Entreprise ou un certificat.',
      2: 'Choisissez « New policy » ; sous « Users » › « Directory roles », sélectionnez les rôles d’administrateur, et excluez le groupe des comptes d’urgence.',
      3: 'Sous « Target resources », incluez « All resources ».',
      4: 'Sous « Grant », choisissez « Require authentication strength » et « Phishing-resistant MFA ».',
      5: 'Créez-la en « Report-only », regardez dans les journaux de connexion qui elle arrêterait, puis passez-la à « On ».',
    },
    breaks:
      'Les administrateurs qui n’ont qu’une application d’authentification ou des SMS ne peuvent plus se connecter. « User registration details » montre les méthodes de chacun.',
  },
  'authentication-transfer-blocked': {
    steps: {
      1: 'Choisissez « New policy » ; sous « Users », incluez « All users » et excluez le groupe des comptes d’urgence.',
      2: 'Sous « Target resources », incluez « All resources ».',
      3: 'Sous « Conditions » › « Authentication flows », sélectionnez « Authentication transfer ».',
      4: 'Sous « Grant », choisissez « Block access ».',
      5: 'Créez-la en « Report-only », regardez dans les journaux de connexion qui elle arrêterait, puis passez-la à « On ».',
    },
    breaks:
      'Les utilisateurs ne peuvent plus passer une session sur leur téléphone par un code QR et doivent s’y connecter. Les journaux de connexion, filtrés par « Original transfer method », montrent qui le fait.',
  },
  'device-code-flow-blocked': {
    steps: {
      1: 'Choisissez « New policy » ; sous « Users », incluez « All users » et excluez le groupe des comptes d’urgence.',
      2: 'Sous « Target resources », incluez « All resources ».',
      3: 'Sous « Conditions » › « Authentication flows », sélectionnez « Device code flow ».',
      4: 'Sous « Grant », choisissez « Block access ».',
      5: 'Créez-la en « Report-only », regardez dans les journaux de connexion qui elle arrêterait, puis passez-la à « On ».',
    },
    breaks:
      'Les salles de réunion, les écrans partagés et les outils en ligne de commande qui se connectent avec un code ne fonctionnent plus. Les journaux de connexion, filtrés par « Authentication protocol » et « Device code », montrent lesquels ; excluez leurs comptes ou changez-les d’abord.',
  },
  'device-enrolment-asks-every-time': {
    steps: {
      1: 'Choisissez « New policy » ; sous « Users », incluez « All users » et excluez le groupe des comptes d’urgence.',
      2: 'Sous « Target resources », sélectionnez « Microsoft Intune Enrollment » ; s’il n’y figure pas, créez d’abord le principal de service avec l’ID d’application d4ebce55-015a-49b5-a083-c84d1797ae8c.',
      3: 'Sous « Grant », choisissez « Require multifactor authentication ».',
      4: 'Sous « Session », réglez « Sign-in frequency » sur « Every time ».',
      5: 'Créez-la en « Report-only », regardez dans les journaux de connexion qui elle arrêterait, puis passez-la à « On ».',
    },
    breaks:
      'Qui inscrit un appareil se connecte avec la MFA à ce moment-là. Une inscription sans personne devant l’appareil peut échouer ; demandez à qui prépare les appareils comment il procède.',
  },
  'device-registration-needs-a-second-factor': {
    steps: {
      1: 'Choisissez « New policy » ; sous « Users », incluez « All users » et excluez le groupe des comptes d’urgence.',
      2: 'Sous « Target resources » › « User actions », sélectionnez « Register or join devices ».',
      3: 'Sous « Grant », choisissez « Require multifactor authentication ».',
      4: 'Créez-la en « Report-only », regardez dans les journaux de connexion qui elle arrêterait, puis passez-la à « On ».',
      5: 'Sous « Devices » › « Device settings », réglez sur « No » l’option qui exige la MFA pour inscrire ou joindre des appareils ; elle gêne la stratégie.',
    },
    breaks:
      'Qui prépare un appareil a besoin d’une méthode inscrite. Les nouveaux employés n’en ont aucune le premier jour : donnez-leur un passe d’accès temporaire.',
  },
  'devices-are-compliant': {
    steps: {
      1: 'Regardez quels appareils ne sont pas conformes et quel réglage manque à chacun.',
      2: 'Corrigez d’abord ce qui manque à beaucoup, comme le chiffrement ou une version à jour du système.',
      3: 'Faites vérifier les autres dans l’application « Company Portal » par ceux qui les utilisent.',
      4: 'Mettez hors service les appareils que plus personne n’utilise.',
    },
    breaks:
      'Cela seul n’interrompt personne. Là où une stratégie exige un appareil conforme, qui travaille sur un autre reste dehors jusqu’à ce qu’il le soit.',
  },
  'emergency-accounts-left-out': {
    steps: {
      1: 'Créez deux comptes qui n’existent que dans le cloud, chacun avec le rôle « Global Administrator » et une clé d’accès ou un certificat, et mettez-les dans un groupe.',
      2: 'Ouvrez chaque stratégie activée, et ajoutez ce groupe sous « Users » › « Exclude ».',
      3: 'Configurez une alerte pour chaque connexion de ces comptes.',
    },
    breaks:
      'Personne n’est interrompu. Ces comptes échappent aux stratégies : mettez leurs clés sous clé et surveillez leurs connexions.',
  },
  'everyone-needs-a-second-factor': {
    steps: {
      1: 'Choisissez « New policy » ; sous « Users », incluez « All users » et excluez le groupe des comptes d’urgence.',
      2: 'Sous « Target resources », incluez « All resources ».',
      3: 'Sous « Grant », choisissez « Require multifactor authentication ».',
      4: 'Créez-la en « Report-only », regardez dans les journaux de connexion qui elle arrêterait, puis passez-la à « On ».',
      5: 'Sans Microsoft Entra ID P1, activez plutôt les paramètres de sécurité par défaut : « Overview » › « Properties » › « Manage security defaults ».',
    },
    breaks:
      'Les utilisateurs sans méthode inscrite doivent s’inscrire à leur prochaine connexion. Les comptes de service, les scripts et les appareils qui n’utilisent qu’un mot de passe échouent ; les journaux de connexion les montrent tant que la stratégie est en « Report-only ».',
  },
  'everyone-signs-in-again': {
    steps: {
      1: 'Choisissez « New policy » ; sous « Users », incluez « All users » et excluez le groupe des comptes d’urgence.',
      2: 'Sous « Target resources », incluez « All resources ».',
      3: 'Sous « Session », réglez « Sign-in frequency » sur un nombre de jours, par exemple 7.',
      4: 'Créez-la en « Report-only », regardez dans les journaux de connexion qui elle arrêterait, puis passez-la à « On ».',
    },
    breaks:
      'Passé ce délai, chacun se reconnecte sur chaque appareil. Les salles de réunion, les bornes et les écrans partagés s’arrêtent jusque-là ; excluez leurs comptes.',
  },
  'excluded-groups-covered-elsewhere': {
    steps: {
      1: 'Cherchez les stratégies qui excluent le groupe trouvé ici.',
      2: 'Retirez du groupe ceux qui n’ont plus besoin de l’exception.',
      3: 'Choisissez « New policy », incluez ce groupe sous « Users », et exigez-y autre chose, par exemple un appareil géré.',
      4: 'Créez-la en « Report-only », regardez dans les journaux de connexion qui elle arrêterait, puis passez-la à « On ».',
    },
    breaks:
      'Les membres du groupe doivent satisfaire à la nouvelle stratégie, et qui ne le peut pas reste dehors. Les journaux de connexion les montrent tant que la stratégie est en « Report-only ».',
  },
  'few-global-administrators': {
    steps: {
      1: 'Regardez sous « Assignments » qui a le rôle.',
      2: 'Gardez deux à quatre personnes, comptes d’urgence compris.',
      3: 'Donnez aux autres le plus petit rôle qui suffit à leur travail, comme « User Administrator » ou « Exchange Administrator ».',
      4: 'Retirez-leur l’attribution de « Global Administrator ».',
    },
    breaks:
      'Ces personnes, et les scripts exécutés sous leurs comptes, perdent ce que seul un administrateur général peut faire. Les journaux d’audit montrent ce que chacune a fait dernièrement.',
  },
  'global-administrator-needs-approval': {
    steps: {
      1: 'Choisissez « Edit », et cochez « Require approval to activate ».',
      2: 'Sélectionnez au moins deux personnes qui approuvent.',
      3: 'Choisissez « Update ».',
    },
    breaks:
      'Qui a besoin du rôle attend que quelqu’un approuve. Veillez à ce que quelqu’un le puisse aussi la nuit, et que les comptes d’urgence aient le rôle en permanence.',
  },
  'google-administrators-have-a-second-factor': {
    steps: {
      1: 'Faites activer la validation en deux étapes par chaque personne nommée ici dans son compte Google.',
      2: 'Vérifiez dans la liste des utilisateurs que « 2-step verification enrollment » indique « Enrolled ».',
    },
    breaks: 'Ceux qui n’ont pas encore de second facteur doivent en configurer un.',
  },
  'google-administrators-use-passkeys': {
    steps: {
      1: 'Sélectionnez l’organisation en haut de la liste, puis chaque unité ou groupe pour lequel autre chose est défini.',
      2: 'Définissez « Methods » sur « Only security key » et enregistrez.',
    },
    breaks:
      'Les administrateurs sans clé ni passkey ne peuvent plus se connecter. Faites d’abord enregistrer deux clés à chacun.',
  },
  'google-attachment-protection-on': {
    steps: {
      1: 'Sélectionnez l’organisation en haut de la liste, puis chaque unité ou groupe pour lequel autre chose est défini.',
      2: 'Activez toutes les protections sous « Attachments » et enregistrez.',
    },
    breaks:
      'Certains messages avec des pièces jointes inhabituelles vont dans le spam ou portent un avertissement.',
  },
  'google-automatic-forwarding-off': {
    steps: {
      1: 'Sélectionnez l’organisation en haut de la liste, puis chaque unité ou groupe pour lequel autre chose est défini.',
      2: 'Désactivez « Automatic forwarding » et enregistrez.',
    },
    breaks: 'Le courrier que quelqu’un transfère lui-même n’y arrive plus.',
  },
  'google-calendars-show-no-details': {
    steps: {
      1: 'Sélectionnez l’organisation en haut de la liste, puis chaque unité ou groupe pour lequel autre chose est défini.',
      2: 'Définissez « External sharing options for primary calendars » sur « Only free/busy information (hide event details) » et enregistrez.',
      3: 'Définissez « External sharing options for secondary calendars » sur « Only free/busy information (hide event details) » et enregistrez.',
    },
    breaks: 'Les personnes extérieures qui consultent un agenda n’en voient plus les détails.',
  },
  'google-chat-with-outsiders-limited': {
    steps: {
      1: 'Sélectionnez l’organisation en haut de la liste, puis chaque unité ou groupe pour lequel autre chose est défini.',
      2: 'Activez « Only allow this for allowlisted domains » et enregistrez.',
    },
    breaks:
      'Les discussions avec d’autres domaines prennent fin. Ajoutez d’abord les domaines des partenaires.',
  },
  'google-drive-files-not-public': {
    steps: {
      1: 'Sélectionnez l’organisation en haut de la liste, puis chaque unité ou groupe pour lequel autre chose est défini.',
      2: 'Désactivez « When sharing outside is allowed, users can make files and published web content visible to anyone with the link » et enregistrez.',
    },
    breaks:
      'Les utilisateurs ne peuvent plus publier de fichiers. Les liens déjà publics sont à chercher à part.',
  },
  'google-drive-files-private-at-first': {
    steps: {
      1: 'Sélectionnez l’organisation en haut de la liste, puis chaque unité ou groupe pour lequel autre chose est défini.',
      2: 'Définissez « General access default » sur « Private to the owner » et enregistrez.',
    },
    breaks: 'Les nouveaux fichiers se partagent à la main. Les fichiers existants gardent leurs accès.',
  },
  'google-drive-sharing-limited': {
    steps: {
      1: 'Sélectionnez l’organisation en haut de la liste, puis chaque unité ou groupe pour lequel autre chose est défini.',
      2: 'Définissez « Sharing outside the organization » sur « Allowlisted domains » et enregistrez.',
    },
    breaks:
      'Le partage avec d’autres domaines ne fonctionne plus. Ajoutez d’abord les domaines des partenaires.',
  },
  'google-enrolment-within-a-week': {
    steps: {
      1: 'Sélectionnez l’organisation en haut de la liste, puis chaque unité ou groupe pour lequel autre chose est défini.',
      2: 'Définissez « New user enrollment period » sur « 1 week » et enregistrez.',
    },
    breaks: 'Les nouveaux utilisateurs qui attendent plus longtemps doivent demander à un administrateur.',
  },
  'google-few-super-administrators': {
    steps: {
      1: 'Regardez sous « Admins » qui détient le rôle.',
      2: 'Donnez un rôle plus petit à ceux qui n’en ont pas besoin et retirez-leur celui-ci ; s’il n’y en a qu’un, donnez-le à une deuxième personne.',
    },
    breaks: 'Qui perd le rôle ne peut plus modifier les paramètres de toute l’entreprise.',
  },
  'google-imap-and-pop-off': {
    steps: {
      1: 'Sélectionnez l’organisation en haut de la liste, puis chaque unité ou groupe pour lequel autre chose est défini.',
      2: 'Désactivez tout sous « POP and IMAP access » et enregistrez.',
    },
    breaks:
      'Les logiciels en IMAP ou POP ne reçoivent plus de courrier. Passez d’abord leurs utilisateurs à Gmail.',
  },
  'google-less-secure-apps-off': {
    steps: {
      1: 'Sélectionnez l’organisation en haut de la liste, puis chaque unité ou groupe pour lequel autre chose est défini.',
      2: 'Choisissez « Disable access to less secure apps » et enregistrez.',
    },
    breaks: 'Les anciens scanners et logiciels qui envoient le mot de passe ne fonctionnent plus.',
  },
  'google-links-checked': {
    steps: {
      1: 'Sélectionnez l’organisation en haut de la liste, puis chaque unité ou groupe pour lequel autre chose est défini.',
      2: 'Activez toutes les protections sous « Links and external images » et enregistrez.',
    },
    breaks: 'Un avertissement s’affiche avant de suivre un lien vers une page inconnue.',
  },
  'google-mail-scanned-before-delivery': {
    steps: {
      1: 'Sélectionnez l’organisation en haut de la liste, puis chaque unité ou groupe pour lequel autre chose est défini.',
      2: 'Activez « Enhanced pre-delivery message scanning » et enregistrez.',
    },
    breaks: 'Les messages suspects arrivent quelques minutes plus tard.',
  },
  'google-marketplace-apps-restricted': {
    steps: {
      1: 'Sélectionnez l’organisation en haut de la liste, puis chaque unité ou groupe pour lequel autre chose est défini.',
      2: 'Choisissez « Allow users to install and run only selected apps from the Marketplace » et enregistrez.',
    },
    breaks:
      'Les utilisateurs ne peuvent plus ajouter d’autres applications. Approuvez d’abord celles en usage.',
  },
  'google-passwords-long': {
    steps: {
      1: 'Sélectionnez l’organisation en haut de la liste, puis chaque unité ou groupe pour lequel autre chose est défini.',
      2: 'Définissez « Minimum length » sur « 12 » et enregistrez.',
    },
    breaks: 'Les utilisateurs au mot de passe plus court en choisissent un autre à la prochaine demande.',
  },
  'google-passwords-not-reused': {
    steps: {
      1: 'Sélectionnez l’organisation en haut de la liste, puis chaque unité ou groupe pour lequel autre chose est défini.',
      2: 'Désactivez « Allow password reuse » et enregistrez.',
    },
    breaks: 'Qui change son mot de passe doit en choisir un nouveau.',
  },
  'google-passwords-strong': {
    steps: {
      1: 'Sélectionnez l’organisation en haut de la liste, puis chaque unité ou groupe pour lequel autre chose est défini.',
      2: 'Activez « Enforce strong password » et enregistrez.',
    },
    breaks: 'Les utilisateurs au mot de passe faible en choisissent un autre à la prochaine demande.',
  },
  'google-second-factor-enforced': {
    steps: {
      1: 'Sélectionnez l’organisation en haut de la liste, puis chaque unité ou groupe pour lequel autre chose est défini.',
      2: 'Définissez « Enforcement » sur « On » et enregistrez.',
    },
    breaks: 'Passé le délai, les utilisateurs sans second facteur ne peuvent plus se connecter.',
  },
  'google-sessions-limited': {
    steps: {
      1: 'Sélectionnez l’organisation en haut de la liste, puis chaque unité ou groupe pour lequel autre chose est défini.',
      2: 'Définissez « Web session duration » sur « 12 hours » et enregistrez.',
    },
    breaks: 'Les utilisateurs se connectent une fois par jour de travail.',
  },
  'google-sms-codes-off': {
    steps: {
      1: 'Sélectionnez l’organisation en haut de la liste, puis chaque unité ou groupe pour lequel autre chose est défini.',
      2: 'Définissez « Methods » sur « Any except verification codes via text, phone call » et enregistrez.',
    },
    breaks: 'Qui n’a que des codes par SMS doit d’abord configurer une autre méthode.',
  },
  'google-spoofing-protection-on': {
    steps: {
      1: 'Sélectionnez l’organisation en haut de la liste, puis chaque unité ou groupe pour lequel autre chose est défini.',
      2: 'Activez toutes les protections sous « Spoofing and authentication » et enregistrez.',
    },
    breaks: 'Certains messages d’expéditeurs mal configurés sont marqués ou vont dans le spam.',
  },
  'google-super-administrator-recovery-off': {
    steps: {
      1: 'Sélectionnez l’organisation en haut de la liste, puis chaque unité ou groupe pour lequel autre chose est défini.',
      2: 'Désactivez « Allow super admins to recover their account » et enregistrez.',
    },
    breaks: 'Un super-administrateur qui a oublié son mot de passe a besoin d’un autre.',
  },
  'google-takeout-off': {
    steps: {
      1: 'Sélectionnez l’organisation en haut de la liste, puis chaque unité ou groupe pour lequel autre chose est défini.',
      2: 'Définissez « Google Takeout » sur « OFF for everyone » et enregistrez.',
    },
    breaks:
      'Les utilisateurs ne peuvent plus télécharger toutes leurs données. Activez-le pour ceux qui partent.',
  },
  'google-unknown-apps-blocked': {
    steps: {
      1: 'Sélectionnez l’organisation en haut de la liste, puis chaque unité ou groupe pour lequel autre chose est défini.',
      2: 'Définissez « Unconfigured third-party apps » sur « Don’t allow users to access any third-party apps » et enregistrez.',
    },
    breaks:
      'Les applications non approuvées cessent de fonctionner. Regardez d’abord lesquelles servent et approuvez-les.',
  },
  'google-user-recovery-off': {
    steps: {
      1: 'Sélectionnez l’organisation en haut de la liste, puis chaque unité ou groupe pour lequel autre chose est défini.',
      2: 'Désactivez « Allow users and non-super admins to recover their account » et enregistrez.',
    },
    breaks: 'Qui a oublié son mot de passe s’adresse à un administrateur.',
  },
  'groups-are-private': {
    steps: {
      1: 'Ouvrez un groupe public, puis ses « Settings ».',
      2: 'Sous « Privacy », choisissez « Private », et enregistrez.',
      3: 'Laissez public ce qui est destiné à tous, et consignez-le comme résolution de ce contrôle.',
    },
    breaks:
      'Qui n’est pas membre n’accède plus aux fichiers, au calendrier ni aux conversations du groupe. Demandez aux propriétaires qui doit y être ajouté.',
  },
  'guests-hold-no-privileged-role': {
    steps: {
      1: 'Ouvrez le rôle que l’invité détient, puis ses « Assignments ».',
      2: 'Si le travail continue, donnez d’abord à la personne un autre moyen de le faire.',
      3: 'Retirez l’attribution de l’invité.',
    },
    breaks:
      'L’invité ne peut plus administrer le locataire. Les partenaires travaillent souvent ainsi : convenez d’abord d’une autre voie, comme les privilèges d’administration délégués granulaires (GDAP).',
  },
  'guests-need-a-second-factor': {
    steps: {
      1: 'Choisissez « New policy » ; sous « Users » › « Select users and groups », sélectionnez « Guest or external users », de tous les types.',
      2: 'Sous « Target resources », incluez « All resources ».',
      3: 'Sous « Grant », choisissez « Require multifactor authentication ».',
      4: 'Créez-la en « Report-only », regardez dans les journaux de connexion qui elle arrêterait, puis passez-la à « On ».',
    },
    breaks:
      'Les invités doivent inscrire ici une méthode, sauf si la MFA de leur propre locataire est approuvée. Des partenaires qui administrent le locataire peuvent en être ; les journaux de connexion montrent quels invités se connectent.',
  },
  'inactive-accounts-blocked': {
    steps: {
      1: 'Listez les comptes inutilisés depuis 30 jours : la première ligne de la commande le fait.',
      2: 'Cherchez à quoi sert chacun : un service, une boîte aux lettres partagée, une personne en congé.',
      3: 'Ouvrez ceux dont personne n’a besoin, choisissez « Edit properties », et décochez « Account enabled ».',
      4: 'Retirez-leur leurs licences quand ils n’ont manqué à personne pendant un temps.',
    },
    breaks:
      'Qui utilise le compte ne peut plus se connecter, et un service qui en dépend s’arrête. Les journaux de connexion montrent aussi les connexions sans personne.',
  },
  'invitation-domains-restricted': {
    steps: {
      1: 'Notez les domaines des invités et partenaires déjà là.',
      2: 'Sous « Collaboration restrictions », choisissez « Allow invitations only to the specified domains (most restrictive) ».',
      3: 'Saisissez les domaines, et enregistrez.',
    },
    breaks:
      'Plus personne ne peut inviter depuis d’autres domaines ; les invités déjà là restent. La liste des utilisateurs, filtrée sur les invités, montre les domaines utilisés.',
  },
  'legacy-authentication-blocked': {
    steps: {
      1: 'Choisissez « New policy » ; sous « Users », incluez « All users » et excluez le groupe des comptes d’urgence.',
      2: 'Sous « Target resources », incluez « All resources ».',
      3: 'Sous « Conditions » › « Client apps », ne sélectionnez que « Exchange ActiveSync clients » et « Other clients ».',
      4: 'Sous « Grant », choisissez « Block access ».',
      5: 'Créez-la en « Report-only », regardez dans les journaux de connexion qui elle arrêterait, puis passez-la à « On ».',
    },
    breaks:
      'Les anciens logiciels de messagerie, ainsi que les imprimantes et les scripts qui envoient avec un mot de passe, ne fonctionnent plus. Les journaux de connexion, filtrés par « Client app », les montrent.',
  },
  'managed-device-required': {
    steps: {
      1: 'Choisissez « New policy » ; sous « Users », incluez « All users » et excluez le groupe des comptes d’urgence.',
      2: 'Sous « Target resources », incluez « All resources ».',
      3: 'Sous « Grant », choisissez « Require device to be marked as compliant », « Require Microsoft Entra hybrid joined device » et « Require one of the selected controls ».',
      4: 'Créez-la en « Report-only », regardez dans les journaux de connexion qui elle arrêterait, puis passez-la à « On ».',
    },
    breaks:
      'Les appareils privés, et ceux qui sont gérés mais non conformes, n’accèdent plus à rien. Regardez d’abord dans Intune combien d’appareils sont conformes.',
  },
  'named-locations-used': {
    steps: {
      1: 'Choisissez « IP ranges location », saisissez les adresses publiques de la société et marquez l’emplacement comme approuvé ; ou choisissez « Countries location ».',
      2: 'Ouvrez une stratégie, et incluez ou excluez l’emplacement sous « Network ».',
      3: 'Passez la stratégie à « On ».',
    },
    breaks:
      'Rien ne change tant qu’aucune stratégie n’utilise l’emplacement. Une adresse absente ou périmée fait viser les mauvaises personnes ; demandez les adresses fixes au fournisseur d’accès.',
  },
  'no-app-can-make-administrators': {
    steps: {
      1: 'Ouvrez l’application trouvée ici, puis ses « Permissions ».',
      2: 'Demandez à son propriétaire ou à son éditeur lesquelles il lui faut.',
      3: 'Sous « Admin consent », révoquez l’autorisation trouvée ici ; supprimez l’application si personne ne l’utilise.',
      4: 'Retirez les secrets client de l’application dont on n’a plus besoin.',
    },
    breaks:
      'Ce que l’application fait des rôles et des autorisations s’arrête. Les journaux d’audit, filtrés sur l’application, montrent si elle a agi dernièrement.',
  },
  'no-permanent-privileged-roles': {
    steps: {
      1: 'Regardez sous « Active assignments » qui détient un rôle privilégié en permanence.',
      2: 'Choisissez « Add assignments », et donnez à chacun le même rôle en « Eligible ».',
      3: 'Faites activer le rôle une fois à chacun.',
      4: 'Retirez les attributions permanentes, sauf « Global Administrator » de deux comptes d’urgence.',
    },
    breaks:
      'Les administrateurs activent leur rôle avant de travailler. Les services et les applications ne le peuvent pas : cherchez d’abord quels comptes n’appartiennent à personne.',
  },
  'no-rule-lets-domains-through': {
    steps: {
      1: 'Ouvrez la règle trouvée ici, et notez ses domaines et ce qu’elle fait d’autre.',
      2: 'Autorisez plutôt ce qui est filtré à tort dans la « Tenant Allow/Block List » du portail Defender.',
      3: 'Désactivez la règle, ou retirez-lui le seuil de probabilité de courrier indésirable (SCL) de -1.',
    },
    breaks:
      'Le courrier de ces domaines est filtré comme un autre et peut finir en courrier indésirable ou en quarantaine. « Message trace » montre ce qui en est venu dernièrement.',
  },
  'password-hashes-synchronized': {
    steps: {
      1: 'Ouvrez « Microsoft Entra Connect Sync » sur le serveur, et choisissez « Configure » › « Customize synchronization options ».',
      2: 'Sous « Optional features », sélectionnez « Password hash synchronization ».',
      3: 'Terminez l’assistant.',
      4: 'Vérifiez sur la page ci-dessus qu’elle est activée.',
    },
    breaks:
      'Personne n’est interrompu : la connexion reste la même. Des hachages des hachages de mots de passe sont alors dans le cloud ; la personne chargée de la protection des données doit le savoir.',
  },
  'preset-security-policies-on': {
    steps: {
      1: 'Sous « Standard protection », choisissez « Manage protection settings ».',
      2: 'Appliquez la protection d’Exchange Online Protection et de Defender pour Office 365 à « All recipients ».',
      3: 'Saisissez les personnes et les domaines pour lesquels d’autres pourraient se faire passer.',
      4: 'Choisissez « Turn on the policy when finished », et confirmez.',
      5: 'La commande réactive une stratégie prédéfinie déjà activée auparavant ; la première fois, il faut le portail.',
    },
    breaks:
      'Davantage de courrier finit en courrier indésirable ou en quarantaine, et les liens et pièces jointes sont vérifiés avant de s’ouvrir. La stratégie prédéfinie passe avant les vôtres : notez d’abord leurs exceptions.',
  },
  'privileged-accounts-of-the-cloud': {
    steps: {
      1: 'Créez pour chacune de ces personnes un second compte qui n’existe que dans le cloud.',
      2: 'Donnez-lui le rôle, et faites inscrire à la personne une méthode résistante à l’hameçonnage.',
      3: 'Retirez les rôles du compte qui vient de l’environnement local.',
    },
    breaks:
      'Ces personnes administrent avec un second compte. Les scripts et services qui utilisent le premier perdent leurs droits ; les journaux de connexion les montrent.',
  },
  'resource-mailboxes-blocked': {
    steps: {
      1: 'Cherchez les comptes des salles et des équipements ; la première ligne de la commande les liste.',
      2: 'Ouvrez chacun d’eux, choisissez « Block sign-in », et enregistrez.',
      3: 'Laissez de côté les salles dont l’appareil se connecte avec ce compte, et consignez-le comme résolution de ce contrôle.',
    },
    breaks:
      'Les salles et équipements se réservent comme avant. Un appareil qui se connecte avec le compte, comme un système de réunion, s’arrête ; les journaux de connexion le montrent.',
  },
  'retired-grant-not-used': {
    steps: {
      1: 'Assurez-vous qu’une stratégie de protection des applications Intune couvre les applications utilisées.',
      2: 'Ouvrez chaque stratégie trouvée ici.',
      3: 'Sous « Grant », décochez « Require approved client app », et choisissez « Require app protection policy ».',
      4: 'Enregistrez, et essayez avec le téléphone d’une personne.',
    },
    breaks:
      'Les applications mobiles sans stratégie de protection restent dehors. Les journaux de connexion montrent quelles applications sont utilisées.',
  },
  'risks-in-separate-policies': {
    steps: {
      1: 'Ouvrez chaque stratégie trouvée ici.',
      2: 'Retirez-en une des conditions « User risk » et « Sign-in risk ».',
      3: 'Choisissez « New policy », et créez-en une avec l’autre condition pour les mêmes personnes.',
      4: 'Créez-la en « Report-only », regardez dans les journaux de connexion qui elle arrêterait, puis passez-la à « On ».',
    },
    breaks:
      'Jusqu’ici les deux risques devaient être réunis ; désormais chacun suffit, et davantage de personnes doivent s’identifier ou changer de mot de passe. Les rapports de « ID Protection » montrent combien.',
  },
  'risky-agents-blocked': {
    steps: {
      1: 'Choisissez « New policy » ; sous « Users, agents or workload identities », choisissez « Agents » et incluez « All agent identities ».',
      2: 'Sous « Target resources », incluez « All resources ».',
      3: 'Sous « Conditions » › « Agent risk », sélectionnez « High ».',
      4: 'Sous « Grant », choisissez « Block access ».',
      5: 'Créez-la en « Report-only », regardez dans les journaux de connexion qui elle arrêterait, puis passez-la à « On ».',
    },
    breaks:
      'Les agents à risque élevé ne peuvent plus se connecter, et ce qu’ils font pour les personnes s’arrête. Les rapports de « ID Protection » les montrent.',
  },
  'risky-sign-ins-handled': {
    steps: {
      1: 'Choisissez « New policy » ; sous « Users », incluez « All users » et excluez le groupe des comptes d’urgence.',
      2: 'Sous « Target resources », incluez « All resources ».',
      3: 'Sous « Conditions » › « Sign-in risk », sélectionnez « High » et « Medium ».',
      4: 'Sous « Grant », choisissez « Require multifactor authentication ».',
      5: 'Sous « Session », réglez « Sign-in frequency » sur « Every time ».',
      6: 'Créez-la en « Report-only », regardez dans les journaux de connexion qui elle arrêterait, puis passez-la à « On ».',
    },
    breaks:
      'Les utilisateurs sans méthode inscrite restent dehors quand une connexion paraît risquée. « Risky sign-ins », dans « ID Protection », montre combien de fois c’est arrivé.',
  },
  'risky-users-handled': {
    steps: {
      1: 'Choisissez « New policy » ; sous « Users », incluez « All users » et excluez le groupe des comptes d’urgence.',
      2: 'Sous « Target resources », incluez « All resources ».',
      3: 'Sous « Conditions » › « User risk », sélectionnez « High ».',
      4: 'Sous « Grant », choisissez « Require multifactor authentication », « Require password change » et « Require all the selected controls ».',
      5: 'Créez-la en « Report-only », regardez dans les journaux de connexion qui elle arrêterait, puis passez-la à « On ».',
    },
    breaks:
      'Les utilisateurs à risque élevé doivent changer de mot de passe ; ceux qui viennent de l’environnement local ne le peuvent qu’avec la réécriture du mot de passe. « Risky users », dans « ID Protection », montre qui est concerné.',
  },
  'security-defaults-or-policies-on': {
    steps: {
      1: 'Prévenez tout le monde qu’il faudra s’inscrire à la MFA.',
      2: 'Choisissez « Manage security defaults ».',
      3: 'Choisissez « Enabled », et enregistrez.',
      4: 'Avec Microsoft Entra ID P1, créez plutôt des stratégies sous « Conditional Access ».',
    },
    breaks:
      'Tout le monde doit s’inscrire à la MFA, et l’authentification héritée est bloquée. Les journaux de connexion, filtrés par « Client app », montrent ce qui l’utilise encore.',
  },
  'security-info-registration-protected': {
    steps: {
      1: 'Choisissez « New policy » ; sous « Users », incluez « All users » et excluez le groupe des comptes d’urgence.',
      2: 'Sous « Target resources » › « User actions », sélectionnez « Register security information ».',
      3: 'Sous « Network », incluez « Any network or location » et excluez « All trusted networks and locations ».',
      4: 'Sous « Grant », choisissez « Require multifactor authentication ».',
      5: 'Créez-la en « Report-only », regardez dans les journaux de connexion qui elle arrêterait, puis passez-la à « On ».',
    },
    breaks:
      'Les nouveaux utilisateurs ne peuvent s’inscrire que dans un emplacement approuvé ou avec un passe d’accès temporaire. Créez-le avant le premier jour sous « Authentication methods » de l’utilisateur.',
  },
  'session-tokens-protected': {
    steps: {
      1: 'Choisissez « New policy » ; sous « Users », incluez « All users » et excluez le groupe des comptes d’urgence.',
      2: 'Sous « Target resources », sélectionnez « Office 365 Exchange Online » et « Office 365 SharePoint Online ».',
      3: 'Sous « Conditions », réglez « Device platforms » sur « Windows » et « Client apps » sur « Mobile apps and desktop clients ».',
      4: 'Sous « Session », choisissez « Require token protection for sign-in sessions ».',
      5: 'Créez-la en « Report-only », regardez dans les journaux de connexion qui elle arrêterait, puis passez-la à « On ».',
    },
    breaks:
      'Les applications qui ne le gèrent pas et les appareils Windows non inscrits n’accèdent plus au courrier ni aux fichiers. Les journaux de connexion les montrent tant que la stratégie est en « Report-only ».',
  },
  'sharing-domains-restricted': {
    steps: {
      1: 'Notez les domaines avec lesquels on partage.',
      2: 'Ouvrez « More external sharing settings », et choisissez « Limit external sharing by domain » puis « Add domains ».',
      3: 'Choisissez « Allow only specific domains », saisissez-les, et enregistrez.',
    },
    breaks:
      'On ne peut plus partager de fichiers ni de sites avec d’autres domaines. La liste des invités du Centre d’administration Microsoft Entra montre les domaines utilisés.',
  },
  'sign-ins-limited-by-country': {
    steps: {
      1: 'Sous « Named locations », créez une « Countries location » avec les pays où l’on travaille.',
      2: 'Choisissez « New policy » ; sous « Users », incluez « All users » et excluez le groupe des comptes d’urgence.',
      3: 'Sous « Target resources », incluez « All resources ».',
      4: 'Sous « Network », incluez « Any network or location » et excluez cet emplacement.',
      5: 'Sous « Grant », choisissez « Block access ».',
      6: 'Créez-la en « Report-only », regardez dans les journaux de connexion qui elle arrêterait, puis passez-la à « On ».',
    },
    breaks:
      'Qui voyage, ou passe par un VPN dont l’adresse est ailleurs, reste dehors. Les journaux de connexion montrent le lieu de chaque connexion ; convenez d’abord de ce que font les voyageurs.',
  },
  'synchronization-accounts-left-out': {
    steps: {
      1: 'Ouvrez chaque stratégie trouvée ici.',
      2: 'Sous « Users » › « Exclude » › « Directory roles », sélectionnez « Directory Synchronization Accounts ».',
      3: 'Enregistrez, et vérifiez sous « Entra Connect » › « Connect Sync » que la synchronisation fonctionne.',
    },
    breaks: 'Personne n’est interrompu : nul ne se connecte avec ces comptes.',
  },
  'unknown-platforms-blocked': {
    steps: {
      1: 'Choisissez « New policy » ; sous « Users », incluez « All users » et excluez le groupe des comptes d’urgence.',
      2: 'Sous « Target resources », incluez « All resources ».',
      3: 'Sous « Conditions » › « Device platforms », incluez « Any device » et excluez « Android », « iOS », « Windows », « macOS » et « Linux ».',
      4: 'Sous « Grant », choisissez « Block access ».',
      5: 'Créez-la en « Report-only », regardez dans les journaux de connexion qui elle arrêterait, puis passez-la à « On ».',
    },
    breaks:
      'Les appareils dotés d’un autre système, comme ChromeOS, et ceux qui ne disent pas le leur restent dehors. Les journaux de connexion montrent le système de chaque connexion.',
  },
  'unmanaged-devices-limited-by-apps': {
    steps: {
      1: 'Choisissez « New policy » ; sous « Users », incluez « All users » et excluez le groupe des comptes d’urgence.',
      2: 'Sous « Target resources », sélectionnez « Office 365 ».',
      3: 'Sous « Session », choisissez « Use app enforced restrictions ».',
      4: 'Créez-la en « Report-only », regardez dans les journaux de connexion qui elle arrêterait, puis passez-la à « On ».',
      5: 'Dans le Centre d’administration SharePoint, réglez « Policies » › « Access control » › « Unmanaged devices » sur « Allow limited, web-only access ».',
    },
    breaks:
      'Sur les appareils que personne ne gère, les fichiers ne s’ouvrent que dans le navigateur : ni téléchargement, ni impression, ni synchronisation. Prévenez ceux qui travaillent sur des appareils privés.',
  },
  'users-can-reset-passwords': {
    steps: {
      1: 'Sous « Properties », réglez « Self service password reset enabled » sur « All ».',
      2: 'Sous « Authentication methods », réglez « Number of methods required to reset » sur 2.',
      3: 'Sous « Registration », exigez que les utilisateurs s’inscrivent en se connectant.',
      4: 'Pour les utilisateurs qui viennent de l’environnement local, activez la réécriture du mot de passe sous « On-premises integration ».',
    },
    breaks:
      'Personne n’est interrompu. Les utilisateurs sont invités à donner leurs méthodes en se connectant ; prévenez le support.',
  },
  'users-can-use-a-second-factor': {
    steps: {
      1: 'Regardez sous « User registration details » qui n’a aucune méthode.',
      2: 'Réglez l’état de « Registration campaign » sur « Enabled » pour tous les utilisateurs.',
      3: 'Créez un passe d’accès temporaire pour ceux qui ne peuvent pas s’inscrire autrement.',
      4: 'Bloquez les comptes que personne n’utilise.',
    },
    breaks:
      'Les utilisateurs sont invités à configurer Microsoft Authenticator en se connectant. Personne ne reste dehors.',
  },
  'users-cannot-install-add-ins': {
    steps: {
      1: 'Ouvrez la stratégie par défaut, et choisissez « Manage permissions ».',
      2: 'Décochez « My Custom Apps », « My Marketplace Apps » et « My ReadWriteMailbox Apps », et enregistrez.',
      3: 'Déployez les compléments nécessaires sous « Integrated apps » dans le Centre d’administration Microsoft 365.',
    },
    breaks:
      'Les utilisateurs ne peuvent plus ajouter de compléments à leur Outlook. Demandez lesquels ils utilisent, et déployez-les d’abord.',
  },
} satisfies Translation<'fr', 'checkSteps'>

import type { DetectionTexts } from './en.ts'

export const detections = {
  'admin-confirmed-user-compromised': {
    name: 'Compte marqué comme compromis par un administrateur',
    why: 'Un administrateur a des raisons de croire qu’un attaquant utilise ce compte.',
  },
  'anomalous-token': {
    name: 'Jeton de session aux propriétés inhabituelles',
    why: 'Un jeton volé ouvre le compte sans mot de passe ni MFA.',
  },
  'anomalous-user-activity': {
    name: 'Activité inhabituelle d’un compte dans l’annuaire',
    why: 'Les attaquants explorent et modifient des paramètres comme l’utilisateur ne l’a jamais fait.',
  },
  'anonymized-ip-address': {
    name: 'Connexion par un réseau anonyme',
    why: 'Tor et ses semblables cachent qui se connecte, et presque personne n’en a besoin pour travailler.',
  },
  'attacker-in-the-middle': {
    name: 'Session détournée par une fausse page de connexion',
    why: 'Une page intermédiaire transmet le mot de passe et garde la session ouverte, MFA comprise.',
  },
  'attempted-prt-access': {
    name: 'Tentative de vol du jeton d’actualisation principal d’un appareil',
    why: 'Avec ce jeton, un attaquant se connecte à toutes les applications comme l’utilisateur de l’appareil.',
  },
  'generic-risk': {
    name: 'Risque détecté par Microsoft, sans détails',
    why: 'Sans Microsoft Entra ID P2, la raison reste cachée et seules les connexions montrent ce qui s’est passé.',
  },
  'investigations-threat-intelligence': {
    name: 'Activité correspondant à des attaques connues',
    why: 'Microsoft tient ce schéma de vrais attaquants, c’est donc rarement un hasard.',
  },
  'leaked-credentials': {
    name: 'Mot de passe trouvé dans une fuite de données',
    why: 'Qui possède la liste se connecte partout où aucune MFA n’est demandée.',
  },
  'malicious-ip-address': {
    name: 'Connexion depuis une adresse malveillante',
    why: 'L’adresse est connue pour des attaques ou pour de très nombreux échecs de connexion.',
  },
  'malware-infected-ip-address': {
    name: 'Connexion depuis une adresse infectée par un programme malveillant',
    why: 'Un appareil y est piloté par d’autres et transmet peut-être ce qu’on y tape.',
  },
  'suspicious-file-access': {
    name: 'Accès inhabituel à de nombreux fichiers sensibles',
    why: 'Quelqu’un rassemble peut-être des données pour les vendre ou faire chanter l’entreprise.',
  },
  'impossible-travel-risk': {
    name: 'Voyage impossible signalé par Microsoft',
    why: 'Personne ne va d’un lieu à l’autre en si peu de temps : deux personnes utilisent peut-être le compte.',
  },
  'suspicious-inbox-rules-risk': {
    name: 'Règle de boîte de réception qui manipule des messages',
    why: 'Les attaquants suppriment ou déplacent des messages pour cacher leur fraude à l’utilisateur.',
  },
  'nation-state-ip': {
    name: 'Connexion depuis l’adresse d’un attaquant étatique',
    why: 'Microsoft y a vu de tels attaquants, et ils viennent rarement par hasard.',
  },
  'new-country': {
    name: 'Activité depuis un pays nouveau pour cet utilisateur',
    why: 'Un voyage l’explique, mais aussi un attaquant à l’étranger qui a le mot de passe.',
  },
  'password-spray-risk': {
    name: 'Mot de passe deviné par pulvérisation',
    why: 'L’attaquant a essayé un mot de passe courant sur de nombreux comptes, et ici c’était le bon.',
  },
  'risky-ip-address': {
    name: 'Activité par un proxy anonyme',
    why: 'Un proxy cache d’où travaille un attaquant.',
  },
  'suspicious-api-traffic': {
    name: 'Compte qui lit beaucoup trop dans l’annuaire',
    why: 'Les attaquants listent utilisateurs, groupes et rôles pour trouver leur prochaine cible.',
  },
  'suspicious-browser': {
    name: 'Navigateur suspect qui se connecte à de nombreux locataires',
    why: 'Un navigateur dans beaucoup de locataires et de pays est plutôt l’outil d’un attaquant.',
  },
  'suspicious-inbox-forwarding': {
    name: 'Règle de boîte de réception au transfert suspect',
    why: 'Une copie de chaque message part vers une adresse externe, même après un changement de mot de passe.',
  },
  'suspicious-ip-address': {
    name: 'Connexion depuis une adresse suspecte',
    why: 'Microsoft a vu des attaques venir de cette adresse.',
  },
  'suspicious-sending-patterns': {
    name: 'Compte qui envoie des messages suspects',
    why: 'Les attaquants usent d’une boîte de confiance pour le spam et l’hameçonnage, jusqu’au blocage de tout le courrier.',
  },
  'token-issuer-anomaly': {
    name: 'Jeton d’un émetteur peut-être compromis',
    why: 'Qui tient l’émetteur se connecte comme n’importe quel utilisateur.',
  },
  'unfamiliar-features': {
    name: 'Connexion différente des précédentes de cet utilisateur',
    why: 'Lieu, appareil ou réseau sont nouveaux, comme lorsqu’un autre a le mot de passe.',
  },
  'unlikely-travel': {
    name: 'Voyage atypique de cet utilisateur',
    why: 'Les lieux sont éloignés et inhabituels pour lui : un autre est peut-être à l’un des deux.',
  },
  'user-reported-suspicious-activity': {
    name: 'Demande de MFA signalée comme suspecte par l’utilisateur',
    why: 'Un autre a provoqué la demande et connaît donc le mot de passe.',
  },
  'workload-threat-intelligence': {
    name: 'Activité d’une application semblable à des attaques connues',
    why: 'Microsoft tient ce schéma de vrais attaquants qui se servent des accès d’applications.',
  },
  'workload-suspicious-sign-ins': {
    name: 'Connexions suspectes d’une application',
    why: 'Lieu, réseau ou secret sont nouveaux, comme lorsqu’un autre a le secret de l’application.',
  },
  'workload-admin-confirmed-compromised': {
    name: 'Application marquée comme compromise par un administrateur',
    why: 'Un administrateur a des raisons de croire qu’un attaquant agit au nom de cette application.',
  },
  'workload-leaked-credentials': {
    name: 'Secret d’une application trouvé dans une fuite',
    why: 'Qui a trouvé le secret agit comme l’application, et aucune MFA ne l’arrête.',
  },
  'workload-anomalous-activity': {
    name: 'Activité inhabituelle d’une application dans l’annuaire',
    why: 'Les attaquants usent des autorisations d’une application pour se créer des comptes et des secrets.',
  },
  'workload-malicious-application': {
    name: 'Application jugée malveillante par Microsoft',
    why: 'Elle sert à lire courrier et fichiers ou à hameçonner au nom des utilisateurs.',
  },
  'workload-suspicious-application': {
    name: 'Application peut-être malveillante',
    why: 'Elle sert peut-être à lire courrier et fichiers au nom des utilisateurs.',
  },
  'workload-generic-risk': {
    name: 'Risque d’une application, sans détails',
    why: 'La raison reste cachée : seules les connexions et modifications de l’application montrent ce qui s’est passé.',
  },
  'other-user-risk': {
    name: 'Risque d’un compte d’un type nouveau',
    why: 'Microsoft ajoute des types de risque sans prévenir, et chacun peut être une attaque.',
  },
  'other-workload-risk': {
    name: 'Risque d’une application d’un type nouveau',
    why: 'Microsoft ajoute des types de risque sans prévenir, et l’application garde ses autorisations.',
  },
  'high-risk-sign-in': {
    name: 'Connexion à haut risque',
    why: 'Microsoft est presque sûr que ce n’était pas l’utilisateur.',
  },
  'risky-sign-in': {
    name: 'Connexion à risque',
    why: 'Microsoft doute qu’il s’agisse de l’utilisateur.',
  },
  'risky-sign-in-inside-operating-countries': {
    name: 'Connexion à risque depuis un pays d’activité',
    why: 'Les attaquants louent des adresses dans le pays de l’entreprise pour passer inaperçus.',
  },
  'several-risks-of-an-account': {
    name: 'Plusieurs risques d’un compte en une demi-heure',
    why: 'Un hasard isolé est possible, plusieurs à la fois ne le sont guère.',
  },
  'risky-sign-in-outside-operating-countries': {
    name: 'Connexion à risque hors des pays d’activité',
    why: 'Personne n’y travaille, et Microsoft doute qu’il s’agisse de l’utilisateur.',
  },
  'sign-in-without-second-factor-outside-operating-countries': {
    name: 'Connexion sans MFA hors des pays d’activité',
    why: 'Un mot de passe deviné ou volé a suffi à lui seul.',
  },
  'sign-in-from-malicious-country': {
    name: 'Connexion depuis un pays connu pour ses attaques',
    why: 'Quelqu’un est entré depuis un lieu d’où partent souvent les attaques.',
  },
  'sign-in-outside-operating-countries': {
    name: 'Connexion hors des pays d’activité',
    why: 'Quelqu’un est entré depuis un lieu où personne de l’entreprise ne travaille.',
  },
  'attempt-from-malicious-country': {
    name: 'Tentative de connexion depuis un pays connu pour ses attaques',
    why: 'Quelqu’un y connaît l’adresse du compte et cherche à entrer.',
  },
  'attempt-without-second-factor-outside-operating-countries': {
    name: 'Tentative sans MFA hors des pays d’activité',
    why: 'Quelqu’un à l’étranger essaie des mots de passe, et aucune MFA ne l’arrête.',
  },
  'sign-in-from-unknown-place': {
    name: 'Connexion depuis un lieu inconnu',
    why: 'Les attaquants passent par des réseaux que l’on ne peut pas localiser.',
  },
  'three-foreign-attempts-in-an-hour': {
    name: 'Trois tentatives depuis l’étranger en une heure',
    why: 'Quelqu’un à l’étranger essaie sans cesse d’entrer dans ce compte.',
  },
  'five-foreign-attempts-in-a-day': {
    name: 'Cinq tentatives depuis l’étranger en un jour',
    why: 'Quelqu’un à l’étranger essaie avec patience, pour rester sous les limites habituelles.',
  },
  'break-glass-account-used': {
    name: 'Compte d’urgence utilisé',
    why: 'Il peut tout faire et ne sert qu’en cas d’urgence : chaque usage doit être connu.',
  },
  'shared-mailbox-signed-in': {
    name: 'Connexion directe à une boîte aux lettres partagée',
    why: 'Les membres utilisent leur compte ; qui se connecte directement a un mot de passe que nul ne devrait avoir.',
  },
  'provider-sign-in-abroad': {
    name: 'Technicien du prestataire connecté depuis l’étranger',
    why: 'Qui prend le compte d’un technicien atteint tous les clients à la fois.',
  },
  'legacy-sign-in': {
    name: 'Connexion avec l’authentification héritée',
    why: 'Les anciens protocoles ignorent la MFA : un mot de passe volé suffit.',
  },
  'password-grant-without-second-factor': {
    name: 'Application connectée par mot de passe et sans MFA',
    why: 'Les attaquants essaient ainsi des mots de passe volés, car rien ne demande de MFA.',
  },
  'device-code-for-broker': {
    name: 'Code d’appareil utilisé pour connecter tout un appareil',
    why: 'Un code obtenu par ruse donne un jeton qui ouvre toutes les applications pendant des semaines.',
  },
  'device-code-sign-in': {
    name: 'Connexion avec un code d’appareil',
    why: 'Les attaquants envoient un tel code ; une fois saisi, la session est à eux.',
  },
  'graph-session-from-several-addresses': {
    name: 'Une session utilisée depuis plusieurs adresses',
    why: 'Un jeton de session volé sert à deux endroits en même temps.',
  },
  'developer-tool-reads-graph': {
    name: 'Outil de développement qui lit l’annuaire et le courrier',
    why: 'Avec un compte volé, les attaquants lisent par des outils de Microsoft auxquels tout locataire fait confiance.',
  },
  'brute-force': {
    name: 'Nombreux mots de passe erronés pour un compte',
    why: 'Quelqu’un essaie des mots de passe jusqu’à trouver le bon.',
  },
  'password-spray': {
    name: 'Une adresse essaie des mots de passe sur de nombreux comptes',
    why: 'Parmi de nombreux comptes, un mot de passe courant finit par convenir.',
  },
  'many-failed-sign-ins': {
    name: 'Nombreux échecs de connexion d’un compte',
    why: 'C’est peut-être une attaque, ou un appareil qui garde un ancien mot de passe.',
  },
  'smart-lockout': {
    name: 'Compte verrouillé après des mots de passe erronés',
    why: 'Quelqu’un essaie des mots de passe, ou un appareil en garde un ancien.',
  },
  'mass-lockouts': {
    name: 'Nombreux comptes verrouillés à la fois',
    why: 'Tous les comptes sont attaqués, et plus personne ne peut travailler.',
  },
  'prompts-denied': {
    name: 'Demandes de MFA refusées plusieurs fois',
    why: 'Quelqu’un a le mot de passe et espère que l’utilisateur cède.',
  },
  'impossible-travel': {
    name: 'Connexions depuis deux lieux trop éloignés',
    why: 'Personne ne voyage si vite : deux personnes utilisent peut-être le compte.',
  },
  'add-member-to-role-outside-of-pim-permanent': {
    name: 'Rôle attribué en permanence sans passer par PIM',
    why: 'Qui contourne PIM se passe d’approbation et garde le rôle.',
  },
  'add-member-to-role-in-pim-completed-permanent': {
    name: 'Rôle attribué en permanence dans PIM',
    why: 'Qui prend ce compte a ses autorisations à tout moment.',
  },
  'add-member-to-role-in-pim-completed-timebound': {
    name: 'Rôle attribué pour un temps dans PIM',
    why: 'Jusqu’à la fin, qui prend ce compte a ses autorisations.',
  },
  'add-member-to-role': {
    name: 'Rôle d’administrateur attribué',
    why: 'Les attaquants donnent un rôle à un compte à eux pour pouvoir revenir.',
  },
  'add-eligible-member-to-role': {
    name: 'Compte rendu éligible à un rôle dans PIM',
    why: 'Désormais, ce compte peut activer le rôle lui-même.',
  },
  'add-member-to-role-completed-pim-activation': {
    name: 'Rôle activé dans PIM',
    why: 'Le compte a le rôle pour quelques heures ; son propriétaire doit savoir pourquoi.',
  },
  'remove-member-from-role': {
    name: 'Rôle d’administrateur retiré',
    why: 'Les attaquants écartent les administrateurs qui pourraient les arrêter.',
  },
  'remove-member-from-role-in-pim': {
    name: 'Rôle retiré dans PIM',
    why: 'Les attaquants écartent des administrateurs, et dans PIM cela paraît banal.',
  },
  'second-factor-removed-from-policy': {
    name: 'Stratégie d’accès conditionnel qui n’exige plus la MFA',
    why: 'Désormais, un mot de passe volé suffit pour tous ceux qu’elle protégeait.',
  },
  'update-conditional-access-policy': {
    name: 'Stratégie d’accès conditionnel modifiée',
    why: 'Une exclusion ou une stratégie désactivée ouvre la voie à un attaquant.',
  },
  'delete-conditional-access-policy': {
    name: 'Stratégie d’accès conditionnel supprimée',
    why: 'Ce qu’elle exigeait des connexions n’est plus exigé.',
  },
  'add-conditional-access-policy': {
    name: 'Stratégie d’accès conditionnel ajoutée',
    why: 'Une stratégie erronée bloque les utilisateurs, et les attaquants s’en servent pour écarter les administrateurs.',
  },
  'second-factor-methods-removed': {
    name: 'Méthodes de MFA d’un compte retirées',
    why: 'Le prochain qui se connecte peut inscrire son propre téléphone.',
  },
  'user-registered-security-info': {
    name: 'Méthode de MFA inscrite par un utilisateur',
    why: 'Un attaquant déjà entré inscrit son propre téléphone pour rester.',
  },
  'domain-federated': {
    name: 'Domaine qui fait confiance à un autre fournisseur d’identité',
    why: 'Qui tient ce fournisseur se connecte comme tout utilisateur du domaine, sans mot de passe ni MFA.',
  },
  'set-federation-settings-on-domain': {
    name: 'Paramètres de fédération d’un domaine modifiés',
    why: 'Avec leur propre certificat, des attaquants se connectent comme tout utilisateur du domaine.',
  },
  'set-domain-authentication': {
    name: 'Mode de connexion d’un domaine modifié',
    why: 'Un autre vérifie peut-être désormais les mots de passe de tous ses utilisateurs.',
  },
  'external-provider-changed': {
    name: 'Fournisseur de MFA externe ajouté ou modifié',
    why: 'Qui tient ce fournisseur confirme la MFA pour n’importe quel utilisateur.',
  },
  'consent-to-application': {
    name: 'Consentement donné à une application',
    why: 'L’application lit ou envoie au nom de l’utilisateur, même après un changement de mot de passe.',
  },
  'add-delegated-permission-grant': {
    name: 'Autorisation déléguée donnée à une application',
    why: 'L’application agit au nom de ses utilisateurs, autant qu’ils le peuvent eux-mêmes.',
  },
  'add-app-role-assignment-to-service-principal': {
    name: 'Autorisation d’application donnée à une application',
    why: 'L’application lit ou modifie les données de toute l’entreprise, sans aucun utilisateur.',
  },
  'add-service-principal-credentials': {
    name: 'Secret ou certificat ajouté à une application d’entreprise',
    why: 'Les attaquants ajoutent un secret à une application de confiance et agissent dès lors comme elle.',
  },
  'update-application-certificates-and-secrets-management': {
    name: 'Secret ou certificat ajouté à une inscription d’application',
    why: 'Qui a le nouveau secret agit comme l’application, et aucune MFA ne l’arrête.',
  },
  'reset-password': {
    name: 'Mot de passe d’un administrateur réinitialisé',
    why: 'Qui le réinitialise a le compte et tout ce qu’il peut faire.',
  },
  'change-user-password': {
    name: 'Mot de passe d’un administrateur modifié',
    why: 'Un attaquant qui change le mot de passe exclut le propriétaire.',
  },
  'disable-account': {
    name: 'Compte désactivé',
    why: 'Les attaquants désactivent les comptes de ceux qui pourraient les arrêter.',
  },
  'enable-account': {
    name: 'Compte activé',
    why: 'Un ancien compte que personne ne surveille est une bonne cachette.',
  },
  'add-member-to-group': {
    name: 'Membre ajouté à un groupe surveillé ou privilégié',
    why: 'Avec l’appartenance viennent tous les accès et rôles du groupe.',
  },
  'add-owner-to-group': {
    name: 'Propriétaire ajouté à un groupe surveillé ou privilégié',
    why: 'Un propriétaire fait entrer qui il veut, et du groupe dépendent des accès et des rôles.',
  },
  'add-role-definition': {
    name: 'Rôle personnalisé créé',
    why: 'Un nom anodin peut cacher des autorisations étendues.',
  },
  'update-role-definition': {
    name: 'Rôle personnalisé modifié',
    why: 'Tous ceux qui ont le rôle ont aussitôt ses nouvelles autorisations.',
  },
  'update-role-setting-in-pim': {
    name: 'Règles d’activation d’un rôle modifiées dans PIM',
    why: 'Sans approbation ni MFA, un compte volé active le rôle tout seul.',
  },
  'triggered-pim-alert': {
    name: 'PIM alerte sur l’usage des rôles',
    why: 'PIM a trouvé des rôles attribués hors de lui, inutilisés ou trop nombreux.',
  },
  'add-named-location': {
    name: 'Emplacement nommé ajouté',
    why: 'Depuis un emplacement approuvé, des stratégies peuvent ne pas demander de MFA.',
  },
  'update-named-location': {
    name: 'Emplacement nommé modifié',
    why: 'L’adresse d’un attaquant dans un emplacement approuvé lui épargne la MFA.',
  },
  'delete-named-location': {
    name: 'Emplacement nommé supprimé',
    why: 'Les stratégies qui en dépendent n’arrêtent peut-être plus personne.',
  },
  'update-continuous-access-evaluation': {
    name: 'Évaluation continue de l’accès modifiée',
    why: 'Sans elle, comptes bloqués et jetons volés fonctionnent encore jusqu’à une heure.',
  },
  'update-policy': {
    name: 'Objet de stratégie de l’annuaire modifié',
    why: 'Il peut décider de la durée des sessions ou de ce que peuvent les applications.',
  },
  'add-policy': {
    name: 'Objet de stratégie ajouté à l’annuaire',
    why: 'Il peut décider, à la place d’un autre, de la durée des sessions ou de ce que peuvent les applications.',
  },
  'delete-policy': {
    name: 'Objet de stratégie de l’annuaire supprimé',
    why: 'Ce qu’il limitait ne l’est plus.',
  },
  'update-authorization-policy': {
    name: 'Autorisations par défaut des utilisateurs et invités modifiées',
    why: 'Elles décident si les utilisateurs consentent aux applications, invitent et lisent l’annuaire.',
  },
  'authentication-methods-policy-update': {
    name: 'Stratégie des méthodes d’authentification modifiée',
    why: 'Une méthode plus faible de nouveau permise peut servir à un attaquant.',
  },
  'authentication-methods-policy-reset': {
    name: 'Stratégie des méthodes d’authentification réinitialisée',
    why: 'Toutes les décisions sur les méthodes sont annulées, de plus faibles sont peut-être permises.',
  },
  'authentication-strength-policy-update': {
    name: 'Force d’authentification modifiée',
    why: 'Les stratégies qui l’exigent acceptent peut-être des méthodes plus faibles.',
  },
  'authentication-strength-policy-delete': {
    name: 'Force d’authentification supprimée',
    why: 'Les stratégies ne peuvent plus exiger ces méthodes.',
  },
  'add-application': {
    name: 'Inscription d’application créée',
    why: 'Les attaquants inscrivent leurs propres applications pour garder l’accès aux données.',
  },
  'add-owner-to-application': {
    name: 'Propriétaire ajouté à une inscription d’application',
    why: 'Un propriétaire ajoute des secrets et agit avec les autorisations de l’application.',
  },
  'add-owner-to-service-principal': {
    name: 'Propriétaire ajouté à une application d’entreprise',
    why: 'Un propriétaire change secrets et connexion de l’application et agit avec ses autorisations.',
  },
  'set-verified-publisher': {
    name: 'Éditeur vérifié d’une application défini',
    why: 'On consent plus volontiers à une application qui porte un nom vérifié.',
  },
  'unset-verified-publisher': {
    name: 'Éditeur vérifié d’une application retiré',
    why: 'Plus personne ne garantit qui est derrière l’application.',
  },
  'add-permission-grant-policy': {
    name: 'Règle de consentement aux applications ajoutée',
    why: 'Elle décide quelles autorisations les utilisateurs donnent eux-mêmes aux applications.',
  },
  'update-permission-grant-policy': {
    name: 'Règle de consentement aux applications modifiée',
    why: 'Si elle est plus large, les utilisateurs peuvent laisser entrer des applications nuisibles.',
  },
  'add-user': {
    name: 'Compte créé',
    why: 'Les attaquants créent des comptes pour revenir plus tard.',
  },
  'delete-user': {
    name: 'Compte supprimé',
    why: 'Les attaquants suppriment des comptes pour nuire ou effacer leurs traces.',
  },
  'hard-delete-user': {
    name: 'Compte supprimé définitivement',
    why: 'Il ne peut plus être restauré, et son courrier et ses fichiers disparaissent avec lui.',
  },
  'update-stsrefreshtokenvalidfrom-timestamp': {
    name: 'Sessions d’un compte révoquées',
    why: 'Quelqu’un voulait déconnecter le compte partout, et il y a peut-être une raison.',
  },
  'disable-strong-authentication': {
    name: 'MFA par utilisateur désactivée pour un compte',
    why: 'Désormais un mot de passe volé suffit, sauf si une stratégie exige la MFA.',
  },
  'user-deleted-security-info': {
    name: 'Méthode de MFA supprimée par un utilisateur',
    why: 'Un attaquant retire le téléphone du propriétaire pour que seul le sien reste.',
  },
  'user-changed-default-security-info': {
    name: 'Méthode de MFA par défaut changée par un utilisateur',
    why: 'Les demandes vont désormais à un autre appareil, peut-être celui d’un attaquant.',
  },
  'admin-registered-security-info': {
    name: 'Méthode de MFA inscrite par un administrateur',
    why: 'Avec une méthode ou un passe d’accès temporaire à eux, d’autres se connectent comme l’utilisateur.',
  },
  'admin-deleted-security-info': {
    name: 'Méthode de MFA supprimée par un administrateur',
    why: 'Le prochain qui se connecte peut inscrire sa propre méthode.',
  },
  'admin-updated-security-info': {
    name: 'Méthode de MFA modifiée par un administrateur',
    why: 'Avec un autre numéro, codes et appels vont à quelqu’un d’autre.',
  },
  'add-fido2-security-key': {
    name: 'Clé de sécurité ou clé d’accès ajoutée',
    why: 'Un attaquant qui ajoute une clé revient sans mot de passe.',
  },
  'delete-fido2-security-key-s': {
    name: 'Clé de sécurité ou clé d’accès supprimée',
    why: 'Le compte revient peut-être à une méthode exposée à l’hameçonnage.',
  },
  'add-passwordless-phone-sign-in-credential': {
    name: 'Connexion par téléphone sans mot de passe ajoutée',
    why: 'Qui a ce téléphone se connecte sans mot de passe.',
  },
  'create-application-password-for-user': {
    name: 'Mot de passe d’application créé',
    why: 'Il contourne la MFA et reste valable après un changement de mot de passe.',
  },
  'fraud-reported-user-is-blocked-for-mfa': {
    name: 'Fraude à la MFA signalée par un utilisateur, MFA bloquée',
    why: 'Un autre a le mot de passe et a provoqué la demande.',
  },
  'fraud-reported-no-action-taken': {
    name: 'Fraude à la MFA signalée par un utilisateur, rien de bloqué',
    why: 'Un autre a le mot de passe et peut réessayer à tout moment.',
  },
  'suspicious-activity-reported': {
    name: 'Demande de MFA suspecte signalée par un utilisateur',
    why: 'Qui provoque une demande connaît le mot de passe.',
  },
  'convert-federated-user-to-managed': {
    name: 'Compte passé de la fédération au cloud',
    why: 'Il se connecte avec un mot de passe du cloud, que connaît peut-être celui qui l’a converti.',
  },
  'invite-external-user': {
    name: 'Invité ajouté',
    why: 'Un invité voit ce qui se partage dans les équipes et groupes, et peut servir de retour à un attaquant.',
  },
  'redeem-external-user-invite': {
    name: 'Invitation acceptée par un invité',
    why: 'Désormais, quelqu’un d’une autre organisation a accès.',
  },
  'add-unverified-domain': {
    name: 'Domaine ajouté, pas encore vérifié',
    why: 'C’est le premier pas vers des connexions et du courrier sous un autre nom.',
  },
  'add-verified-domain': {
    name: 'Domaine vérifié ajouté',
    why: 'Les attaquants ajoutent leur domaine pour se connecter par lui comme n’importe quel utilisateur.',
  },
  'remove-verified-domain': {
    name: 'Domaine retiré',
    why: 'Les adresses du domaine ne fonctionnent plus, et d’autres peuvent le revendiquer.',
  },
  'verify-domain': {
    name: 'Domaine vérifié',
    why: 'Désormais, comptes et courrier peuvent utiliser ce domaine.',
  },
  'set-dirsyncenabled-flag': {
    name: 'Synchronisation d’annuaires activée ou désactivée',
    why: 'Qui tient l’annuaire local tient les comptes synchronisés.',
  },
  'set-dirsync-feature': {
    name: 'Fonction de la synchronisation d’annuaires modifiée',
    why: 'Elle permet peut-être à un compte local de s’emparer d’un compte du cloud.',
  },
  'set-password-policy': {
    name: 'Stratégie d’expiration des mots de passe modifiée',
    why: 'Elle décide combien de temps les mots de passe volés restent utiles.',
  },
  'add-partner-to-company': {
    name: 'Partenaire ajouté au locataire',
    why: 'Un partenaire peut recevoir des autorisations étendues dans le locataire.',
  },
  'remove-partner-from-company': {
    name: 'Partenaire retiré du locataire',
    why: 'Cela exclut peut-être ceux qui s’occupent du locataire.',
  },
  'add-a-partner-to-cross-tenant-access-setting': {
    name: 'Accès interlocataire ajouté pour une organisation',
    why: 'Les utilisateurs de cette organisation entrent peut-être selon d’autres règles.',
  },
  'update-a-partner-cross-tenant-access-setting': {
    name: 'Accès interlocataire d’une organisation modifié',
    why: 'La MFA ou les appareils de l’autre locataire sont peut-être désormais approuvés.',
  },
  'update-the-company-default-cross-tenant-access-setting': {
    name: 'Accès interlocataire par défaut modifié',
    why: 'Il vaut pour les utilisateurs de toutes les autres organisations.',
  },
  'create-a-partner-cross-tenant-identity-sync-setting': {
    name: 'Synchronisation interlocataire ajoutée',
    why: 'Un autre locataire peut créer des comptes ici, un chemin de retour discret.',
  },
  'set-device-registration-policies': {
    name: 'Règles d’inscription des appareils modifiées',
    why: 'Les attaquants inscrivent leurs appareils pour les faire passer pour gérés.',
  },
  'reveal-local-administrator-password': {
    name: 'Mot de passe d’administrateur local d’un appareil lu',
    why: 'Qui le connaît tient l’appareil et tout ce qu’il contient.',
  },
  'read-bitlocker-key': {
    name: 'Clé BitLocker d’un appareil lue',
    why: 'Avec la clé et l’appareil, toutes les données du lecteur sont lisibles.',
  },
  'device-no-longer-compliant': {
    name: 'Appareil qui n’est plus conforme',
    why: 'Une de ses protections est désactivée, par négligence ou à dessein.',
  },
  'device-no-longer-managed': {
    name: 'Appareil qui n’est plus géré',
    why: 'Plus personne ne voit ni n’impose sa protection.',
  },
  'update-group-settings': {
    name: 'Paramètres des groupes modifiés',
    why: 'Ils décident qui crée des groupes et si des invités peuvent en être propriétaires.',
  },
  'create-group-settings': {
    name: 'Paramètres des groupes créés',
    why: 'Ils remplacent les réglages par défaut : qui crée des groupes et fait entrer des invités.',
  },
  'update-identityprotectionpolicy': {
    name: 'Stratégie de risque modifiée',
    why: 'Connexions et utilisateurs à risque ne sont peut-être plus arrêtés.',
  },
  'update-notificationsettings': {
    name: 'Destinataires des notifications de risque modifiés',
    why: 'Ceux qui devraient apprendre les risques n’apprennent peut-être plus rien.',
  },
  confirmcompromised: {
    name: 'Compte confirmé manuellement comme compromis',
    why: 'Quelqu’un a enquêté et trouvé un attaquant ; veillez à ce que le reste soit fait aussi.',
  },
  dismissuser: {
    name: 'Risque d’un compte ignoré',
    why: 'Un risque ignoré n’arrête aucune connexion ; qui l’a fait doit savoir pourquoi.',
  },
  'directory-scheduled-for-deletion-userrequest': {
    name: 'Suppression du locataire programmée',
    why: 'Avec le locataire disparaissent tous les comptes, le courrier et les fichiers.',
  },
  'add-service-principal': {
    name: 'Application d’entreprise ajoutée',
    why: 'Quelqu’un a peut-être consenti par erreur à une application que nul ne connaît.',
  },
  'set-company-information': {
    name: 'Informations de l’entreprise modifiées',
    why: 'Les contacts décident qui reçoit les avertissements de sécurité de Microsoft.',
  },
  'support-request-approved': {
    name: 'Accès aux données accordé au support Microsoft',
    why: 'Un ingénieur de Microsoft peut ouvrir du contenu pendant des heures ; quelqu’un doit l’avoir demandé.',
  },
  'update-security-defaults': {
    name: 'Paramètres de sécurité par défaut activés ou désactivés',
    why: 'Sans eux et sans stratégies, un mot de passe volé suffit.',
  },
  'other-policy-changed': {
    name: 'Autre stratégie de l’annuaire modifiée',
    why: 'Les stratégies décident ce qui est permis, et les attaquants les assouplissent d’abord.',
  },
  'elevated-to-user-access-administrator': {
    name: 'Accès à tout Azure pris par un administrateur',
    why: 'Le compte peut se donner tous les abonnements Azure, avec serveurs et sauvegardes.',
  },
  'inbox-rule-forwards-outside': {
    name: 'Règle de boîte de réception qui transfère hors de l’entreprise',
    why: 'Les attaquants lisent ainsi le courrier, même après un changement de mot de passe.',
  },
  'inbox-rule-forwards': {
    name: 'Règle de boîte de réception qui transfère le courrier',
    why: 'Le courrier va vers une autre boîte, qu’un attaquant peut aussi tenir.',
  },
  'inbox-rule-hides-mail': {
    name: 'Règle de boîte de réception qui supprime ou cache des messages',
    why: 'Les attaquants cachent réponses et avertissements à l’utilisateur pendant qu’ils en trompent d’autres.',
  },
  'inbox-rule-changed': {
    name: 'Règle de boîte de réception créée ou modifiée',
    why: 'La plupart sont anodines, mais les attaquants aussi commencent par une règle.',
  },
  'mailbox-forwards-outside': {
    name: 'Boîte aux lettres qui transfère tout hors de l’entreprise',
    why: 'Quelqu’un à l’extérieur lit tout, même après un changement de mot de passe.',
  },
  'mailbox-forwards': {
    name: 'Boîte aux lettres qui transfère tout',
    why: 'Tout le courrier va vers une autre boîte, dont le propriétaire doit être connu.',
  },
  'mailbox-permission-given': {
    name: 'Accès à une boîte aux lettres donné à un autre',
    why: 'Qui l’a lit tout le courrier, ou envoie au nom du propriétaire.',
  },
  'mailbox-delegate-set': {
    name: 'Délégué autorisé à envoyer de la part d’une boîte aux lettres',
    why: 'On croit un message envoyé au nom de quelqu’un, surtout quand on paie des factures.',
  },
  'mailbox-auditing-bypassed': {
    name: 'Compte exclu de l’audit des boîtes aux lettres',
    why: 'Ce que ce compte lit et supprime dans les boîtes n’est plus enregistré.',
  },
  'mail-access-throttled': {
    name: 'Plus de messages lus que Microsoft n’en enregistre',
    why: 'Plus de mille accès en un jour : une boîte aux lettres a peut-être été copiée.',
  },
  'mail-synced-in-bulk': {
    name: 'Plusieurs dossiers de messagerie copiés en une heure',
    why: 'Un nouveau programme de messagerie les copie, un attaquant aussi.',
  },
  'mail-read-in-bulk': {
    name: 'Quantité inhabituelle de messages lus en une heure',
    why: 'Un outil cherche peut-être des factures et des mots de passe dans la boîte.',
  },
  'transport-rule-changed': {
    name: 'Règle de flux de messagerie modifiée',
    why: 'Une telle règle copie, détourne ou laisse entrer le courrier de toute l’entreprise.',
  },
  'mail-connector-changed': {
    name: 'Connecteur de messagerie modifié',
    why: 'Par un connecteur, on détourne le courrier ou on envoie du spam au nom de l’entreprise.',
  },
  'exchange-role-given': {
    name: 'Autorisation d’administrateur Exchange attribuée',
    why: 'Elle permet d’ouvrir, de fouiller et de transférer toutes les boîtes aux lettres.',
  },
  'unified-audit-stopped': {
    name: 'Journal d’audit unifié désactivé',
    why: 'Désormais, personne ne voit ce que fait un attaquant.',
  },
  'mailbox-auditing-stopped': {
    name: 'Audit des boîtes aux lettres désactivé pour tous',
    why: 'Ce qui est lu, envoyé et supprimé dans les boîtes ne laisse plus de trace.',
  },
  'mailbox-owner-auditing-stopped': {
    name: 'Audit d’une boîte aux lettres désactivé',
    why: 'Ce qui se passe dans cette boîte ne laisse plus de trace.',
  },
  'mail-protection-removed': {
    name: 'Protection du courrier désactivée ou supprimée',
    why: 'Hameçonnage, programmes malveillants ou fuites ne sont plus arrêtés.',
  },
  'mail-signing-stopped': {
    name: 'Signature DKIM d’un domaine désactivée',
    why: 'Les faux messages du domaine se repèrent moins bien, et les vrais finissent en spam.',
  },
  'automatic-forwarding-opened': {
    name: 'Transfert automatique vers l’extérieur autorisé',
    why: 'Les règles des attaquants peuvent désormais faire sortir le courrier de l’entreprise.',
  },
  'ediscovery-search-started': {
    name: 'Recherche eDiscovery dans les contenus lancée',
    why: 'Elle fouille toutes les boîtes et tous les fichiers à l’insu de leurs propriétaires.',
  },
  'anyone-link-created': {
    name: 'Lien créé que tout le monde peut ouvrir',
    why: 'Qui met la main sur le lien ouvre le fichier sans se connecter.',
  },
  'anyone-link-used': {
    name: 'Lien ouvert à tous utilisé',
    why: 'Quelqu’un a ouvert le fichier sans se connecter, et on ne saura pas qui.',
  },
  'file-shared-outside': {
    name: 'Fichier partagé hors de l’entreprise',
    why: 'Des données quittent l’entreprise, peut-être vers une adresse privée.',
  },
  'files-downloaded-in-bulk': {
    name: 'Quantité inhabituelle de fichiers téléchargés en une heure',
    why: 'Quelqu’un emporte des données, avant de partir ou pour un chantage.',
  },
  'files-deleted-in-bulk': {
    name: 'Quantité inhabituelle de fichiers supprimés en une heure',
    why: 'Les rançongiciels et les employés fâchés suppriment tout ce qu’ils peuvent.',
  },
  'malware-in-file': {
    name: 'Programme malveillant trouvé dans un fichier',
    why: 'Qui ouvre ou synchronise le fichier infecte un appareil.',
  },
  'site-administrator-added': {
    name: 'Administrateur ajouté à un site',
    why: 'Un administrateur de site lit et partage tout ce qui s’y trouve.',
  },
  'sharing-policy-changed': {
    name: 'Stratégie de partage ou d’accès de SharePoint modifiée',
    why: 'Si elle est plus large, des fichiers peuvent sortir de l’entreprise sans être vus.',
  },
  'team-guest-added': {
    name: 'Invité ajouté à une équipe',
    why: 'L’invité voit les conversations et les fichiers des canaux de l’équipe.',
  },
  'teams-setting-changed': {
    name: 'Paramètre Teams de toute l’organisation modifié',
    why: 'Il vaut pour tous, pour les réunions, les applications et les invités.',
  },
  'teams-opened-to-outside': {
    name: 'Teams ouvert vers l’extérieur',
    why: 'Des inconnus peuvent écrire aux employés, et l’hameçonnage vient aussi par messagerie instantanée.',
  },
  'data-loss-rule-matched': {
    name: 'Données sensibles repérées par une règle contre leur perte',
    why: 'Des numéros de carte ou des données personnelles sont peut-être sortis de l’entreprise.',
  },
  'malware-mail-delivered': {
    name: 'Un e-mail avec programme malveillant a été remis',
    why: 'Qui ouvre la pièce jointe infecte un appareil.',
  },
  'phishing-mail-delivered': {
    name: 'Un e-mail d’hameçonnage a été remis',
    why: 'Qui s’y laisse prendre livre un mot de passe ou une session à un inconnu.',
  },
  'mail-reported-as-threat': {
    name: 'Un e-mail a été signalé comme menace',
    why: 'Ce qu’une personne a remarqué, d’autres l’ont peut-être ouvert.',
  },
  'malicious-link-opened': {
    name: 'Lien malveillant ouvert malgré l’avertissement',
    why: 'La personne a pu y saisir un mot de passe ou charger un programme malveillant.',
  },
  'malicious-link-blocked': {
    name: 'Clic sur un lien malveillant bloqué',
    why: 'L’e-mail qui contient le lien est peut-être aussi dans d’autres boîtes.',
  },
  'defender-endpoint': {
    name: 'Alerte de Defender for Endpoint',
    why: 'Quelque chose de nuisible tourne sur un appareil, ou y a été arrêté.',
  },
  'defender-identity': {
    name: 'Alerte de Defender for Identity',
    why: 'Quelqu’un attaque des comptes ou des serveurs du réseau local.',
  },
  'defender-cloud-apps': {
    name: 'Alerte de Defender for Cloud Apps',
    why: 'Quelque chose d’inhabituel se passe dans une application cloud.',
  },
  'defender-office': {
    name: 'Alerte de Defender pour Office 365',
    why: 'Des messages ou fichiers nuisibles sont arrivés, ou partent d’ici.',
  },
  'defender-xdr': {
    name: 'Alerte de Defender XDR',
    why: 'Plusieurs signes réunis indiquent une attaque.',
  },
  'defender-app-governance': {
    name: 'Alerte de la gouvernance des applications',
    why: 'Une application qui accède à des données se comporte de façon inhabituelle.',
  },
  'defender-data-loss': {
    name: 'Alerte de la protection contre la perte de données',
    why: 'Des données sensibles sont peut-être sorties de l’entreprise.',
  },
  'defender-cloud': {
    name: 'Alerte de Defender pour le cloud',
    why: 'Des serveurs, stockages ou bases de données dans Azure sont en danger.',
  },
  'defender-sentinel': {
    name: 'Alerte de Microsoft Sentinel',
    why: 'Une règle de la surveillance propre à l’entreprise a trouvé quelque chose.',
  },
  'defender-insider-risk': {
    name: 'Alerte de la gestion des risques internes',
    why: 'Quelqu’un de l’entreprise emporte peut-être des données.',
  },
  'defender-identity-protection': {
    name: 'Alerte de Microsoft Entra ID Protection',
    why: 'Microsoft doute que l’utilisateur se soit connecté lui-même.',
  },
  'defender-other': {
    name: 'Alerte d’un autre produit Microsoft',
    why: 'Microsoft a trouvé quelque chose qui mérite un regard.',
  },
  'account-at-risk': {
    name: 'Compte à risque',
    why: 'Microsoft réunit les signes qu’un autre utilise peut-être le compte.',
  },
  'defender-incident': {
    name: 'Incident dans Defender',
    why: 'Microsoft voit plusieurs alertes comme les parties d’une même attaque.',
  },
  'service-issue': {
    name: 'Service Microsoft en difficulté',
    why: 'Si personne ne peut travailler, il est utile de savoir que la faute n’est pas chez eux.',
  },
  'administrators-without-mfa': {
    name: 'Administrateurs sans MFA',
    why: 'Qui apprend le mot de passe de l’un d’eux a les droits d’un administrateur.',
  },
  'users-without-mfa': {
    name: 'Utilisateurs sans MFA',
    why: 'Qui apprend un de leurs mots de passe se connecte et peut enregistrer le premier sa propre méthode.',
  },
  'no-conditional-access-policy': {
    name: 'Aucune stratégie d’accès conditionnel malgré la licence',
    why: 'Sans stratégie active, rien ne demande la MFA ni n’écarte les appareils et pays inconnus.',
  },
  'security-defaults-off': {
    name: 'Paramètres de sécurité par défaut désactivés, sans remplacement',
    why: 'Rien ne demande la MFA, et les anciennes façons de se connecter restent ouvertes.',
  },
  'policy-left-in-report-only': {
    name: 'Stratégie d’accès conditionnel restée en mode rapport seul',
    why: 'Elle note seulement ce qu’elle ferait, et tous croient à une protection qui n’existe pas.',
  },
  'unused-licensed-users': {
    name: 'Utilisateurs sous licence qui ne se connectent pas',
    why: 'Personne ne remarque si quelqu’un d’autre utilise un tel compte, et sa licence est payée.',
  },
  'unused-users': {
    name: 'Utilisateurs qui ne se connectent pas',
    why: 'Personne ne remarque si quelqu’un d’autre utilise un tel compte.',
  },
  'unused-guests': {
    name: 'Invités qui ne se connectent pas',
    why: 'Ils gardent l’accès aux fichiers et aux équipes longtemps après la fin de la collaboration.',
  },
  'licensed-administrators': {
    name: 'Administrateurs avec une licence pour le travail quotidien',
    why: 'Courriels et sites web atteignent un compte aux droits élevés : un clic peut livrer le locataire.',
  },
  'rogue-app': {
    name: 'Application connue pour servir aux attaquants',
    why: 'Elle permet de copier boîtes aux lettres et fichiers, même après un changement de mot de passe.',
  },
  'app-secret-expires': {
    name: 'Secret d’application bientôt expiré',
    why: 'À son expiration, ce qui se connecte avec lui s’arrête, souvent en pleine nuit.',
  },
  'app-certificate-expires': {
    name: 'Certificat d’application bientôt expiré',
    why: 'À son expiration, ce qui se connecte avec lui s’arrête, souvent en pleine nuit.',
  },
  'app-secret-lives-long': {
    name: 'Secret d’application valable des années',
    why: 'Plus un secret dure, plus il y a de personnes et de sauvegardes qui le connaissent.',
  },
  'app-waits-for-approval': {
    name: 'Application en attente d’approbation',
    why: 'Quelqu’un veut donner accès à une application et attend, ou prend un autre chemin.',
  },
  'license-ends': {
    name: 'Abonnement arrivé à son terme',
    why: 'Une fois terminé, les personnes perdent leurs courriels et fichiers après un temps.',
  },
  'licenses-over-used': {
    name: 'Plus de licences utilisées qu’achetées',
    why: 'Microsoft retire tôt ou tard celles en trop, et quelqu’un ne peut plus travailler.',
  },
  'licenses-unused': {
    name: 'Beaucoup de licences inutilisées',
    why: 'L’entreprise paie ce que personne n’utilise.',
  },
  'license-assignment-fails': {
    name: 'Licences impossibles à attribuer',
    why: 'Les nouveaux membres du groupe n’ont ni boîte aux lettres ni applications, sans savoir pourquoi.',
  },
  'secure-score-dropped': {
    name: 'Secure Score en baisse',
    why: 'Une protection a été désactivée, ou quelque chose de nouveau n’est pas protégé.',
  },
  'secure-score-low': {
    name: 'Secure Score très bas',
    why: 'La plupart des recommandations de Microsoft manquent, et des attaques simples réussissent.',
  },
  'directory-sync-stopped': {
    name: 'La synchronisation de l’annuaire s’est arrêtée',
    why: 'Qui a été bloqué ou est parti dans l’annuaire local garde son accès au cloud.',
  },
  'stale-devices': {
    name: 'Appareils que plus personne n’utilise',
    why: 'Ils restent connus, et un appareil perdu ou vendu a peut-être encore accès.',
  },
  'devices-not-compliant': {
    name: 'Appareils qui ne respectent pas les règles',
    why: 'De vieux systèmes et l’absence de chiffrement rendent leurs données faciles à prendre.',
  },
  'connection-lost': {
    name: 'Connexion à une entreprise perdue',
    why: 'Plus rien de cette entreprise n’est lu : ce qui s’y passe n’est ni montré ni signalé.',
  },
  'exchange-connection-lost': {
    name: 'Connexion à Exchange Online perdue',
    why: 'Les boîtes aux lettres et les règles de courrier ne sont plus lues, et leurs changements passent inaperçus.',
  },
  'sync-failing': {
    name: 'La synchronisation de l’annuaire échoue à répétition',
    why: 'Qui est arrivé, parti ou a perdu sa MFA depuis n’est pas connu ici.',
  },
  'permissions-missing': {
    name: 'Autorisations manquantes',
    why: 'Ce que ces autorisations permettent n’est pas lu, et rien ne peut en être signalé.',
  },
  'staff-action-failed': {
    name: 'Une action de votre équipe sur un locataire a échoué',
    why: 'Quelqu’un la croit peut-être faite, alors que le locataire est resté comme avant.',
  },
  'task-failed': {
    name: 'Une action automatique sur un locataire a échoué',
    why: 'Ce qui devait se faire seul ne s’est pas fait, et personne n’était là pour le voir.',
  },
  'task-partly-done': {
    name: 'Action automatique sur un locataire faite en partie',
    why: 'Un demi-verrouillage ou une demi-levée peut être pire que rien : voyez ce qui manque.',
  },
  'posture-regressed': {
    name: 'Un contrôle de sécurité n’est plus respecté',
    why: 'Un réglage qui protégeait l’entreprise a été changé, par erreur ou par un attaquant qui se fait de la place.',
  },
  'posture-regressed-by-task': {
    name: 'Un contrôle n’est plus respecté après un changement fait d’ici',
    why: 'Un changement demandé ici a affaibli l’entreprise, peut-être sans que personne ne le veuille.',
  },
  'restricted-sender': {
    name: 'Utilisateur privé d’envoi de messages',
    why: 'Exchange a arrêté un compte qui envoyait du courrier indésirable : quelqu’un d’autre s’en sert peut-être.',
  },
  'quarantine-release-requested': {
    name: 'Libération d’un message en quarantaine demandée',
    why: 'Quelqu’un attend un message retenu, et des attaquants espèrent qu’on le laisse passer.',
  },
  'google-government-attack': {
    name: 'Google avertit d’une attaque soutenue par un État',
    why: 'Ces attaquants sont patients et bien équipés, et Google n’avertit que peu de personnes.',
  },
  'google-password-leaked': {
    name: 'Google a suspendu un compte dont le mot de passe a fuité',
    why: 'Quelqu’un d’autre connaît le mot de passe et s’est peut-être déjà connecté avec.',
  },
  'google-account-hijacked': {
    name: 'Google a suspendu un compte jugé détourné',
    why: 'Google a vu quelqu’un d’autre utiliser le compte, et ce qui a été fait avant demeure.',
  },
  'google-account-sends-spam': {
    name: 'Google a suspendu un compte qui envoyait du spam',
    why: 'Quelqu’un d’autre envoie peut-être du courrier au nom de cet utilisateur.',
  },
  'google-account-suspended': {
    name: 'Google a suspendu un compte',
    why: 'Google ne dit pas pourquoi : il a pu être détourné ou enfreindre une règle.',
  },
  'google-stolen-session': {
    name: 'Google a mis fin à une session peut-être volée',
    why: 'Une session volée ouvre le compte sans mot de passe et sans MFA.',
  },
  'google-risky-action': {
    name: 'Action risquée autorisée chez Google',
    why: 'Google a douté d’une modification sensible et l’a laissée passer après vérification.',
  },
  'google-risky-action-blocked': {
    name: 'Action risquée bloquée chez Google',
    why: 'Rien n’a été modifié, mais la personne qui a essayé est toujours connectée.',
  },
  'google-suspicious-login': {
    name: 'Connexion suspecte chez Google',
    why: 'Google sait comment l’utilisateur se connecte, et cette fois c’était différent.',
  },
  'google-other-warning': {
    name: 'Autre avertissement de Google',
    why: 'Google a ajouté un avertissement encore inconnu ici : il faut le lire.',
  },
  'google-challenges-failed': {
    name: 'Seconde étape échouée plusieurs fois chez Google',
    why: 'Quand la seconde étape est demandée, le bon mot de passe a déjà été donné.',
  },
  'google-second-factor-off': {
    name: 'Seconde étape désactivée chez Google',
    why: 'Désormais le mot de passe seul ouvre le compte.',
  },
  'google-advanced-protection-left': {
    name: 'Protection avancée quittée chez Google',
    why: 'Cet utilisateur était protégé parce que des attaquants le visent.',
  },
  'google-recovery-changed': {
    name: 'Récupération d’un compte Google modifiée',
    why: 'Qui détient l’adresse ou le téléphone de récupération peut reprendre le compte plus tard.',
  },
  'google-forwarding-outside': {
    name: 'Courrier transféré hors de l’entreprise chez Google',
    why: 'Quelqu’un d’extérieur lit tout, et la boîte a l’air comme avant.',
  },
  'google-admin-role-given': {
    name: 'Rôle d’administrateur attribué chez Google',
    why: 'Qui l’a peut modifier des comptes et des réglages, et faire entrer d’autres personnes.',
  },
  'google-admin-role-changed': {
    name: 'Rôle d’administrateur modifié chez Google',
    why: 'Qui a ce rôle peut désormais faire plus, sans qu’un nouveau ait été attribué.',
  },
  'google-second-factor-not-enforced': {
    name: 'Seconde étape plus exigée chez Google',
    why: 'Toute une partie de l’entreprise s’ouvre désormais par de seuls mots de passe.',
  },
  'google-mail-monitored': {
    name: 'Le courrier d’un utilisateur est copié chez Google',
    why: 'Un administrateur envoie le courrier de quelqu’un à une autre adresse, à son insu.',
  },
  'google-data-transferred': {
    name: 'Fichiers d’un utilisateur transférés chez Google',
    why: 'Tous les fichiers d’une personne vont à une autre, ce qui n’est normal qu’à un départ.',
  },
  'google-company-data-exported': {
    name: 'Export de toutes les données lancé chez Google',
    why: 'Tout ce que l’entreprise a chez Google peut être téléchargé d’un coup.',
  },
  'google-api-client-authorized': {
    name: 'Un client peut agir comme tout utilisateur chez Google',
    why: 'Il lit et écrit comme n’importe qui de l’entreprise, sans mot de passe et sans être vu.',
  },
  'google-app-trusted': {
    name: 'Application marquée comme fiable chez Google',
    why: 'Désormais les utilisateurs peuvent lui donner accès à tout ce qu’elle demande.',
  },
  'google-app-given-access': {
    name: 'Une application accède au courrier ou aux fichiers chez Google',
    why: 'Elle garde l’accès sans l’utilisateur, même après un changement de mot de passe.',
  },
  'duo-fraud-reported': {
    name: 'Demande de Duo signalée comme fraude',
    why: 'L’utilisateur ne se connectait pas : quelqu’un d’autre a donc le mot de passe.',
  },
  'duo-prompts-denied-then-approved': {
    name: 'Demandes de Duo refusées plusieurs fois, puis approuvées',
    why: 'Les attaquants envoient des demandes jusqu’à ce que l’une soit approuvée par lassitude.',
  },
  'duo-bypass-used': {
    name: 'Connexion sans passer par Duo',
    why: 'Aucun second facteur n’est demandé à cet utilisateur : le mot de passe a suffi.',
  },
  'duo-bypass-code-created': {
    name: 'Code de contournement créé dans Duo',
    why: 'Quiconque a ce code se connecte sans le second facteur.',
  },
  'duo-user-set-to-bypass': {
    name: 'Utilisateur mis en contournement dans Duo',
    why: 'Aucun second facteur n’est plus demandé à cet utilisateur tant que personne ne le rétablit.',
  },
} satisfies DetectionTexts

import type { Translation } from '../translation.ts'

export const integrations = {
  purpose: 'À quoi chaque entreprise est connectée, quand elle a été lue et ce qui manque.',
  noManage: 'Votre rôle permet de voir les intégrations, pas de les modifier.',
  columns: {
    company: 'Entreprise',
    integration: 'Intégration',
    state: 'État',
    synced: 'Dernière synchronisation (UTC)',
    status: 'Résultat',
    fault: 'Erreur',
    mapped: 'Client associé',
    missing: 'Autorisations manquantes',
    exchange: 'Exchange Online',
  },
  figures: {
    connected: 'Connectées',
    unconnected: 'Non connectées',
    attention: 'À traiter',
    exchange: 'Exchange non connecté',
  },
  table: {
    select: 'Sélectionner l’intégration',
    selectAll: 'Sélectionner toutes les intégrations',
    selected: '{{chosen}} sur {{maximum}} sélectionnées',
    loading: 'Chargement des intégrations',
  },
  empty: {
    none: 'Pas encore d’entreprise',
    noneReason: 'Les entreprises que votre rôle peut voir apparaissent ici avec leurs connexions.',
    unread: 'Aucune intégration sur cet appareil',
    unreadReason:
      'Cet appareil n’a pas encore été chargé : il ne joint pas le serveur ou n’a plus de place. Il se chargera de lui-même dès que possible.',
    filtered: 'Aucune intégration ne correspond',
    filteredReason: 'Rien sur cet appareil ne correspond à la recherche et aux filtres.',
  },
  direct: 'Connexion directe',
  partner: 'Relation partenaire',
  choose: 'Choisissez l’entreprise à connecter.',
  allCompaniesOnly: 'Cela revient à ceux qui voient toutes les entreprises.',
  mapping: {
    choose: 'Choisissez une entreprise',
    noSuch: 'Aucune entreprise de ce nom',
    map: 'Associer à cette entreprise',
    open: 'Afficher les intégrations de l’entreprise',
  },
  showAll: 'Afficher toutes les intégrations',
  missingCount_one: '{{count}} autorisation',
  missingCount_many: '{{count}} d’autorisations',
  missingCount_other: '{{count}} autorisations',
  succeeded: 'Réussie',
  failed: 'Échouée',
  never: 'jamais',
  sync: {
    button: 'Synchroniser maintenant',
    done: 'L’entreprise a été synchronisée.',
    failed: 'La synchronisation s’est terminée par une erreur.',
    goesOn: 'Elle se poursuit sur le serveur. Vous en voyez l’avancement ici.',
  },
  google: {
    none: 'Un Google Workspace indique qui travaille dans l’entreprise, comment chacun se connecte et qui utilise la validation en deux étapes.',
    sees: 'Y sont lus : les personnes avec leurs adresses, services et unités organisationnelles, si elles peuvent se connecter, qui est administrateur, la validation en deux étapes, la dernière connexion, les groupes avec leurs membres et qui a quelle licence. Sont lus aussi les paramètres qui servent à évaluer la sécurité, avec les unités et groupes concernés.',
    changes:
      'Rien n’y est modifié. Toutes les autorisations ne font que lire, sauf celle des licences : Google n’en a aucune qui ne fasse que lire, et nous ne nous en servons pour rien d’autre.',
    workspace: 'Espace de travail',
    customerId: 'Identifiant client',
    disconnectTitle: 'Déconnecter {{name}} de Google Workspace ?',
    disconnectText:
      'Ce que Google a accordé et les synchronisations sont supprimés ici, et l’accès est rendu chez Google. Les employés qui ne sont que là-bas restent tels qu’ils ont été lus en dernier.',
    faults: {
      unauthorized:
        'Google ne nous laisse plus entrer. Un super-administrateur doit accorder de nouveau l’accès.',
      missingScope:
        'Il manque une autorisation : {{scopes}}. Accordez de nouveau l’accès et laissez tout sélectionné.',
      throttled:
        'Google a demandé de ralentir. Un nouvel essai aura lieu plus tard ; ce qui a été lu est conservé.',
      unreachable: 'Google est injoignable. Ce qui a été lu auparavant est conservé.',
      other: 'La lecture de Google a échoué. Ce qui a été lu auparavant est conservé.',
    },
    consent: {
      connect: 'Se connecter avec Google',
      again: 'Accorder de nouveau l’accès chez Google',
      help: 'Un super-administrateur de l’espace accorde l’accès dans une fenêtre de Google.',
      asking: 'La page de Google est en cours d’ouverture.',
      waiting: 'En attente du consentement chez Google',
      waitingHelp:
        'Connectez-vous-y en tant que super-administrateur de l’espace et continuez. Rien n’est connecté avant cela.',
      blocked: 'Le navigateur n’a pas ouvert de fenêtre',
      open: 'Ouvrir la page de Google',
      confirming: 'Google est interrogé : à qui est l’espace et ce qui a été accordé.',
      refusedHelp: 'Un super-administrateur doit accorder l’accès. Sans lui, rien ne peut être lu.',
      mismatchHelp: 'Connectez-vous en tant qu’administrateur de l’espace de cette entreprise.',
      unanswered: 'Aucune réponse n’est venue de Google',
      unansweredHelp: 'La fenêtre a été fermée ou oubliée. Rien n’a été connecté.',
    },
  },
  quickbooks: {
    none: 'QuickBooks indique ce que l’entreprise a payé et à qui, pour comparer coûts et abonnements.',
    sees: 'Y sont lues : les dépenses avec date, bénéficiaire, libellé, montant et compte, des 13 derniers mois.',
    changes: 'Rien n’y est modifié, même si Intuit n’a pas d’autorisation de lecture seule.',
    company: 'Comptabilité de',
    companyId: 'Identifiant de l’entreprise',
    toPayees: 'Voir les bénéficiaires',
    disconnectTitle: 'Déconnecter {{name}} de QuickBooks ?',
    disconnectText:
      'Ce qu’Intuit a accordé, les synchronisations et les dépenses lues sont supprimés ici, et l’accès est rendu chez Intuit.',
    faults: {
      unauthorized: 'Utilisateur non authentifié. Authentifiez-vous de nouveau sur la page des intégrations',
      missingScope: 'Il manque une autorisation. Accordez de nouveau l’accès.',
      throttled:
        'Intuit a demandé de ralentir. Un nouvel essai aura lieu plus tard ; ce qui a été lu est conservé.',
      unreachable: 'Intuit est injoignable. Ce qui a été lu auparavant est conservé.',
      other: 'La lecture de QuickBooks a échoué. Ce qui a été lu auparavant est conservé.',
    },
    consent: {
      connect: 'Se connecter avec QuickBooks',
      again: 'Accorder de nouveau l’accès chez QuickBooks',
      help: 'La personne qui tient la comptabilité de l’entreprise accorde l’accès dans une fenêtre d’Intuit.',
      asking: 'La page d’Intuit est en cours d’ouverture.',
      waiting: 'En attente du consentement chez QuickBooks',
      waitingHelp:
        'Connectez-vous-y et choisissez l’entreprise dont la comptabilité sera lue. Rien n’est connecté avant cela.',
      blocked: 'Le navigateur n’a pas ouvert de fenêtre',
      open: 'Ouvrir la page d’Intuit',
      confirming: 'Intuit est interrogé : à qui est la comptabilité.',
      refusedHelp:
        'La personne qui tient la comptabilité doit accorder l’accès. Sans lui, rien ne peut être lu.',
      mismatchHelp: 'Choisissez la comptabilité de cette entreprise.',
      unanswered: 'Aucune réponse n’est venue d’Intuit',
      unansweredHelp: 'La fenêtre a été fermée ou oubliée. Rien n’a été connecté.',
    },
  },
  duo: {
    none: 'Duo indique qui, dans l’entreprise, a un second facteur.',
    integrationKey: 'Clé d’intégration',
    secretKey: 'Clé secrète',
    apiHostname: 'Nom d’hôte de l’API',
    hostHelp: 'Tel que l’affiche le panneau d’administration de Duo : api-XXXXXXXX.duosecurity.com',
    show: 'Afficher la clé secrète',
    hide: 'Masquer la clé secrète',
    keysKept: 'Les clés sont enregistrées chiffrées et ne sont plus jamais affichées.',
    allNeeded: 'Les trois valeurs sont nécessaires.',
    connect: 'Connecter Duo',
    otherKeys: 'Saisir d’autres clés',
    disconnectTitle: 'Déconnecter {{name}} de Duo ?',
    disconnectText:
      'Ses clés, ses synchronisations et ce que Duo a indiqué des seconds facteurs sont supprimés ici. Rien n’est modifié chez Duo.',
    faults: {
      unauthorized: 'Duo a refusé les clés. Saisissez-les à nouveau.',
      missingScope:
        'Les clés ne peuvent pas lire les utilisateurs. Accordez-leur « read resource » chez Duo.',
      throttled:
        'Duo a demandé de ralentir. Un nouvel essai aura lieu plus tard ; ce qui a été lu est conservé.',
      unreachable: 'Duo est injoignable. Ce qui a été lu auparavant est conservé.',
      other: 'La lecture de Duo a échoué. Ce qui a été lu auparavant est conservé.',
    },
  },
  exchange: {
    state: 'Exchange Online',
    ways: {
      notConnected: 'Non connecté',
      appRole: 'Par le seul rôle de l’application',
      script: 'Par le script',
    },
    since: '{{way}}, depuis {{time}}',
    help: 'Le rôle de l’application suffit si un administrateur l’a attribué. Sinon, un script l’attribue.',
    again: 'Reconnecter Exchange Online',
    title: 'Connecter Exchange Online de {{name}}',
    downloadTitle: 'Télécharger le script',
    downloadText:
      'Il donne à cette application l’accès à Exchange Online du locataire : il lui accorde l’autorisation et le rôle Administrateur Exchange. Il est créé pour cette entreprise et vaut une heure.',
    download: 'Télécharger le script',
    ready: 'J’ai déjà une sortie',
    runTitle: 'L’exécuter en tant qu’administrateur',
    runText:
      'Ouvrez PowerShell en tant qu’administrateur dans le dossier du fichier et exécutez ceci. Vous devrez vous connecter deux fois en tant qu’administrateur général du locataire.',
    copy: 'Copier la commande',
    runHelp: 'À la fin, le script affiche un bloc et le copie. Son code vaut quelques minutes.',
    pasteTitle: 'Coller sa sortie',
    pasteField: 'Sortie du script',
    pasteHelp: 'Tout, de BEGIN à END.',
    pasteFirst: 'Collez d’abord la sortie complète du script.',
    connect: 'Connecter',
    connecting: 'Le code est en cours de vérification chez Microsoft.',
    connected: 'Exchange Online est connecté.',
    reading: 'Le locataire est en cours de lecture, pour que ses contrôles soient mesurés.',
    read: 'Le locataire a été lu.',
    later: 'Le locataire sera lu à la prochaine synchronisation.',
    notRead: 'La lecture du locataire s’est terminée par une erreur : {{reason}}',
    otherOutput: 'Coller une autre sortie',
    otherScript: 'Télécharger un autre script',
    wayOut: {
      exchangeCodeExpired: 'Exécutez encore une fois le script et collez aussitôt sa sortie.',
      exchangeCodeRedeemed:
        'Une sortie ne vaut qu’une fois. Téléchargez de nouveau le script et exécutez-le.',
      exchangeMfaProblem:
        'Configurez MFA pour l’administrateur chez Microsoft, ou connectez-vous avec un autre. Puis exécutez de nouveau le script.',
      exchangeBlocked:
        'Autorisez l’administrateur dans la stratégie d’accès conditionnel, ou exécutez le script là où elle l’autorise. Puis collez sa sortie.',
      exchangeOtherTenant:
        'Connectez-vous en tant qu’administrateur du locataire propre à cette entreprise, avec le script de cette entreprise.',
      exchangeOutputInvalid: 'Copiez tout, de BEGIN à END, et collez-le de nouveau.',
      exchangeNotAsked: 'Une sortie vaut pour la personne qui a téléchargé son script.',
      exchangeFailed:
        'Microsoft peut mettre jusqu’à 15 minutes à appliquer un nouveau rôle. Patientez, puis exécutez de nouveau le script.',
      other: 'Rien n’a été modifié.',
    },
  },
} satisfies Translation<'fr', 'integrations'>

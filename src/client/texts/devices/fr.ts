import type { Translation } from '../translation.ts'

export const devices = {
  purpose:
    'Où vos collègues sont connectés, ce qui n’a pas encore atteint le serveur depuis là-bas et ce qu’il faut effacer.',
  search: 'Rechercher une personne ou un appareil',
  columns: {
    userName: 'Personne',
    name: 'Appareil',
    keyMode: 'Protection',
    lastSeen: 'Dernier contact',
    pending: 'Modifications non envoyées',
    isPushed: 'Notifications',
    wipe: 'État',
  },
  own: 'Cet appareil',
  keyMode: { session: 'Cette session seulement', pin: 'Code PIN', passkey: 'Clé d’accès' },
  pending: {
    none: 'Aucune',
    since: '{{number}}, la plus ancienne {{time}}',
    overdue: 'En retard',
  },
  pushed: { on: 'Activées', off: 'Désactivées' },
  wipe: { asked: 'À effacer', done: 'Effacé' },
  figures: {
    all: 'Appareils',
    unsent: 'Avec modifications non envoyées',
    overdue: 'Non envoyées depuis plus d’un jour',
    asked: 'Effacement demandé',
  },
  table: {
    select: 'Sélectionner l’appareil',
    selectAll: 'Sélectionner tous les appareils',
    selected: '{{chosen}} sur {{maximum}} sélectionnés',
    loading: 'Lecture des appareils',
  },
  empty: {
    title: 'Aucun appareil pour l’instant',
    reason: 'Chaque appareil apparaît ici quand quelqu’un s’y connecte pour la première fois.',
    notFound: 'Aucun appareil ne correspond',
    notFoundReason: 'Aucune personne ni aucun appareil ne contient ces mots.',
    failed: 'Les appareils n’ont pas pu être lus',
  },
  panel: {
    context: 'Appareil',
    details: 'Détails',
    id: 'ID de l’appareil',
    keyHelp: {
      session: 'Le serveur détient la clé. Sans réseau, l’appareil reste fermé après un redémarrage.',
      pin: 'Prêt pour le travail hors connexion avec un code PIN. Dix codes erronés l’effacent.',
      passkey: 'Prêt pour le travail hors connexion avec une clé d’accès.',
    },
    overdue:
      'Des modifications faites sur cet appareil attendent depuis plus d’un jour. Demandez à {{person}} d’ouvrir l’application là où il y a un réseau.',
    asked:
      'L’effacement est demandé. La clé du serveur pour cet appareil est supprimée ; ses données le seront dès qu’il se manifestera.',
    askedLost_one: '{{count}} modification non envoyée disparaît avec lui.',
    askedLost_many: '{{count}} de modifications non envoyées disparaissent avec lui.',
    askedLost_other: '{{count}} modifications non envoyées disparaissent avec lui.',
    done: 'Cet appareil a effacé ce qu’il conservait. Il reste dans cette liste jusqu’à ce que quelqu’un s’y connecte de nouveau.',
    gone: 'Cet appareil n’est pas ici',
    goneReason: 'La personne s’y est déconnectée, ou l’adresse est celle d’une autre organisation.',
  },
  erase: {
    button: 'Effacer cet appareil',
    title: 'Effacer l’appareil de {{person}} ?',
    key: 'Aussitôt : le serveur supprime sa clé pour {{device}}. Qui s’y trouve hors connexion ne peut plus l’ouvrir après un redémarrage.',
    keyField: {
      pin: 'Aussitôt : le serveur supprime sa clé pour {{device}}. Jusqu’à ce qu’il se manifeste, son code PIN l’ouvre encore, trois jours au maximum sans le serveur.',
      passkey:
        'Aussitôt : le serveur supprime sa clé pour {{device}}. Jusqu’à ce qu’il se manifeste, sa clé d’accès l’ouvre encore, trois jours au maximum sans le serveur.',
    },
    data: 'Dès qu’il se manifeste : il supprime tout ce qu’il conserve et se déconnecte. Ce que détient le serveur reste.',
    never:
      'S’il ne se manifeste plus jamais, il s’efface de lui-même 17 jours après avoir joint le serveur pour la dernière fois.',
    noneLost: 'Aucune modification non envoyée n’est connue ; rien n’est donc perdu.',
    lost_one: '{{count}} modification non envoyée y serait perdue pour de bon.',
    lost_many: '{{count}} de modifications non envoyées y seraient perdues pour de bon.',
    lost_other: '{{count}} modifications non envoyées y seraient perdues pour de bon.',
    lostSince_one: 'Elle a été faite {{time}}.',
    lostSince_many: 'La plus ancienne a été faite {{time}}.',
    lostSince_other: 'La plus ancienne a été faite {{time}}.',
    own: 'C’est l’appareil que vous utilisez : vous y êtes déconnecté.',
    type_one: 'Saisissez {{count}} pour perdre cette modification',
    type_many: 'Saisissez {{count}} pour perdre ces modifications',
    type_other: 'Saisissez {{count}} pour perdre ces modifications',
    typeFirst: 'Saisissez d’abord le nombre.',
    confirm: 'Effacer',
    cancel: 'Conserver',
    done: 'L’effacement est demandé. Il a lieu dès que l’appareil se manifeste.',
    failed: 'Rien n’a été effacé.',
    noManage: 'Votre rôle permet de consulter les appareils, pas de les effacer.',
    askedAlready: 'C’est déjà demandé.',
    doneAlready: 'Il est déjà effacé.',
    noServer: 'Le serveur est nécessaire et injoignable pour le moment.',
  },
  rules: {
    button: 'Règles des appareils',
    title: 'Règles des appareils',
    purpose:
      'Elles s’appliquent à chaque appareil de votre organisation dès son prochain contact avec le serveur.',
    missing:
      'Les règles ne sont pas encore sur cet appareil. Elles arriveront dès que la connexion sera rétablie.',
    readOnly: 'Votre rôle permet de consulter ces règles, pas de les modifier.',
    pending: 'Règles modifiées ici, pas encore envoyées',
    conflict: 'Règles modifiées des deux côtés : décidez parmi les modifications en attente',
    fieldMode: {
      label: 'Travail hors connexion (mode terrain)',
      allowed: 'Autorisé',
      allowedHelp: 'Chacun décide pour son appareil ; un code PIN ou une clé d’accès est nécessaire.',
      required: 'Obligatoire',
      requiredHelp: 'Personne ne continue sans avoir défini un code PIN ou une clé d’accès.',
      forbidden: 'Interdit',
      forbiddenHelp:
        'Personne ne définit de code PIN ni de clé d’accès, et une heure d’inactivité entraîne la déconnexion.',
    },
    openOffline: 'Les appareils s’ouvrent sans le serveur tant que la session est en cours',
    openOfflineHelp:
      'Qui recharge la page sans réseau continue à travailler, jusqu’à une heure sans activité. Pendant ce temps, la clé se trouve sur l’appareil.',
    keepSealed: 'Les modifications non envoyées peuvent rester scellées après une déconnexion',
    keepSealedHelp:
      'Seule la même personne peut les ouvrir. Sinon, elles sont d’abord envoyées ou abandonnées.',
    urgentMinutes: 'Redemander confirmation des modifications urgentes après',
    urgentMinutesHelp:
      'Modifications qui touchent une personne ou la sécurité d’un locataire. 0 signifie qu’elles partent aussitôt ou doivent être confirmées de nouveau.',
    minutes: 'minutes',
    urgentMinutesError: 'Un nombre entier de 0 à 60.',
    pushText: {
      label: 'Texte des notifications',
      full: 'Complet',
      fullHelp:
        'Ce qui s’est passé et dans quelle entreprise ; on peut y répondre depuis l’écran verrouillé.',
      company: 'Entreprise seulement',
      companyHelp: 'La gravité et l’entreprise concernée, pas ce qui s’est passé.',
      generic: 'Générique',
      genericHelp: 'Seulement que quelque chose est à vérifier.',
    },
    save: 'Enregistrer les règles',
    saved:
      'Les règles sont enregistrées sur cet appareil et partiront au serveur dès que la connexion sera rétablie.',
    failures: {
      notKept:
        'Cet appareil n’a pas pu conserver la modification. Rien n’a été modifié ; votre saisie est toujours ici.',
      forbidden: 'Votre rôle ne le permet plus. Rien n’a été modifié.',
    },
  },
} satisfies Translation<'fr', 'devices'>

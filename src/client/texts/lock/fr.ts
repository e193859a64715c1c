import type { Translation } from '../translation.ts'

export const lock = {
  idle: {
    title: 'Êtes-vous toujours là ?',
    countdown_one: 'Vous serez déconnecté dans {{count}} seconde.',
    countdown_many: 'Vous serez déconnecté dans {{count}} de secondes.',
    countdown_other: 'Vous serez déconnecté dans {{count}} secondes.',
    stay: 'Rester connecté',
    leave: 'Se déconnecter maintenant',
  },
  hello: 'Ravi de vous revoir, {{name}}',
  why: {
    start: 'Cet appareil est prêt pour le travail hors connexion, et il est verrouillé.',
    idle: 'Verrouillé après une heure d’inactivité. Tout est là où vous l’avez laissé.',
    asked: 'Verrouillé. Tout est là où vous l’avez laissé.',
    lease: 'Le serveur a renouvelé cet appareil. Déverrouillez-le pour continuer.',
    time: 'L’horloge de cet appareil a été modifiée ; il a donc été verrouillé. Les actions dangereuses doivent être confirmées de nouveau jusqu’à ce que le serveur ait donné l’heure.',
  },
  unlock: 'Déverrouiller',
  unlockWithPasskey: 'Déverrouiller avec la clé d’accès',
  empty: 'Saisissez votre code PIN.',
  wrong_one:
    'Ce n’était pas le bon code PIN. Il reste {{count}} essai ; ensuite, tout le contenu de cet appareil est effacé.',
  wrong_many:
    'Ce n’était pas le bon code PIN. Il reste {{count}} d’essais ; ensuite, tout le contenu de cet appareil est effacé.',
  wrong_other:
    'Ce n’était pas le bon code PIN. Il reste {{count}} essais ; ensuite, tout le contenu de cet appareil est effacé.',
  wrongPasskey: 'Cette clé d’accès n’ouvre pas cet appareil.',
  cancelled: 'La clé d’accès n’a pas été utilisée. Rien n’a changé ; réessayez.',
  failed: 'Cet appareil n’a pas pu lire ce qu’il conserve. Rechargez la page et réessayez.',
  forgot: 'Code PIN oublié',
  forgotPasskey: 'Clé d’accès indisponible',
  forgotOffline: 'Se connecter avec votre mot de passe nécessite une connexion.',
  sealedTitle: 'Scellé jusqu’à ce qu’il y ait une connexion',
  sealed:
    'Ce que cet appareil conserve pour {{name}} est scellé, et le serveur détient la clé. Il s’ouvre de lui-même dès qu’il y a une connexion.',
  sealedWaits_one: '{{count}} modification non envoyée est en sécurité ici.',
  sealedWaits_many: '{{count}} de modifications non envoyées sont en sécurité ici.',
  sealedWaits_other: '{{count}} modifications non envoyées sont en sécurité ici.',
  fieldMode:
    'Le mode terrain l’aurait ouvert avec un code PIN ou une clé d’accès. Vous pouvez l’activer dans votre menu.',
  retry: 'Essayer maintenant',
  leaseTitle: 'Trop longtemps sans le serveur',
  lease:
    'Un appareil peut être utilisé trois jours sans le serveur. Ce qui est conservé ici pour {{name}} est en sécurité et s’ouvre de nouveau à la prochaine connexion.',
  leaseSignIn: 'Connectez-vous avec votre mot de passe pour reprendre là où vous étiez.',
  leaseErase: 'Quatorze jours après ces trois jours, cet appareil s’efface de lui-même.',
  erasing: 'Effacement de ce qui était conservé sur cet appareil',
  erased: {
    ordered:
      'Tout le contenu de cet appareil a été effacé, à la demande d’un administrateur ou de vous-même depuis un autre endroit.',
    tries:
      'Dix codes PIN erronés ont été saisis ; tout le contenu de cet appareil a donc été effacé. Ce que détient le serveur est en sécurité.',
    lease:
      'Cet appareil est resté trop longtemps sans le serveur et a effacé ce qu’il conservait. Ce que détient le serveur est en sécurité.',
  },
  lost_one: '{{count}} modification mise en file le {{day}} a été perdue avec le stockage du navigateur.',
  lost_many:
    '{{count}} de modifications mises en file le {{day}} ont été perdues avec le stockage du navigateur.',
  lost_other:
    '{{count}} modifications mises en file le {{day}} ont été perdues avec le stockage du navigateur.',
  lostUnknown_one: '{{count}} modification non envoyée a été perdue avec le stockage du navigateur.',
  lostUnknown_many: '{{count}} de modifications non envoyées ont été perdues avec le stockage du navigateur.',
  lostUnknown_other: '{{count}} modifications non envoyées ont été perdues avec le stockage du navigateur.',
  lostHelp: 'Installer l’application rend cela peu probable à l’avenir.',
} satisfies Translation<'fr', 'lock'>

import type { Translation } from '../translation.ts'

export const fieldMode = {
  title: 'Garder cet appareil prêt pour le travail hors connexion',
  newPinTitle: 'Choisir un nouveau code PIN',
  newPin: 'L’ancien code PIN n’ouvre plus cet appareil. Tout ce qu’il contenait est toujours ici.',
  lines: {
    opens: 'L’application s’ouvre sans réseau, avec un code PIN ou une clé d’accès de cet appareil.',
    locks: 'Après une heure d’inactivité, elle se verrouille au lieu de vous déconnecter ; rien n’est perdu.',
    erases: 'Dix codes PIN erronés, ou 17 jours sans le serveur, effacent ce qui est conservé ici.',
  },
  required: 'Votre organisation l’exige sur chaque appareil.',
  forbidden: 'Votre organisation ne l’autorise pas.',
  by: 'Déverrouiller avec',
  ways: { pin: 'Un code PIN', passkey: 'Une clé d’accès' },
  passkeyHelp:
    'Votre doigt, votre visage ou le verrouillage de l’écran. Protège aussi contre une copie du disque de cet appareil.',
  pinHelp:
    '6 à 12 chiffres. Un code PIN arrête les curieux ; contre une copie du disque, une clé d’accès est plus forte.',
  again: 'Le même code PIN une seconde fois',
  problems: {
    digits: 'Des chiffres uniquement.',
    length: 'Entre 6 et 12 chiffres.',
    repeated: 'Les répétitions sont devinées en premier. Choisissez-en un autre.',
    inOrder: 'Les suites de chiffres sont devinées en premier. Choisissez-en un autre.',
    common: 'Celui-ci figure sur toutes les listes. Choisissez-en un autre.',
    different: 'Les deux ne sont pas identiques.',
  },
  failures: {
    unreachable: 'Le serveur est nécessaire une fois et injoignable. Rien n’a été modifié.',
    refused: 'Vous êtes déconnecté du serveur. Reconnectez-vous ; rien n’a été modifié.',
    forbidden: 'Votre organisation n’autorise pas le mode terrain. Rien n’a été modifié.',
    cancelled: 'La clé d’accès n’a pas été créée. Rien n’a été modifié.',
    unsupported:
      'Cet appareil ne peut pas protéger des données avec une clé d’accès. Choisissez un code PIN. Rien n’a été modifié.',
    failed: 'Cet appareil n’a pas pu conserver la modification. Rien n’a été modifié.',
  },
  setPin: 'Définir le code PIN',
  setPasskey: 'Définir la clé d’accès',
  on: {
    pin: 'Cet appareil est prêt pour le travail hors connexion, avec un code PIN.',
    passkey: 'Cet appareil est prêt pour le travail hors connexion, avec une clé d’accès.',
  },
  persistence: {
    granted: 'Le navigateur s’est engagé à conserver ces données.',
    refused:
      'Le navigateur peut supprimer ces données si l’espace vient à manquer. Installer l’application change cela.',
  },
  change: 'Changer de code PIN ou de clé d’accès',
  turnedOff: 'Le mode terrain est désactivé. Sans réseau, cet appareil reste scellé.',
  offer: {
    why: 'Le mode terrain ouvre cet appareil sans réseau, même après une heure d’inactivité.',
    moment: 'Vous avez été hors connexion moins d’une minute.',
    minutes_one: 'Vous avez été hors connexion {{count}} minute.',
    minutes_many: 'Vous avez été hors connexion {{count}} de minutes.',
    minutes_other: 'Vous avez été hors connexion {{count}} minutes.',
    hours_one: 'Vous avez été hors connexion {{count}} heure.',
    hours_many: 'Vous avez été hors connexion {{count}} d’heures.',
    hours_other: 'Vous avez été hors connexion {{count}} heures.',
    setUp: 'Configurer',
  },
} satisfies Translation<'fr', 'fieldMode'>

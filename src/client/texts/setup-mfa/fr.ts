import type { Translation } from '../translation.ts'

export const setupMfa = {
  title: 'Configurer la connexion à deux facteurs',
  why: 'Votre organisation exige un second facteur : une application d’authentification sur votre téléphone.',
  scan: 'Scannez l’image avec l’application ou saisissez la clé à la main. Saisissez ensuite le code que l’application affiche.',
  loading: 'Obtention d’une clé',
  qr: 'Code QR pour l’application d’authentification. La clé ci-dessous contient la même chose.',
  key: 'Clé pour la saisie manuelle',
  copy: 'Copier',
  code: 'Code de l’application',
  codeHelp: '6 chiffres ; un nouveau toutes les 30 secondes.',
  issues: {
    required: 'champ obligatoire',
    tooShort: 'Le code comporte 6 chiffres ; celui-ci est trop court.',
    tooLong: 'Le code comporte 6 chiffres ; celui-ci est trop long.',
  },
} satisfies Translation<'fr', 'setupMfa'>

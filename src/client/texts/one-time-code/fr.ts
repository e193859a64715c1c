import type { Translation } from '../translation.ts'

export const oneTimeCode = {
  title: 'Saisir le code à usage unique',
  help: 'Ouvrez votre application d’authentification et saisissez le code qu’elle affiche pour Castellan.',
  otp: 'Code à usage unique',
  login: 'Se connecter',
  issues: {
    required: 'champ obligatoire',
    tooShort: 'Le code comporte 6 chiffres ; celui-ci est trop court.',
    tooLong: 'Le code comporte 6 chiffres ; celui-ci est trop long.',
  },
} satisfies Translation<'fr', 'oneTimeCode'>

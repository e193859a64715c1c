import type { Translation } from '../translation.ts'
import { errors } from './errors.ts'

export const signIn = {
  product: 'Castellan',
  title: 'Bienvenue',
  email: 'E-mail',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  submit: 'Se connecter',
  required: 'champ obligatoire',
  copyright: '© {{year}} Castellan',
  problems: {
    invalidLogin: errors.invalidLogin,
    attemptLimit: errors.attemptLimit,
    userNotConfirmed: errors.userNotConfirmed,
    notAuthorized: errors.notAuthorized,
    challenge:
      'Ce compte demande une étape supplémentaire pour se connecter, que cette application ne gère pas encore.',
    unreachable:
      'Le serveur est injoignable. Vérifiez le réseau et réessayez ; votre saisie est toujours ici.',
  },
} satisfies Translation<'fr', 'signIn'>

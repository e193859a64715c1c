import type { Translation } from '../translation.ts'
import { errors } from '../errors/fr.ts'

export const signIn = {
  title: 'Bienvenue',
  titleBack: 'Ravi de vous revoir',
  forgotPassword: 'Mot de passe oublié',
  or: 'OU',
  microsoft: 'Continuer avec Microsoft',
  passwordChanged: errors.passwordChanged,
  offline: 'Il n’y a pas de réseau. La connexion en nécessite un ; ce que vous saisissez reste ici.',
  enteringTrial: 'Connexion avec le compte d’essai',
  opening: 'Ouverture de ce que cet appareil conserve',
  openingTest: 'Ouverture du site de test. Tout y est inventé ; essayez donc ce que vous voulez.',
} satisfies Translation<'fr', 'signIn'>

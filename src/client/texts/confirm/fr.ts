import type { Translation } from '../translation.ts'
import { errors } from '../errors/fr.ts'

export const confirm = {
  title: 'Confirmez votre adresse e-mail',
  help: 'Un code a été envoyé à {{email}} lors de la création du compte.',
  box: 'Caractère {{place}} sur {{count}}',
  incomplete: 'Saisissez les six caractères.',
  request: 'Demander un code',
  notices: {
    invalidCode: errors.invalidCode,
    expiredCode: errors.expiredCode,
    codeSent: 'Code envoyé',
    requestFailed: 'Le code n’a pas pu être demandé',
    unreachable: 'Le serveur est injoignable. Vérifiez le réseau et réessayez ; le code est toujours ici.',
  },
} satisfies Translation<'fr', 'confirm'>

import type { Translation } from '../translation.ts'
import { errors } from './errors.ts'

export const signIn = {
  product: 'Castellan',
  title: 'Willkommen',
  email: 'E-Mail',
  password: 'Kennwort',
  showPassword: 'Kennwort anzeigen',
  hidePassword: 'Kennwort verbergen',
  submit: 'Anmelden',
  required: 'Pflichtfeld',
  copyright: '© {{year}} Castellan',
  problems: {
    invalidLogin: errors.invalidLogin,
    attemptLimit: errors.attemptLimit,
    userNotConfirmed: errors.userNotConfirmed,
    notAuthorized: errors.notAuthorized,
    challenge:
      'Dieses Konto braucht zur Anmeldung einen weiteren Schritt, den diese App noch nicht beherrscht.',
    unreachable:
      'Der Server ist nicht erreichbar. Prüfen Sie das Netzwerk und versuchen Sie es erneut; Ihre Eingaben sind noch hier.',
  },
} satisfies Translation<'de', 'signIn'>

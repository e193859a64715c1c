import { errorCatalogue } from '#shared/contract/errors.ts'

export const signIn = {
  product: 'Castellan',
  title: 'Welcome',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Sign in',
  required: 'required field',
  copyright: '© {{year}} Castellan',
  problems: {
    invalidLogin: errorCatalogue.invalidLogin.message,
    attemptLimit: errorCatalogue.attemptLimit.message,
    userNotConfirmed: errorCatalogue.userNotConfirmed.message,
    notAuthorized: errorCatalogue.notAuthorized.message,
    challenge: 'This account needs another step to sign in, which this app cannot do yet.',
    unreachable:
      'The server cannot be reached. Check the network and try again; what you typed is still here.',
  },
} as const

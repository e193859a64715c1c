import { errorCatalogue } from '#shared/contract/errors.ts'

export const signIn = {
  title: 'Welcome',
  titleBack: 'Welcome back',
  forgotPassword: 'Forgot password',
  or: 'OR',
  microsoft: 'Continue with Microsoft',
  passwordChanged: errorCatalogue.passwordChanged.message,
  offline: 'There is no network. Signing in needs one; what you type stays here.',
  enteringTrial: 'Signing in with the trial account',
  opening: 'Opening what this device keeps',
  openingTest: 'Opening the test site. Everything in it is made up, so try whatever you like.',
} as const

import { errorCatalogue } from '#shared/contract/errors.ts'

export const auth = {
  copyright: '© {{year}} Castellan',
  contactSupport: 'Contact support',
  ssoTitle: 'Signing in with Microsoft',
  ssoFailed: 'The sign-in with Microsoft did not succeed',
  ssoCancelled: 'You cancelled the sign-in with Microsoft',
  ssoCancelledReason: 'Nothing was changed. You can try again, or sign in with your password.',
  handOver: 'Handing over to the app',
  mayClose: 'This window is no longer needed and can be closed.',
  missing: 'This screen is not on the device yet',
  problems: {
    invalidLogin: errorCatalogue.invalidLogin.message,
    attemptLimit: errorCatalogue.attemptLimit.message,
    expiredCode: errorCatalogue.expiredCode.message,
    invalidCode: errorCatalogue.invalidCode.message,
    cannotResetPassword: errorCatalogue.cannotResetPassword.message,
    userNotConfirmed: errorCatalogue.userNotConfirmed.message,
    userNotFound: errorCatalogue.userNotFound.message,
    accountExists: errorCatalogue.accountExists.message,
    notAuthorized: errorCatalogue.notAuthorized.message,
    accountDisabled: errorCatalogue.accountDisabled.message,
    tooManyDevices: errorCatalogue.tooManyDevices.message,
    sessionUnverified: errorCatalogue.sessionUnverified.message,
    wrongOtp: errorCatalogue.wrongOtp.message,
    unexpected: errorCatalogue.unexpected.message,
    codeUsed: 'This code was used already. Wait for the next one in your authenticator app.',
    passwordResetRequired: 'Your password has to be replaced. Use “Forgot password” to choose a new one.',
    temporaryPasswordExpired:
      'The temporary password has expired. Use “Forgot password” to get a new invitation.',
    invalidPassword: errorCatalogue.passwordNotAllowed.message,
    captcha: 'The check that keeps robots out did not succeed. Please try again.',
    challenge: 'This account needs another step to sign in, which this app cannot do.',
    problem: 'There was a problem with the new password. Nothing was changed; please try again.',
    unreachable:
      'The server cannot be reached. Check the network and try again; what you typed is still here.',
  },
  notices: {
    error: {
      title: 'Something went wrong',
      words:
        'This page could not be shown. What is kept on this device is untouched; go back to the start and try again.',
      go: 'Go to the start',
    },
    logout: {
      title: 'You are signed out',
      words: 'To go on, sign in again.',
      go: 'Sign in',
    },
    trialExpired: {
      title: 'Your trial has expired',
      words:
        'The 14 days of the trial are over. Everything is kept; ask us for a subscription to go on with it.',
      go: 'Go to the start',
    },
    consentUnclaimed: {
      title: 'Nothing is waiting for this consent',
      words:
        'The window that asked for it is closed or has moved on, and nothing was connected. Start the connection again in the app.',
      go: 'Go to the app',
    },
  },
} as const

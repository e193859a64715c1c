/** What the pool's mails say. The other languages have the same texts. */
export const en = {
  greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  farewell: 'Castellan',
  invitation: {
    subject: 'Your invitation to Castellan',
    lead: 'You have been invited to Castellan. Sign in with the details below; you will be asked to choose a password of your own.',
    address: 'Email address',
    password: 'Temporary password',
    action: 'Sign in',
    note: 'The temporary password is valid for 7 days. If you were not expecting an invitation, you can ignore this email.',
  },
  signUpCode: {
    subject: 'Confirm your email address',
    lead: 'Enter this code to confirm your email address and finish setting up your Castellan account.',
    code: 'Confirmation code',
    note: 'The code is valid for one hour. If you did not create an account, you can ignore this email.',
  },
  resetCode: {
    subject: 'Reset your Castellan password',
    lead: 'Someone asked to reset the password of your Castellan account. Enter this code to choose a new one.',
    code: 'Reset code',
    action: 'Choose a new password',
    note: 'The code is valid for one hour. If this was not you, you can ignore this email; your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your Castellan password was changed',
    lead: 'The password of your Castellan account has just been changed, and all other sign-ins have been ended.',
    note: 'If this was not you, reset your password right away and tell your administrator.',
    action: 'Reset password',
  },
  factorSet: {
    subject: 'Your Castellan account has an authenticator app',
    lead: 'An authenticator app has just been set up for your Castellan account. Signing in takes its code from now on.',
    note: 'If this was not you, reset your password right away and tell your administrator.',
    action: 'Reset password',
  },
  factorRemoved: {
    subject: 'The authenticator app of your Castellan account was removed',
    lead: 'The authenticator app of your Castellan account has just been removed. Signing in takes your password alone from now on.',
    note: 'If this was not you, reset your password right away and tell your administrator.',
    action: 'Reset password',
  },
}

export type MailTexts = typeof en

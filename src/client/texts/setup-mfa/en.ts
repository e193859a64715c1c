export const setupMfa = {
  title: 'Set up two-factor sign-in',
  why: 'Your organization asks for a second factor: an authenticator app on your phone.',
  scan: 'Scan the picture with the app, or enter the key by hand. Then enter the code that the app shows.',
  loading: 'Getting a key',
  qr: 'QR code for the authenticator app. The key below says the same.',
  key: 'Key for manual entry',
  copy: 'Copy',
  code: 'Code from the app',
  codeHelp: '6 digits; a new one every 30 seconds.',
  issues: {
    required: 'required field',
    tooShort: 'The code has 6 digits; this is too short.',
    tooLong: 'The code has 6 digits; this is too long.',
  },
} as const

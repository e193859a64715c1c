export const oneTimeCode = {
  title: 'enter OTP',
  help: 'Open your authenticator app and enter the code that it shows for Castellan.',
  otp: 'One-time code',
  login: 'Login',
  issues: {
    required: 'required field',
    tooShort: 'The code has 6 digits; this is too short.',
    tooLong: 'The code has 6 digits; this is too long.',
  },
} as const

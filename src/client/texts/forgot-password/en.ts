export const forgotPassword = {
  title: 'Forgot password',
  help: 'Enter the email address of your account. You get a message with a code for a new password, or your invitation again if you have never signed in.',
  emailWrong: 'Enter a valid email address.',
  submit: 'Submit',
  emailSent: 'email sent',
  invited:
    'Your invitation is on its way to {{email}} again. Sign in with the temporary password that it contains.',
  resetTitle: 'Choose a new password',
  resetHelp: 'Enter the code that was sent to {{email}}. It is good for one hour.',
  codeIssues: {
    required: 'required field',
    tooShort: 'The code has 6 characters; this is too short.',
  },
  notReady: 'Enter the code and a password that keeps every rule, twice.',
} as const

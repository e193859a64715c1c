export const firstRun = {
  title: 'Setting up Castellan',
  checking: 'Looking at the set-up link',
  opening: 'Signing you in',
  ownerTitle: 'Who are you?',
  ownerHelp:
    'This site has nobody yet. You become its owner, who may do everything and can invite the others.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  organizationTitle: 'Your organization',
  organizationHelp: 'The provider that looks after the companies. Its own company is made along with it.',
  organization: 'Name of the organization',
  timeZone: 'Time zone',
  timeZoneHelp: 'Reports and schedules go by it.',
  hasPSA: 'We handle tickets in a tool of our own (PSA)',
  hasPSAHelp: 'Without one, the step that connects it is put aside.',
  finish: 'Set up and sign in',
  invalidTitle: 'This set-up link is not good any more',
  invalidHelp:
    'It was used, or the server has been started since and has printed a new one. If nobody has set the site up yet, take the link from the newest start.',
  toLogin: 'Go to sign in',
  issues: {
    required: 'required field',
    email: 'This is not an email address.',
  },
} as const

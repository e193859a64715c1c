export const lock = {
  idle: {
    title: 'Are you still there?',
    countdown_one: 'You are signed out in {{count}} second.',
    countdown_other: 'You are signed out in {{count}} seconds.',
    stay: 'Stay signed in',
    leave: 'Sign out now',
  },
  hello: 'Welcome back, {{name}}',
  why: {
    start: 'This device is kept ready for offline work, and it is locked.',
    idle: 'Locked after an hour without activity. Everything is where you left it.',
    asked: 'Locked. Everything is where you left it.',
    lease: 'The server has renewed this device. Unlock it to go on.',
    time: 'The clock of this device was changed, so it was locked. Dangerous actions ask again until the server has told the time.',
  },
  unlock: 'Unlock',
  unlockWithPasskey: 'Unlock with passkey',
  empty: 'Enter your PIN.',
  wrong_one: 'That was not the PIN. {{count}} try is left; after that everything on this device is erased.',
  wrong_other:
    'That was not the PIN. {{count}} tries are left; after that everything on this device is erased.',
  wrongPasskey: 'This passkey does not open this device.',
  cancelled: 'The passkey was not used. Nothing has changed; try again.',
  failed: 'This device could not read what it keeps. Reload the page and try again.',
  forgot: 'Forgot PIN',
  forgotPasskey: 'Passkey not at hand',
  forgotOffline: 'Signing in with your password needs a connection.',
  sealedTitle: 'Sealed until there is a connection',
  sealed:
    'What this device keeps for {{name}} is sealed, and the server holds the key. It opens by itself as soon as there is a connection.',
  sealedWaits_one: '{{count}} unsent change is safe here.',
  sealedWaits_other: '{{count}} unsent changes are safe here.',
  fieldMode: 'Field mode would have opened it with a PIN or a passkey. You can turn it on in your menu.',
  retry: 'Try now',
  leaseTitle: 'Too long without the server',
  lease:
    'A device may be used for three days without the server. What is kept here for {{name}} is safe and opens again with the next connection.',
  leaseSignIn: 'Sign in with your password to go on where you left off.',
  leaseErase: 'Fourteen days after the three have passed, this device erases itself.',
  erasing: 'Erasing what was kept on this device',
  erased: {
    ordered:
      'Everything on this device was erased, as an administrator asked, or you yourself from elsewhere.',
    tries:
      'Ten wrong PINs were entered, so everything on this device was erased. What the server has is safe.',
    lease:
      'This device was without the server for too long and erased what it kept. What the server has is safe.',
  },
  lost_one: '{{count}} change queued on {{day}} was lost with the browser’s storage.',
  lost_other: '{{count}} changes queued on {{day}} were lost with the browser’s storage.',
  lostUnknown_one: '{{count}} unsent change was lost with the browser’s storage.',
  lostUnknown_other: '{{count}} unsent changes were lost with the browser’s storage.',
  lostHelp: 'Installing the app makes this unlikely to happen again.',
} as const

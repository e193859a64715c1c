export const session = {
  title: 'Your session has ended',
  nothingLost: 'Nothing on this device is lost. Sign in again to send what waits and to go on where you are.',
  putOff: 'Not now',
  signIn: 'Sign in again',
} as const

export const notifications = {
  title: 'Notifications on this device',
  purpose: 'This device tells you when something needs a look, also while Castellan is closed.',
  policy: 'How much they say is a rule of your organization.',
  looking: 'Looking at this device',
  off: 'Off. This device stays silent.',
  on: 'On. This device is told what needs a look.',
  blocked: 'Blocked by this browser.',
  blockedHelp: 'Allow notifications for this site in the browser’s settings, then open this again.',
  impossible: 'Not possible here.',
  reasons: {
    unsupported:
      'This browser cannot receive them. On an iPhone or iPad, put the app on the home screen first.',
    noServiceWorker:
      'The part that receives them is not installed, as in a private window. Reload the page where there is a network.',
    noPushKey: 'This server sends no notifications.',
    noPushService: 'This browser reaches no service that could deliver them.',
  },
  test: 'Send a test',
  working: { turningOn: 'Turning on', turningOff: 'Turning off', testing: 'Sending a test' },
  tested: 'A test is on its way. It appears in a moment, as the browser shows it.',
  problems: {
    dismissed: 'The browser’s question was left open. Nothing was changed.',
    unreachable: 'This needs the server, and it cannot be reached. Nothing was changed.',
    refused: 'The server did not take this device. Sign in again; nothing was changed.',
    failed: 'The browser failed at this. Nothing was changed; try again.',
    notSent: 'The service that delivers notifications does not take them now. Try again later.',
    forgotten: 'The browser’s subscription had ended. Turn notifications on again.',
    stillTold: 'This browser is silent now. The server hears of it when it next tries to send.',
  },
  answered_one: 'Your answer to a notification is saved on this device and is sent with the network.',
  answered_other:
    '{{count}} answers to notifications are saved on this device and are sent with the network.',
} as const

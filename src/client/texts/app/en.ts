export const app = {
  updateReady: 'A new version of Castellan is on this device.',
  updated: 'Castellan was updated on this device.',
  updatedElsewhere: 'Castellan was updated in another window. Reload it here, too.',
  updateHeld: 'Another window has entries that are not saved. Save or discard them there first, then update.',
  reload: 'Reload to update',
  notices: 'Notices',
  notFoundTitle: 'OOPS! Something went wrong here',
  notFoundReason: 'There is no page at this address.',
  toStart: 'Go to the start page',
  denied: 'This page is not open to you. An administrator of your organization can change that.',
  off: 'This feature is turned off for your organization.',
  upgradeTitle: 'Your plan does not include this',
  upgradeReason:
    'With an upgrade of the plan it is here at once. The owner of your organization can do that.',
  trialTitle: 'The trial has ended',
  trialReason: 'Nothing is lost. The owner of your organization can choose a plan to go on.',
  trialBilling: 'Go to billing',
  welcomeTitle: 'Welcome, {{name}}',
  welcomeReason: {
    inMenu: 'Your pages of {{organization}} are in the menu.',
    noPermission:
      'No page of {{organization}} is open to you yet. An administrator of your organization can give you permissions.',
    upgrade:
      'The plan of {{organization}} does not include the pages that you may open. With an upgrade they are here at once. The owner of your organization can do that.',
    missingSubscription:
      '{{organization}} has no subscription yet, so there is no page to open. The owner of your organization can choose a plan.',
  },
  scheduleCall: 'Schedule a call',
  missingTitle: 'This page is not on this device yet',
  missingReason: 'It opens as soon as there is a connection. Nothing that waits on this device is lost.',
  failedTitle: 'This page could not be shown',
  failedReason: 'A part of it did not load, or something failed. Nothing that waits on this device is lost.',
  startSlow:
    'It is not open yet. Reload the page if nothing happens. Nothing that waits on this device is lost.',
  startFailedTitle: 'Castellan could not be opened',
  startFailedReason:
    'A part of it did not load. Nothing that waits on this device is lost: reload the page when there is a connection.',
} as const

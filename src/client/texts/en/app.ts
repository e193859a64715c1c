export const app = {
  updateReady: 'A new version of Castellan is on this device.',
  updated: 'Castellan was updated on this device.',
  reload: 'Reload to update',
  dismiss: 'Dismiss',
  notices: 'Notices',
  notFoundTitle: 'OOPS! Something went wrong here',
  notFoundReason: 'There is no page at this address.',
  toStart: 'Go to the start page',
  deniedTitle: 'This page is not open to you',
  deniedReason: 'Your role does not include it. An administrator of your organization can change that.',
  failedTitle: 'This page could not be shown',
  failedReason: 'Nothing that waits on this device is lost. Reload the page to go on.',
} as const

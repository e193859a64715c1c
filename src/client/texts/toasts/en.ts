/** Notices that have a type of their own (ERR-05). */
export const toasts = {
  createdCAP: 'The conditional access policy has been created.',
  missingSubscription: 'Your subscription does not include this.',
  fileUploaded: 'The file has been uploaded.',
  saaslistUpdated: 'The list of applications has been updated.',
  refreshWarning: 'Do not reload this page until it is finished.',
  vendorNotSupported: 'This vendor is not supported. The file is read all the same.',
  psaTicketSent: 'The ticket has been sent.',
  uploadInProgress: 'The file is being uploaded.',
  uploadComplete: 'The upload is complete.',
  uploadFailed: 'The upload has failed.',
  uploadCanceled: 'The upload has been canceled.',
  changeMfaStatus: 'The multi-factor authentication status is being changed.',
} as const

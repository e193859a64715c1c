/** Reports, billing, branding, subscribers, set-up and the assistant (REP-04, REP-05, REP-07, ORG-15, ORG-37, CHK-11, SUBS-06, AI-04). What stands in braces comes with the answer. */
export const administrationErrors = {
  reportFailed: { status: 502, message: 'The report could not be made.' },
  reportIssue: { status: 503, message: 'There is an issue with making reports. Please try again later.' },
  reportUnlicensed: { status: 402, message: 'There is no license for this report: {{message}}' },
  exportUsedUp: {
    status: 409,
    message:
      'Export already used this quarter. Unlock unlimited reports by enabling Secure. Next export: {{date}}',
  },
  noCreditCard: {
    status: 402,
    message: 'There is no valid credit card on file. Set up a payment method in the billing portal.',
  },
  imageNotUploaded: { status: 502, message: 'The image could not be uploaded.' },
  lookAndFeelFailed: { status: 502, message: 'The look and feel could not be saved.' },
  subscriberAdminNotChanged: {
    status: 502,
    message: 'The administrator of the subscriber could not be changed.',
  },
  subscriberNotDeleted: { status: 502, message: 'The subscriber could not be deleted.' },
  subscriberNotRemoved: { status: 502, message: 'The subscriber could not be removed.' },
  userExists: { status: 409, message: 'User already exists' },
  incorrectPassword: { status: 401, message: 'Incorrect Password' },
  passwordMismatch: { status: 422, message: 'Passwords do not match' },
  assistantTooLong: { status: 504, message: 'That took too long, please try again' },
  assistantUnreadable: { status: 422, message: 'I ran into trouble while reading your message' },
  assistantFailed: {
    status: 502,
    message: 'Your message resulted in an error, please wait a moment and try again',
  },
  // Support (ORG-31)
  maximumSupportTicketsReached: {
    status: 429,
    message: '{{count}} tickets were opened within a day, which is the most. Mail support instead.',
  },
} as const

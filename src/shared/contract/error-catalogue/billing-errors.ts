/** The billing portal, and the trial of Discover Premium (ORG-26, ORG-27). */
export const billingErrors = {
  billingNotConfigured: { status: 409, message: 'This site has no billing portal.' },
  billingPortalFailed: {
    status: 502,
    message: 'The billing portal did not answer as it should. Please try again later.',
  },
  billingSignature: {
    status: 401,
    message: 'This message is not signed by the billing portal, or it is too old.',
  },
  discoverTrialUsed: { status: 409, message: 'The trial of Discover Premium was begun already.' },
  discoverPremiumHeld: { status: 409, message: 'Your organization has Discover Premium.' },
} as const

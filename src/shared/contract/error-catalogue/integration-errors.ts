/** Connections to other systems (INT-07 to INT-44). What stands in braces comes with the answer. */
export const integrationErrors = {
  integrationAuthFailed: {
    status: 409,
    message: 'Authentication failed. Please re-authenticate the integration.',
  },
  missingScope: { status: 409, message: 'The integration lacks a permission. Please re-authenticate it.' },
  missingGdapRoles: { status: 409, message: 'GDAP roles are missing.' },
  consentUnavailable: {
    status: 503,
    message: 'This site has no app registration at Microsoft yet. Whoever runs it has to set one up.',
  },
  consentNotAsked: {
    status: 409,
    message: 'This consent was not asked for here, was used already, or took too long. Start again.',
  },
  consentRefused: {
    status: 409,
    message: 'Consent was not given at Microsoft. Nothing was changed.',
  },
  tenantMismatch: {
    status: 409,
    message: 'The consent is of a tenant that belongs to another company. Nothing was changed.',
  },
  administratorNotProven: {
    status: 409,
    message: 'Whoever signed in at Microsoft is not an administrator of this tenant. Nothing was changed.',
  },
  googleUnavailable: {
    status: 503,
    message: 'This site has no OAuth client at Google yet. Whoever runs it has to set one up.',
  },
  googleConsentRefused: { status: 409, message: 'Access was not granted at Google. Nothing was changed.' },
  googleNoWorkspace: {
    status: 409,
    message: 'This Google account is a personal one and belongs to no Google Workspace. Nothing was changed.',
  },
  googleNotAdministrator: {
    status: 409,
    message:
      'Whoever signed in at Google is not a super administrator of the workspace. Nothing was changed.',
  },
  quickbooksUnavailable: {
    status: 503,
    message: 'This site has no app at Intuit yet. Whoever runs it has to set one up.',
  },
  quickbooksConsentRefused: {
    status: 409,
    message: 'Access was not granted at QuickBooks. Nothing was changed.',
  },
  duoHostInvalid: { status: 422, message: 'Duo API hostname: Invalid credentials' },
  duoInvalid: { status: 409, message: 'Duo: Invalid credentials' },
  duoOfOtherCompany: {
    status: 409,
    message: 'This Duo account belongs to another company. Nothing was changed.',
  },
  otherDuoConnected: {
    status: 409,
    message: 'Another Duo account of the organization is connected. Disconnect it first.',
  },
  exchangeFailed: { status: 502, message: 'PowerShell or Exchange Online failed.' },
  exchangeNotConnected: { status: 409, message: 'PowerShell or Exchange Online is not connected.' },
  exchangeCodeExpired: { status: 409, message: 'The authorization code has expired. Run the script again.' },
  exchangeCodeRedeemed: {
    status: 409,
    message: 'The authorization code was used already. Run the script again.',
  },
  exchangeMfaProblem: { status: 409, message: 'The account could not pass its MFA challenge.' },
  exchangeBlocked: { status: 409, message: 'A conditional access policy blocks Exchange Online.' },
  exchangeOtherTenant: { status: 409, message: 'The code belongs to a different tenant.' },
  exchangeOutputInvalid: { status: 422, message: 'This is not the output of the script.' },
  exchangeNotAsked: {
    status: 409,
    message: 'This output is of a script that was not made here for you. Download the script again.',
  },
  integrationInactive: {
    status: 409,
    message: 'The integration is paused. Resume it before it is synced.',
  },
  integrationActive: {
    status: 409,
    message: 'This integration would read everything again. Pause it first.',
  },
  integrationNotRemoved: { status: 502, message: 'The current integration could not be removed.' },
  syncFailed: { status: 502, message: 'The sync ended with an error.' },
  taskNotRead: { status: 502, message: 'Failed to retrieve task' },
  taskAttemptsExceeded: { status: 504, message: 'Exceeded max attempts' },
  cspNotConnected: { status: 502, message: 'Error connecting to CSP. Try again later.' },
  noPartnerTenant: {
    status: 409,
    message:
      'This tenant is not a Microsoft partner, or whoever signed in may not see its customers. Nothing was changed.',
  },
  otherPartnerConnected: {
    status: 409,
    message: 'Another Microsoft partner is connected. Disconnect it first.',
  },
  customersNotMapped: { status: 502, message: 'Failed to create and map customers. Try again later' },
  relationshipNotDeleted: { status: 502, message: 'The pending relationship could not be deleted.' },
  psaNotConnected: {
    status: 502,
    message: 'Error connecting to the ticketing tool. Please check your credentials.',
  },
  otherToolConnected: {
    status: 409,
    message: 'Another ticketing tool is connected. Disconnect it first.',
  },
  externalAccountGone: { status: 422, message: 'The ticketing tool does not have this customer.' },
  ticketSettingsInvalid: {
    status: 422,
    message: 'These ticket settings have to be chosen anew: {{fields}}',
  },
  psaNotLoaded: { status: 502, message: 'The configuration of {{tool}} could not be loaded.' },
  psaNotSaved: { status: 502, message: 'The configuration of {{tool}} could not be saved.' },
  mappingNotLoaded: { status: 502, message: 'The mapping of customers could not be loaded.' },
  mappingNotSaved: { status: 502, message: 'The mapping of customers could not be saved.' },
  externalAccountsNotSynced: { status: 502, message: 'The external accounts could not be synced.' },
  notEnoughSecureLicenses: { status: 409, message: 'not enough secure licenses available' },
} as const

import { z } from 'zod'
import { administrationErrors } from './error-catalogue/administration-errors.ts'
import { billingErrors } from './error-catalogue/billing-errors.ts'
import { employeeErrors } from './error-catalogue/employee-errors.ts'
import { integrationErrors } from './error-catalogue/integration-errors.ts'
import { licenseErrors } from './error-catalogue/license-errors.ts'
import { missingParameters } from './error-catalogue/missing-parameters.ts'
import { reportErrors } from './error-catalogue/report-errors.ts'
import { secureErrors } from './error-catalogue/secure-errors.ts'

/**
 * Every refusal the API can give: HTTP status and the text of the requirements. The texts are the English
 * ones; screens look them up by code. Codes without a text in the specification have one in its manner.
 */
export const errorCatalogue = {
  // Generic server codes (ERR-01, ERR-02)
  unexpected: { status: 500, message: 'Something is up on our end, please try again later.' },
  alreadyExists: { status: 409, message: 'Resource already exists' },
  executionFailed: { status: 500, message: 'Could not execute the task' },
  failedSend: { status: 502, message: 'Message(s) failed to send' },
  failedValidation: { status: 422, message: 'Values of parameters were not as expected' },
  failure: { status: 500, message: 'Task failed, please contact support' },
  missingParameter: { status: 400, message: 'A parameter is missing' },
  missingTangibles: { status: 503, message: 'Ran out of resources to use' },
  notFound: { status: 404, message: 'Resource not found' },
  partlyCompleted: { status: 500, message: 'Task could not fully complete' },

  // Identity (AUTH-12, AUTH-36)
  invalidLogin: { status: 401, message: 'The login details are incorrect' },
  attemptLimit: { status: 429, message: 'Attempt limit exceeded. Please try again later.' },
  expiredCode: { status: 400, message: 'Expired code provided. Please request another code.' },
  invalidCode: { status: 400, message: 'Invalid verification code provided, please check and try again.' },
  cannotResetPassword: { status: 400, message: 'Cannot reset password in current account state.' },
  userNotConfirmed: { status: 403, message: 'User not confirmed. Check your email for a confirmation code.' },
  userNotFound: { status: 404, message: 'User not found.' },
  accountExists: { status: 409, message: 'An account with the given email address already exists.' },
  passwordNotAllowed: {
    status: 422,
    message: 'This password is not allowed, or too easy to guess. Choose another one.',
  },
  wrongOtp: { status: 401, message: 'Wrong OTP' },
  notAuthorized: { status: 401, message: 'You are not authorized to sign in.' },
  sessionUnverified: { status: 401, message: "We couldn't verify your session, please login again." },
  signInUnreachable: {
    status: 503,
    message: 'The sign-in service cannot be reached. Please try again later.',
  },
  setUpLinkInvalid: {
    status: 410,
    message: 'This set-up link has been used, or a newer one has taken its place.',
  },
  passwordChanged: { status: 200, message: 'Your password has been changed, please login again.' },

  // System users (ORG-19, PERM-15 to PERM-17)
  userActionFailed: {
    status: 502,
    message: 'There was a problem adding, deleting or inviting the user',
  },
  mailNotSent: { status: 502, message: 'Action partly completed, but email failed to send' },
  cannotDeleteUser: { status: 403, message: "You don't have permission to delete this user." },
  cannotChangeOwner: { status: 403, message: "Only the owner can change the owner's account." },
  cannotChangeSelf: { status: 403, message: 'You cannot do this to your own account.' },
  cannotChangeSenior: {
    status: 403,
    message: 'Only the owner or an administrator can change this account.',
  },
  secondFactorNeeded: {
    status: 401,
    message: 'Your organization demands a second factor. Sign in again to set it up.',
  },
  cannotChangeProductAdministrator: {
    status: 403,
    message: 'Only a product administrator can change this account.',
  },
  cannotGrantRole: { status: 403, message: 'You cannot give this role.' },
  cannotGrantAct: {
    status: 403,
    message: 'You cannot allow an action that is switched off for you.',
  },
  cannotGrantCompanies: {
    status: 403,
    message: 'Only somebody who sees every company can change groups and exclude lists of people.',
  },
  actWithheld: { status: 403, message: 'This action is switched off for you.' },
  companyGroupExists: { status: 409, message: 'Another group has this name.' },
  companyGroupFull: { status: 422, message: 'A group holds 2,000 companies at most.' },
  companyGroupInUse: {
    status: 409,
    message: 'The access of people names this group. Take it off them first.',
  },
  maximumCompanyGroupsReached: { status: 409, message: 'There are 200 groups already.' },
  guestRole: { status: 422, message: 'A guest of a company cannot have this role.' },
  lastOwner: { status: 409, message: 'The organization needs an owner.' },
  untouchableUser: { status: 403, message: 'This account cannot be changed.' },
  alreadyJoined: {
    status: 409,
    message: 'This person has signed in already and needs no invitation.',
  },
  microsoftNotOffered: { status: 409, message: 'This site offers no sign-in with Microsoft.' },
  mfaNotSetUp: { status: 409, message: 'This person has not set up an authenticator app yet.' },
  accountDisabled: {
    status: 401,
    message: 'Your account is disabled. Please ask an administrator of your organization.',
  },
  tooManyDevices: {
    status: 409,
    message:
      'You are signed in on too many devices. Sign out on one that you no longer use, or ask an administrator to erase one.',
  },
  deviceErased: { status: 410, message: 'This device was signed out, and erases what is on it.' },
  accountRemoved: { status: 410, message: 'Your account was removed.' },
  // Files
  notAnImage: { status: 422, message: 'This file is not a readable JPEG or PNG image.' },
  imageTooLarge: { status: 422, message: 'This image has too many pixels. Choose a smaller one.' },

  // Administration
  ownCompanyStays: { status: 409, message: 'The own company of the organization cannot be deleted.' },
  customerHasActiveUsers: { status: 409, message: 'Customer has active users.' },
  parentCustomerInactive: { status: 409, message: 'Parent customer must be active.' },
  customerInactive: { status: 409, message: 'This company is deactivated.' },
  maximumUsersReached: { status: 409, message: 'This company has reached its maximum number of users.' },
  notEnoughLicenses: {
    status: 409,
    message: 'You do not have enough licenses to complete this action',
  },
  noLicence: { status: 409, message: 'No Licence!' },
  emailTaken: { status: 409, message: 'Another employee of this company has this email address.' },
  noPermission: { status: 403, message: "You don't have permission to do this." },
  trialReadOnly: { status: 403, message: 'This is the shared trial account: nothing can be changed here.' },
  featureOff: { status: 403, message: 'This feature is turned off for your organization.' },
  missingSubscription: {
    status: 402,
    message: 'Your organization has no subscription for this. Upgrade the plan to use it.',
  },
  integrationUnauthenticated: {
    status: 409,
    message: 'User not authenticated. Please re-authenticate on the integrations page',
  },
  taskRunning: { status: 409, message: 'A sync of this company is already running.' },

  // Sync and transport
  malformedBody: { status: 400, message: 'The request is not readable JSON.' },
  notJson: { status: 415, message: 'The request has to be sent as JSON.' },
  bodyTooLarge: { status: 413, message: 'The request is too large.' },
  keyReused: { status: 422, message: 'This Idempotency-Key was used for another request.' },
  preconditionFailed: { status: 412, message: 'This was changed by somebody else in the meantime.' },
  conflict: { status: 409, message: 'This was changed by somebody else in the meantime.' },
  expired: { status: 410, message: 'This waited too long and was not carried out.' },
  unknownCommand: { status: 426, message: 'This version of the app is too old for the server.' },
  blocked: { status: 424, message: 'An earlier change of the same thing was not carried out.' },
  epochChanged: { status: 409, message: 'The server was restored. Everything is read again.' },
  cursorTooOld: { status: 409, message: 'This device was away for too long. Everything is read again.' },
  unknownHost: { status: 421, message: 'No site is served under this address.' },
  foreignOrigin: { status: 403, message: 'This request came from another site.' },
  tooManyRequests: { status: 429, message: 'Too many requests. Please try again later.' },

  ...missingParameters,
  ...employeeErrors,
  ...licenseErrors,
  ...billingErrors,
  ...reportErrors,
  ...secureErrors,
  ...integrationErrors,
  ...administrationErrors,
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errorCatalogue

const CODES = Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]]
export const errorCodeSchema = z.enum(CODES)

/** Where in the input something is wrong; `path` is dotted, empty for the whole. */
export const issueSchema = z.object({ path: z.string(), message: z.string() })
export type Issue = z.infer<typeof issueSchema>

/** What stands in the braces of the catalogue's text. */
export const errorValuesSchema = z.record(z.string(), z.string())
export type ErrorValues = z.infer<typeof errorValuesSchema>

/** The body of every refusal. */
export const errorBodySchema = z.object({
  code: errorCodeSchema,
  message: z.string(),
  requestId: z.string(),
  values: errorValuesSchema.optional(),
  issues: z.array(issueSchema).optional(),
})
export type ErrorBody = z.infer<typeof errorBodySchema>

/** The text of a refusal with its values. Whoever has none for a name in braces sees the name. */
export const messageOf = (code: ErrorCode, values: ErrorValues = {}): string =>
  errorCatalogue[code].message.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? name)

/** The issues of a failed parse, in the form of the error body. */
export const issuesOf = (error: z.ZodError): Issue[] =>
  error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))

import { expect, test } from 'vitest'
import { type ErrorCode, errorCatalogue, messageOf } from './errors.ts'

/** As the specification has them, to the letter of the requirements. */
const TEXTS: Partial<Record<ErrorCode, string>> = {
  unexpected: 'Something is up on our end, please try again later.',
  alreadyExists: 'Resource already exists',
  executionFailed: 'Could not execute the task',
  failedSend: 'Message(s) failed to send',
  failedValidation: 'Values of parameters were not as expected',
  failure: 'Task failed, please contact support',
  missingTangibles: 'Ran out of resources to use',
  notFound: 'Resource not found',
  partlyCompleted: 'Task could not fully complete',
  mailNotSent: 'Action partly completed, but email failed to send',
  actionPartlyCompleted: 'Action partly completed with one or more failues',
  notEnoughLicenses: 'You do not have enough licenses to complete this action',
  instructionsNotRead: 'An error occurred while attempting to retrieve the instructions.',
  checkNotLoaded: 'Failed to load security check. Please try again later.',
  checkNotUpdated: 'Failed to update security check. Please try again later.',
  checkInvalid: 'Invalid security check!',
  policyNotLoaded: "Policy couldn't be loaded",
  taskNotRead: 'Failed to retrieve task',
  taskAttemptsExceeded: 'Exceeded max attempts',
  cspNotConnected: 'Error connecting to CSP. Try again later.',
  customersNotMapped: 'Failed to create and map customers. Try again later',
  psaNotConnected: 'Error connecting to the ticketing tool. Please check your credentials.',
  notEnoughSecureLicenses: 'not enough secure licenses available',
  userExists: 'User already exists',
  incorrectPassword: 'Incorrect Password',
  passwordMismatch: 'Passwords do not match',
  assistantTooLong: 'That took too long, please try again',
  assistantUnreadable: 'I ran into trouble while reading your message',
  assistantFailed: 'Your message resulted in an error, please wait a moment and try again',
}

test.each(Object.entries(TEXTS) as [ErrorCode, string][])('%s says: %s', (code, text) => {
  expect(errorCatalogue[code].message).toBe(text)
})

test.each([
  ['missingEmployeeIdentifier', 'employee identifier'],
  ['missingPasswordInfo', 'password info'],
  ['missingEmployeeEmail', 'employee email'],
  ['missingEmployeeLicense', 'employee license'],
  ['missingEmployeeGroup', 'employee group'],
  ['missingEmail', 'email'],
] as const)('%s names the parameter that is missing', (code, parameter) => {
  expect(errorCatalogue[code]).toEqual({ status: 400, message: `A parameter is missing: ${parameter}` })
})

test('a missing license is named, and an unknown module asks to refresh', () => {
  expect(messageOf('missingLicense', { license: 'Secure Premium' })).toBe(
    'A license is missing: Secure Premium',
  )
  expect(messageOf('invalidModule')).toMatch(/Refresh the page and try again/)
})

test('what came with a refusal stands in its text, whatever it holds, and what did not come is named', () => {
  const values = { postureName: '{{error}}', error: '$& failed' }
  expect(messageOf('postureNotConfigured', values)).toBe('Error configuring {{error}}: $& failed')
  expect(messageOf('companyNotSaved', { companyName: 'Fern Energy' })).toBe('Error saving Fern Energy: error')
})

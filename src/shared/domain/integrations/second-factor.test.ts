import { expect, test } from 'vitest'
import type { MfaStatus } from '#shared/domain/employees/employee.ts'
import { buildEmployee } from '#tests/support/build-employee.ts'
import { withSecondFactor } from './second-factor.ts'

test.each<[MfaStatus | null, MfaStatus | undefined, MfaStatus | undefined, MfaStatus | null]>([
  // Nobody told it before.
  [null, 'Registered', undefined, 'Registered'],
  // A directory told it.
  ['Enforced', 'Not Registered', undefined, 'Enforced'],
  // The vendor told it, and tells another one, or knows them no more.
  ['Registered', 'Disabled', 'Registered', 'Disabled'],
  ['Registered', undefined, 'Registered', null],
  // A directory has told another one since.
  ['Enforced', undefined, 'Registered', 'Enforced'],
  // A directory has it no more.
  [null, 'Registered', 'Registered', 'Registered'],
  // The vendor never knew them.
  [null, undefined, undefined, null],
  ['Registered', undefined, undefined, 'Registered'],
])('of %s, told %s and before it %s, %s is left', (status, told, before, left) => {
  const employee = { ...buildEmployee({}), mfa_status: status }
  expect(withSecondFactor(employee, told, before).mfa_status).toBe(left)
})

import type { GooglePerson } from '#shared/domain/employees/google-changes.ts'

/** A person as Google tells of them, of whom only what matters to a test is said. */
export const buildGooglePerson = (
  said: Partial<GooglePerson> & Pick<GooglePerson, 'id' | 'userName'>,
): GooglePerson => ({
  addresses: [said.userName.toLowerCase()],
  firstName: 'Some',
  lastName: 'Body',
  displayName: 'Some Body',
  department: '',
  jobTitle: '',
  phone: '',
  orgUnit: '/',
  isEnabled: true,
  isAdmin: false,
  secondFactor: { isRegistered: true, isEnforced: false },
  lastActive: null,
  createdAt: null,
  skuIds: undefined,
  ...said,
})

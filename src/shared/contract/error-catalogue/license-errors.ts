/** Licences and who holds them (EMP-10, EMP-24, ORG-23, ORG-24). */
export const licenseErrors = {
  employeeIgnored: {
    status: 409,
    message: 'An ignored employee cannot be assigned licenses until unignored.',
  },
  nfrLicenseKept: { status: 409, message: 'NFR licenses cannot be removed.' },
  nfrForOwnCompany: {
    status: 409,
    message: 'NFR licenses are for the people of your own company only.',
  },
  licenseAutomatic: {
    status: 409,
    message:
      'This license is assigned automatically at this company, and cannot be changed for single people.',
  },
  renewalDateInvalid: {
    status: 422,
    message: 'A renewal date cannot be before today or more than 100 years ahead.',
  },
} as const

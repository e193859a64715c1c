/** What a request lacks (ERR-03, ERR-04). What stands in braces comes with the answer. */
export const missingParameters = {
  missingEmployeeIdentifier: { status: 400, message: 'A parameter is missing: employee identifier' },
  missingPasswordInfo: { status: 400, message: 'A parameter is missing: password info' },
  missingEmployeeEmail: { status: 400, message: 'A parameter is missing: employee email' },
  missingEmployeeLicense: { status: 400, message: 'A parameter is missing: employee license' },
  missingEmployeeGroup: { status: 400, message: 'A parameter is missing: employee group' },
  missingEmail: { status: 400, message: 'A parameter is missing: email' },
  invalidModule: { status: 400, message: 'This module is not known. Refresh the page and try again.' },
  missingLicense: { status: 409, message: 'A license is missing: {{license}}' },
} as const

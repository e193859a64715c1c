import { z } from 'zod'
import { licenseCatalogueEntrySchema, licenseNameSchema } from '#shared/domain/licenses/catalogue.ts'
import { employeeLimits } from '#shared/domain/employees/employee-fields.ts'
import { AUTO_MODULES, seatSchema } from '#shared/domain/licenses/seat.ts'
import { TIERS } from '#shared/domain/licenses/subscription.ts'
import { defineEndpoint } from '../endpoint.ts'
import { byId, commandErrors, page } from './parts.ts'

/** PERM-26, in the specification's names. */
export const subscriptionAnswerSchema = z.object({
  hasValidSubscription: z.boolean(),
  /** Null for those who may not see the billing. */
  billingAccountId: z.string().nullable(),
  /** What proves to the billing portal that its visitor comes from here for this account; null like the account. */
  hash: z.string().nullable(),
  hasPbSub: z.boolean(),
  hasMultiCspSubscription: z.boolean(),
  hasMfaOnlySubscription: z.boolean(),
  hasEngageAutopilotSubscription: z.boolean(),
  hasLicensingReportSubscription: z.boolean(),
  licenses: z.array(z.object({ licenseName: licenseNameSchema, quantity: z.number() })),
})

const id = z.uuid()
const licensesRead = { area: 'licenseCenter', level: 'readOnly' } as const
const licensesManage = { area: 'licenseCenter', level: 'manage' } as const

const licensesOfPeople = z.strictObject({
  employeeIds: z.array(id).min(1).max(employeeLimits.ignoreAtOnce),
  modules: z.array(seatSchema).min(1),
})

/** Whether everybody of a company is given Discover (10), Engage (11) and Secure (12). */
const autoAssigned = z.array(
  z.strictObject({ moduleNumber: z.literal([...AUTO_MODULES]), isAutoAssigned: z.boolean() }),
)

export const licenseEndpoints = {
  getSubscription: defineEndpoint({
    method: 'GET',
    path: '/organization/:id/subscription',
    summary: 'What the organization has bought.',
    access: 'signedIn',
    params: byId,
    answer: subscriptionAnswerSchema,
    errors: ['notFound'],
  }),
  listLicenses: defineEndpoint({
    method: 'GET',
    path: '/organization/:id/licenses',
    summary: 'The catalogue of licences.',
    access: 'signedIn',
    params: byId,
    answer: z.array(licenseCatalogueEntrySchema),
    errors: ['notFound'],
  }),
  renewSubscription: defineEndpoint({
    method: 'PUT',
    path: '/organization/:id/subscription/renewal',
    summary: 'Notes the day on which what was bought has to be renewed.',
    access: licensesManage,
    params: byId,
    body: z.strictObject({ renewsOn: z.iso.date().nullable() }),
    status: 204,
    errors: [...commandErrors, 'renewalDateInvalid'],
    isCommand: true,
  }),
  listEmployeeLicences: defineEndpoint({
    method: 'GET',
    path: '/customer/:id/employee/licences',
    summary: 'Who of a company holds licences, and which.',
    access: { area: 'employees', level: 'readOnly' },
    params: byId,
    query: page,
    answer: z.array(z.object({ employeeId: z.string(), modules: z.array(seatSchema) })),
    errors: ['notFound'],
  }),
  assignLicences: defineEndpoint({
    method: 'POST',
    path: '/customer/:id/employee/licences',
    summary: 'Assigns licences to people of a company, in the place of other tiers of their modules.',
    access: licensesManage,
    params: byId,
    body: licensesOfPeople,
    status: 204,
    errors: [
      ...commandErrors,
      'notEnoughLicenses',
      'employeeIgnored',
      'customerInactive',
      'nfrForOwnCompany',
      'nfrLicenseKept',
      'licenseAutomatic',
    ],
    isCommand: true,
  }),
  removeLicences: defineEndpoint({
    method: 'DELETE',
    path: '/customer/:id/employee/licences',
    summary: 'Takes licences from people of a company.',
    access: licensesManage,
    params: byId,
    body: licensesOfPeople,
    status: 204,
    errors: [...commandErrors, 'nfrLicenseKept', 'licenseAutomatic'],
    isCommand: true,
  }),
  getAutoAssign: defineEndpoint({
    method: 'GET',
    path: '/customer/license/autoassign',
    summary: 'Which licences everybody of a company is given.',
    access: licensesRead,
    query: z.object({ customerId: id }),
    answer: z.object({ customerId: z.string(), modules: autoAssigned }),
    errors: ['notFound'],
  }),
  putAutoAssign: defineEndpoint({
    method: 'PUT',
    path: '/customer/license/autoassign',
    summary: 'Whether everybody of a company is given Discover, Engage or Secure.',
    access: licensesManage,
    body: z.strictObject({ customerId: id, modules: autoAssigned.min(1) }),
    status: 204,
    errors: [
      ...commandErrors,
      'notEnoughLicenses',
      'notEnoughSecureLicenses',
      'customerInactive',
      'noPermission',
    ],
  }),
  enableSecure: defineEndpoint({
    method: 'PUT',
    path: '/customer/:id/license/secure',
    summary: 'Enables Secure for everybody of a tenant in one tier, or disables it.',
    access: { area: 'secure', level: 'manage', feature: 'secure-licensing' },
    params: byId,
    body: z.strictObject({ tier: z.enum(TIERS) }),
    status: 204,
    errors: [...commandErrors, 'notEnoughSecureLicenses', 'customerInactive'],
    isCommand: true,
  }),
} as const

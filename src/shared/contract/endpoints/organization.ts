import { z } from 'zod'
import { brandingSchema } from '#shared/domain/branding/branding.ts'
import { checkNameSchema, checklistItemSchema } from '#shared/domain/checklist/checklist.ts'
import { devicePolicySchema } from '#shared/domain/organization/device-policy.ts'
import { organizationSchema } from '#shared/domain/organization/organization.ts'
import { defineEndpoint } from '../endpoint.ts'
import { organizationSummarySchema } from '../organizations.ts'
import { byId, commandErrors, page } from './parts.ts'

export const organizationEndpoints = {
  listOrganizations: defineEndpoint({
    method: 'GET',
    path: '/organizations',
    summary: 'Every organization of the site in numbers, by name.',
    access: 'productAdministrator',
    query: page,
    answer: z.array(organizationSummarySchema),
  }),
  getOrganization: defineEndpoint({
    method: 'GET',
    path: '/organization/:id',
    summary: 'The organization with its companies, branding and onboarding checklist.',
    access: 'signedIn',
    params: byId,
    answer: organizationSchema.extend({
      customers: z.array(z.object({ id: z.string(), name: z.string() })),
      branding: brandingSchema,
      onboardingChecklist: z.array(checklistItemSchema),
    }),
    errors: ['notFound'],
  }),
  getChecklist: defineEndpoint({
    method: 'GET',
    path: '/organization/:id/onboarding-checklist',
    summary: 'The onboarding checklist.',
    access: 'signedIn',
    params: byId,
    answer: z.array(checklistItemSchema),
    errors: ['notFound'],
  }),
  putChecklist: defineEndpoint({
    method: 'PUT',
    path: '/organization/:id/onboarding-checklist',
    summary:
      'Dismisses a step of the checklist for everybody, or takes that back. The area of the step has to be manageable.',
    access: 'signedIn',
    params: byId,
    body: z.strictObject({ checkName: checkNameSchema, dismissed: z.boolean() }),
    answer: checklistItemSchema,
    errors: commandErrors,
    isCommand: true,
  }),
  putDevicePolicy: defineEndpoint({
    method: 'PUT',
    path: '/organization/:id/device-policy',
    summary: 'Sets what the organization demands of the devices of its users.',
    access: { area: 'systemUsers', level: 'manage' },
    params: byId,
    body: devicePolicySchema,
    answer: organizationSchema,
    errors: commandErrors,
    isCommand: true,
  }),
} as const

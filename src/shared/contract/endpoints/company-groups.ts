import { z } from 'zod'
import { groupLimits, groupNameSchema } from '#shared/domain/company-groups/company-group.ts'
import { defineEndpoint } from '../endpoint.ts'
import { byId, commandErrors } from './parts.ts'

const forAll = 'For who sees all companies: a group names any of them.'
const manage = { area: 'systemUsers', level: 'manage' } as const
const oneGroup = byId.extend({ groupId: z.uuid() })
const customerIds = z.array(z.uuid()).max(groupLimits.companies)

const answer = z.object({
  id: z.string(),
  name: z.string(),
  /** In the order of their ids; one that was deleted may still be named. */
  customerIds: z.array(z.string()),
})

export const companyGroupEndpoints = {
  listCompanyGroups: defineEndpoint({
    method: 'GET',
    path: '/organization/:id/company-group',
    summary: `The groups of companies, by name. ${forAll}`,
    access: { area: 'systemUsers', level: 'readOnly' },
    params: byId,
    answer: z.array(answer),
    errors: ['notFound', 'noPermission'],
  }),
  addCompanyGroup: defineEndpoint({
    method: 'POST',
    path: '/organization/:id/company-group',
    summary: `Puts companies under one name. ${forAll}`,
    access: manage,
    params: byId,
    body: z.strictObject({
      id: z.uuid().optional(),
      name: groupNameSchema,
      customerIds: customerIds.default([]),
    }),
    answer,
    status: 201,
    errors: [
      ...commandErrors,
      'alreadyExists',
      'companyGroupExists',
      'maximumCompanyGroupsReached',
      'noPermission',
    ],
    isCommand: true,
  }),
  putCompanyGroup: defineEndpoint({
    method: 'PUT',
    path: '/organization/:id/company-group/:groupId',
    summary: `Renames a group, or says which companies are in it: whose access names the group sees these from then on. ${forAll}`,
    access: manage,
    params: oneGroup,
    body: z.strictObject({ name: groupNameSchema, customerIds }).partial(),
    answer,
    errors: [...commandErrors, 'companyGroupExists', 'companyGroupFull', 'noPermission'],
    isCommand: true,
  }),
  deleteCompanyGroup: defineEndpoint({
    method: 'DELETE',
    path: '/organization/:id/company-group/:groupId',
    summary: `Deletes a group that nobody's access names. ${forAll}`,
    access: manage,
    params: oneGroup,
    status: 204,
    errors: [...commandErrors, 'companyGroupInUse', 'noPermission'],
    isCommand: true,
  }),
} as const

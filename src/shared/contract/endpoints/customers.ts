import { z } from 'zod'
import { customerFieldsSchema } from '#shared/domain/customers/customer-fields.ts'
import { customerSchema } from '#shared/domain/customers/customer.ts'
import { defineEndpoint } from '../endpoint.ts'
import { byId, commandErrors, page } from './parts.ts'

const id = z.uuid()
const customersRead = { area: 'companies', level: 'readOnly' } as const
const customersManage = { area: 'companies', level: 'manage' } as const

export const customerEndpoints = {
  listCustomers: defineEndpoint({
    method: 'GET',
    path: '/organization/:id/customer',
    summary: "The organization's companies that the user may see.",
    access: customersRead,
    params: byId,
    query: page,
    answer: z.array(customerSchema),
    errors: ['notFound'],
  }),
  listOwnCustomers: defineEndpoint({
    method: 'GET',
    path: '/organization/user/customers',
    summary: 'The companies that the user may see, for the company switcher.',
    access: 'signedIn',
    answer: z.array(z.object({ id: z.string(), name: z.string(), active: z.boolean() })),
  }),
  addCustomer: defineEndpoint({
    method: 'POST',
    path: '/organization/:id/customer',
    summary: 'Adds a company.',
    access: customersManage,
    params: byId,
    body: customerFieldsSchema.extend({ id: id.optional(), parent_id: id.nullable().default(null) }),
    answer: customerSchema,
    status: 201,
    errors: [...commandErrors, 'alreadyExists', 'parentCustomerInactive'],
    isCommand: true,
  }),
  getCustomer: defineEndpoint({
    method: 'GET',
    path: '/customer/:id',
    summary: 'One company.',
    access: customersRead,
    params: byId,
    answer: customerSchema,
    errors: ['notFound'],
  }),
  listChildCustomers: defineEndpoint({
    method: 'GET',
    path: '/customer/:id/customers',
    summary: 'The companies under a company, all or by activation.',
    access: customersRead,
    params: byId,
    query: z.object({ activation: z.enum(['active', 'deactivated']).optional() }),
    answer: z.array(customerSchema),
    errors: ['notFound'],
  }),
  putCustomer: defineEndpoint({
    method: 'PUT',
    path: '/customer/:id',
    summary: 'Changes a company: its fields, its MFA flag, or whether it is active.',
    access: customersManage,
    params: byId,
    // Whether a company is active is a command of its own with its own key, so it is changed alone.
    body: z.union([customerFieldsSchema.partial(), z.strictObject({ active: z.boolean() })]),
    answer: customerSchema,
    errors: [...commandErrors, 'customerHasActiveUsers', 'parentCustomerInactive'],
    isCommand: true,
  }),
  deleteCustomer: defineEndpoint({
    method: 'DELETE',
    path: '/customer/:id',
    summary: 'Deletes a company and everything that belongs to it. This cannot be undone.',
    access: customersManage,
    params: byId,
    status: 204,
    errors: [...commandErrors, 'ownCompanyStays'],
    isCommand: true,
  }),
} as const

import { z } from 'zod'
import { checklistItemSchema, checkNameSchema } from '#shared/domain/checklist/checklist.ts'
import { customerSchema } from '#shared/domain/customers/customer.ts'
import { customerFieldsSchema } from '#shared/domain/customers/customer-fields.ts'
import { employeeSchema } from '#shared/domain/employees/employee.ts'
import { employeeFieldsSchema, employeeLimits } from '#shared/domain/employees/employee-fields.ts'
import { integrationSchema } from '#shared/domain/integrations/integration.ts'
import { devicePolicySchema } from '#shared/domain/organization/device-policy.ts'
import { organizationSchema } from '#shared/domain/organization/organization.ts'
import { permissionsSchema } from '#shared/domain/permissions/levels.ts'
import { taskSchema } from '#shared/domain/tasks/task.ts'
import { userSchema } from '#shared/domain/users/user.ts'
import {
  openDeviceSchema,
  openedDeviceSchema,
  pushSubscriptionSchema,
  registeredDeviceSchema,
} from './devices.ts'
import { defineEndpoint } from './endpoint.ts'
import {
  digestAnswerSchema,
  digestRequestSchema,
  pullAnswerSchema,
  pullRequestSchema,
  pushAnswerSchema,
  pushRequestSchema,
  snapshotRequestSchema,
} from './sync.ts'

const id = z.uuid()
const byId = z.object({ id })
const page = z.object({
  /** Rows to skip. */
  from: z.coerce.number().int().nonnegative().default(0),
  size: z.coerce.number().int().min(1).max(500).default(100),
})

const customersRead = { area: 'companies', level: 'readOnly' } as const
const customersManage = { area: 'companies', level: 'manage' } as const
const employeesRead = { area: 'engage', level: 'readOnly' } as const
const employeesManage = { area: 'engage', level: 'manage' } as const
const commandErrors = ['keyReused', 'preconditionFailed', 'failedValidation', 'notFound'] as const

/** What a device needs to know of the person who signed in (AUTH-13). */
export const loginDataSchema = z.object({
  userData: userSchema,
  organization: organizationSchema,
  customers: z.array(z.object({ id: z.string(), name: z.string() })),
  permissions: permissionsSchema,
  ownerBillingId: z.string().nullable(),
})
export type LoginData = z.infer<typeof loginDataSchema>

export const endpoints = {
  getLoginData: defineEndpoint({
    method: 'GET',
    path: '/user/login-data',
    summary: 'The signed-in user, their permissions and companies.',
    access: 'signedIn',
    answer: loginDataSchema,
  }),

  getOrganization: defineEndpoint({
    method: 'GET',
    path: '/organization/:id',
    summary: 'The organization with its companies and onboarding checklist.',
    access: 'signedIn',
    params: byId,
    answer: organizationSchema.extend({
      customers: z.array(z.object({ id: z.string(), name: z.string() })),
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
    summary: 'Dismisses a step of the checklist, or takes the dismissal back.',
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
    errors: commandErrors,
    isCommand: true,
  }),

  listEmployees: defineEndpoint({
    method: 'GET',
    path: '/customer/:id/employee',
    summary: "A company's employees by first name.",
    access: employeesRead,
    params: byId,
    query: page,
    answer: z.array(employeeSchema),
    errors: ['notFound'],
  }),
  addEmployee: defineEndpoint({
    method: 'POST',
    path: '/customer/:id/employee',
    summary: 'Adds an employee.',
    access: employeesManage,
    params: byId,
    body: employeeFieldsSchema.extend({ id: id.optional() }),
    answer: employeeSchema,
    status: 201,
    errors: [...commandErrors, 'alreadyExists', 'customerInactive', 'maximumUsersReached', 'emailTaken'],
    isCommand: true,
  }),
  ignoreEmployees: defineEndpoint({
    method: 'PUT',
    path: '/employee/ignore',
    summary: 'Ignores employees of one company, or takes that back.',
    access: employeesManage,
    body: z.strictObject({
      customerId: id,
      ids: z.array(id).min(1).max(employeeLimits.ignoreAtOnce),
      ignored: z.boolean(),
    }),
    status: 204,
    errors: commandErrors,
    isCommand: true,
  }),
  getEmployee: defineEndpoint({
    method: 'GET',
    path: '/employee/:id',
    summary: 'One employee.',
    access: employeesRead,
    params: byId,
    answer: employeeSchema,
    errors: ['notFound'],
  }),
  putEmployee: defineEndpoint({
    method: 'PUT',
    path: '/employee/:id',
    summary: "Changes an employee's fields.",
    access: employeesManage,
    params: byId,
    body: employeeFieldsSchema.partial(),
    answer: employeeSchema,
    errors: [...commandErrors, 'emailTaken'],
    isCommand: true,
  }),
  deleteEmployee: defineEndpoint({
    method: 'DELETE',
    path: '/employee/:id',
    summary: 'Deletes an employee. This cannot be undone.',
    access: employeesManage,
    params: byId,
    status: 204,
    errors: commandErrors,
    isCommand: true,
  }),

  listIntegrations: defineEndpoint({
    method: 'GET',
    path: '/customer/:id/integration',
    summary: "A company's integrations.",
    access: { area: 'integrations', level: 'readOnly' },
    params: byId,
    answer: z.array(integrationSchema),
    errors: ['notFound'],
  }),
  addIntegration: defineEndpoint({
    method: 'POST',
    path: '/customer/:id/integration',
    summary: 'Connects a company to its Microsoft 365 tenant. The tenant is asked before the answer.',
    access: { area: 'integrations', level: 'manage' },
    params: byId,
    body: z.strictObject({ type: z.literal('Office365'), tenant_id: z.string().trim().min(1).max(100) }),
    answer: integrationSchema,
    status: 201,
    errors: ['notFound', 'alreadyExists', 'failedValidation', 'integrationUnauthenticated'],
  }),
  listTasks: defineEndpoint({
    method: 'GET',
    path: '/integration/:id/task',
    summary: 'The tasks of an integration, newest first.',
    access: { area: 'integrations', level: 'readOnly' },
    params: byId,
    answer: z.array(taskSchema),
    errors: ['notFound'],
  }),
  addTask: defineEndpoint({
    method: 'POST',
    path: '/integration/:id/task',
    summary: "Starts a task: M365_DISCOVER_TASK reads the company's directory.",
    access: employeesManage,
    params: byId,
    body: z.strictObject({ taskShortName: z.literal('M365_DISCOVER_TASK') }),
    answer: z.object({ taskId: z.string() }),
    status: 202,
    errors: ['notFound', 'taskRunning'],
  }),

  openDevice: defineEndpoint({
    method: 'PUT',
    path: '/device/:id',
    summary: "Registers the user's device, or renews what the server keeps for it.",
    access: 'signedIn',
    params: byId,
    body: openDeviceSchema,
    answer: openedDeviceSchema,
  }),
  closeDevice: defineEndpoint({
    method: 'DELETE',
    path: '/device/:id',
    summary: "Forgets the user's device with its secret, after a sign-out or a wipe.",
    access: 'signedIn',
    params: byId,
    // Everything of this site is cleared in the browser only where nobody else's sealed changes lie there.
    query: z.object({ clear: z.enum(['storage']).optional() }),
    status: 204,
  }),
  listDevices: defineEndpoint({
    method: 'GET',
    path: '/device',
    summary: "Every device of the organization's users, the last heard first.",
    access: { area: 'systemUsers', level: 'readOnly' },
    answer: z.array(registeredDeviceSchema),
  }),
  wipeDevice: defineEndpoint({
    method: 'POST',
    path: '/device/:id/wipe',
    summary: 'Erases a device as soon as it is heard again, and its key at once.',
    access: { area: 'systemUsers', level: 'manage' },
    params: byId,
    body: z.strictObject({ userId: id }),
    status: 204,
    errors: ['notFound'],
  }),
  putSubscription: defineEndpoint({
    method: 'PUT',
    path: '/device/:id/subscription',
    summary: "Sends notifications to the user's device.",
    access: 'signedIn',
    params: byId,
    body: pushSubscriptionSchema,
    status: 204,
    errors: ['notFound', 'failedValidation'],
  }),
  deleteSubscription: defineEndpoint({
    method: 'DELETE',
    path: '/device/:id/subscription',
    summary: "Sends no more notifications to the user's device.",
    access: 'signedIn',
    params: byId,
    status: 204,
    errors: ['notFound'],
  }),
  testSubscription: defineEndpoint({
    method: 'POST',
    path: '/device/:id/subscription/test',
    summary: "Sends a notification to the user's device, to see that it arrives.",
    access: 'signedIn',
    params: byId,
    status: 202,
    answer: z.object({ sent: z.boolean() }),
    errors: ['notFound', 'failedSend'],
  }),

  syncPush: defineEndpoint({
    method: 'POST',
    path: '/sync/push',
    summary: 'Carries out the commands that wait on a device, each at most once.',
    access: 'signedIn',
    body: pushRequestSchema,
    answer: pushAnswerSchema,
    errors: ['unknownCommand', 'bodyTooLarge', 'epochChanged'],
  }),
  syncPull: defineEndpoint({
    method: 'POST',
    path: '/sync/pull',
    summary: 'The rows that changed after a cursor.',
    access: 'signedIn',
    body: pullRequestSchema,
    answer: pullAnswerSchema,
    errors: ['epochChanged', 'cursorTooOld', 'unknownCommand'],
  }),
  syncSnapshot: defineEndpoint({
    method: 'POST',
    path: '/sync/snapshot',
    summary: 'All rows of partitions, as NDJSON lines that a device stores unread.',
    access: 'signedIn',
    body: snapshotRequestSchema,
    media: 'application/x-ndjson',
  }),
  syncDigest: defineEndpoint({
    method: 'POST',
    path: '/sync/digest',
    summary: 'Count and sum of versions per partition.',
    access: 'signedIn',
    body: digestRequestSchema,
    answer: digestAnswerSchema,
  }),
  syncEvents: defineEndpoint({
    method: 'GET',
    path: '/sync/events',
    summary: 'Server-sent events that say that there is something to pull.',
    access: 'signedIn',
    media: 'text/event-stream',
  }),
} as const

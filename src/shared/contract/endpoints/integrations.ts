import { z } from 'zod'
import { consentPageSchema } from '#shared/domain/integrations/consent-page.ts'
import { integrationSchema } from '#shared/domain/integrations/integration.ts'
import { taskSchema } from '#shared/domain/tasks/task.ts'
import { defineEndpoint } from '../endpoint.ts'
import { byId } from './parts.ts'

const employeesManage = { area: 'employees', level: 'manage' } as const

export const integrationEndpoints = {
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
    summary:
      'Connects a company to its Microsoft 365 tenant, or again where the tenant has refused access. The tenant is asked before the answer.',
    access: { area: 'integrations', level: 'manage' },
    params: byId,
    body: z.strictObject({ type: z.literal('Office365'), tenant_id: z.string().trim().min(1).max(100) }),
    answer: integrationSchema,
    status: 201,
    errors: ['notFound', 'alreadyExists', 'failedValidation', 'integrationUnauthenticated'],
  }),
  getIntegration: defineEndpoint({
    method: 'GET',
    path: '/integration/:id',
    summary: 'One integration.',
    access: { area: 'integrations', level: 'readOnly' },
    params: byId,
    answer: integrationSchema,
    errors: ['notFound'],
  }),
  deleteIntegration: defineEndpoint({
    method: 'DELETE',
    path: '/integration/:id',
    summary:
      'Disconnects a company: its integration, tasks, licenses and what is known of its posture are removed, its employees stay.',
    access: { area: 'integrations', level: 'manage' },
    params: byId,
    status: 204,
    errors: ['notFound'],
  }),
  connectMicrosoft365: defineEndpoint({
    method: 'POST',
    path: '/tools/m365',
    summary:
      "Connects a company by an administrator's consent: authCodeUrl answers the vendor's page to open and the state by which its answer is known, tokenByCode hands in what the page answered. A consent that is not applied yet is asked about for up to 15 minutes.",
    access: { area: 'integrations', level: 'manage' },
    body: z.discriminatedUnion('action', [
      z.strictObject({ action: z.literal('authCodeUrl'), customerId: z.uuid() }),
      z.strictObject({
        action: z.literal('tokenByCode'),
        state: z.string().min(1).max(200),
        /** The tenant that the consent is of; where it was refused, `error` says why. */
        tenant: z.guid().optional(),
        error: z.string().min(1).max(200).optional(),
      }),
    ]),
    answer: z.union([consentPageSchema, integrationSchema]),
    errors: [
      'notFound',
      'failedValidation',
      'alreadyExists',
      'integrationUnauthenticated',
      'integrationAuthFailed',
      'consentUnavailable',
      'consentNotAsked',
      'consentRefused',
      'tenantMismatch',
    ],
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
} as const

import { z } from 'zod'
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

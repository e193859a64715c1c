import { z } from 'zod'
import { DISCOVER_TASK_NAMES } from '#shared/domain/integrations/discover-task.ts'
import { defineEndpoint } from '../endpoint.ts'
import { byId } from './parts.ts'

/** What is asked of an integration by whoever calls the API, as no screen does: INT-11, INT-12, INT-17. */
export const integrationCalls = {
  listCustomerGroups: defineEndpoint({
    method: 'POST',
    path: '/customer/:id/groups',
    summary:
      "The groups of a company's directory as they were read last, by name, with how many belong to each; null as long as they were not read.",
    access: { area: 'employees', level: 'readOnly' },
    params: byId,
    body: z.strictObject({ search: z.string().max(200).optional() }),
    answer: z.object({
      groups: z.array(z.object({ id: z.string(), name: z.string(), members: z.number() })).nullable(),
    }),
    errors: ['notFound'],
  }),
  readAppPermissions: defineEndpoint({
    method: 'POST',
    path: '/integration/app/:id/permissions',
    summary:
      'Asks the tenant of an integration which permissions it grants now, and compares them with those that are needed.',
    access: { area: 'integrations', level: 'readOnly' },
    params: byId,
    answer: z.object({
      granted: z.array(z.string()),
      needed: z.array(z.string()),
      missing: z.array(z.string()),
    }),
    errors: ['notFound', 'failedValidation', 'integrationUnauthenticated', 'integrationAuthFailed'],
  }),
  startIntegrationWorker: defineEndpoint({
    method: 'POST',
    path: '/worker/integration',
    summary: 'Starts the sync of one integration, as POST integration/:id/task does, and answers its task.',
    access: { area: 'employees', level: 'manage' },
    body: z.strictObject({ integrationId: z.uuid(), taskShortName: z.literal(DISCOVER_TASK_NAMES) }),
    answer: z.object({ taskId: z.string() }),
    status: 202,
    errors: ['notFound', 'failedValidation', 'taskRunning', 'integrationInactive'],
  }),
} as const

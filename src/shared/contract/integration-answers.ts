import { z } from 'zod'
import {
  INTEGRATION_FAULTS,
  integrationSchema,
  EXCHANGE_WAYS,
} from '#shared/domain/integrations/integration.ts'
import { taskSchema } from '#shared/domain/tasks/task.ts'

/** An integration as the API tells it: the row, and beside it the names of the specification (INT-02, INT-03). */
export const integrationAnswerSchema = integrationSchema.extend({
  IntegrationApplication: z.object({ application_name: z.string() }),
  customerId: z.string(),
  integrationApplicationId: z.string(),
  metaData: z.object({ displayName: z.string() }),
  /** What the connection may do. Secrets are never told. */
  extendedCredentials: z.object({
    exchange: z.enum(EXCHANGE_WAYS),
    exchangeAt: z.string().nullable(),
    missingScopes: z.array(z.string()),
  }),
  isActive: z.boolean(),
  lastSyncedStatus: z.string().nullable(),
  errorMessage: z.enum(INTEGRATION_FAULTS).nullable(),
})
export type IntegrationAnswer = z.infer<typeof integrationAnswerSchema>

/** What a task has come to (INT-09). */
export const TASK_STATUSES = ['Pending', 'InProgress', 'Completed', 'Failed'] as const

/** A task as the API tells it: the row, and beside it the names of the specification (INT-09). */
export const taskAnswerSchema = taskSchema.extend({
  Status: z.enum(TASK_STATUSES),
  StatusMessage: z.string(),
  mgmtaskid: z.string(),
  integrationType: z.string(),
  parameters: z.object({ taskShortName: z.string(), customerId: z.string() }),
  scheduletype: z.literal('once'),
  requestedby: z.string().nullable(),
})
export type TaskAnswer = z.infer<typeof taskAnswerSchema>

import { z } from 'zod'
import { ACCESS_TASK_NAME, accessTaskSchema } from '#shared/domain/conditional-access/access-task.ts'
import {
  INTEGRATION_FAULTS,
  integrationSchema,
  EXCHANGE_WAYS,
} from '#shared/domain/integrations/integration.ts'
import { DEFENDER_TASK_NAME, mailPolicyTaskSchema } from '#shared/domain/defender/mail-policy-task.ts'
import { devicePolicyTaskSchema, INTUNE_TASK_NAME } from '#shared/domain/intune/device-policy-task.ts'
import { MFA_TASK_NAME, mfaTaskSchema } from '#shared/domain/mfa/mfa-task.ts'
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

/** Names of the specification that every task has beside its own (INT-09). */
const taskNames = {
  Status: z.enum(TASK_STATUSES),
  StatusMessage: z.string(),
  mgmtaskid: z.string(),
  integrationType: z.string(),
  parameters: z.object({ taskShortName: z.string(), customerId: z.string() }),
  scheduletype: z.literal('once'),
  requestedby: z.string().nullable(),
}

/** A task as the API tells it: the row, and beside it the names of the specification (INT-09). */
export const taskAnswerSchema = taskSchema.extend(taskNames)
export type TaskAnswer = z.infer<typeof taskAnswerSchema>

/** A change of a tenant's policies and places as the API tells it among the tasks of an integration (CA-02). */
export const accessTaskAnswerSchema = accessTaskSchema.extend({
  ...taskNames,
  name: z.literal(ACCESS_TASK_NAME),
})

/** A change of a tenant's Defender policies as the API tells it among the tasks of an integration (DEF-07). */
export const mailPolicyTaskAnswerSchema = mailPolicyTaskSchema.extend({
  ...taskNames,
  name: z.literal(DEFENDER_TASK_NAME),
})

/** A change of a tenant's Intune policies as the API tells it among the tasks of an integration (INTUNE-07). */
export const devicePolicyTaskAnswerSchema = devicePolicyTaskSchema.extend({
  ...taskNames,
  name: z.literal(INTUNE_TASK_NAME),
})

/** A change of the per-user state of people as the API tells it among the tasks of an integration (MFA-06). */
export const mfaTaskAnswerSchema = mfaTaskSchema.extend({ ...taskNames, name: z.literal(MFA_TASK_NAME) })

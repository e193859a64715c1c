import { z } from 'zod'
import { DISCOVER_TASK_NAMES } from '#shared/domain/integrations/discover-task.ts'
import { PEOPLE_APPLICATIONS } from '#shared/domain/employees/without-application.ts'
import { mappingLimits } from '#shared/domain/employees/map-accounts.ts'
import { mfaPersonSchema } from '#shared/domain/mfa/mfa-report.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { byId, page } from '../parts.ts'

const count = z.number().int().nonnegative()
const affected = { stay: count, go: count }

const named = z.object({ id: z.string(), name: z.string() })

/** What is asked of an integration by whoever calls the API, as no screen does: INT-11, INT-12, INT-13, INT-14, INT-15, INT-17. */
export const integrationCalls = {
  listCustomerGroups: defineEndpoint({
    method: 'POST',
    path: '/customer/:id/groups',
    summary:
      "The groups of a company's directories as they were read last, by name, with how many belong to each; null as long as they were not read.",
    access: { area: 'employees', level: 'readOnly' },
    params: byId,
    body: z.strictObject({ search: z.string().max(200).optional() }),
    answer: z.object({
      groups: z
        .array(
          z.object({
            id: z.string(),
            name: z.string(),
            members: z.number(),
            /** Of whose directory it is. */
            application: z.enum(PEOPLE_APPLICATIONS),
          }),
        )
        .nullable(),
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
    errors: [
      'notFound',
      'failedValidation',
      'missingGdapRoles',
      'integrationUnauthenticated',
      'integrationAuthFailed',
    ],
  }),
  listRemovableInfo: defineEndpoint({
    method: 'GET',
    path: '/integration/app/:id/removeuserinfo',
    summary:
      'Whom it affects when what an integration told of people is removed, by name: those who stay without it, for a person entered them or another directory has them, and those who go; and why it cannot be removed now.',
    access: { area: 'employees', level: 'readOnly' },
    params: byId,
    query: page,
    answer: z.object({
      ...affected,
      obstacle: z.enum(['integrationActive', 'taskRunning']).nullable(),
      people: z.array(
        z.object({
          employeeId: z.string(),
          name: z.string(),
          email: z.string(),
          outcome: z.enum(['stays', 'goes']),
        }),
      ),
    }),
    errors: ['notFound'],
  }),
  removeUserInfo: defineEndpoint({
    method: 'DELETE',
    path: '/integration/app/:id/removeuserinfo',
    summary:
      'Removes what a paused integration told of people. Whom nothing else knows is deleted. Done again it removes nothing; once the integration is resumed, everybody is read again.',
    access: { area: 'integrations', level: 'manage' },
    danger: 'deleteEmployees',
    params: byId,
    answer: z.object(affected),
    errors: ['notFound', 'integrationActive', 'taskRunning'],
  }),
  mapAccounts: defineEndpoint({
    method: 'POST',
    path: '/integration/employees',
    summary:
      'Maps accounts of an integration to employees of its company, all or none; what cannot be mapped is told by its place in the list. An employee whom a reading had made of an account gives way to the one who is named.',
    access: { area: 'employees', level: 'manage' },
    body: z.strictObject({
      integrationId: z.uuid(),
      mappings: z
        .array(
          z.strictObject({
            /** The object id at Microsoft, or the id at Google. */
            accountId: z.string().min(1).max(100),
            employeeId: z.uuid(),
          }),
        )
        .min(1)
        .max(mappingLimits.atOnce),
    }),
    answer: z.object({ mapped: count, unchanged: count }),
    errors: ['notFound', 'failedValidation'],
  }),
  readAccountMetaData: defineEndpoint({
    method: 'GET',
    path: '/integration/:id/integrationEmployees/:employeeId/metaData',
    summary:
      "What the directory of an integration told of one account: groups, roles, licences, mailbox and second factors. Each is null where it was not read, or where the caller's permissions do not reach it.",
    access: { area: 'employees', level: 'readOnly' },
    params: byId.extend({ employeeId: z.uuid() }),
    answer: z.object({
      groups: z.array(named).nullable(),
      roles: z.array(named).nullable(),
      licenses: z.array(named),
      mailbox: z.object({ isShared: z.boolean() }).nullable(),
      mfa: mfaPersonSchema.omit({ id: true, name: true }).nullable(),
    }),
    errors: ['notFound'],
  }),
  startIntegrationWorker: defineEndpoint({
    method: 'POST',
    path: '/worker/integration',
    summary: 'Starts the sync of one integration, as POST integration/:id/task does, and answers its task.',
    access: { area: 'employees', level: 'manage' },
    body: z.strictObject({ integrationId: z.uuid(), taskShortName: z.literal(DISCOVER_TASK_NAMES) }),
    answer: z.object({ taskId: z.string() }),
    status: 202,
    errors: ['notFound', 'failedValidation', 'taskRunning', 'integrationInactive', 'missingGdapRoles'],
  }),
} as const

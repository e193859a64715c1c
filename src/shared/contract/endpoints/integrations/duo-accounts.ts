import { z } from 'zod'
import {
  duoAccountSchema,
  duoLimits,
  duoPairResultSchema,
  duoPairSchema,
  duoParentSchema,
} from '#shared/domain/duo/duo-parent.ts'
import { duoCredentialsSchema } from '#shared/domain/integrations/duo-credentials.ts'
import { defineEndpoint } from '../../endpoint.ts'

const manage = { area: 'integrations', level: 'manage' } as const
const forAll = 'For who sees all companies.'

/** The Duo account of the organization, and which company each account below it is (INT-21). */
export const duoAccountEndpoints = {
  connectDuoParent: defineEndpoint({
    method: 'POST',
    path: '/duo/parent',
    summary: `Connects the organization's own Duo account by the keys of its Accounts API, which are tried first and never told again. The accounts below it are then known. ${forAll}`,
    access: manage,
    body: z.strictObject({ credentials: duoCredentialsSchema }),
    answer: duoParentSchema,
    errors: [
      'failedValidation',
      'noPermission',
      'trialReadOnly',
      'duoHostInvalid',
      'duoInvalid',
      'otherDuoConnected',
      'missingScope',
      'integrationAuthFailed',
    ],
  }),
  getDuoParent: defineEndpoint({
    method: 'GET',
    path: '/duo/parent',
    summary: `The Duo account of the organization, and the accounts below it with the company that each is. ${forAll}`,
    access: { area: 'integrations', level: 'readOnly' },
    answer: z.object({
      parent: duoParentSchema,
      accounts: z.array(duoAccountSchema.extend({ customerId: z.string().nullable() })),
    }),
    errors: ['notFound', 'noPermission'],
  }),
  refreshDuoParent: defineEndpoint({
    method: 'POST',
    path: '/duo/parent/refresh',
    summary: `Has the accounts read anew. ${forAll}`,
    access: manage,
    status: 204,
    errors: ['notFound', 'noPermission', 'trialReadOnly'],
  }),
  deleteDuoParent: defineEndpoint({
    method: 'DELETE',
    path: '/duo/parent',
    summary: `Disconnects the organization's Duo account. Companies that are reached through it keep what was read and are read no more until it is connected again. ${forAll}`,
    access: manage,
    danger: 'disconnectCompanies',
    status: 204,
    errors: ['actWithheld', 'notFound', 'noPermission', 'trialReadOnly'],
  }),
  mapDuoAccounts: defineEndpoint({
    method: 'POST',
    path: '/duo/parent/mapping',
    summary: `Pairs accounts with companies, or ends that (null), in the order given, each with a result of its own. A company that has Duo keys of its own keeps these, and an account is one company's. ${forAll}`,
    access: manage,
    body: z.strictObject({ pairs: z.array(duoPairSchema).min(1).max(duoLimits.pairs) }),
    answer: z.object({ results: z.array(duoPairResultSchema) }),
    errors: ['actWithheld', 'notFound', 'failedValidation', 'noPermission', 'trialReadOnly'],
  }),
} as const

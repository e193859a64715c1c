import { z } from 'zod'
import { accessSourceSchema, askedChangesSchema } from '#shared/domain/conditional-access/access-task.ts'
import { consentPageSchema } from '#shared/domain/integrations/consent-page.ts'
import { CONNECTION_KINDS } from '#shared/domain/integrations/connection-kinds.ts'
import { ACCESS_TASK_NAME } from '#shared/domain/conditional-access/access-task.ts'
import { DISCOVER_TASK_NAMES } from '#shared/domain/integrations/discover-task.ts'
import { duoCredentialsSchema } from '#shared/domain/integrations/duo-credentials.ts'
import { exchangeScriptSchema } from '#shared/domain/integrations/exchange-script.ts'
import { integrationFieldsSchema } from '#shared/domain/integrations/integration.ts'
import { askedDeviceChangesSchema, INTUNE_TASK_NAME } from '#shared/domain/intune/device-policy-task.ts'
import { askedMailChangesSchema, DEFENDER_TASK_NAME } from '#shared/domain/defender/mail-policy-task.ts'
import { MFA_TASK_NAME } from '#shared/domain/mfa/mfa-task.ts'
import { defineEndpoint } from '../../endpoint.ts'
import {
  accessTaskAnswerSchema,
  integrationAnswerSchema,
  devicePolicyTaskAnswerSchema,
  mailPolicyTaskAnswerSchema,
  mfaTaskAnswerSchema,
  taskAnswerSchema,
} from '../../integration-answers.ts'
import { mfaWishSchema } from '../../commands/mfa-commands.ts'
import { byId, commandErrors } from '../parts.ts'

/** What came back from the vendor's pages. */
const consentAnswer = {
  state: z.string().min(1).max(200),
  /** Of the administrator's sign-in after the consent. */
  code: z.string().min(1).max(8000).optional(),
  /** The tenant that the consent is of; where it was refused, `error` says why. */
  tenant: z.guid().optional(),
  error: z.string().min(1).max(200).optional(),
}

const consentErrors = [
  'alreadyExists',
  'integrationUnauthenticated',
  'integrationAuthFailed',
  'consentUnavailable',
  'consentNotAsked',
  'consentRefused',
  'tenantMismatch',
  'administratorNotProven',
] as const

const employeesManage = { area: 'employees', level: 'manage' } as const

const microsoft365 = {
  method: 'POST',
  path: '/tools/m365',
  access: { area: 'integrations', level: 'manage' },
} as const

/** The one call (INT-33) by what it is asked to do, so that whoever calls knows the answer; the server mounts it as a whole. */
export const microsoft365Acts = {
  askConsent: defineEndpoint({
    ...microsoft365,
    summary: "Answers the vendor's page to open, the page of the sign-in after it, and their state.",
    body: z.strictObject({ action: z.literal('authCodeUrl'), customerId: z.uuid() }),
    answer: consentPageSchema,
  }),
  completeConsent: defineEndpoint({
    ...microsoft365,
    summary: 'Hands in the code of the sign-in, which proves whose tenant it is.',
    body: z.strictObject({ action: z.literal('tokenByCode'), ...consentAnswer }),
    answer: integrationAnswerSchema,
  }),
  askScript: defineEndpoint({
    ...microsoft365,
    summary: 'Answers the script that connects Exchange Online.',
    body: z.strictObject({ action: z.literal('exoScript'), customerId: z.uuid() }),
    answer: exchangeScriptSchema,
  }),
  handInOutput: defineEndpoint({
    ...microsoft365,
    summary: 'Hands in the output of the script and answers the task that then reads the tenant.',
    // What is no output of the script has an error of its own.
    body: z.strictObject({ action: z.literal('exoToken'), customerId: z.uuid(), output: z.string() }),
    /** Without a task where the integration is paused or being read already. */
    answer: integrationAnswerSchema.extend({ taskId: z.string().nullable() }),
  }),
  collectData: defineEndpoint({
    ...microsoft365,
    summary: 'Has the directory of a connected company read, and answers its task.',
    body: z.strictObject({ action: z.literal('dataCollection'), customerId: z.uuid() }),
    answer: z.object({ taskId: z.string() }),
  }),
} as const

const googleWorkspace = {
  method: 'POST',
  path: '/tools/google-workspace',
  access: { area: 'integrations', level: 'manage' },
} as const

/** The one call by what it is asked to do, as that of Microsoft 365 is. */
export const googleWorkspaceActs = {
  askConsent: defineEndpoint({
    ...googleWorkspace,
    summary: "Answers Google's page to open, and its state.",
    body: z.strictObject({ action: z.literal('authCodeUrl'), customerId: z.uuid() }),
    answer: consentPageSchema.pick({ url: true, state: true }),
  }),
  completeConsent: defineEndpoint({
    ...googleWorkspace,
    summary: 'Hands in what came back from there.',
    body: z.strictObject({
      action: z.literal('tokenByCode'),
      state: consentAnswer.state,
      code: consentAnswer.code,
      error: consentAnswer.error,
    }),
    answer: integrationAnswerSchema,
  }),
} as const

const quickbooks = {
  method: 'POST',
  path: '/tools/intuit',
  access: { area: 'integrations', level: 'manage' },
} as const

/** The one call (INT-19) by what it is asked to do, as that of Microsoft 365 is. */
export const quickbooksActs = {
  askConsent: defineEndpoint({
    ...quickbooks,
    summary: "Answers Intuit's page to open, and its state.",
    body: z.strictObject({ action: z.literal('authCodeUrl'), customerId: z.uuid() }),
    answer: consentPageSchema.pick({ url: true, state: true }),
  }),
  completeConsent: defineEndpoint({
    ...quickbooks,
    summary: 'Hands in what came back from there.',
    body: z.strictObject({
      action: z.literal('tokenByCode'),
      state: consentAnswer.state,
      code: consentAnswer.code,
      realmId: z
        .string()
        .regex(/^\d{1,30}$/)
        .optional(),
      error: consentAnswer.error,
    }),
    answer: integrationAnswerSchema,
  }),
} as const

export const integrationEndpoints = {
  listIntegrations: defineEndpoint({
    method: 'GET',
    path: '/customer/:id/integration',
    summary: "A company's integrations.",
    access: { area: 'integrations', level: 'readOnly' },
    params: byId,
    answer: z.array(integrationAnswerSchema),
    errors: ['notFound'],
  }),
  addIntegration: defineEndpoint({
    method: 'POST',
    path: '/customer/:id/integration',
    summary:
      "Connects a company to its Microsoft 365 tenant by what an administrator's consent and sign-in brought, as tokenByCode of tools/m365 does: nobody connects a tenant by naming it.",
    access: { area: 'integrations', level: 'manage' },
    params: byId,
    body: z.strictObject({
      integrationApplicationId: z.literal('Office365'),
      kind: z.literal(CONNECTION_KINDS.APP),
      metaData: z.strictObject(consentAnswer),
    }),
    answer: integrationAnswerSchema,
    status: 201,
    errors: ['notFound', 'failedValidation', ...consentErrors],
  }),
  getIntegration: defineEndpoint({
    method: 'GET',
    path: '/integration/:id',
    summary: 'One integration.',
    access: { area: 'integrations', level: 'readOnly' },
    params: byId,
    answer: integrationAnswerSchema,
    errors: ['notFound'],
  }),
  putIntegration: defineEndpoint({
    method: 'PUT',
    path: '/integration/:id',
    summary: 'Changes what people may set of an integration: whether it is active, and what it is called.',
    access: { area: 'integrations', level: 'manage' },
    params: byId,
    body: z.strictObject({
      isActive: integrationFieldsSchema.shape.is_active.optional(),
      metaData: z.strictObject({ displayName: integrationFieldsSchema.shape.display_name }).optional(),
    }),
    answer: integrationAnswerSchema,
    errors: commandErrors,
    isCommand: true,
  }),
  deleteIntegration: defineEndpoint({
    method: 'DELETE',
    path: '/integration/:id',
    summary:
      'Disconnects a company: its integration, tasks, licenses and what is known of its posture are removed, its employees stay.',
    access: { area: 'integrations', level: 'manage' },
    danger: 'disconnectCompanies',
    params: byId,
    status: 204,
    errors: ['actWithheld', 'notFound', 'integrationNotRemoved'],
  }),
  connectMicrosoft365: defineEndpoint({
    ...microsoft365,
    summary:
      "Connects a company by an administrator's consent: authCodeUrl answers the vendor's page to open, the page on which the administrator then signs in, and the state by which both answers are known; tokenByCode hands in the code of that sign-in, which proves whose tenant it is. A consent that is not applied yet is asked about for up to 15 minutes. exoScript answers the script that connects Exchange Online, exoToken hands in its output and answers the task that then reads the tenant. dataCollection has the directory read, and answers its task.",
    body: z.discriminatedUnion('action', [
      microsoft365Acts.askConsent.body,
      microsoft365Acts.completeConsent.body,
      microsoft365Acts.askScript.body,
      microsoft365Acts.handInOutput.body,
      microsoft365Acts.collectData.body,
    ]),
    answer: z.union([
      microsoft365Acts.askConsent.answer,
      microsoft365Acts.askScript.answer,
      microsoft365Acts.handInOutput.answer,
      microsoft365Acts.completeConsent.answer,
      microsoft365Acts.collectData.answer,
    ]),
    errors: [
      'notFound',
      'failedValidation',
      ...consentErrors,
      'taskRunning',
      'integrationInactive',
      'missingGdapRoles',
      'exchangeFailed',
      'exchangeNotAsked',
      'exchangeCodeExpired',
      'exchangeCodeRedeemed',
      'exchangeMfaProblem',
      'exchangeBlocked',
      'exchangeOtherTenant',
      'exchangeOutputInvalid',
    ],
  }),
  connectGoogle: defineEndpoint({
    ...googleWorkspace,
    summary:
      "Connects a company to its Google Workspace by the OAuth consent of its super administrator: authCodeUrl answers Google's page to open and the state by which its answer is known; tokenByCode hands in the code that came back, which proves whose workspace it is. Its people are then read.",
    body: z.discriminatedUnion('action', [
      googleWorkspaceActs.askConsent.body,
      googleWorkspaceActs.completeConsent.body,
    ]),
    answer: z.union([googleWorkspaceActs.askConsent.answer, googleWorkspaceActs.completeConsent.answer]),
    errors: [
      'notFound',
      'failedValidation',
      'alreadyExists',
      'consentNotAsked',
      'googleUnavailable',
      'googleConsentRefused',
      'googleNoWorkspace',
      'googleNotAdministrator',
      'missingScope',
      'tenantMismatch',
      'integrationAuthFailed',
    ],
  }),
  connectQuickbooks: defineEndpoint({
    ...quickbooks,
    summary:
      "Connects a company to its books at QuickBooks Online by the OAuth consent of somebody who keeps them: authCodeUrl answers Intuit's page to open and the state by which its answer is known; tokenByCode hands in the code that came back. What was paid is then read.",
    body: z.discriminatedUnion('action', [
      quickbooksActs.askConsent.body,
      quickbooksActs.completeConsent.body,
    ]),
    answer: z.union([quickbooksActs.askConsent.answer, quickbooksActs.completeConsent.answer]),
    errors: [
      'notFound',
      'failedValidation',
      'alreadyExists',
      'consentNotAsked',
      'quickbooksUnavailable',
      'quickbooksConsentRefused',
      'tenantMismatch',
      'missingScope',
      'integrationAuthFailed',
    ],
  }),
  connectDuo: defineEndpoint({
    method: 'POST',
    path: '/tools/duo-security',
    summary:
      'Connects a company to its Duo account by the keys of its Admin API, which are tried first and never told again. Its people are then read.',
    access: { area: 'integrations', level: 'manage' },
    body: z.strictObject({ customerId: z.uuid(), credentials: duoCredentialsSchema }),
    answer: integrationAnswerSchema,
    errors: [
      'notFound',
      'alreadyExists',
      'duoHostInvalid',
      'duoInvalid',
      'duoOfOtherCompany',
      'missingScope',
      'integrationAuthFailed',
    ],
  }),
  listTasks: defineEndpoint({
    method: 'GET',
    path: '/integration/:id/task',
    summary: 'The tasks of an integration, newest first, or the one that is named.',
    access: { area: 'integrations', level: 'readOnly' },
    params: byId,
    query: z.object({ mgmtaskid: z.uuid().optional() }),
    answer: z.array(
      z.union([
        taskAnswerSchema,
        accessTaskAnswerSchema,
        mailPolicyTaskAnswerSchema,
        devicePolicyTaskAnswerSchema,
        mfaTaskAnswerSchema,
      ]),
    ),
    errors: ['notFound'],
  }),
  addTask: defineEndpoint({
    method: 'POST',
    path: '/integration/:id/task',
    summary:
      "Starts a task: M365_DISCOVER_TASK reads the company's directory, GWS_DISCOVER_TASK the people of its Google Workspace, DUO_DISCOVER_TASK its people's second factors at Duo, QUICKBOOKS_DISCOVER_TASK what it has paid; CONDITIONAL_ACCESS_TASK changes the policies and named locations of its tenant, which needs secure=manage and the subscription for policyManagement; DEFENDER_TASK changes its Defender policies and INTUNE_TASK its Intune policies, which need the same; PER_USER_MFA_TASK sets what is asked of accounts by themselves, which needs secure=manage and Exchange Online connected.",
    access: employeesManage,
    params: byId,
    body: z.discriminatedUnion('taskShortName', [
      z.strictObject({ taskShortName: z.literal(DISCOVER_TASK_NAMES) }),
      z.strictObject({
        taskShortName: z.literal(ACCESS_TASK_NAME),
        /** Of the task, so that a repeated request is harmless; made here where it is absent. */
        id: z.uuid().optional(),
        source: accessSourceSchema.nullish(),
        items: askedChangesSchema,
      }),
      z.strictObject({
        taskShortName: z.literal(DEFENDER_TASK_NAME),
        id: z.uuid().optional(),
        items: askedMailChangesSchema,
      }),
      z.strictObject({
        taskShortName: z.literal(INTUNE_TASK_NAME),
        id: z.uuid().optional(),
        items: askedDeviceChangesSchema,
      }),
      z.strictObject({
        taskShortName: z.literal(MFA_TASK_NAME),
        /** Of the task, so that a repeated request is harmless; made here where it is absent. */
        id: z.uuid().optional(),
        ...mfaWishSchema.shape,
      }),
    ]),
    answer: z.object({ taskId: z.string() }),
    status: 202,
    errors: [
      ...commandErrors,
      'taskRunning',
      'integrationInactive',
      'missingGdapRoles',
      'integrationUnauthenticated',
      'exchangeNotConnected',
      'missingSubscription',
      'featureOff',
      'alreadyExists',
    ],
  }),
} as const

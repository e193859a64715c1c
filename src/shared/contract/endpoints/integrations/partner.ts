import { z } from 'zod'
import { consentPageSchema } from '#shared/domain/integrations/consent-page.ts'
import {
  BULK_DISCOVER_TASK,
  newRelationshipSchema,
  partnerConnectionSchema,
  partnerLimits,
  partnerRelationshipSchema,
  partnerTaskSchema,
  partnerTenantSchema,
} from '#shared/domain/partner/partner.ts'
import { GDAP_REASONS } from '#shared/domain/partner/gdap-audit.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { integrationAnswerSchema } from '../../integration-answers.ts'

const manage = { area: 'integrations', level: 'manage' } as const
const ofPartner = z.object({ integrationId: z.uuid() })
const ofTask = ofPartner.extend({ taskId: z.uuid() })
const ofRelationship = ofPartner.extend({ id: z.uuid() })
const forAll = 'For who sees all companies.'

const audit = { isReady: z.boolean(), reasons: z.array(z.enum(GDAP_REASONS)), missing: z.array(z.string()) }

/** Everything that is known of a partner. */
const partnerAnswer = z.object({
  connection: partnerConnectionSchema,
  relationships: z.array(partnerRelationshipSchema.extend(audit)),
  /** With the company that each is, where it is one. */
  tenants: z.array(partnerTenantSchema.extend({ ...audit, customerId: z.string().nullable() })),
})
export type PartnerAnswer = z.infer<typeof partnerAnswer>

const csp = { method: 'POST', path: '/tools/m365csp', access: manage } as const

/** The one call by what it is asked to do, so that whoever calls knows the answer; the server mounts it as a whole (INT-34). */
export const partnerActs = {
  askConsent: defineEndpoint({
    ...csp,
    summary: 'Answers the page on which an administrator of the partner consents, and the sign-in after it.',
    body: z.strictObject({ action: z.literal('cspAuth') }),
    answer: consentPageSchema,
  }),
  askDirectConsent: defineEndpoint({
    ...csp,
    summary: "Answers the page on which a company's own administrator consents.",
    body: z.strictObject({ action: z.literal('1to1Auth'), customerId: z.uuid() }),
    answer: consentPageSchema,
  }),
  completeConsent: defineEndpoint({
    ...csp,
    summary: 'Hands in the code of the sign-in, which proves whose partner it is.',
    body: z.strictObject({
      action: z.literal('hybridToken'),
      state: z.string().min(1).max(200),
      code: z.string().min(1).max(8000).optional(),
      tenant: z.guid().optional(),
      error: z.string().min(1).max(200).optional(),
    }),
    answer: partnerConnectionSchema,
  }),
  renewConsent: defineEndpoint({
    ...csp,
    summary: 'Has the app let into the tenant of a mapped company anew, to Exchange Online, too.',
    body: z.strictObject({ action: z.enum(['adminConsent', 'exoConsent']), customerId: z.uuid() }),
    answer: integrationAnswerSchema,
  }),
} as const

export const partnerEndpoints = {
  connectPartner: defineEndpoint({
    ...csp,
    summary: `Connects the organization to its Microsoft partner by an administrator's consent: cspAuth answers the vendor's page to open and the state by which the answer is known, hybridToken hands in the code of the sign-in after it. 1to1Auth is the consent of one company's own administrator. adminConsent and exoConsent have the app let into the tenant of a mapped company anew. ${forAll}`,
    body: z.discriminatedUnion('action', [
      partnerActs.askConsent.body,
      partnerActs.askDirectConsent.body,
      partnerActs.completeConsent.body,
      partnerActs.renewConsent.body,
    ]),
    answer: z.union([
      partnerActs.askConsent.answer,
      partnerActs.completeConsent.answer,
      partnerActs.renewConsent.answer,
    ]),
    errors: [
      'notFound',
      'failedValidation',
      'noPermission',
      'trialReadOnly',
      'consentUnavailable',
      'consentNotAsked',
      'consentRefused',
      'integrationAuthFailed',
      'administratorNotProven',
      'tenantMismatch',
      'cspNotConnected',
      'noPartnerTenant',
      'otherPartnerConnected',
      'missingGdapRoles',
    ],
  }),
  getPartner: defineEndpoint({
    method: 'GET',
    path: '/partner',
    summary: `The Microsoft partner of the organization: its relationships, how they stand, and its tenants with their companies. ${forAll}`,
    access: { area: 'integrations', level: 'readOnly' },
    answer: partnerAnswer,
    errors: ['notFound', 'noPermission'],
  }),
  refreshPartner: defineEndpoint({
    method: 'POST',
    path: '/partner/:integrationId/refresh',
    summary: `Has relationships and tenants read anew. ${forAll}`,
    access: manage,
    params: ofPartner,
    status: 204,
    errors: ['notFound', 'noPermission', 'trialReadOnly'],
  }),
  deletePartner: defineEndpoint({
    method: 'DELETE',
    path: '/partner/:integrationId',
    summary: `Disconnects the partner. Companies that were reached through it are read no more until they are connected anew. ${forAll}`,
    access: manage,
    danger: 'disconnectCompanies',
    params: ofPartner,
    status: 204,
    errors: ['actWithheld', 'notFound', 'noPermission', 'trialReadOnly'],
  }),
  // INT-47
  addRelationship: defineEndpoint({
    method: 'POST',
    path: '/partner/:integrationId/relationship',
    summary: `Makes a relationship of the recommended roles, and the link by which a customer's administrator approves it. ${forAll}`,
    access: manage,
    params: ofPartner,
    body: newRelationshipSchema,
    answer: partnerRelationshipSchema,
    status: 201,
    errors: [
      'notFound',
      'failedValidation',
      'noPermission',
      'trialReadOnly',
      'cspNotConnected',
      'alreadyExists',
    ],
  }),
  // INT-42
  deleteRelationship: defineEndpoint({
    method: 'DELETE',
    path: '/partner/:integrationId/relationship/:id',
    summary: `Deletes a pending relationship, for good. ${forAll}`,
    access: manage,
    params: ofRelationship,
    status: 204,
    errors: ['notFound', 'noPermission', 'trialReadOnly', 'relationshipNotDeleted'],
  }),
  // INT-44, EMP-28
  addPartnerTask: defineEndpoint({
    method: 'POST',
    path: '/partner/:integrationId/task',
    summary: `Maps tenants to companies, and makes a company for each (null) that has none; their people are then read. ${forAll}`,
    access: manage,
    params: ofPartner,
    body: z.strictObject({
      taskShortName: z.literal(BULK_DISCOVER_TASK),
      tenants: z
        .array(z.strictObject({ tenantId: z.guid().toLowerCase(), customerId: z.uuid().nullable() }))
        .min(1)
        .max(partnerLimits.tenants),
    }),
    answer: z.object({ taskId: z.string() }),
    status: 201,
    errors: [
      'notFound',
      'failedValidation',
      'noPermission',
      'trialReadOnly',
      'taskRunning',
      'customersNotMapped',
    ],
  }),
  getPartnerTask: defineEndpoint({
    method: 'GET',
    path: '/partner/:integrationId/task/:taskId',
    summary: `How far a task has come. ${forAll}`,
    access: { area: 'integrations', level: 'readOnly' },
    params: ofTask,
    answer: partnerTaskSchema,
    errors: ['notFound', 'noPermission'],
  }),
} as const

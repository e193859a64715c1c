import { CLOUDS } from '#shared/domain/employees/clouds.ts'
import { z } from 'zod'
import { auditLimits } from '#shared/domain/posture/audit-setting.ts'
import { CHECK_AREAS } from '#shared/domain/posture/check-area.ts'
import { checkResolutionSchema } from '#shared/domain/posture/check-resolution.ts'
import { ENTRA_LEVELS } from '#shared/domain/posture/entra-level.ts'
import { TIERS } from '#shared/domain/licenses/subscription.ts'
import { postureTaskLimits, postureTaskSchema } from '#shared/domain/posture/posture-task.ts'
import { EFFORTS, SEVERITIES } from '#shared/domain/posture/severity.ts'
import { foundSchema, verdictSchema } from '#shared/domain/posture/verdict.ts'
import { defineEndpoint } from '../endpoint.ts'
import { byId, commandErrors, page } from './parts.ts'

const secureRead = { area: 'secure', level: 'readOnly' } as const
const secureManage = { area: 'secure', level: 'manage' } as const

/** One company, or all of them. */
const companyOrAll = z.union([z.uuid(), z.literal('*')])

const module = z.literal('secure')

const auditSettings = z.array(
  z.object({
    /** The check's id. */
    name: z.string(),
    module,
    /** As it holds here, inherited or not. */
    enabled: z.boolean(),
    /** Nothing is set here: the organization's setting holds, else the check is included. */
    inherit: z.boolean(),
    /** Null: for every company that has no setting of its own. */
    customer: z.string().nullable(),
  }),
)

const check = z.object({
  id: z.string(),
  code: z.string(),
  /** Whose settings it judges. */
  cloud: z.enum(CLOUDS),
  area: z.enum(CHECK_AREAS),
  /** What an attacker gains where it is not met. */
  severity: z.enum(SEVERITIES),
  /** How much a person has to do for it, and users notice of it. */
  effort: z.enum(EFFORTS),
  license: z.string(),
  anchors: z.object({ cis: z.array(z.string()).optional(), cisa: z.array(z.string()).optional() }),
  /** What it has to be, as the vendor writes it. */
  target: foundSchema,
})

const judged = {
  verdict: verdictSchema,
  /** Whether the audit looks at it. */
  included: z.boolean(),
  resolution: checkResolutionSchema.nullable(),
}

const baseline = {
  path: '/secure/posture/baseline/:id',
  summary:
    "Makes a company's tenant compliant with checks; answers with the task, which tells how far it is.",
  access: { ...secureManage, feature: 'posture-protect-m3', gate: 'postureBaseline' },
  params: byId,
  body: z.strictObject({
    /** Of the task, for whoever may have to send this again. */
    id: z.uuid().optional(),
    settings: z
      .array(
        z.strictObject({
          /** The check's id. */
          name: z.string().min(1).max(100),
          /** What it has to be, as the check says it; left out, nobody compares. */
          changeTo: foundSchema.optional(),
        }),
      )
      .min(1)
      .max(postureTaskLimits.checks)
      .refine((settings) => new Set(settings.map(({ name }) => name)).size === settings.length, {
        message: 'Names a check twice',
      }),
  }),
  status: 202,
  answer: postureTaskSchema,
  errors: [
    ...commandErrors,
    'checkInvalid',
    'integrationUnauthenticated',
    'missingSubscription',
    'featureOff',
  ],
  isCommand: true,
} as const

export const postureEndpoints = {
  listAuditSettings: defineEndpoint({
    method: 'GET',
    path: '/secure/setting',
    summary: 'What the audit of a company looks at, or (*) that of all companies.',
    access: secureRead,
    query: z.object({ customerId: companyOrAll }),
    answer: auditSettings,
    errors: ['notFound'],
  }),
  putAuditSettings: defineEndpoint({
    method: 'PUT',
    path: '/secure/setting',
    summary: 'Changes what the audit of a company looks at, or (null) that of all companies.',
    access: secureManage,
    body: z.strictObject({
      settings: z
        .array(
          z.strictObject({
            name: z.string().min(1).max(100),
            module: module.default('secure'),
            /** Null: inherited. */
            enabled: z.boolean().nullable(),
            customer: z.uuid().nullable(),
          }),
        )
        .min(1)
        .max(auditLimits.settings)
        .refine((settings) => new Set(settings.map(({ customer }) => customer)).size === 1, {
          message: 'Must be of one company',
        }),
    }),
    answer: auditSettings,
    errors: [...commandErrors, 'checkInvalid'],
    isCommand: true,
  }),
  listChecks: defineEndpoint({
    method: 'GET',
    path: '/secure/checks',
    summary: 'Every security check there is.',
    access: secureRead,
    answer: z.array(check),
  }),
  getCheck: defineEndpoint({
    method: 'GET',
    path: '/secure/check/:type',
    summary: 'One security check and its verdict at one company, or (*) at each that has its cloud, by name.',
    access: secureRead,
    params: z.object({ type: z.string() }),
    query: page.extend({ companySelectorId: companyOrAll.default('*') }),
    answer: check.extend({
      companies: z.array(
        z.object({
          customer_id: z.string(),
          /** When the company's cloud was last read; null where it never was. */
          read_at: z.string().nullable(),
          ...judged,
        }),
      ),
    }),
    errors: ['checkInvalid', 'notFound'],
  }),
  getPosture: defineEndpoint({
    method: 'GET',
    path: '/secure/posture/:id',
    summary: "A company's posture: its score, and each check with its verdict.",
    access: secureRead,
    params: byId,
    answer: z.object({
      customer_id: z.string(),
      /** When one of the company's clouds was last read. */
      read_at: z.string().nullable(),
      /** When each of them was. A cloud that the company does not have has no checks here, either. */
      clouds: z.partialRecord(z.enum(CLOUDS), z.string()),
      /** In percent; null where nothing was measured. */
      score: z.number().nullable(),
      counts: z.object({
        compliant: z.number(),
        notCompliant: z.number(),
        notMeasured: z.number(),
        resolved: z.number(),
        excluded: z.number(),
      }),
      checks: z.array(z.object({ id: z.string(), ...judged })),
    }),
    errors: ['notFound'],
  }),
  getSecureLicensing: defineEndpoint({
    method: 'GET',
    path: '/secure/license/:id',
    summary: 'What the organization holds of Secure, and what a company holds of the directory.',
    access: secureRead,
    params: byId,
    answer: z.object({
      customer_id: z.string(),
      tier: z.enum(TIERS),
      seats: z.number(),
      /** Of the company's tenant; null where it was never read, or its products could not be. */
      entra_level: z.enum(ENTRA_LEVELS).nullable(),
    }),
    errors: ['notFound'],
  }),
  postBaseline: defineEndpoint({ ...baseline, method: 'POST' }),
  putBaseline: defineEndpoint({ ...baseline, method: 'PUT' }),
} as const

import { z } from 'zod'
import { TEMPLATE_TYPES, templateFieldsSchema } from '#shared/domain/posture/templates/posture-template.ts'
import { foundSchema } from '#shared/domain/posture/verdict.ts'
import { defineEndpoint } from '../endpoint.ts'
import { commandErrors } from './parts.ts'

const secureManage = { area: 'secure', level: 'manage' } as const
const withSubscription = { ...secureManage, gate: 'postureBaseline' } as const

/** A UUID, or of a default template a word. */
const byTemplateId = z.object({ id: z.string().min(1).max(100) })

const template = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  type: z.enum(TEMPLATE_TYPES),
  checks: z.array(
    z.object({
      id: z.string(),
      license: z.string(),
      /** What makes a tenant compliant, as the vendor writes it. */
      target: foundSchema,
      /** A template cannot set it: a person has to. */
      by_hand: z.boolean(),
    }),
  ),
  /** What a tenant has to hold for all of its checks; empty where every tenant will do. */
  licenses: z.array(z.string()),
  /** Null of a default one. */
  changed_at: z.string().nullable(),
})

const fieldErrors = ['checkInvalid', 'templateNameTaken'] as const

export const postureTemplateEndpoints = {
  listPostureTemplates: defineEndpoint({
    method: 'GET',
    path: '/secure/posture/template',
    summary: 'The posture templates: the default ones, then those of the organization by name.',
    access: secureManage,
    answer: z.array(template),
  }),
  addPostureTemplate: defineEndpoint({
    method: 'POST',
    path: '/secure/posture/template',
    summary: 'Adds a posture template.',
    access: withSubscription,
    body: templateFieldsSchema.extend({
      id: z.uuid().optional(),
      description: templateFieldsSchema.shape.description.default(''),
    }),
    answer: template,
    status: 201,
    errors: [...commandErrors, ...fieldErrors, 'alreadyExists', 'maximumTemplatesReached'],
    isCommand: true,
  }),
  putPostureTemplate: defineEndpoint({
    method: 'PUT',
    path: '/secure/posture/template/:id',
    summary: 'Changes a posture template of the organization. Default ones stay as they are.',
    access: withSubscription,
    params: byTemplateId,
    body: templateFieldsSchema.partial(),
    answer: template,
    errors: [...commandErrors, ...fieldErrors, 'defaultTemplate'],
    isCommand: true,
  }),
  deletePostureTemplate: defineEndpoint({
    method: 'DELETE',
    path: '/secure/posture/template/:id',
    summary: 'Deletes a posture template of the organization. Default ones stay.',
    // Without a gate: whoever no longer has the subscription may tidy up.
    access: secureManage,
    params: byTemplateId,
    status: 204,
    errors: [...commandErrors, 'defaultTemplate'],
    isCommand: true,
  }),
} as const

import { acceptanceSchema, agreementStatusSchema } from '#shared/domain/agreements/agreement.ts'
import { defineEndpoint } from '../endpoint.ts'
import { byId } from './parts.ts'

const acceptance = {
  path: '/user/:id/agreement',
  access: 'signedIn',
  params: byId,
  body: acceptanceSchema,
  answer: agreementStatusSchema,
} as const

export const agreementEndpoints = {
  getAgreement: defineEndpoint({
    method: 'GET',
    path: '/user/:id/agreement',
    summary: 'Whether the signed-in user has accepted the newest licence agreement.',
    access: 'signedIn',
    params: byId,
    answer: agreementStatusSchema,
    errors: ['notFound'],
  }),
  signAgreement: defineEndpoint({
    ...acceptance,
    method: 'POST',
    summary: 'Accepts the licence agreement for the first time.',
    status: 201,
    errors: ['notFound', 'alreadyExists', 'failedValidation'],
  }),
  renewAgreement: defineEndpoint({
    ...acceptance,
    method: 'PUT',
    summary: 'Accepts a newer version of the licence agreement.',
    errors: ['notFound', 'failedValidation'],
  }),
} as const

import { z } from 'zod'
import { AGREEMENT_KEY } from '#shared/domain/agreements/agreement.ts'
import { defineEndpoint } from '../endpoint.ts'

export const fileLinkSchema = z.object({ url: z.string() })

export const fileEndpoints = {
  getFileLink: defineEndpoint({
    method: 'POST',
    path: '/tools/s3/token',
    summary: 'A signed address of a file, good for a few minutes.',
    access: 'signedIn',
    body: z.strictObject({ action: z.enum(['get']), key: z.enum([AGREEMENT_KEY]) }),
    answer: fileLinkSchema,
    errors: ['failedValidation'],
  }),
  getFile: defineEndpoint({
    method: 'GET',
    path: '/files/:type/:name',
    summary: 'A file, for whoever has a signed address of it.',
    access: 'public',
    params: z.object({ type: z.string(), name: z.string() }),
    query: z.object({ expires: z.coerce.number().int(), signature: z.string() }),
    media: 'application/octet-stream',
    errors: ['noPermission', 'failedValidation'],
  }),
} as const

import { z } from 'zod'
import { AGREEMENT_KEY } from '#shared/domain/agreements/agreement.ts'
import {
  FILE_KEY,
  FILE_STATUSES,
  fileLimits,
  uploadedFileSchema,
} from '#shared/domain/files/uploaded-file.ts'
import { defineEndpoint } from '../endpoint.ts'
import { byId, commandErrors } from './parts.ts'

const companiesRead = { area: 'companies', level: 'readOnly' } as const
const companiesManage = { area: 'companies', level: 'manage' } as const

export const fileLinkSchema = z.object({ url: z.string() })

/** A file of a company, by the key that its upload was begun with. */
const fileKey = z.string().regex(FILE_KEY)
const part = z.number().int().min(1).max(10_000)

/** The most parts that are asked for in one call. */
export const LINKED_PARTS = 50

export const fileEndpoints = {
  getFileLink: defineEndpoint({
    method: 'POST',
    path: '/tools/s3/token',
    summary:
      'A signed address, good for a few minutes: to get a file, or to put one that was begun. A file of a company needs companies=readOnly to be got, and companies=manage to be put.',
    access: 'signedIn',
    body: z.union([
      z.strictObject({ action: z.literal('get'), key: z.literal(AGREEMENT_KEY) }),
      z.strictObject({ action: z.enum(['get', 'put']), key: fileKey }),
    ]),
    answer: fileLinkSchema,
    errors: [
      'failedValidation',
      'notFound',
      'noPermission',
      'uploadOver',
      'downloadNotSigned',
      'storageUnreachable',
    ],
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
  listFiles: defineEndpoint({
    method: 'GET',
    path: '/customer/:id/file',
    summary: "A company's files, the newest first.",
    access: companiesRead,
    params: byId,
    answer: z.array(
      z.object({
        file: z.object({
          id: z.string(),
          file_name: z.string(),
          customer_name: z.string(),
          file_size: z.number(),
          status: z.enum(FILE_STATUSES),
          fault: z.string().nullable(),
          uploaded: z.string().nullable(),
        }),
        vendor: z.string(),
        customer: z.string(),
      }),
    ),
    errors: ['notFound'],
  }),
  beginUpload: defineEndpoint({
    method: 'POST',
    path: '/customer/:id/file',
    summary:
      'Begins an upload. Asked again with the same id it answers the same, so that a lost answer is harmless. The parts of the file are then put to signed addresses, or all of it to one.',
    access: companiesManage,
    params: byId,
    body: z.strictObject({
      /** Chosen by who uploads; by the server where it is absent. */
      id: z.uuid().optional(),
      file_name: z.string().min(1).max(1000),
      extension: z.string().max(20),
      vendor: z.string().trim().min(1).max(fileLimits.vendor),
      /** In bytes. */
      size: z.number().int().nonnegative(),
    }),
    answer: z.object({
      id: z.string(),
      key: z.string(),
      /** Whether logs of this vendor can be read (FILE-06). */
      validVendor: z.boolean(),
      /** Of each part but the last, in bytes. */
      partSize: z.number(),
      parts: z.number(),
    }),
    status: 201,
    errors: [
      'failedValidation',
      'notFound',
      'alreadyExists',
      'fileTooLarge',
      'fileTypeInvalid',
      'fileEmpty',
      'fileNameInvalid',
      'fileQuotaReached',
    ],
  }),
  linkFileParts: defineEndpoint({
    method: 'POST',
    path: '/file/:id/part',
    summary: 'Signed addresses to which parts of a file are put, each with exactly the bytes that it has.',
    access: companiesManage,
    params: byId,
    body: z.strictObject({ parts: z.array(part).min(1).max(LINKED_PARTS) }),
    answer: z.array(z.object({ part: z.number(), size: z.number(), url: z.string() })),
    errors: ['failedValidation', 'notFound', 'uploadOver', 'storageUnreachable'],
  }),
  listFileParts: defineEndpoint({
    method: 'GET',
    path: '/file/:id/part',
    summary: 'Which parts of a file have arrived.',
    access: companiesManage,
    params: byId,
    answer: z.array(z.object({ part: z.number(), size: z.number() })),
    errors: ['notFound', 'uploadOver', 'storageUnreachable'],
  }),
  completeUpload: defineEndpoint({
    method: 'POST',
    path: '/file/:id/complete',
    summary:
      'Ends an upload whose parts have all arrived. What arrived is then compared with what was sent, and the file is Uploaded or Failed.',
    access: companiesManage,
    params: byId,
    body: z.strictObject({
      /** Of all of the file, in hexadecimal. */
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
    answer: uploadedFileSchema,
    status: 202,
    errors: ['failedValidation', 'notFound', 'uploadOver', 'uploadIncomplete', 'storageUnreachable'],
  }),
  deleteFile: defineEndpoint({
    method: 'DELETE',
    path: '/file/:id',
    summary:
      'Deletes a file. An upload that is not over ends instead as `ends` says, and is told of for a day.',
    access: companiesManage,
    params: byId,
    query: z.object({ ends: z.enum(['Canceled', 'Failed']).optional() }),
    status: 204,
    isCommand: true,
    errors: [...commandErrors, 'fileTooNew'],
  }),
} as const

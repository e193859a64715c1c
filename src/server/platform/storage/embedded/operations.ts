import { headBucket, listMultipartUploads, listObjects } from './list-operations.ts'
import { deleteObject, deleteObjects, getObject, headObject, putObject } from './object-operations.ts'
import type { Operation } from './operation.ts'
import { S3Error } from './s3-error.ts'
import { parameterOf, type S3Request } from './s3-request.ts'
import {
  abortMultipartUpload,
  completeMultipartUpload,
  createMultipartUpload,
  listParts,
  uploadPart,
} from './upload-operations.ts'

interface Row {
  method: string
  of: 'bucket' | 'object'
  /** Parameters of the query that make a request this one; `name=value` wants that value. */
  by: readonly string[]
  /** Others that it understands. */
  takes: readonly string[]
  operation: Operation
}

const RESPONSE = ['type', 'disposition', 'encoding', 'language'].map((name) => `response-content-${name}`)
const OVERRIDES = [...RESPONSE, 'response-cache-control', 'response-expires']
const OBJECT_LIST = ['prefix', 'delimiter', 'max-keys', 'continuation-token', 'start-after', 'encoding-type']
const UPLOAD_LIST = ['prefix', 'max-uploads', 'key-marker', 'upload-id-marker', 'encoding-type']

/** A row comes before those that it is an exception of. */
const ROWS: readonly Row[] = [
  { method: 'HEAD', of: 'bucket', by: [], takes: [], operation: headBucket },
  {
    method: 'GET',
    of: 'bucket',
    by: ['list-type=2'],
    takes: [...OBJECT_LIST, 'fetch-owner'],
    operation: listObjects,
  },
  { method: 'GET', of: 'bucket', by: ['uploads'], takes: UPLOAD_LIST, operation: listMultipartUploads },
  { method: 'POST', of: 'bucket', by: ['delete'], takes: [], operation: deleteObjects },
  {
    method: 'GET',
    of: 'object',
    by: ['uploadId'],
    takes: ['max-parts', 'part-number-marker'],
    operation: listParts,
  },
  { method: 'GET', of: 'object', by: [], takes: OVERRIDES, operation: getObject },
  { method: 'HEAD', of: 'object', by: [], takes: OVERRIDES, operation: headObject },
  { method: 'PUT', of: 'object', by: ['partNumber', 'uploadId'], takes: [], operation: uploadPart },
  { method: 'PUT', of: 'object', by: [], takes: [], operation: putObject },
  { method: 'POST', of: 'object', by: ['uploads'], takes: [], operation: createMultipartUpload },
  { method: 'POST', of: 'object', by: ['uploadId'], takes: [], operation: completeMultipartUpload },
  { method: 'DELETE', of: 'object', by: ['uploadId'], takes: [], operation: abortMultipartUpload },
  { method: 'DELETE', of: 'object', by: [], takes: [], operation: deleteObject },
]

/** Headers, and parameters of a pre-signed URL, that are understood of those that tell S3 what to do. */
const UNDERSTOOD =
  /^x-amz-(algorithm|content-sha256|credential|date|decoded-content-length|expires|signature|signedheaders|trailer|user-agent|(checksum|meta|sdk)-.+)$/

/**
 * What a request asks for. Throws `NotImplemented` for what S3 can do and this store cannot: whoever asks for encryption
 * or a tag must not believe that it was done.
 */
export function operationOf(request: S3Request): Operation {
  const of = request.key === '' ? 'bucket' : 'object'
  const row = ROWS.find((row) => row.method === request.method && row.of === of && isMeant(request, row))
  const told = [...request.headers.keys(), ...request.query.map(([name]) => name.toLowerCase())]
  const unknown = told.filter((name) => name.startsWith('x-amz-') && !UNDERSTOOD.test(name))
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    unknown.push(...['if-match', 'if-none-match'].filter((name) => request.headers.has(name)))
  }
  if (row) unknown.push(...request.query.map(([name]) => name).filter((name) => !isTaken(row, name)))
  if (row && unknown.length === 0) return row.operation
  throw new S3Error(
    'NotImplemented',
    'A header or parameter you provided implies functionality that is not implemented',
    {
      details: { Implied: unknown.join(', ') },
    },
  )
}

const isMeant = (request: S3Request, { by }: Row): boolean =>
  by.every((wanted) => {
    const [name = '', value] = wanted.split('=')
    const given = parameterOf(request, name)
    return value === undefined ? given !== undefined : given === value
  })

/** `x-id` only tells the reader of a log which operation is meant. */
const isTaken = ({ by, takes }: Row, name: string): boolean =>
  name === 'x-id' ||
  name.toLowerCase().startsWith('x-amz-') ||
  takes.includes(name) ||
  by.some((wanted) => wanted.split('=')[0] === name)

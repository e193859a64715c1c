import { z } from 'zod'
import { xmlAnswer } from './answer.ts'
import { quoted, unquoted } from './etag.ts'
import { keptHeaders } from './object-operations.ts'
import type { Operation, Stores } from './operation.ts'
import { receiveBody, receiveText } from './receive-body.ts'
import { S3Error } from './s3-error.ts'
import { numberOf, parameterOf, type S3Request } from './s3-request.ts'
import type { ListedPart, Upload } from './upload-store.ts'
import { malformedXml, readXml } from './xml.ts'

/** Parts of one upload: https://docs.aws.amazon.com/AmazonS3/latest/userguide/qfacts.html */
const MOST_PARTS = 10_000
/** Parts in one answer. */
const PAGE = 1000

export const createMultipartUpload: Operation = async (request, { bucket, uploads }) => {
  const { id } = await uploads.start(request.key, keptHeaders(request))
  return xmlAnswer('InitiateMultipartUploadResult', { Bucket: bucket, Key: request.key, UploadId: id })
}

export const uploadPart: Operation = async (request, stores, payload) => {
  const number = numberOf(request, 'partNumber', { least: 1, most: MOST_PARTS })
  const upload = await uploadOf(request, stores)
  const { md5, checksums } = await stores.uploads.putPart(upload, number, (write) =>
    receiveBody(request, payload, write),
  )
  return { status: 200, headers: { ETag: quoted(md5), ...checksums } }
}

export const listParts: Operation = async (request, stores) => {
  const most = numberOf(request, 'max-parts', { least: 0, most: 2 ** 31, usual: PAGE })
  const after = numberOf(request, 'part-number-marker', { least: 0, most: 2 ** 31, usual: 0 })
  const upload = await uploadOf(request, stores)
  const parts = (await stores.uploads.parts(upload)).filter(({ number }) => number > after)
  const page = parts.slice(0, Math.min(most, PAGE))
  const isTruncated = page.length > 0 && page.length < parts.length
  return xmlAnswer('ListPartsResult', {
    Bucket: stores.bucket,
    Key: request.key,
    UploadId: upload.id,
    PartNumberMarker: after,
    NextPartNumberMarker: isTruncated ? page.at(-1)?.number : undefined,
    MaxParts: Math.min(most, PAGE),
    IsTruncated: isTruncated,
    Part: page.map(({ number, at, etag, size }) => ({
      PartNumber: number,
      LastModified: new Date(at).toISOString(),
      ETag: quoted(etag),
      Size: size,
    })),
  })
}

const listedPart = z.object({
  PartNumber: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number),
  ETag: z.string().transform((etag) => unquoted(etag.trim())),
})
const completion = z.object({
  Part: z.union([z.array(listedPart).min(1), listedPart.transform((one) => [one])]),
})

export const completeMultipartUpload: Operation = async (request, { bucket, uploads }, payload) => {
  const id = parameterOf(request, 'uploadId') ?? ''
  const read = completion.safeParse(readXml(await receiveText(request, payload), 'CompleteMultipartUpload'))
  if (!read.success || read.data.Part.length > MOST_PARTS) throw malformedXml(read.error)
  const listed = read.data.Part.map(({ PartNumber, ETag }) => ({ number: PartNumber, etag: ETag }))
  checkOrder(listed)
  const etag = await uploads.complete(request.key, id, listed)
  return xmlAnswer('CompleteMultipartUploadResult', {
    Location: request.path,
    Bucket: bucket,
    Key: request.key,
    ETag: quoted(etag),
  })
}

export const abortMultipartUpload: Operation = async (request, stores) => {
  await stores.uploads.abort(await uploadOf(request, stores))
  return { status: 204 }
}

const uploadOf = (request: S3Request, { uploads }: Stores): Promise<Upload> =>
  uploads.find(request.key, parameterOf(request, 'uploadId') ?? '')

function checkOrder(listed: readonly ListedPart[]): void {
  const isOrdered = listed.every(({ number }, index) => number > (listed[index - 1]?.number ?? 0))
  if (isOrdered) return
  throw new S3Error(
    'InvalidPartOrder',
    'The list of parts was not in ascending order. Parts must be ordered by part number.',
  )
}

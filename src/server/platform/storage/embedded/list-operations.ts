import { xmlAnswer } from './answer.ts'
import { quoted } from './etag.ts'
import type { Operation } from './operation.ts'
import { percentEncode } from './percent.ts'
import { S3Error } from './s3-error.ts'
import { numberOf, parameterOf, type S3Request } from './s3-request.ts'
import { hexOf } from './store-folder.ts'

/** Keys, or uploads, in one answer. */
const PAGE = 1000
const COUNT = { least: 0, most: 2 ** 31, usual: PAGE }

export const headBucket: Operation = async () => ({ status: 200 })

export const listObjects: Operation = async (request, stores) => {
  const written = writtenAs(request)
  const prefix = parameterOf(request, 'prefix') ?? ''
  const delimiter = parameterOf(request, 'delimiter')
  const most = Math.min(numberOf(request, 'max-keys', COUNT), PAGE)
  const token = parameterOf(request, 'continuation-token')
  const startAfter = parameterOf(request, 'start-after')
  const after = token === undefined ? hexOf(startAfter ?? '') : readToken(token)
  const keys = (await stores.objects.hexKeys(prefix)).filter((key) => key > after)
  const page = pageOf(keys, { most, groupOf: groupingBy(prefix, delimiter) })
  const objects = await stores.objects.findAll(page.keys)
  return xmlAnswer('ListBucketResult', {
    Name: stores.bucket,
    Prefix: written(prefix),
    Delimiter: delimiter && written(delimiter),
    MaxKeys: most,
    EncodingType: parameterOf(request, 'encoding-type'),
    KeyCount: objects.length + page.groups.length,
    StartAfter: startAfter === undefined ? undefined : written(startAfter),
    ContinuationToken: token,
    IsTruncated: page.next !== undefined,
    NextContinuationToken: page.next,
    Contents: objects.map(({ key, at, etag, size }) => ({
      Key: written(key),
      LastModified: new Date(at).toISOString(),
      ETag: quoted(etag),
      Size: size,
      StorageClass: 'STANDARD',
    })),
    CommonPrefixes: page.groups.map((group) => ({ Prefix: written(group) })),
  })
}

export const listMultipartUploads: Operation = async (request, stores) => {
  const written = writtenAs(request)
  const prefix = parameterOf(request, 'prefix') ?? ''
  const most = Math.min(numberOf(request, 'max-uploads', COUNT), PAGE)
  const keyMarker = parameterOf(request, 'key-marker') ?? ''
  const idMarker = parameterOf(request, 'upload-id-marker')
  // Without an id the marker stands behind every upload of its key.
  const after = `${hexOf(keyMarker)} ${idMarker ?? '~'}`
  const uploads = (await stores.uploads.list())
    .filter(({ key }) => key.startsWith(prefix))
    .map((upload) => ({ ...upload, place: `${hexOf(upload.key)} ${upload.id}` }))
    .filter(({ place }) => keyMarker === '' || place > after)
    .toSorted((one, other) => (one.place < other.place ? -1 : 1))
  const page = uploads.slice(0, most)
  const isTruncated = page.length > 0 && page.length < uploads.length
  const last = isTruncated ? page.at(-1) : undefined
  return xmlAnswer('ListMultipartUploadsResult', {
    Bucket: stores.bucket,
    Prefix: written(prefix),
    KeyMarker: written(keyMarker),
    UploadIdMarker: idMarker ?? '',
    NextKeyMarker: last && written(last.key),
    NextUploadIdMarker: last?.id,
    EncodingType: parameterOf(request, 'encoding-type'),
    MaxUploads: most,
    IsTruncated: isTruncated,
    Upload: page.map(({ key, id, at }) => ({
      Key: written(key),
      UploadId: id,
      Initiated: new Date(at).toISOString(),
      StorageClass: 'STANDARD',
    })),
  })
}

/** How keys stand in the answer: what XML cannot say has to be asked for in percent-encoding. */
function writtenAs(request: S3Request): (key: string) => string {
  const encoding = parameterOf(request, 'encoding-type')
  if (encoding === undefined) return (key) => key
  if (encoding === 'url') return (key) => percentEncode(key).replaceAll('%2F', '/')
  throw new S3Error('InvalidArgument', 'Invalid Encoding Method specified in Request', {
    details: { ArgumentName: 'encoding-type', ArgumentValue: encoding },
  })
}

/** A token is the last key that was looked at, in hex. */
function readToken(token: string): string {
  if (/^([0-9a-f]{2})+$/.test(token)) return token
  throw new S3Error('InvalidArgument', 'The continuation token provided is incorrect', {
    details: { ArgumentName: 'continuation-token', ArgumentValue: token },
  })
}

const textOf = (hex: string): string => Buffer.from(hex, 'hex').toString('utf8')

/** The common prefix that a key counts into: up to the first delimiter behind the prefix. */
const groupingBy =
  (prefix: string, delimiter: string | undefined) =>
  (key: string): string | undefined => {
    const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1
    return delimiter && end >= 0 ? key.slice(0, end + delimiter.length) : undefined
  }

/** As many keys and common prefixes as fit; `next` is the last key that was looked at, if there are more. */
function pageOf(
  hexKeys: readonly string[],
  { most, groupOf }: { most: number; groupOf: (key: string) => string | undefined },
) {
  const keys: string[] = []
  const groups: string[] = []
  let last: string | undefined
  for (const hex of hexKeys) {
    const key = textOf(hex)
    const group = groupOf(key)
    const isNew = group === undefined || group !== groups.at(-1)
    if (isNew && keys.length + groups.length === most) return { keys, groups, next: last }
    if (group === undefined) keys.push(key)
    else if (isNew) groups.push(group)
    last = hex
  }
  return { keys, groups, next: undefined }
}

import { createHash } from 'node:crypto'
import type {
  ListMultipartUploadsCommandOutput,
  ListObjectsV2CommandOutput,
  ListPartsCommandOutput,
} from '@aws-sdk/client-s3'
import { attachmentNamed } from './attachment.ts'
import { type ObjectStorage, type SentPart, StorageError } from './object-storage.ts'
import { type CallS3, createS3Client, type S3StorageConfig } from './s3-client.ts'

/** Files in a store that speaks S3: AWS, one like it, or the embedded one. */
export function createS3Storage(config: S3StorageConfig): ObjectStorage {
  const call = createS3Client(config)
  const { bucket: Bucket } = config
  return {
    ...uploads(call, Bucket),
    ...signedUrls(call, Bucket),
    ...objects(call, Bucket),
    ...lists(call, Bucket),
  }
}

function uploads(
  call: CallS3,
  Bucket: string,
): Pick<ObjectStorage, 'startUpload' | 'listParts' | 'completeUpload' | 'abortUpload'> {
  const complete = async (Key: string, UploadId: string, parts: readonly SentPart[]) => {
    const Parts = parts
      .map(({ partNumber, etag }) => ({ PartNumber: partNumber, ETag: etag }))
      .toSorted((one, other) => one.PartNumber - other.PartNumber)
    const { ETag } = await call(({ client, sdk }) =>
      client.send(
        new sdk.CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }),
      ),
    )
    return { etag: told(ETag) }
  }

  return {
    async startUpload(Key, { media }) {
      const { UploadId } = await call(({ client, sdk }) =>
        client.send(new sdk.CreateMultipartUploadCommand({ Bucket, Key, ContentType: media })),
      )
      return { uploadId: told(UploadId) }
    },

    async listParts(Key, UploadId) {
      const parts: (SentPart & { size: number })[] = []
      let next: { PartNumberMarker: string } | undefined
      do {
        const page: ListPartsCommandOutput = await call(({ client, sdk }) =>
          client.send(new sdk.ListPartsCommand({ Bucket, Key, UploadId, ...next })),
        )
        for (const { PartNumber, Size, ETag } of page.Parts ?? []) {
          parts.push({ partNumber: told(PartNumber), size: told(Size), etag: told(ETag) })
        }
        // The vendor's own pages would go on for ever where a store tells a marker on its last page, too.
        next = page.IsTruncated ? { PartNumberMarker: told(page.NextPartNumberMarker) } : undefined
      } while (next)
      return parts
    },

    async completeUpload(key, uploadId, parts) {
      try {
        return await complete(key, uploadId, parts)
      } catch (cause) {
        if (!isNotThere(cause)) throw cause
        // The answer to an earlier completion may have been lost: then the object is there, with the etag of these parts.
        const there = await objects(call, Bucket).head(key)
        if (there === undefined || there.etag !== etagOf(parts)) throw cause
        return { etag: there.etag }
      }
    },

    async abortUpload(Key, UploadId) {
      await unlessThere(
        call(({ client, sdk }) =>
          client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId })),
        ),
      )
    },
  }
}

function signedUrls(call: CallS3, Bucket: string): Pick<ObjectStorage, 'signPart' | 'signPut' | 'signGet'> {
  return {
    signPart: (Key, UploadId, PartNumber, { size, seconds }) =>
      call(({ sdk, sign }) =>
        sign(new sdk.UploadPartCommand({ Bucket, Key, UploadId, PartNumber, ContentLength: size }), seconds),
      ),

    signPut: (Key, { size, media, seconds }) =>
      call(({ sdk, sign }) =>
        sign(new sdk.PutObjectCommand({ Bucket, Key, ContentLength: size, ContentType: media }), seconds),
      ),

    signGet: (Key, { fileName, media, seconds }) =>
      call(({ sdk, sign }) =>
        sign(
          new sdk.GetObjectCommand({
            Bucket,
            Key,
            ResponseContentDisposition: attachmentNamed(fileName),
            ResponseContentType: media,
          }),
          seconds,
        ),
      ),
  }
}

function objects(call: CallS3, Bucket: string): Pick<ObjectStorage, 'head' | 'read' | 'remove'> {
  return {
    head: (Key) =>
      unlessThere(
        call(async ({ client, sdk }) => {
          const { ContentLength, ETag } = await client.send(new sdk.HeadObjectCommand({ Bucket, Key }))
          return { size: told(ContentLength), etag: told(ETag) }
        }),
      ),

    async read(Key, { start, end }) {
      if (end <= start) return new Uint8Array()
      try {
        return await call(async ({ client, sdk }) => {
          const Range = `bytes=${start}-${end - 1}`
          const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key, Range }))
          return told(Body).transformToByteArray()
        })
      } catch (cause) {
        // The object ends before the range begins.
        if (cause instanceof StorageError && cause.code === 'InvalidRange') return new Uint8Array()
        throw cause
      }
    },

    async remove(Key) {
      await unlessThere(call(({ client, sdk }) => client.send(new sdk.DeleteObjectCommand({ Bucket, Key }))))
    },
  }
}

function lists(call: CallS3, Bucket: string): Pick<ObjectStorage, 'list' | 'listUploads'> {
  return {
    async *list(Prefix) {
      let next: { ContinuationToken: string } | undefined
      do {
        const page: ListObjectsV2CommandOutput = await call(({ client, sdk }) =>
          client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix, ...next })),
        )
        for (const { Key, Size, LastModified } of page.Contents ?? []) {
          yield { key: told(Key), size: told(Size), at: told(LastModified).getTime() }
        }
        const { NextContinuationToken } = page
        next = NextContinuationToken ? { ContinuationToken: NextContinuationToken } : undefined
      } while (next)
    },

    async *listUploads(Prefix) {
      let next: { KeyMarker: string; UploadIdMarker: string } | undefined
      do {
        const page: ListMultipartUploadsCommandOutput = await call(({ client, sdk }) =>
          client.send(new sdk.ListMultipartUploadsCommand({ Bucket, Prefix, ...next })),
        )
        for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
          yield { key: told(Key), uploadId: told(UploadId), at: told(Initiated).getTime() }
        }
        const { IsTruncated, NextKeyMarker, NextUploadIdMarker } = page
        next = IsTruncated
          ? { KeyMarker: told(NextKeyMarker), UploadIdMarker: told(NextUploadIdMarker) }
          : undefined
      } while (next)
    },
  }
}

/** A store may answer without what S3 promises, or with an error after it has said that all is well. */
function told<T>(value: T | undefined): T {
  if (value === undefined) throw new StorageError('unreachable', 'IncompleteAnswer')
  return value
}

const isNotThere = (cause: unknown): boolean => cause instanceof StorageError && cause.reason === 'notThere'

async function unlessThere<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (cause) {
    if (isNotThere(cause)) return undefined
    throw cause
  }
}

/** As S3 makes it, unless it encrypts with keys of its own: https://docs.aws.amazon.com/AmazonS3/latest/API/API_Object.html */
function etagOf(parts: readonly SentPart[]): string {
  const hash = createHash('md5')
  const ordered = parts.toSorted((one, other) => one.partNumber - other.partNumber)
  for (const { etag } of ordered) hash.update(etag.replaceAll('"', ''), 'hex')
  return `"${hash.digest('hex')}-${parts.length}"`
}

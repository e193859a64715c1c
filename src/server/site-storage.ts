import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import type { Configuration } from '#server/platform/configuration.ts'
import type { Log } from '#server/platform/log.ts'
import { createEmbeddedS3 } from '#server/platform/storage/embedded/embedded-s3.ts'
import type { ObjectStorage } from '#server/platform/storage/object-storage.ts'
import type { S3StorageConfig } from '#server/platform/storage/s3-client.ts'
import { createS3Storage } from '#server/platform/storage/s3-storage.ts'
import type { SiteName } from './site-name.ts'

/** Below which address the embedded storage is served. */
export const STORAGE_PATH = '/storage'

export interface SiteStorage {
  storage: ObjectStorage
  /** Where else than at the site pages put files and get them. */
  urls: readonly string[]
  /** The embedded one as browsers reach it; undefined where the storage is somewhere else. */
  embedded?: Awaited<ReturnType<typeof createEmbeddedS3>>
}

interface StorageParts {
  publicUrl: string
  sessionSecret: () => Promise<Buffer>
  now: () => number
  log: Log
}

/**
 * Where a site keeps files: by S3 in the storage that the configuration names, which is the live site's, else in a folder of its own that is
 * served by the same protocol.
 */
export async function openStorage(
  name: SiteName,
  configuration: Configuration,
  { publicUrl, sessionSecret, now, log }: StorageParts,
): Promise<SiteStorage> {
  const named = name === 'live' ? namedStorage(configuration) : undefined
  if (named) return { storage: createS3Storage(named), urls: [pageUrlOf(named)] }
  const secret = await sessionSecret()
  const credentials = {
    accessKeyId: 'castellan',
    secretAccessKey: createHmac('sha256', secret).update('embedded storage').digest('base64url'),
  }
  const common = { region: 'local', bucket: 'files', credentials, now }
  const embedded = await createEmbeddedS3({
    ...common,
    folder: join(configuration.DATA_DIR, name, 'storage'),
    basePath: STORAGE_PATH,
    log,
  })
  const endpoint = publicUrl + STORAGE_PATH
  const storage = createS3Storage({
    ...common,
    endpoint,
    forcePathStyle: true,
    fetch: (request) => embedded.routes.fetch(request),
  })
  return { storage, urls: [], embedded }
}

/** The storage that the configuration names; undefined where it names none. */
function namedStorage(configuration: Configuration): S3StorageConfig | undefined {
  const {
    S3_ENDPOINT: endpoint,
    S3_PUBLIC_ENDPOINT: publicEndpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_PATH_STYLE: forcePathStyle,
  } = configuration
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined
  return {
    endpoint,
    ...(publicEndpoint ? { publicEndpoint } : {}),
    region,
    bucket,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle,
  }
}

/** The address of the bucket as signed addresses have it. */
function pageUrlOf({ endpoint, publicEndpoint = endpoint, bucket, forcePathStyle }: S3StorageConfig): string {
  const url = new URL(publicEndpoint)
  if (!forcePathStyle) url.hostname = `${bucket}.${url.hostname}`
  return url.origin
}

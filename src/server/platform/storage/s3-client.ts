import type * as Sdk from '@aws-sdk/client-s3'
import { MINUTE, SECOND } from '#shared/lib/time.ts'
import { toStorageError } from './s3-failures.ts'

/** How long a store over the network may take to be reached, and be silent for, in milliseconds. */
const TIMEOUTS = { connectionTimeout: 5 * SECOND, socketTimeout: MINUTE }

export interface S3StorageConfig {
  /** Where this process reaches the store, such as `https://s3.eu-central-1.amazonaws.com`; may have a path. */
  endpoint: string
  /** Where browsers reach it, if that is elsewhere. URLs are signed for it. */
  publicEndpoint?: string
  region: string
  bucket: string
  credentials: { accessKeyId: string; secretAccessKey: string }
  /** The bucket in the path and not in the name of the host, as most stores but AWS want it. */
  forcePathStyle: boolean
  /** Asks a store in this process; the network is asked unless it is given. */
  fetch?: (request: Request) => Response | Promise<Response>
  /** Milliseconds since 1970, as the store counts them. */
  now?: () => number
}

interface OpenedS3 {
  sdk: typeof Sdk
  client: Sdk.S3Client
  /** A URL by which the command can be carried out, from now on for so many seconds. */
  sign: <Input extends Sdk.ServiceInputTypes, Output extends Sdk.ServiceOutputTypes>(
    command: Sdk.$Command<
      Input,
      Output,
      Sdk.S3ClientResolvedConfig,
      Sdk.ServiceInputTypes,
      Sdk.ServiceOutputTypes
    >,
    seconds: number,
  ) => Promise<string>
}

export type CallS3 = <T>(work: (opened: OpenedS3) => Promise<T>) => Promise<T>

/**
 * The vendor's client, loaded with the first call because it is large and the server starts without it. Its failures
 * become `StorageError`s.
 */
export function createS3Client(config: S3StorageConfig): CallS3 {
  let opening: Promise<OpenedS3> | undefined
  return async (work) => {
    const opened = await (opening ??= open(config))
    const { now } = config
    if (now) opened.client.config.systemClockOffset = now() - Date.now()
    try {
      return await work(opened)
    } catch (cause) {
      throw toStorageError(cause)
    }
  }
}

async function open(config: S3StorageConfig): Promise<OpenedS3> {
  const [sdk, { getSignedUrl }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/s3-request-presigner'),
  ])
  const { region, credentials, forcePathStyle, endpoint, publicEndpoint = endpoint, fetch, now } = config
  const common = {
    region,
    credentials,
    forcePathStyle,
    // Otherwise a URL demands a checksum of the body that the browser is still to send.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const
  const requestHandler = fetch ? handlerOver(fetch) : TIMEOUTS
  const client = new sdk.S3Client({ ...common, endpoint, requestHandler })
  const signer = new sdk.S3Client({ ...common, endpoint: publicEndpoint })
  return {
    sdk,
    client,
    sign: (command, seconds) =>
      getSignedUrl(signer, command, {
        expiresIn: seconds,
        // A browser sends bytes without a type unless it is told one.
        signableHeaders: new Set([
          'host',
          'content-length',
          ...('ContentType' in command.input ? ['content-type'] : []),
        ]),
        signingDate: new Date(now ? now() : Date.now()),
      }),
  }
}

/** A request as the vendor's client hands it over. */
interface HandedOver {
  protocol: string
  hostname: string
  port?: number
  path: string
  query?: Record<string, string | string[] | null>
  method: string
  headers: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
}

class Unreachable extends Error {
  // One that the vendor's client tries again.
  override name = 'TimeoutError'
}

const handlerOver = (fetch: NonNullable<S3StorageConfig['fetch']>) => ({
  handle: async ({ protocol, hostname, port, path, query = {}, method, headers, body }: HandedOver) => {
    const pairs = Object.entries(query).flatMap(([name, value]) =>
      [value].flat().map((one) => `${encodeURIComponent(name)}=${encodeURIComponent(one ?? '')}`),
    )
    const url = `${protocol}//${hostname}${port ? `:${port}` : ''}${path}?${pairs.join('&')}`
    const request = new Request(url, { method, headers, ...(body ? { body } : {}) })
    const response = await Promise.resolve(fetch(request)).catch((cause: unknown) => {
      throw new Unreachable('The store in this process did not answer.', { cause })
    })
    return {
      response: {
        statusCode: response.status,
        headers: Object.fromEntries(response.headers),
        body: response.body ?? new Uint8Array(),
      },
    }
  },
})

import { timingSafeEqual } from 'node:crypto'
import { DAY, MINUTE, SECOND } from '#shared/lib/time.ts'
import { signatureOf } from './canonical.ts'
import { S3Error } from './s3-error.ts'
import { parameterOf, type S3Request } from './s3-request.ts'

const ALGORITHM = 'AWS4-HMAC-SHA256'
/** How far the clock of whoever signs may be from ours, and how long a pre-signed URL may be good, in milliseconds. */
const SKEW = 15 * MINUTE
const LONGEST = 7 * DAY

interface SignatureParts {
  credentials: { accessKeyId: string; secretAccessKey: string }
  region: string
  now: () => number
}

/** What a request says about its own signature, in headers or in the query. */
interface Stated {
  algorithm: string
  /** `accessKeyId/yyyymmdd/region/s3/aws4_request`. */
  credential: string
  /** `yyyymmddThhmmssZ`. */
  date: string
  /** Seconds for which a pre-signed URL is good; undefined of a signature in headers. */
  expires: string | undefined
  signedHeaders: string[]
  signature: string
  payload: string
}

/**
 * Answers with what was signed about the body: its hash in hex, or a word such as `UNSIGNED-PAYLOAD`. Throws what S3 refuses
 * with for a request that is not signed, not by us, not now, or not as it was sent.
 */
export function verifySignature(request: S3Request, parts: SignatureParts): string {
  const isPresigned = parameterOf(request, 'X-Amz-Algorithm') !== undefined
  const authorization = request.headers.get('authorization')
  if (isPresigned && authorization !== null) {
    throw new S3Error('InvalidArgument', 'Only one auth mechanism allowed.')
  }
  if (!isPresigned && authorization === null) throw new S3Error('AccessDenied', 'Access Denied')
  const stated = isPresigned ? statedInQuery(request) : statedInHeader(request, authorization ?? '')
  checkTime(stated, parts.now())
  checkScope(stated, parts)
  checkSignedHeaders(request, stated)
  checkSignature(request, stated, parts)
  return stated.payload
}

function statedInQuery(request: S3Request): Stated {
  const parameter = (name: string): string => {
    const value = parameterOf(request, name)
    if (value === undefined) {
      throw new S3Error(
        'AuthorizationQueryParametersError',
        `Query-string authentication version 4 requires the ${name} parameter.`,
      )
    }
    return value
  }
  return {
    algorithm: parameter('X-Amz-Algorithm'),
    credential: parameter('X-Amz-Credential'),
    date: parameter('X-Amz-Date'),
    expires: parameter('X-Amz-Expires'),
    signedHeaders: parameter('X-Amz-SignedHeaders').split(';'),
    signature: parameter('X-Amz-Signature'),
    payload: parameterOf(request, 'X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD',
  }
}

function statedInHeader({ headers }: S3Request, authorization: string): Stated {
  const [algorithm = '', ...rest] = authorization.trim().split(' ')
  const fields = new Map(
    rest
      .join('')
      .split(',')
      .map((field) => {
        const [name = '', ...value] = field.split('=')
        return [name, value.join('=')]
      }),
  )
  const payload = headers.get('x-amz-content-sha256')
  if (payload === null) {
    throw new S3Error('InvalidRequest', 'Missing required header for this request: x-amz-content-sha256')
  }
  return {
    algorithm,
    credential: fields.get('Credential') ?? '',
    date: headers.get('x-amz-date') ?? '',
    expires: undefined,
    signedHeaders: (fields.get('SignedHeaders') ?? '').split(';'),
    signature: fields.get('Signature') ?? '',
    payload,
  }
}

const malformed = ({ expires }: Stated, message: string): S3Error =>
  new S3Error(
    expires === undefined ? 'AuthorizationHeaderMalformed' : 'AuthorizationQueryParametersError',
    message,
  )

function checkTime(stated: Stated, now: number): void {
  const at = instantOf(stated.date)
  if (at === undefined) throw malformed(stated, 'The date must be in the ISO 8601 basic format.')
  const times = { ServerTime: new Date(now).toISOString() }
  if (stated.expires === undefined) {
    if (Math.abs(at - now) <= SKEW) return
    throw new S3Error(
      'RequestTimeTooSkewed',
      'The difference between the request time and the current time is too large.',
      { details: { RequestTime: stated.date, ...times, MaxAllowedSkewMilliseconds: String(SKEW) } },
    )
  }
  const lifetime = /^\d{1,6}$/.test(stated.expires) ? Number(stated.expires) * SECOND : 0
  if (lifetime === 0 || lifetime > LONGEST) {
    throw malformed(stated, 'X-Amz-Expires must be between 1 and 604800 seconds.')
  }
  if (at - now > SKEW) {
    throw new S3Error('AccessDenied', 'Request is not yet valid', { details: times })
  }
  if (at + lifetime <= now) {
    throw new S3Error('AccessDenied', 'Request has expired', {
      details: {
        'X-Amz-Expires': stated.expires,
        Expires: new Date(at + lifetime).toISOString(),
        ...times,
      },
    })
  }
}

function instantOf(date: string): number | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date)
  if (!parts) return undefined
  const [, year, month, day, hour, minute, second] = parts
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(at) ? undefined : at
}

function checkScope(stated: Stated, { credentials, region }: SignatureParts): void {
  if (stated.algorithm !== ALGORITHM) throw malformed(stated, `The algorithm must be ${ALGORITHM}.`)
  const [accessKeyId, ...scope] = stated.credential.split('/')
  const [day, ownRegion, ...service] = scope
  if (day !== stated.date.slice(0, 8)) throw malformed(stated, 'The credential is of another day.')
  if (service.join('/') !== 's3/aws4_request') {
    throw malformed(stated, 'The credential must be scoped to s3/aws4_request.')
  }
  if (ownRegion !== region) {
    throw malformed(stated, `The region '${ownRegion}' is wrong; expecting '${region}'.`)
  }
  if (accessKeyId !== credentials.accessKeyId) {
    throw new S3Error(
      'InvalidAccessKeyId',
      'The AWS Access Key Id you provided does not exist in our records.',
    )
  }
}

/** Whatever tells S3 what to do has to be signed, or somebody on the way could add it. */
function checkSignedHeaders({ headers }: S3Request, { signedHeaders }: Stated): void {
  const bound = ['host', ...headers.keys()].filter((name) => name === 'host' || name.startsWith('x-amz-'))
  const unsigned = bound.filter((name) => !signedHeaders.includes(name))
  if (unsigned.length === 0) return
  throw new S3Error('AccessDenied', 'There were headers present in the request which were not signed', {
    details: { HeadersNotSigned: unsigned.join(', ') },
  })
}

function checkSignature(request: S3Request, stated: Stated, { credentials }: SignatureParts): void {
  const { canonicalRequest, stringToSign, signature } = signatureOf(
    {
      ...request,
      header: (name) => (name === 'host' ? request.host : (request.headers.get(name) ?? '')),
      signedHeaders: stated.signedHeaders,
      payload: stated.payload,
      date: stated.date,
      scope: stated.credential.split('/').slice(1).join('/'),
    },
    credentials.secretAccessKey,
  )
  const given = Buffer.from(stated.signature)
  const right = Buffer.from(signature)
  if (given.length === right.length && timingSafeEqual(given, right)) return
  throw new S3Error(
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
    {
      details: {
        AWSAccessKeyId: credentials.accessKeyId,
        StringToSign: stringToSign,
        SignatureProvided: stated.signature,
        CanonicalRequest: canonicalRequest,
      },
    },
  )
}

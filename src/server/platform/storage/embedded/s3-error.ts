/** Codes of S3 with their statuses: https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html */
const STATUSES = {
  AccessDenied: 403,
  AuthorizationHeaderMalformed: 400,
  AuthorizationQueryParametersError: 400,
  BadDigest: 400,
  EntityTooLarge: 400,
  EntityTooSmall: 400,
  IncompleteBody: 400,
  InternalError: 500,
  InvalidAccessKeyId: 403,
  InvalidArgument: 400,
  InvalidDigest: 400,
  InvalidPart: 400,
  InvalidPartOrder: 400,
  InvalidRange: 416,
  InvalidRequest: 400,
  // Not of AWS, whose disks are never full; 507 is a status that clients do not try again by themselves.
  InsufficientStorage: 507,
  InvalidURI: 400,
  KeyTooLongError: 400,
  MalformedTrailerError: 400,
  MalformedXML: 400,
  MaxMessageLengthExceeded: 400,
  MetadataTooLarge: 400,
  MissingContentLength: 411,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NoSuchUpload: 404,
  NotImplemented: 501,
  PreconditionFailed: 412,
  RequestTimeTooSkewed: 403,
  SignatureDoesNotMatch: 403,
  XAmzContentSHA256Mismatch: 400,
} as const

export type S3ErrorCode = keyof typeof STATUSES
export type S3ErrorStatus = (typeof STATUSES)[S3ErrorCode]

/** A refusal in S3's words. */
export class S3Error extends Error {
  override name = 'S3Error'
  readonly code: S3ErrorCode
  /** What stands in the answer beside code and message, by element. */
  readonly details: Readonly<Record<string, string>>

  constructor(
    code: S3ErrorCode,
    message: string,
    { details = {}, cause }: { details?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.code = code
    this.details = details
  }

  get status(): S3ErrorStatus {
    return STATUSES[this.code]
  }
}

/** What is answered for anything that was thrown: a full disk is told from what nobody thought of. */
export function asS3Error(cause: unknown): S3Error {
  if (cause instanceof S3Error) return cause
  if (hasCode(cause, 'ENOSPC', 'EDQUOT')) {
    return new S3Error('InsufficientStorage', 'There is no room left for it.', { cause })
  }
  return new S3Error('InternalError', 'We encountered an internal error. Please try again.', { cause })
}

/** Whether a file system failed in one of these ways. */
export const hasCode = (cause: unknown, ...codes: string[]): boolean =>
  cause instanceof Error && codes.includes((cause as NodeJS.ErrnoException).code ?? '')

import type { Span } from './object-store.ts'
import { S3Error } from './s3-error.ts'
import type { S3Request } from './s3-request.ts'

/**
 * Which bytes are asked for. A Range that is not understood, such as one of several pieces, counts as none (RFC 9110,
 * 14.2). Throws `InvalidRange` for one that begins behind the end.
 */
export function spanOf({ headers }: Pick<S3Request, 'headers'>, size: number): Span {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.get('range') ?? '')
  const [, from = '', to = ''] = asked ?? []
  if (from === '' && to === '') return { start: 0, end: size }
  if (from === '') return satisfiable({ start: Math.max(size - Number(to), 0), end: size }, size)
  if (to !== '' && Number(to) < Number(from)) return { start: 0, end: size }
  return satisfiable({ start: Number(from), end: to === '' ? size : Math.min(Number(to) + 1, size) }, size)
}

function satisfiable(span: Span, size: number): Span {
  if (span.start < size) return span
  throw new S3Error('InvalidRange', 'The requested range is not satisfiable', {
    details: { ActualObjectSize: String(size) },
  })
}

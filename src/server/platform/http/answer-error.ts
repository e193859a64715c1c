import type { Context, ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type ErrorBody, type ErrorCode, errorCatalogue } from '#shared/contract/errors.ts'
import { AppError } from '#server/platform/app-error.ts'
import { isUnreachable } from '#server/platform/database/unreachable.ts'
import { isUnkeepable } from '#server/platform/sync/keepable.ts'
import type { Environment } from './environment.ts'

/** A database that went away is usually back in a moment, in seconds. */
const RETRY_AFTER = 2

/** The one place where a failure becomes an answer: a code of the catalogue and a request id, never a stack. */
export const answerError: ErrorHandler<Environment> = (error, c) => {
  if (error instanceof AppError) return answer(c, error)
  if (error instanceof HTTPException && error.status === 413) return answer(c, new AppError('bodyTooLarge'))
  if (isUnkeepable(error)) return answer(c, new AppError('failedValidation', { cause: error }))
  if (isUnreachable(error)) {
    c.var.log.error({ event: 'database.unreachable', err: error }, 'A request found no database')
    return answer(c, new AppError('missingTangibles', { cause: error, retryAfter: RETRY_AFTER }))
  }
  c.var.log.error({ event: 'request.failed', err: error }, 'A request failed')
  return answer(c, new AppError('unexpected', { cause: error }))
}

export function answer(
  c: Context<Environment>,
  { code, message, issues, retryAfter, values }: AppError,
): Response {
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  const body: ErrorBody = {
    code,
    message,
    requestId: c.var.requestId,
    ...(values ? { values } : {}),
    ...(issues ? { issues } : {}),
  }
  return c.json(body, statusOf(code))
}

const statusOf = (code: ErrorCode): ContentfulStatusCode => errorCatalogue[code].status

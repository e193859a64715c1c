import type { ErrorCode } from '#shared/contract/errors.ts'
import type { UploadFault } from '#client/data/uploads/upload-record.ts'
import { SyncProblem } from '#workers/server/problem.ts'
import { PutProblem } from './ports.ts'

/** Why an upload cannot go on at all. */
export class UploadProblem extends Error {
  override name = 'UploadProblem'
  readonly fault: UploadFault

  constructor(fault: UploadFault, options: { cause?: unknown } = {}) {
    super(`The upload failed: ${fault}`, options)
    this.fault = fault
  }
}

/** Why an upload ends; undefined where it passes: there is no network, or the server cannot answer now. */
export function lastingFault(cause: unknown): UploadFault | undefined {
  if (cause instanceof UploadProblem) return cause.fault
  // A signed address is good for a while: another one is asked for.
  if (cause instanceof PutProblem) return undefined
  if (!(cause instanceof SyncProblem)) return 'unexpected'
  const isPassing = cause.fault !== 'server' || cause.status === undefined || isPassingStatus(cause.status)
  return isPassing ? undefined : ((cause.code as ErrorCode | undefined) ?? 'unexpected')
}

const isPassingStatus = (status: number): boolean => status >= 500 || status === 429 || status === 408

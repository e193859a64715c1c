import type { ErrorCode } from '#shared/contract/errors.ts'

/** The server has answered, and said no. */
export class ServerRefusal extends Error {
  override name = 'ServerRefusal'
  readonly code: ErrorCode

  constructor(code: ErrorCode) {
    super(`The server refused: ${code}`)
    this.code = code
  }
}

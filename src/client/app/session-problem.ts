/**
 * `refused`: the server no longer knows the session; `removed`: its person was taken away; `unreachable`: it did not
 * answer, or somebody else did.
 */
export type SessionProblemKind = 'refused' | 'removed' | 'unreachable'

export class SessionProblem extends Error {
  override name = 'SessionProblem'
  readonly kind: SessionProblemKind

  constructor(kind: SessionProblemKind, options?: ErrorOptions) {
    super(`The server was not asked as somebody who is signed in: ${kind}`, options)
    this.kind = kind
  }
}

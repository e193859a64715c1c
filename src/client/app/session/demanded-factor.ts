interface FactorParts {
  /** Whether the person was let in by another provider, where they have shown their second factor. */
  isFederated: () => Promise<boolean>
  /** Asks the pool; rejects where it cannot be asked. */
  hasSecondFactor: () => Promise<boolean>
}

/**
 * Whether a session that is kept lacks a second factor that is demanded by now (AUTH-16). The pool is asked until it has
 * said yes once; a pool that cannot be asked says nothing.
 */
export function createFactorCheck({ isFederated, hasSecondFactor }: FactorParts): () => Promise<boolean> {
  let isSettled = false
  return async () => {
    try {
      isSettled ||= (await isFederated()) || (await hasSecondFactor())
      return !isSettled
    } catch {
      return false
    }
  }
}

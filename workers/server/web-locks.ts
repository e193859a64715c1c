/** Web Locks as far as they are needed. `held` keeps the lock until it settles; a lock that is stolen rejects. */
export interface Locks {
  request: (
    name: string,
    options: { signal?: AbortSignal; steal?: boolean },
    held: () => Promise<void>,
  ) => Promise<void>
}

/** Absent where the page is not a secure one. */
export const webLocks: Locks | undefined = navigator.locks && {
  request: (name, options, held) => navigator.locks.request(name, options, held),
}

/**
 * Holds the lock that makes one tab the leader, from the moment it is granted until `release` or the end of the
 * tab. Waiting for it is the normal state of every other tab. Without Web Locks there is nobody to share with.
 */
export function leadership(name: string, granted: () => void): { release: () => void } {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  if (!navigator.locks) {
    granted()
    return { release }
  }
  const waiting = new AbortController()
  navigator.locks
    .request(name, { signal: waiting.signal }, () => {
      granted()
      return held
    })
    .catch(() => {})
  return {
    release: () => {
      waiting.abort()
      release()
    },
  }
}

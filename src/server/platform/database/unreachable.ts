/** The database, or a connection to it, that does not answer. */
export class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable'
}

/** How node-postgres names a lost or unavailable connection, which has no code. */
const LOST = /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/

/**
 * True where the database went away, takes nobody in, has no room or did not answer in time: no fault of what was
 * asked, which may be asked again. By the classes of PostgreSQL (08 connection, 53 resources, 57 operator) and of Node.
 */
export function isUnreachable(cause: unknown): boolean {
  if (cause instanceof DatabaseUnreachable) return true
  const { code = '', message = '' } = cause as { code?: string; message?: string }
  return (
    /^(08|53|57|58030|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|ENOSPC)/.test(code) ||
    LOST.test(message)
  )
}

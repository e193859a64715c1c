import { decodeJwt } from 'jose'
import { ConnectorError } from '../connector-error.ts'

/**
 * The application permissions that an access token carries. Its signature is its reader's to check: it came from the
 * token service itself.
 */
export function rolesIn(token: string): string[] {
  try {
    const { roles } = decodeJwt(token)
    // A tenant that grants none leaves the claim out.
    return Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : []
  } catch (cause) {
    throw new ConnectorError('unexpectedAnswer', { code: 'unreadableToken', cause })
  }
}

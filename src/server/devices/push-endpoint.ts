import { isIP } from 'node:net'

/** Names that lead back into this machine or its network, whatever a name server says. */
const LOCAL_NAME =
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa|test|invalid)$/

/**
 * Whether notifications may be sent to an address that a browser gave us: https on the usual port of a public name,
 * for an address that the server calls could else be one of its own network's.
 */
export function isPublicEndpoint(address: string): boolean {
  const { protocol, username, password, port, hostname } = new URL(address)
  const name = hostname.replace(/\.$/, '')
  return (
    protocol === 'https:' &&
    username === '' &&
    password === '' &&
    port === '' &&
    // Push services have names; what is written as numbers is somebody's own machine.
    isIP(name) === 0 &&
    !name.startsWith('[') &&
    name.includes('.') &&
    !LOCAL_NAME.test(name)
  )
}

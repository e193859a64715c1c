import type { Endpoint } from '#shared/contract/endpoint.ts'
import { endpoints } from '#shared/contract/endpoints.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { callerNetwork } from '#server/platform/sync/scope.ts'
import type { SecurityLog } from './security-log.ts'

/** The same mount, which also notes who was signed out from elsewhere by its calls. */
export const notingSignOuts =
  (mount: Mount, { note }: Pick<SecurityLog, 'note'>): Mount =>
  (endpoint, handler) => {
    const event = events.get(endpoint)
    if (!event) return mount(endpoint, handler)
    mount(endpoint, async (asked) => {
      const answered = await handler(asked)
      const { scope } = asked.c.var
      const { id } = (asked.params ?? {}) as { id?: string }
      note({ event, actorId: scope.userId, target: id, network: callerNetwork(scope) })
      return answered
    })
  }

const events = new Map<Endpoint, 'device.signedOut' | 'session.endedElsewhere'>([
  [endpoints.signOutDevice, 'device.signedOut'],
  [endpoints.wipeDevice, 'device.signedOut'],
  [endpoints.signOutElsewhere, 'session.endedElsewhere'],
])

import { endpoints } from '#shared/contract/endpoints.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import type { Pokes } from '#server/platform/sync/events.ts'
import { requireWritable, type Scope } from '#server/platform/sync/scope.ts'
import { endSessions } from '#server/session/session-ends.ts'
import { listDevices } from './device.store.ts'
import { letGoOfDevices } from './own-device.store.ts'

/** Ends sign-ins in the embedded pool at once; a hosted one hears of them when they would be renewed. */
export type EndSignIns = (
  sub: string,
  which: { only: string } | { except: string | undefined },
) => Promise<unknown>

interface OwnDeviceParts {
  db: Db
  pokes: Pokes
  endSignIns: EndSignIns
  now: () => number
}

/** Where people are signed in themselves. */
export function mountOwnDeviceRoutes({ mount }: Mounts, { db, pokes, endSignIns, now }: OwnDeviceParts) {
  mount(endpoints.listOwnDevices, async ({ c }) => {
    const { scope } = c.var
    // Behind the shared trial account are others, whose devices are nobody's business.
    if (scope.isReadOnly) return []
    const devices = await listDevices(db, scope, scope.userId)
    return devices.filter(({ wipe }) => wipe !== 'done')
  })

  mount(endpoints.signOutDevice, async ({ c, params }) => {
    const { scope } = c.var
    requireWritable(scope)
    for (const only of await letGoOfDevices(db, scope, { only: params.id })) await end(scope, { only })
    pokes.nudge(scope.organizationId)
  })

  mount(endpoints.signOutElsewhere, async ({ c, body }) => {
    const { scope, signIn } = c.var
    requireWritable(scope)
    await letGoOfDevices(db, scope, { except: body.deviceId })
    await end(scope, { except: signIn })
    pokes.nudge(scope.organizationId)
  })

  async function end({ userId }: Scope, which: Parameters<EndSignIns>[1]) {
    await endSessions(db, { userId, which, at: new Date(now()) })
    await endSignIns(userId, which)
  }
}

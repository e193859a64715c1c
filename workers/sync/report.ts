import type { DeviceReport } from '#shared/contract/devices.ts'
import { skewOf } from '#client/data/device/server-time.ts'
import type { SyncParts } from './parts.ts'

/** What this device says of itself: it is all that is left of it if the browser throws its storage away. */
export function reportOf({ commands, deviceId }: Pick<SyncParts, 'commands' | 'deviceId'>) {
  return commands.transaction('r', commands.commands, commands.meta, async (): Promise<DeviceReport> => {
    const queued = commands.commands.where('state').equals('queued')
    const [pending, oldest, newest, offsets] = await Promise.all([
      queued.count(),
      queued.clone().first(),
      commands.commands.orderBy('seq').lastKey(),
      commands.readMeta('offsets'),
    ])
    return {
      id: deviceId,
      pending,
      oldestPendingAt: oldest ? Math.round(oldest.createdAt + skewOf(offsets)) : null,
      highestSeq: Number(newest ?? 0),
    }
  })
}

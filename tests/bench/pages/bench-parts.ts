import { systemClock } from '#client/data/device/clock.ts'
import { CommandDatabase } from '#client/data/queue/command-database.ts'
import { DataDatabase } from '#client/data/rows/data-database.ts'
import { gzip } from '#client/data/rows/gzip.ts'
import { createVault } from '#client/data/device/vault.ts'
import { takeLead } from '#workers/sync/fence.ts'
import type { SyncParts } from '#workers/sync/parts.ts'
import type { Server } from '#workers/server/server.ts'
import { createTimeTrust } from '#workers/sync/time-trust.ts'
import { benchKey } from './bench-key.ts'

/** What the engine's pieces work with, in databases of their own. */
export async function openBenchParts(userKey: string, server: Server): Promise<SyncParts> {
  const data = new DataDatabase(userKey)
  const commands = new CommandDatabase(userKey)
  return {
    data,
    commands,
    vault: createVault(await benchKey()),
    deviceId: '0192c000-0000-7000-8000-00000000be4c',
    server,
    clock: systemClock,
    random: () => 0.5,
    isOnline: () => true,
    compress: gzip,
    trust: await createTimeTrust(systemClock, commands),
    leader: await takeLead(data, commands),
    changed: () => {},
    leased: () => {},
  }
}

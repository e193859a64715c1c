import { createDeviceReports } from '#server/devices/device-reports.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import { defineNoun } from '#server/platform/noun.ts'
import { noteRefusedCommands } from '#server/security-log/refusals.ts'
import { mountSyncRoutes } from './sync.routes.ts'

type SyncNounParts = Omit<Parameters<typeof mountSyncRoutes>[1], 'reports' | 'onResults'> &
  Parameters<typeof createDeviceReports>[0] & { securityLog: Parameters<typeof noteRefusedCommands>[0] }

export const sync = defineNoun({
  name: 'sync',
  routes: [
    (mounts: Mounts, parts: SyncNounParts) =>
      mountSyncRoutes(mounts, {
        ...parts,
        reports: createDeviceReports(parts),
        onResults: noteRefusedCommands(parts.securityLog),
      }),
  ],
})

import { defineNoun } from '#server/platform/noun.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import type { SecurityLog } from '#server/security-log/security-log.ts'
import { notingSignOuts } from '#server/security-log/signed-out-devices.ts'
import { deviceMigrations } from './device.migrations.ts'
import { mountDeviceRoutes } from './device.routes.ts'
import { sealedDeviceSecrets } from './device.store.ts'
import { sealedLeaseKey } from './lease.ts'
import { mountOwnDeviceRoutes } from './own-device.routes.ts'
import type { DeviceColumns } from './device.columns.ts'

declare module '#server/platform/database/tables.ts' {
  interface Tables extends DeviceColumns {}
}

type DeviceNounParts = Parameters<typeof mountDeviceRoutes>[1] &
  Parameters<typeof mountOwnDeviceRoutes>[1] & { securityLog: Pick<SecurityLog, 'note'> }

export const devices = defineNoun({
  name: 'devices',
  ownedBy: { device: 'organization' },
  migrations: deviceMigrations,
  sealed: [sealedLeaseKey, sealedDeviceSecrets],
  routes: [mountNotedRoutes],
})

function mountNotedRoutes({ mount, open }: Mounts, parts: DeviceNounParts) {
  const mounts = { open, mount: notingSignOuts(mount, parts.securityLog) }
  mountDeviceRoutes(mounts, parts)
  mountOwnDeviceRoutes(mounts, parts)
}

import { endpoints } from '#shared/contract/endpoints.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import type { Pokes } from '#server/platform/sync/events.ts'
import { readOrganization } from '#server/organization/organization.store.ts'
import type { Keyring } from '#server/platform/keys/keyring.ts'
import { closeDevice, listDevices, openDevice, setSubscription, wipeDevice } from './device.store.ts'
import type { Leases } from './lease.ts'
import { isPublicEndpoint } from './push-endpoint.ts'

interface DeviceRouteParts {
  db: Db
  leases: Leases
  keyring: Keyring
  pokes: Pokes
  /** The public key for push subscriptions in base64url; null where none are sent. */
  pushKey: string | null
  /** Also takes subscriptions of this machine, as tests do. */
  allowLocalPush: boolean
  now: () => number
}

export function mountDeviceRoutes({ mount }: Mounts, parts: DeviceRouteParts) {
  const { db, keyring, leases, pokes, pushKey, allowLocalPush, now } = parts

  mount(endpoints.openDevice, async ({ c, params: { id }, body }) => {
    const { scope, signIn } = c.var
    const opened = await openDevice({ db, keyring }, scope, id, { ...body, signIn, at: new Date(now()) })
    const { organization } = await readOrganization(db, scope)
    return {
      ...opened,
      lease: await leases.issue(scope, id),
      leaseKey: { ...leases.publicKey },
      policy: organization.device_policy,
      pushKey,
    }
  })

  mount(endpoints.closeDevice, async ({ c, params, query }) => {
    await closeDevice(db, c.var.scope, params.id)
    if (query.clear) c.header('Clear-Site-Data', '"storage"')
  })

  mount(endpoints.listDevices, ({ c }) => listDevices(db, c.var.scope))

  mount(endpoints.wipeDevice, async ({ c, params: { id }, body: { userId } }) => {
    await wipeDevice(db, c.var.scope, { userId, id })
    pokes.nudge(c.var.scope.organizationId)
  })

  mount(endpoints.putSubscription, async ({ c, params, body }) => {
    if (!allowLocalPush && !isPublicEndpoint(body.endpoint)) {
      const issues = [{ path: 'endpoint', message: 'Must be a public https address' }]
      throw new AppError('failedValidation', { issues })
    }
    await setSubscription(db, c.var.scope, params.id, body)
  })

  mount(endpoints.deleteSubscription, async ({ c, params }) => {
    await setSubscription(db, c.var.scope, params.id, null)
  })
}

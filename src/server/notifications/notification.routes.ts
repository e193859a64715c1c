import { v7 as uuidv7 } from 'uuid'
import { endpoints } from '#shared/contract/endpoints.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import type { Notifier } from './notifier.ts'

export function mountNotificationRoutes({ mount }: Mounts, { notifier }: { notifier: Notifier }) {
  mount(endpoints.testSubscription, async ({ c, params }) => {
    const { organizationId, userId } = c.var.scope
    const sent = await notifier.tell(
      { organizationId, userId, deviceId: params.id },
      {
        id: uuidv7(),
        severity: 'informational',
        kind: 'notificationsArrive',
        customerName: null,
        customerId: null,
        path: '/',
        version: 0,
        actions: [],
      },
    )
    if (sent === 'gone') throw new AppError('notFound')
    if (sent !== 'sent') throw new AppError('failedSend')
    return { sent: true }
  })
}

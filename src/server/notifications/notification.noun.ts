import { defineNoun } from '#server/platform/noun.ts'
import { notificationMigrations } from './notification.migrations.ts'
import { mountNotificationRoutes } from './notification.routes.ts'
import { sendPushJob } from './notifier.ts'
import { sealedPushKey } from './push-keys.ts'
import type { NotificationColumns } from './notification.columns.ts'

declare module '#server/platform/database/tables.ts' {
  interface Tables extends NotificationColumns {}
}

export const notifications = defineNoun({
  name: 'notifications',
  migrations: notificationMigrations,
  sealed: [sealedPushKey],
  routes: [mountNotificationRoutes],
  jobs: [sendPushJob],
})

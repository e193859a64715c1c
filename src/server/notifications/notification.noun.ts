import { defineNoun } from '#server/platform/noun.ts'
import { notificationMigrations } from './notification.migrations.ts'
import { mountNotificationRoutes } from './notification.routes.ts'
import { notificationMarksTable, notificationTable } from './notification.tables.ts'
import { sweepNotifications } from './sweep-notifications.ts'
import { sendPushJob } from './notifier.ts'
import { sealedPushKey } from './push-keys.ts'
import type { NotificationColumns } from './notification.columns.ts'

declare module '#server/platform/database/tables.ts' {
  interface Tables extends NotificationColumns {}
}

export const notifications = defineNoun({
  name: 'notifications',
  kinds: { notification: notificationTable, notificationMarks: notificationMarksTable },
  ownedBy: { notification: 'customer', notification_marks: 'organization' },
  migrations: notificationMigrations,
  sealed: [sealedPushKey],
  routes: [mountNotificationRoutes],
  jobs: [sendPushJob],
  sweep: sweepNotifications,
})

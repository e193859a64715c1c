import type { Descriptions } from './description.ts'

export const notificationDescriptions: Descriptions<'notification.read' | 'notification.readAll'> = {
  'notification.read': 'describe.readNotification',
  'notification.readAll': 'describe.readNotifications',
}

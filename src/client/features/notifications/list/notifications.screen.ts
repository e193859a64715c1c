import { Bell } from 'lucide-react'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'
import { notificationsAddressSchema } from './notifications-address.ts'

export const notificationsScreen = defineScreen({
  path: '/notifications',
  icon: Bell,
  search: notificationsAddressSchema,
  page: withTexts(
    () => import('./notifications-page.tsx').then((part) => part.NotificationsPage),
    'ownNotifications',
  ),
})

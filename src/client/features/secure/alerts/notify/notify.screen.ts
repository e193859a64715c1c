import { BellRing } from 'lucide-react'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'
import { notifyAddressSchema } from './notify-address.ts'

export const alertNotifyScreen = defineScreen({
  path: '/secure/alerts/$companySelectorId/notifications',
  icon: BellRing,
  search: notifyAddressSchema,
  opens: ['open'],
  page: withTexts(
    () => import('./notify-page.tsx').then((part) => part.NotifyPage),
    'alertNotify',
    'ticketing',
  ),
})

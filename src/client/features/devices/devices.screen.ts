import { MonitorSmartphone } from 'lucide-react'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'
import { devicesAddressSchema } from './devices-address.ts'

export const devicesScreen = defineScreen({
  path: '/devices',
  icon: MonitorSmartphone,
  search: devicesAddressSchema,
  opens: ['open'],
  page: withTexts(() => import('./devices-page.tsx').then((part) => part.DevicesPage), 'devices'),
})

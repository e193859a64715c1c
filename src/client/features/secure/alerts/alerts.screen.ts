import { Siren } from 'lucide-react'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'
import { alertsAddressSchema } from './alerts-address.ts'

export const alertsScreen = defineScreen({
  path: ['/secure/alerts', '/secure/alerts/$companySelectorId'],
  icon: Siren,
  search: alertsAddressSchema,
  opens: ['open', 'modal'],
  page: withTexts(
    () => import('./alerts-page.tsx').then((part) => part.AlertsPage),
    'alerts',
    'alertGuides',
    'alertTasks',
    'reportExport',
  ),
})

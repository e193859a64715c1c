import { CalendarClock } from 'lucide-react'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'
import { reportsAddressSchema } from './reports-address.ts'

export const scheduledReportsScreen = defineScreen({
  path: '/scheduled-reports',
  icon: CalendarClock,
  search: reportsAddressSchema,
  opens: ['open'],
  page: withTexts(
    () => import('./scheduled-reports-page.tsx').then((part) => part.ScheduledReportsPage),
    'scheduledReports',
  ),
})

import { Waypoints } from 'lucide-react'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'
import { ticketingAddressSchema } from './ticketing-address.ts'

export const ticketingScreen = defineScreen({
  path: [
    '/integrations/$integrationId/halo',
    '/integrations/$integrationId/syncro',
    '/integrations/$integrationId/connectwise',
    '/integrations/$integrationId/autotask',
  ],
  icon: Waypoints,
  search: ticketingAddressSchema,
  opens: ['open'],
  afresh: 'integrationId',
  page: withTexts(
    () => import('./ticketing-page.tsx').then((part) => part.TicketingPage),
    'companies',
    'integrations',
    'ticketing',
  ),
})

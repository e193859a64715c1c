import { LifeBuoy } from 'lucide-react'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'

export const openTicketScreen = defineScreen({
  path: '/support/open-ticket',
  icon: LifeBuoy,
  page: withTexts(() => import('./open-ticket-page.tsx').then((part) => part.OpenTicketPage), 'support'),
})

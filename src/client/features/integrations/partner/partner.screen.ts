import { Handshake } from 'lucide-react'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'
import { partnerAddressSchema } from './partner-address.ts'

export const partnerScreen = defineScreen({
  path: '/integrations/$integrationId/microsoft-csp',
  icon: Handshake,
  search: partnerAddressSchema,
  opens: ['open', 'modal'],
  afresh: 'integrationId',
  page: withTexts(
    () => import('./partner-page.tsx').then((part) => part.PartnerPage),
    'companies',
    'integrations',
    'partner',
  ),
})

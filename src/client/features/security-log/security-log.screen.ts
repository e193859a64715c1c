import { ScrollText } from 'lucide-react'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'
import { securityLogAddressSchema } from './security-log-address.ts'

export const securityLogScreen = defineScreen({
  path: '/security-log',
  icon: ScrollText,
  search: securityLogAddressSchema,
  page: withTexts(
    () => import('./security-log-page.tsx').then((part) => part.SecurityLogPage),
    'securityLog',
  ),
})

import { ShieldCheck } from 'lucide-react'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'
import { duoAccountsAddressSchema } from './duo-accounts-address.ts'

export const duoAccountsScreen = defineScreen({
  path: '/integrations/duoaccountmapping',
  icon: ShieldCheck,
  search: duoAccountsAddressSchema,
  opens: ['open', 'modal'],
  page: withTexts(
    () => import('./duo-accounts-page.tsx').then((part) => part.DuoAccountsPage),
    'companies',
    'duo',
    'integrations',
  ),
})

import { Receipt } from 'lucide-react'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'
import { payeesAddressSchema } from './payees-address.ts'

export const payeesScreen = defineScreen({
  path: '/integrations/payees',
  icon: Receipt,
  search: payeesAddressSchema,
  opens: ['open'],
  company: 'company',
  page: withTexts(() => import('./payees-page.tsx').then((part) => part.PayeesPage), 'payees'),
})

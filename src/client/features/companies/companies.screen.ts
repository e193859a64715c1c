import { Building2 } from 'lucide-react'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'
import { companiesAddressSchema } from './companies-address.ts'

export const companiesScreen = defineScreen({
  path: '/companies',
  icon: Building2,
  search: companiesAddressSchema,
  opens: ['open'],
  company: 'open',
  page: withTexts(() => import('./companies-page.tsx').then((part) => part.CompaniesPage), 'companies'),
})

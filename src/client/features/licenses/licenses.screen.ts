import { BadgeCheck } from 'lucide-react'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'
import { licensesAddressSchema } from './licenses-address.ts'

export const licensesScreen = defineScreen({
  path: '/licenses',
  icon: BadgeCheck,
  search: licensesAddressSchema,
  opens: ['open'],
  page: withTexts(() => import('./licenses-page.tsx').then((part) => part.LicensesPage), 'licenses'),
})

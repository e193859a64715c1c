import { Network } from 'lucide-react'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'
import { organizationsAddressSchema } from './organizations-address.ts'

export const organizationsScreen = defineScreen({
  path: '/organizations',
  icon: Network,
  search: organizationsAddressSchema,
  opens: ['open'],
  page: withTexts(
    () => import('./organizations-page.tsx').then((part) => part.OrganizationsPage),
    'organizations',
  ),
})

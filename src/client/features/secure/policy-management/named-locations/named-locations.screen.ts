import { MapPin } from 'lucide-react'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'
import { locationsAddressSchema } from './locations-address.ts'

export const namedLocationsScreen = defineScreen({
  path: '/secure/policy-management/named-locations',
  icon: MapPin,
  search: locationsAddressSchema,
  opens: ['open'],
  company: 'company',
  page: withTexts(
    () => import('./locations-page.tsx').then((part) => part.LocationsPage),
    'access',
    'protect',
    'namedLocations',
    'policyEditor',
    'policyRules',
  ),
})

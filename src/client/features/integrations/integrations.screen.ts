import { Plug } from 'lucide-react'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'
import { integrationsAddressSchema } from './integrations-address.ts'

export const integrationsScreen = defineScreen({
  path: ['/integrations', '/integrations/all'],
  icon: Plug,
  search: integrationsAddressSchema,
  opens: ['modal'],
  page: withTexts(
    () => import('./integrations-page.tsx').then((part) => part.IntegrationsPage),
    'companies',
    'duo',
    'integrations',
    'partner',
    'ticketing',
  ),
  next: ['/integrations/$companySelectorId'],
})

export const companyIntegrationsScreen = defineScreen({
  path: '/integrations/$companySelectorId',
  search: integrationsAddressSchema,
  opens: ['modal'],
  afresh: 'companySelectorId',
  page: withTexts(
    () => import('./company-integrations-page.tsx').then((part) => part.CompanyIntegrationsPage),
    'companies',
    'duo',
    'integrations',
    'partner',
    'ticketing',
  ),
})

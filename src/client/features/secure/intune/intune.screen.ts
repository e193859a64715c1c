import { MonitorCheck, MonitorCog } from 'lucide-react'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'
import { intuneAddressSchema } from './intune-address.ts'

export const deviceConfigurationScreen = defineScreen({
  path: ['/secure/intune/device-configuration', '/secure/intune/device-configuration/$companySelectorId'],
  icon: MonitorCog,
  search: intuneAddressSchema,
  opens: ['open', 'changes', 'history'],
  page: withTexts(
    () => import('./device-policies-page.tsx').then((part) => part.DeviceConfigurationPage),
    'intune',
    'policyHistory',
    'protect',
    'protectionTemplates',
  ),
})

export const deviceComplianceScreen = defineScreen({
  path: ['/secure/intune/device-compliance', '/secure/intune/device-compliance/$companySelectorId'],
  icon: MonitorCheck,
  search: intuneAddressSchema,
  opens: ['open', 'changes', 'history'],
  page: withTexts(
    () => import('./device-policies-page.tsx').then((part) => part.DeviceCompliancePage),
    'intune',
    'policyHistory',
    'protect',
    'protectionTemplates',
  ),
})

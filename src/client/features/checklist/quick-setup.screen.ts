import { ListChecks } from 'lucide-react'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'

export const quickSetupScreen = defineScreen({
  path: '/quick-setup',
  icon: ListChecks,
  page: withTexts(() => import('./quick-setup-page.tsx').then((part) => part.QuickSetupPage), 'support'),
})

import { Compass } from 'lucide-react'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'

export const developmentScreen = defineScreen({
  path: '/development',
  icon: Compass,
  page: withTexts(() => import('./development-page.tsx').then((part) => part.DevelopmentPage), 'assistant'),
})

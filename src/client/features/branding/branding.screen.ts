import { Palette } from 'lucide-react'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'

export const lookAndFeelScreen = defineScreen({
  path: '/look-and-feel',
  icon: Palette,
  page: withTexts(() => import('./look-and-feel-page.tsx').then((part) => part.LookAndFeelPage), 'branding'),
})

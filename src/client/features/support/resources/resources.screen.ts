import { Award, BookOpen, Download, Megaphone } from 'lucide-react'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'
import { resourcesAddressSchema } from './resources-address.ts'

const search = resourcesAddressSchema

export const knowledgeBaseScreen = defineScreen({
  path: '/support/knowledge-base',
  icon: BookOpen,
  search,
  page: withTexts(() => import('./resources-page.tsx').then((part) => part.KnowledgeBasePage), 'support'),
})

export const bestPracticesScreen = defineScreen({
  path: '/support/best-practices',
  icon: Award,
  search,
  page: withTexts(() => import('./resources-page.tsx').then((part) => part.BestPracticesPage), 'support'),
})

export const marketingScreen = defineScreen({
  path: '/support/marketing',
  icon: Megaphone,
  search,
  page: withTexts(() => import('./resources-page.tsx').then((part) => part.MarketingPage), 'support'),
})

export const downloadsScreen = defineScreen({
  path: '/support/downloads',
  icon: Download,
  search,
  page: withTexts(() => import('./resources-page.tsx').then((part) => part.DownloadsPage), 'support'),
})

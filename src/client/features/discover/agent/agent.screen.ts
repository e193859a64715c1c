import { HardDriveDownload, Laptop } from 'lucide-react'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'
import { agentAddressSchema, agentDownloadAddressSchema } from './agent-address.ts'

export const agentScreen = defineScreen({
  path: '/discover/data',
  icon: Laptop,
  search: agentAddressSchema,
  opens: ['open'],
  company: 'company',
  page: withTexts(() => import('./agent-page.tsx').then((part) => part.AgentPage), 'agent'),
  next: ['/discover/data/download'],
})

export const agentDownloadScreen = defineScreen({
  path: '/discover/data/download',
  icon: HardDriveDownload,
  search: agentDownloadAddressSchema,
  company: 'company',
  page: withTexts(() => import('./download-page.tsx').then((part) => part.DownloadPage), 'agent'),
  next: ['/discover/data'],
})

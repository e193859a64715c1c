import { Contact } from 'lucide-react'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'
import { setupAddressSchema } from './setup-address.ts'

export const setupScreen = defineScreen({
  path: '/setup',
  icon: Contact,
  search: setupAddressSchema,
  opens: ['open'],
  company: 'open',
  page: withTexts(() => import('./setup-page.tsx').then((part) => part.SetupPage), 'setup', 'protect'),
  next: ['/setup/files', '/setup/upload'],
})

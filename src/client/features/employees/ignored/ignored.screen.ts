import { UserX } from 'lucide-react'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'
import { ignoredAddressSchema } from './ignored-address.ts'

export const ignoredScreen = defineScreen({
  path: '/employees/ignored',
  icon: UserX,
  search: ignoredAddressSchema,
  opens: ['open'],
  company: 'company',
  page: withTexts(
    () => import('./ignored-page.tsx').then((part) => part.IgnoredPage),
    'ignored',
    'employees',
  ),
})

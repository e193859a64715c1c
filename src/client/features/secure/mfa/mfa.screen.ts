import { Fingerprint } from 'lucide-react'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'
import { mfaAddressSchema } from './mfa-address.ts'

export const mfaScreen = defineScreen({
  path: '/secure/mfa',
  icon: Fingerprint,
  search: mfaAddressSchema,
  opens: ['open'],
  company: 'company',
  page: withTexts(
    () => import('./mfa-page.tsx').then((part) => part.MfaPage),
    'mfa',
    'protect',
    'reportExport',
  ),
})

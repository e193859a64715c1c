import { CreditCard } from 'lucide-react'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'

export const billingScreen = defineScreen({
  path: '/billing',
  icon: CreditCard,
  page: withTexts(() => import('./billing-page.tsx').then((part) => part.BillingPage), 'billing'),
})

import { Network } from 'lucide-react'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'
import { departmentsAddressSchema } from './departments-address.ts'

export const departmentsScreen = defineScreen({
  path: '/employees/departments',
  icon: Network,
  search: departmentsAddressSchema,
  opens: ['open'],
  company: 'company',
  page: withTexts(
    () => import('./departments-page.tsx').then((part) => part.DepartmentsPage),
    'departments',
    'employees',
  ),
})

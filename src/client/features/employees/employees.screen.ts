import { Users } from 'lucide-react'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'
import { employeesAddressSchema } from './employees-address.ts'

export const employeesScreen = defineScreen({
  path: '/employees',
  icon: Users,
  search: employeesAddressSchema,
  opens: ['employee'],
  company: 'company',
  next: ['/employees/departments', '/employees/ignored'],
  page: withTexts(
    () => import('./employees-page.tsx').then((part) => part.EmployeesPage),
    'employees',
    'importSettings',
  ),
})

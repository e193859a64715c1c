import { UserCog } from 'lucide-react'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'
import { usersAddressSchema } from './users-address.ts'

export const usersScreen = defineScreen({
  path: '/users',
  icon: UserCog,
  search: usersAddressSchema,
  opens: ['open'],
  page: withTexts(() => import('./users-page.tsx').then((part) => part.UsersPage), 'users'),
})

export const permissionsScreen = defineScreen({
  path: '/users/$userId/permissions',
  page: withTexts(() => import('./permissions-page.tsx').then((part) => part.PermissionsPage), 'users'),
})

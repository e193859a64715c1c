import { Boxes } from 'lucide-react'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'
import { groupsAddressSchema } from './groups-address.ts'

export const companyGroupsScreen = defineScreen({
  path: '/company-groups',
  icon: Boxes,
  search: groupsAddressSchema,
  opens: ['open'],
  page: withTexts(() => import('./groups-page.tsx').then((part) => part.GroupsPage), 'companyGroups'),
})

import { CircleUserRound } from 'lucide-react'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'

export const profileScreen = defineScreen({
  path: '/user-profile',
  icon: CircleUserRound,
  page: withTexts(
    () => import('./own-profile-page.tsx').then((part) => part.OwnProfilePage),
    'newPassword',
    'profile',
    'setupMfa',
  ),
})

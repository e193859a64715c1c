import { defineScreen } from '#client/parts/screen/define-screen.ts'

export const welcomeScreen = defineScreen({
  path: '/welcome',
  page: () => import('./welcome-page.tsx').then((part) => part.WelcomePage),
})

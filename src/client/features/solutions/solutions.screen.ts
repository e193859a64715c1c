import { DatabaseBackup, GraduationCap } from 'lucide-react'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'

export const backupScreen = defineScreen({
  path: '/backup',
  icon: DatabaseBackup,
  page: withTexts(() => import('./solution-page.tsx').then((part) => part.BackupPage), 'support'),
})

export const securityTrainingScreen = defineScreen({
  path: '/security_training',
  icon: GraduationCap,
  page: withTexts(() => import('./solution-page.tsx').then((part) => part.SecurityTrainingPage), 'support'),
})

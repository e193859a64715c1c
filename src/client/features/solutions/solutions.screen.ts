import { DatabaseBackup, GraduationCap } from 'lucide-react'
import { defineSolution } from '#client/parts/screen/define-screen.ts'

export const backup = defineSolution({ path: '/backup', icon: DatabaseBackup })
export const securityTraining = defineSolution({ path: '/security_training', icon: GraduationCap })

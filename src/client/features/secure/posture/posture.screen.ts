import { ShieldCheck } from 'lucide-react'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'
import { postureAddressSchema } from './posture-address.ts'

const shared = { search: postureAddressSchema } as const

export const postureScreen = defineScreen({
  ...shared,
  path: ['/secure/security-posture', '/secure/security-posture/all', '/secure/security-posture/all/$tabKey'],
  icon: ShieldCheck,
  page: withTexts(
    () => import('./posture-page.tsx').then((part) => part.PosturePage),
    'posture',
    'reportExport',
    'protect',
    'whatFirst',
  ),
  next: [
    '/secure/security-posture/$companySelectorId',
    '/secure/security-posture/$companySelectorId/audit/$securityCheckType',
  ],
})

export const companyPostureScreen = defineScreen({
  ...shared,
  path: [
    '/secure/security-posture/$companySelectorId',
    '/secure/security-posture/$companySelectorId/$tabKey',
  ],
  opens: ['open'],
  page: withTexts(
    () => import('./companies/company-page.tsx').then((part) => part.CompanyPosturePage),
    'checkFindings',
    'reportExport',
    'posture',
    'protect',
    'whatFirst',
  ),
})

export const auditCheckScreen = defineScreen({
  ...shared,
  path: '/secure/security-posture/$companySelectorId/audit/$securityCheckType',
  opens: ['open'],
  page: withTexts(
    () => import('./checks/check-page.tsx').then((part) => part.AuditCheckPage),
    'checkFindings',
    'posture',
    'protect',
  ),
})

export const protectCheckScreen = defineScreen({
  ...shared,
  path: '/secure/security-posture/$companySelectorId/protect/$securityCheckType',
  opens: ['open'],
  page: withTexts(
    () => import('./checks/check-page.tsx').then((part) => part.ProtectCheckPage),
    'checkFindings',
    'posture',
    'protect',
  ),
})

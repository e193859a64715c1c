import { hasLicensingReport } from '#shared/domain/licenses/subscription.ts'
import type { Access } from '../access.ts'
import { type DeclaredScreen, reads } from '../declared-screen.ts'

const inLicensing = ['licensing'] as const
const holdsReport = ({ subscription }: Access) => !subscription || hasLicensingReport(subscription)

/** The report, or its preview in its place (SHELL-12). */
export const licensingScreens = [
  {
    path: '/licensing-report',
    ...reads('licenseCenter'),
    menu: { groups: inLicensing, word: 'licensingReport', isShown: holdsReport },
    tools: [
      { tool: { kind: 'dateRange', ranges: ['lastMonth', 'twoMonthsAgo', 'threeMonthsAgo'] } },
      { tool: { kind: 'export', formats: ['csv', 'pdf'] }, needsCompany: true },
    ],
  },
  {
    path: '/licensing-report-preview',
    ...reads('licenseCenter'),
    menu: {
      groups: inLicensing,
      word: 'licensingReport',
      isShown: (access: Access) => !holdsReport(access),
    },
  },
] as const satisfies readonly DeclaredScreen[]

import type { Feature } from '#shared/domain/features/feature-flags.ts'
import { type Gate, passes } from '#shared/domain/licenses/subscription.ts'
import { type Area, reaches } from '#shared/domain/permissions/levels.ts'
import type { Access } from './access.ts'
import { screenAt } from './screens.ts'

export type DateRange =
  | 'past30Days'
  | 'past30To60Days'
  | 'past60To90Days'
  | 'last48Hours'
  | 'lastMonth'
  | 'last2Months'
  | 'last3Months'
  | 'twoMonthsAgo'
  | 'threeMonthsAgo'

export type ToolKind =
  | { kind: 'dateRange'; ranges: readonly DateRange[] }
  | { kind: 'export'; formats?: readonly ('csv' | 'pdf')[] }
  | { kind: 'integrationPicker'; only?: 'Office365' }
  | { kind: 'createOrDeploy'; offers: readonly ('policy' | 'template' | 'baseline')[] }
  /** `info` is what its tooltip explains. */
  | { kind: 'createMagicLink'; info: 'magicLink' }
  | {
      kind:
        | 'addEmployees'
        | 'importSettings'
        | 'addApplication'
        | 'defaultSettings'
        | 'safeLocations'
        | 'contactSales'
        | 'customizeAudit'
        | 'createTemplate'
        | 'assistant'
    }

/** A part of a page's toolbar and when it is there. */
export interface Tool {
  tool: ToolKind
  /** Shown only to those who manage this area. */
  manages?: Area
  feature?: Feature
  /** Shown only where this was bought; `disabledWithout` shows it, but it cannot be pressed. */
  gate?: Gate
  disabledWithout?: Gate
  /** Shown only once a company is chosen. */
  needsCompany?: true
  /** Shown only while this integration is chosen. */
  needsIntegration?: 'Office365'
}

const discoverRanges: Tool = {
  tool: { kind: 'dateRange', ranges: ['past30Days', 'past30To60Days', 'past60To90Days'] },
}
const monthRanges: Tool = { tool: { kind: 'dateRange', ranges: ['lastMonth', 'last2Months', 'last3Months'] } }
const exported: Tool = { tool: { kind: 'export' } }
const reported: Tool = { ...exported, feature: 'reporting' }
const office365: Tool = { tool: { kind: 'integrationPicker', only: 'Office365' } }
const ofPolicies: Tool = { tool: { kind: 'createOrDeploy', offers: ['policy', 'baseline'] } }
const ofTemplates: Tool = { tool: { kind: 'createOrDeploy', offers: ['template', 'baseline'] } }

/** The toolbar of each page, by the path of its screen (SHELL-30 to SHELL-44). */
const toolbars: Record<string, readonly Tool[]> = {
  '/discovery': [discoverRanges, exported],
  '/discover/risk': [discoverRanges, { tool: { kind: 'export', formats: ['csv'] } }],
  '/discover/applications': [{ tool: { kind: 'addApplication' }, manages: 'discover' }],
  '/employees': [
    { tool: { kind: 'importSettings' }, feature: 'auto-ignore', needsIntegration: 'Office365' },
    { tool: { kind: 'addEmployees' } },
    exported,
  ],
  '/licensing-report': [
    { tool: { kind: 'dateRange', ranges: ['lastMonth', 'twoMonthsAgo', 'threeMonthsAgo'] } },
    { tool: { kind: 'export', formats: ['csv', 'pdf'] }, needsCompany: true },
  ],
  '/engage/user-management/:companySelectorId?': [
    { tool: { kind: 'integrationPicker' } },
    { tool: { kind: 'defaultSettings' }, manages: 'engage', gate: 'engageAutopilot' },
  ],
  '/engage/action-log/:companySelectorId?': [office365],
  '/secure/mfa': [office365, exported],
  '/secure/threats': [office365, monthRanges, reported],
  '/secure/summary': [office365, monthRanges, reported],
  '/secure/alerts/:companySelectorId?': [
    office365,
    { tool: { kind: 'safeLocations' }, manages: 'secure' },
    {
      tool: { kind: 'dateRange', ranges: ['last48Hours', 'lastMonth', 'last2Months', 'last3Months'] },
    },
  ],
  '/secure/security-posture/:companySelectorId?/:tabKey?': [
    office365,
    { tool: { kind: 'customizeAudit' }, manages: 'secure' },
    exported,
  ],
  '/secure/posture-templates': [{ tool: { kind: 'createTemplate' }, disabledWithout: 'postureBaseline' }],
  '/secure/policy-management/policies/:companySelectorId?': [office365, ofPolicies],
  '/secure/policy-management/templates': [ofTemplates],
  '/secure/defender/policies/:companySelectorId?': [office365, ofPolicies],
  '/secure/defender/templates': [ofTemplates],
  '/secure/intune/device-configuration/:companySelectorId?': [office365, ofPolicies],
  '/secure/intune/configuration-templates': [ofTemplates],
  '/secure/intune/device-compliance/:companySelectorId?': [office365, ofPolicies],
  '/secure/intune/compliance-templates': [ofTemplates],
  '/licenses': [{ tool: { kind: 'contactSales' } }],
  '/integrations/:integrationId/microsoft-csp': [{ tool: { kind: 'createMagicLink', info: 'magicLink' } }],
  '/development': [{ tool: { kind: 'assistant' }, feature: 'castellan-ai-assistant' }],
}

/** What the toolbar of a page holds at this moment, in its order. */
export function toolsOf(
  path: string,
  { permissions, features, subscription }: Access,
  chosen: { companyId?: string | undefined; integration?: string | undefined } = {},
): { tool: ToolKind; isDisabled: boolean }[] {
  const screen = screenAt(path)
  const holds = (gate: Gate | undefined) => gate === undefined || !subscription || passes(gate, subscription)
  return (screen ? (toolbars[screen.path] ?? []) : [])
    .filter(
      ({ manages, feature, gate, needsCompany, needsIntegration }) =>
        (manages === undefined || reaches(permissions[manages], 'manage')) &&
        (feature === undefined || features.has(feature)) &&
        holds(gate) &&
        (!needsCompany || chosen.companyId !== undefined) &&
        (needsIntegration === undefined || chosen.integration === needsIntegration),
    )
    .map(({ tool, disabledWithout }) => ({ tool, isDisabled: !holds(disabledWithout) }))
}

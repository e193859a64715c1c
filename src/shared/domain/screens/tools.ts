import type { Feature } from '#shared/domain/features/feature-flags.ts'
import type { Gate } from '#shared/domain/licenses/subscription.ts'
import type { Area } from '#shared/domain/permissions/levels.ts'

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

/** What several screens have. */
export const exported: Tool = { tool: { kind: 'export' } }
export const office365: Tool = { tool: { kind: 'integrationPicker', only: 'Office365' } }

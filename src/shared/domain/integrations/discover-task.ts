import type { VendorApplication } from './applications.ts'

/** The task that reads what a vendor tells of a company, by its application. */
export const DISCOVER_TASKS = {
  Office365: 'M365_DISCOVER_TASK',
  GWS: 'GWS_DISCOVER_TASK',
  DUOSecurity: 'DUO_DISCOVER_TASK',
  Quickbooks: 'QUICKBOOKS_DISCOVER_TASK',
} as const satisfies Record<VendorApplication, string>
export type DiscoverTask = (typeof DISCOVER_TASKS)[VendorApplication]

export const DISCOVER_TASK_NAMES: readonly DiscoverTask[] = Object.values(DISCOVER_TASKS)

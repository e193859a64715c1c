import type { Cloud } from '../employees/clouds.ts'

/** What part of a tenant a check looks at, in the order in which screens show them. */
export const CHECK_AREAS = [
  'authentication',
  'conditionalAccess',
  'entra',
  'exchange',
  'defender',
  'sharePoint',
  'intune',
  'googleAccounts',
  'googleApps',
] as const
export type CheckArea = (typeof CHECK_AREAS)[number]

const CLOUDS_OF: Partial<Record<CheckArea, Cloud>> = { googleAccounts: 'google', googleApps: 'google' }

/** Of which cloud an area is a part. */
export const cloudOfArea = (area: CheckArea): Cloud => CLOUDS_OF[area] ?? 'microsoft'

import type { Check } from '#shared/domain/posture/check.ts'

export type CheckArea = Check['area']
/** In the order of the table. */
export const AREAS = [
  'authentication',
  'conditionalAccess',
  'entra',
  'exchange',
  'defender',
  'sharePoint',
  'intune',
] as const satisfies CheckArea[]

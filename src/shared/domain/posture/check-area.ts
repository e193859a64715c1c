/** What part of a tenant a check looks at, in the order in which screens show them. */
export const CHECK_AREAS = [
  'authentication',
  'conditionalAccess',
  'entra',
  'exchange',
  'defender',
  'sharePoint',
  'intune',
] as const
export type CheckArea = (typeof CHECK_AREAS)[number]

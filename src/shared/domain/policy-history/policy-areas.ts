import type { PolicyChange } from './policy-change.ts'

export const policyChangeLimits = {
  /** How long changes are kept, in days. */
  days: 180,
  /** How many are kept of one area of a company at most, the newest: what is busy in one pushes nothing out of another. */
  changes: 500,
  /** A policy of more characters, in JSON, is told of and not kept: no task could send it. */
  characters: 200_000,
} as const

/** What is read and kept together, with what changes of it are about. */
export const POLICY_AREAS = {
  access: ['policy', 'location'],
  mail: ['mailPolicy'],
  devices: ['devicePolicy'],
} as const satisfies Record<string, readonly PolicyChange['target'][]>
export type PolicyArea = keyof typeof POLICY_AREAS

/** Whether a change is of an area. */
export const isOfArea = ({ target }: Pick<PolicyChange, 'target'>, area: PolicyArea): boolean =>
  POLICY_AREAS[area].some((each) => each === target)

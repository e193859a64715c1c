import { z } from 'zod'

/**
 * What is grave enough to be withheld from somebody by itself, whatever their levels allow: one switch each, in the order in
 * which the editor shows them. Commands and endpoints name theirs as `danger`.
 */
export const DANGEROUS_ACTS = [
  'deleteCompanies',
  'deleteEmployees',
  'deletePolicies',
  'disconnectCompanies',
  'lockDownAccounts',
  'deleteUsers',
  'resetSignIns',
  'wipeDevices',
] as const
export const dangerousActSchema = z.enum(DANGEROUS_ACTS)
export type DangerousAct = z.infer<typeof dangerousActSchema>

/** In the order of the editor, each once. */
export const sortedActs = (acts: readonly DangerousAct[]): DangerousAct[] =>
  DANGEROUS_ACTS.filter((act) => acts.includes(act))

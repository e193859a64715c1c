// Apart from the other words, because the address of the policies needs these at every start.
export const POLICY_STATES = ['enabled', 'disabled', 'enabledForReportingButNotEnforced'] as const
export type PolicyState = (typeof POLICY_STATES)[number]

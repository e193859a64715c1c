/** Why an import rule ignores an account (EMP-15). */
export const IGNORE_REASONS = ['otherDomain', 'notChosen', 'leftOut', 'noLicences', 'noGroups'] as const
export type IgnoreReason = (typeof IGNORE_REASONS)[number]

/**
 * Who decided whether an employee is ignored: nobody, a person, whose word no rule changes, or a rule, by its reason. Together
 * with `ignored` these are the states imported, ignored and unignored (EMP-09).
 */
export const IGNORE_DECISIONS = ['nobody', 'person', ...IGNORE_REASONS] as const

/** Reports (REP-05, REP-10). */
export const reportErrors = {
  // The name is the specification's (REP-05).
  invalid_licensing: {
    status: 402,
    message: 'Your organization has no license for this report. Upgrade the plan to use it.',
  },
  nothingToReport: {
    status: 409,
    message: 'There is nothing to report from yet: the product does not read what this report tells.',
  },
  datesReversed: { status: 422, message: 'The first day of a report is after its last one.' },
  maximumScheduledReportsReached: { status: 409, message: 'There are 1,000 scheduled reports already.' },
} as const

/** Members that hold several words as one text with commas, in our form (CA-06). */
export const LEVEL_MEMBERS: readonly string[] = [
  'userRiskLevels',
  'signInRiskLevels',
  'insiderRiskLevels',
  'transferMethods',
  'guestOrExternalUserTypes',
]

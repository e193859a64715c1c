/** Why something of a company's tenant was not read. What was not read is never shown as none, and never as healthy. */
export const UNREAD_REASONS = [
  /** The company has no connection to the vendor that works. */
  'notConnected',
  /** The tenant holds no licence for it. */
  'noLicense',
  /** The app was not granted the permission to read it. */
  'missingScope',
  /** The vendor could not be asked, or answered with a failure. */
  'sourceFailed',
  /** The vendor answered something that we do not understand. */
  'unexpectedAnswer',
] as const
export type UnreadReason = (typeof UNREAD_REASONS)[number]

/** The log in which a directory notes who changed what. */
export interface AuditLog {
  /** Under which our own changes are noted. */
  ownAppId: string
  /**
   * What was noted between two times, both included, the newest first; not `isWhole` where there is so much of it
   * that the oldest was left out. Throws a `ConnectorError`.
   */
  between: (since: string, until: string) => Promise<{ items: unknown[]; isWhole: boolean }>
}

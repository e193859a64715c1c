/** How an integration is connected (INT-02). */
export const CONNECTION_KINDS = { LEGACY: 0, TOKEN: 1, APP: 2, CSP: 3 } as const
export type ConnectionKind = (typeof CONNECTION_KINDS)[keyof typeof CONNECTION_KINDS]

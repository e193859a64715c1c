/** What somebody has sent as a text; empty where it is none. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The vendor's portals in which a person changes settings. */
export const portals = {
  admin: { name: 'Microsoft 365 admin center', address: 'https://admin.microsoft.com' },
  defender: { name: 'Microsoft Defender portal', address: 'https://security.microsoft.com' },
  entra: { name: 'Microsoft Entra admin center', address: 'https://entra.microsoft.com' },
  exchange: { name: 'Exchange admin center', address: 'https://admin.exchange.microsoft.com' },
  google: { name: 'Google Admin console', address: 'https://admin.google.com' },
  intune: { name: 'Microsoft Intune admin center', address: 'https://intune.microsoft.com' },
} as const

/** Where and how a person meets a check; what to do there, step by step, is among the texts. */
export interface Manual {
  portal: keyof typeof portals
  /** Entries of the portal's menu and its pages in their order, as the vendor writes them in English. */
  path: readonly string[]
  /** PowerShell that does it, with what has to be filled in <between angle brackets>. */
  command?: string
  /** The vendor's own words. */
  page: `https://learn.microsoft.com/${string}` | `https://support.google.com/a/answer/${number}`
}

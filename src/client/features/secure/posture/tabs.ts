/** What the page of all companies shows, and what that of one. */
export const POSTURE_TABS = ['overview', 'companies', 'checks', 'changes', 'applied'] as const
export const COMPANY_TABS = ['checks', 'overview', 'mailboxes', 'changes', 'applied'] as const

export type PostureTab = (typeof POSTURE_TABS)[number]
export type CompanyTab = (typeof COMPANY_TABS)[number]

import { notFound } from '@tanstack/react-router'

/** What the page of all companies shows, and what that of one; each begins with its first. */
export const POSTURE_TABS = ['overview', 'companies', 'checks', 'changes', 'applied'] as const
export const COMPANY_TABS = ['overview', 'checks', 'mailboxes', 'changes', 'applied'] as const

export type PostureTab = (typeof POSTURE_TABS)[number]
export type CompanyTab = (typeof COMPANY_TABS)[number]

/** The tab that an address names, of those of a page. A name that no page has leads nowhere. */
export function tabOf<T extends string>(tabs: readonly T[], key: string | undefined): T | undefined {
  if (key !== undefined && ![...POSTURE_TABS, ...COMPANY_TABS].some((tab) => tab === key)) throw notFound()
  return tabs.find((tab) => tab === key)
}

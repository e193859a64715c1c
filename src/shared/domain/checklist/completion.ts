import type { ChecklistItem } from './checklist.ts'

/** What the steps are counted from, over the whole organization. */
export interface SetUpFacts {
  /** Whether a partner's connection reaches every company. */
  isCSP: boolean
  numExternalCustomers: number
  numMappings: number
  /** Companies that are active. */
  numCustomers: number
  /** Of these, those that are connected by themselves. */
  numDirectIntegrations: number
  /** Users beside the owners. */
  numSystemUsers: number
  /** The ticketing tool that is connected; null where none is. */
  displayName: string | null
  /** Whether the organization says in which countries its companies work. */
  hasGlobalDefaults: boolean
  /** Active companies that say so themselves. */
  numCustomersWithSettings: number
  /** Active companies, all of which may say so. */
  numCustomersWithAware: number
  /** Reports that are mailed again and again, and are not switched off. */
  numScheduledReports: number
  /** Whether a logo or a favicon of its own is shown. */
  isPublished: boolean
}

type Details = ChecklistItem['details']
type Completion = ChecklistItem['completionStatus']

/** A step with the figures and the status that follow from the facts (CHK-02, CHK-03). */
export function countedItem(item: ChecklistItem, facts: SetUpFacts): ChecklistItem {
  const details = { ...item.details, ...detailsOf(item.id, facts) }
  return { ...item, details, completionStatus: completionOf(item.id, details) }
}

function detailsOf(id: ChecklistItem['id'], facts: SetUpFacts): Details {
  const { isCSP, numCustomers, numDirectIntegrations, numSystemUsers, displayName, isPublished } = facts
  const { hasGlobalDefaults, numCustomersWithSettings, numCustomersWithAware } = facts
  const { numExternalCustomers, numMappings, numScheduledReports } = facts
  switch (id) {
    case 'INTEGRATE_TO_MICROSOFT':
      return { isCSP, numCustomers, numDirectIntegrations }
    case 'INTEGRATE_TO_PSA':
      return { displayName }
    case 'ADD_SYSTEM_USER':
      return { numSystemUsers }
    case 'ADD_OPERATING_COUNTRIES':
      return { hasGlobalDefaults, numCustomersWithSettings, numCustomersWithAware }
    case 'ADD_CUSTOM_BRANDING':
      return { isPublished }
    case 'MAP_CSP_TENANTS':
      return { numExternalCustomers, numMappings }
    case 'SCHEDULE_REPORT':
  }
  return { numScheduledReports }
}

/** What of a step is done by its figures. */
export function completionOf(id: ChecklistItem['id'], details: Details): Completion {
  const count = (name: string) => (typeof details[name] === 'number' ? details[name] : 0)
  switch (id) {
    case 'INTEGRATE_TO_MICROSOFT':
      return details.isCSP === true
        ? 'COMPLETE'
        : share(count('numDirectIntegrations'), count('numCustomers'))
    case 'MAP_CSP_TENANTS':
      return share(count('numMappings'), count('numExternalCustomers'))
    case 'INTEGRATE_TO_PSA':
      return details.displayName ? 'COMPLETE' : 'INCOMPLETE'
    case 'ADD_SYSTEM_USER':
      return count('numSystemUsers') > 0 ? 'COMPLETE' : 'INCOMPLETE'
    case 'ADD_OPERATING_COUNTRIES':
      return details.hasGlobalDefaults === true
        ? 'COMPLETE'
        : share(count('numCustomersWithSettings'), count('numCustomersWithAware'))
    case 'SCHEDULE_REPORT':
      return count('numScheduledReports') > 0 ? 'COMPLETE' : 'INCOMPLETE'
    case 'ADD_CUSTOM_BRANDING':
  }
  return details.isPublished === true ? 'COMPLETE' : 'INCOMPLETE'
}

/** Where there is nothing to do it for, nothing of it is done. */
function share(done: number, total: number): Completion {
  if (done === 0) return 'INCOMPLETE'
  return done >= total ? 'COMPLETE' : 'PARTIALLY_COMPLETE'
}

import type { ChecklistItem } from '#shared/domain/checklist/checklist.ts'
import type { useTexts } from '#client/texts/texts.ts'

type FrameTexts = ReturnType<typeof useTexts<'frame'>>

/** How far a step has come, in the figures that the server counted (CHK-02); undefined where there are none. */
export function checkDetail({ id, details }: ChecklistItem, t: FrameTexts): string | undefined {
  const count = (name: string) => (typeof details[name] === 'number' ? details[name] : 0)
  switch (id) {
    case 'INTEGRATE_TO_MICROSOFT':
      return t(`checklist.items.${id}.detail`, {
        done: count('numDirectIntegrations'),
        total: count('numCustomers'),
      })
    case 'MAP_CSP_TENANTS':
      return t(`checklist.items.${id}.detail`, {
        done: count('numMappings'),
        total: count('numExternalCustomers'),
      })
    case 'INTEGRATE_TO_PSA':
      return typeof details.displayName === 'string' && details.displayName
        ? t(`checklist.items.${id}.detail`, { name: details.displayName })
        : undefined
    case 'ADD_SYSTEM_USER':
      return t(`checklist.items.${id}.detail`, { count: count('numSystemUsers') })
    case 'ADD_OPERATING_COUNTRIES':
      return t(`checklist.items.${id}.detail`, {
        done: count('numCustomersWithSettings'),
        total: count('numCustomersWithAware'),
      })
    case 'SCHEDULE_REPORT':
      return t(`checklist.items.${id}.detail`, { count: count('numScheduledReports') })
    case 'ADD_CUSTOM_BRANDING':
  }
  return undefined
}

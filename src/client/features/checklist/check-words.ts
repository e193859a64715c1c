import type { ChecklistItem } from '#shared/domain/checklist/checklist.ts'
import type { useTexts } from '#client/texts/texts.ts'

type ChecklistTexts = ReturnType<typeof useTexts<'checklist'>>

/** How far a step has come, in the figures that the server counted (CHK-02); undefined where there are none. */
export function checkDetail({ id, details }: ChecklistItem, t: ChecklistTexts): string | undefined {
  const count = (name: string) => (typeof details[name] === 'number' ? details[name] : 0)
  switch (id) {
    case 'INTEGRATE_TO_MICROSOFT':
      return part(count('numDirectIntegrations'), count('numCustomers'), (values) =>
        t(`items.${id}.detail`, values),
      )
    case 'MAP_CSP_TENANTS':
      return part(count('numMappings'), count('numExternalCustomers'), (values) =>
        t(`items.${id}.detail`, values),
      )
    case 'INTEGRATE_TO_PSA':
      return typeof details.displayName === 'string' && details.displayName
        ? t(`items.${id}.detail`, { name: details.displayName })
        : undefined
    case 'ADD_SYSTEM_USER':
      return t(`items.${id}.detail`, { count: count('numSystemUsers') })
    case 'ADD_OPERATING_COUNTRIES':
      return part(count('numCustomersWithSettings'), count('numCustomersWithAware'), (values) =>
        t(`items.${id}.detail`, values),
      )
    case 'SCHEDULE_REPORT':
      return t(`items.${id}.detail`, { count: count('numScheduledReports') })
    case 'ADD_CUSTOM_BRANDING':
  }
  return undefined
}

/** "3 of 60"; nothing where there is nothing to do it for. */
const part = (done: number, total: number, say: (values: { done: number; total: number }) => string) =>
  total > 0 ? say({ done, total }) : undefined

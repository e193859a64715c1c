import type { ExternalLinks } from '#shared/contract/external-links.ts'
import type { CheckName } from '#shared/domain/checklist/checklist.ts'

/** The operator's pages that say more about a step (CHK-01). */
const pages: Partial<Record<CheckName, keyof ExternalLinks>> = {
  INTEGRATE_TO_MICROSOFT: 'integrationWithM365',
  ADD_OPERATING_COUNTRIES: 'alertsHowTo',
}

/** Where more is said about a step; undefined where the operator names no address. */
export function moreInfoOf(id: CheckName, links: ExternalLinks | undefined): string | undefined {
  const page = pages[id]
  return (page && links?.[page]) ?? undefined
}

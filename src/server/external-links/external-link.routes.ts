import { endpoints } from '#shared/contract/endpoints.ts'
import type { ExternalLinks } from '#shared/contract/external-links.ts'
import type { Configuration } from '#server/platform/configuration.ts'
import type { Mounts } from '#server/platform/http/mount.ts'

export const externalLinksOf = (configuration: Configuration): ExternalLinks => ({
  alertsHowTo: configuration.ALERTS_HOW_TO_URL ?? null,
  deployUrl: configuration.DEPLOY_URL ?? null,
  integrationWithM365: configuration.INTEGRATION_WITH_M365_URL ?? null,
  exchangeIntegration: configuration.EXCHANGE_INTEGRATION_URL ?? null,
  scheduleCall: configuration.SCHEDULE_CALL_URL ?? null,
})

export function mountExternalLinkRoutes(
  { mount }: Mounts,
  { externalLinks }: { externalLinks: ExternalLinks },
) {
  mount(endpoints.getExternalLinks, () => externalLinks)
}

import { useMemo } from 'react'
import { settledSettings } from '#shared/domain/alerts/alert-settings.ts'
import type { AlertRouting } from '#shared/domain/alerts/route-alert.ts'
import { watchAlertRules, watchEveryAlertSettings } from '#client/data/nouns/secure/alert-rules.ts'
import { useWatched } from '#client/machines/use-watched.ts'

/** What is said of how alerts notify, on this device; undefined while it is read. */
export function useAlertRouting() {
  const settings = useWatched(watchEveryAlertSettings)
  const rules = useWatched(watchAlertRules)
  return useMemo(
    () =>
      settings &&
      rules && {
        settings: new Map(settings.map(({ row }) => [row.customer_id, row])),
        rules: rules.map(({ row }) => row),
      },
    [settings, rules],
  )
}

export type KnownRouting = NonNullable<ReturnType<typeof useAlertRouting>>

/** How a company's alerts are routed, with these settings in the place of those of `customerId`. */
export const routingWith =
  (
    { settings, rules }: KnownRouting,
    customerId: string | null,
    draft: Parameters<typeof settledSettings>[0],
  ) =>
  (companyId: string): Omit<AlertRouting, 'snoozes'> => ({
    settings: settledSettings(
      customerId === null ? draft : settings.get(null),
      customerId === companyId ? draft : settings.get(companyId),
    ),
    rules,
  })

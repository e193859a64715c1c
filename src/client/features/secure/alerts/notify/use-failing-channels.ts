import { useMemo } from 'react'
import { settledSettings } from '#shared/domain/alerts/alert-settings.ts'
import { type FailingChannel, failingChannels } from '#shared/domain/alerts/failing-channels.ts'
import { watchAlertChannels } from '#client/data/nouns/secure/alert-channels.ts'
import { watchAlertRules, watchEveryAlertSettings } from '#client/data/nouns/secure/alert-rules.ts'
import { useWatched } from '#client/machines/use-watched.ts'

/** The ways by which alerts do not arrive at this moment. */
export function useFailingChannels(): FailingChannel[] {
  const channels = useWatched(watchAlertChannels)
  const settings = useWatched(watchEveryAlertSettings)
  const rules = useWatched(watchAlertRules)
  return useMemo(() => {
    const recipients = [
      ...(settings ?? []).flatMap(({ row }) => settledSettings(row).recipients),
      ...(rules ?? []).flatMap(({ row }) => row.recipients),
    ]
    return failingChannels(channels ?? null, new Set(recipients))
  }, [channels, settings, rules])
}

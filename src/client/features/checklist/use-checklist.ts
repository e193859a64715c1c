import { watchReadChecklist } from '#client/data/nouns/organization.ts'
import { useWatched } from '#client/machines/use-watched.ts'

/** The steps as this device knows them. */
export function useChecklist() {
  const read = useWatched(watchReadChecklist)
  const items = read === 'failed' ? [] : read
  const counted = items?.filter(({ dismissed }) => !dismissed) ?? []
  return {
    items,
    open: counted.filter(({ completionStatus }) => completionStatus !== 'COMPLETE'),
    complete: counted.filter(({ completionStatus }) => completionStatus === 'COMPLETE'),
    dismissed: items?.filter((item) => item.dismissed) ?? [],
    hasFailed: read === 'failed',
  }
}

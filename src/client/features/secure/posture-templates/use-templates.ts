import { watchPostureTemplates } from '#client/data/nouns/secure/posture-templates.ts'
import type { View } from '#client/data/rows/merge.ts'
import { useKnown } from '#client/parts/list/use-known.ts'
import { useWatched } from '#client/machines/use-watched.ts'

/** The organization's own templates; undefined while it is not known whether there are any. */
export function useTemplates(): View<'postureTemplate'>[] | undefined {
  const all = useWatched(watchPostureTemplates)
  return useKnown(all).rows
}

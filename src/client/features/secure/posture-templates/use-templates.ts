import { useObservable } from 'dexie-react-hooks'
import { watchPostureTemplates } from '#client/data/nouns/posture-templates.ts'
import type { View } from '#client/data/rows/merge.ts'
import { useKnown } from '#client/parts/list/use-known.ts'
import { useDevice } from '#client/machines/use-device.ts'

/** The organization's own templates; undefined while it is not known whether there are any. */
export function useTemplates(): View<'postureTemplate'>[] | undefined {
  const device = useDevice()
  const all = useObservable(() => watchPostureTemplates(device), [device])
  return useKnown(all).rows
}

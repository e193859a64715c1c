import { useObservable } from 'dexie-react-hooks'
import { watchPostureTemplates } from '#client/data/posture-templates.ts'
import type { View } from '#client/data/merge.ts'
import { useDevice } from '#client/machines/use-device.ts'

/** The organization's own templates; undefined while it is not known whether there are any. */
export function useTemplates(): View<'postureTemplate'>[] | undefined {
  const device = useDevice()
  const all = useObservable(() => watchPostureTemplates(device), [device])
  const status = useObservable(() => device.sync.status, [device])
  // Nothing here before the first answer of the server is not the same as nothing there.
  const isFirstLoad = status?.lastContact == null || status.progress !== null
  return all?.length === 0 && isFirstLoad && !status?.fault ? undefined : all
}

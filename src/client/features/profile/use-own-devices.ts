import type { RegisteredDevice } from '#shared/contract/devices.ts'
import { refusalOf } from '#client/data/refusal.ts'
import { useAsked } from '#client/parts/use-asked.ts'
import { useRefusalText } from './refusal.ts'

/** The person's devices as the server has them. */
export function useOwnDevices(request: () => Promise<readonly RegisteredDevice[]>) {
  const refusalText = useRefusalText()
  const { answer: devices, cause, read } = useAsked(request)
  return { devices, failure: cause && refusalText(refusalOf(cause.error)), read }
}

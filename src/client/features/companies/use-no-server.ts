import { useObservable } from 'dexie-react-hooks'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'

/** Why the server cannot be asked now; undefined where it can. */
export function useNoServer(): string | undefined {
  const device = useDevice()
  const t = useTexts('companies')
  const status = useObservable(() => device.sync.status, [device])
  return status?.fault ? t(`noServer.${status.fault}`) : undefined
}

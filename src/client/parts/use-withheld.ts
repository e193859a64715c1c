import type { DangerousAct } from '#shared/domain/permissions/dangerous-acts.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'

/** Why a dangerous act is not open to whoever is at the screen; undefined where it is not withheld. */
export function useWithheld(act: DangerousAct): string | undefined {
  const { withheld } = useDevice().login.userData
  const errors = useTexts('errors')
  return withheld.includes(act) ? errors('actWithheld') : undefined
}

import type { Cloud } from '../employees/clouds.ts'
import { cloudOfCheck } from './checks.ts'
import type { Posture } from './posture.ts'

/** When the youngest of some readings was made. */
export const latestOf = (clouds: Posture['clouds']): string => Object.values(clouds).toSorted().at(-1) ?? ''

/** What a posture says of the clouds beside one. */
export const verdictsOfOthers = (posture: Posture | undefined, cloud: Cloud): Posture['verdicts'] =>
  Object.fromEntries(
    Object.entries(posture?.verdicts ?? {}).filter(([checkId]) => {
      const of = cloudOfCheck(checkId)
      return of !== undefined && of !== cloud && posture?.clouds[of] !== undefined
    }),
  )

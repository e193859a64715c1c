import type { AccessTexts } from '../policy-texts.ts'
import type { NotAsked } from './answers.ts'
import type { NoSignIn } from './sign-ins.ts'
import type { TestTexts } from './test-words.ts'

/** Why a company cannot be asked. */
export function notAskedText(reason: NotAsked | NoSignIn, t: TestTexts, access: AccessTexts): string {
  switch (reason) {
    case 'notHere':
    case 'noEmployee':
    case 'noEmergency':
    case 'noTrusted':
      return t(`reasons.${reason}`)
    default:
      return access(`faults.${reason}`)
  }
}

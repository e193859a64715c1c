import type { useTexts } from '#client/texts/texts.ts'
import type { MfaPerson } from '#shared/domain/mfa/mfa-report.ts'
import { isMfaAdmin } from '#shared/domain/mfa/mfa-standing.ts'
import { MFA_FAULTS } from '#shared/domain/mfa/mfa-task.ts'
import type { MfaRow } from './mfa-rows.ts'

export type MfaTexts = ReturnType<typeof useTexts<'mfa'>>

/** What somebody has registered, the strongest first; that nothing was told is said. */
export function methodsText({ registered }: Pick<MfaPerson, 'registered'>, t: MfaTexts): string {
  if (!registered) return t('notTold')
  const { methods, others } = registered
  return [
    ...methods.map((method) => t(`methods.${method}`)),
    ...(others > 0 ? [t('others', { count: others })] : []),
  ].join(', ')
}

/** What is asked of somebody by itself, and what they are being set to. */
export function stateText(
  { person: { state, only_google }, wanted }: Pick<MfaRow, 'person' | 'wanted'>,
  t: MfaTexts,
): string {
  if (only_google) return t('notOffered')
  if (wanted) return t('change.underWay', { state: t(`states.${wanted}`) })
  return state ? t(`states.${state}`) : t('notTold')
}

/** Why somebody's state was not changed; what another build knows is not guessed. */
export function mfaFaultText(fault: string, t: MfaTexts): string {
  const known = MFA_FAULTS.find((each) => each === fault)
  return known ? t(`faults.${known}`) : t('faults.unexpectedAnswer')
}

/** What kind of account it is. */
export const roleText = (person: MfaPerson, t: MfaTexts): string =>
  t(isMfaAdmin(person) ? 'admin' : person.is_guest ? 'guest' : 'member')

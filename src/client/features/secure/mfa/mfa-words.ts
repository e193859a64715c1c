import type { useTexts } from '#client/texts/texts.ts'
import type { MfaPerson } from '#shared/domain/mfa/mfa-report.ts'

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

/** What kind of account it is. */
export const roleText = (person: MfaPerson, t: MfaTexts): string =>
  t(person.registered?.is_admin ? 'admin' : person.is_guest ? 'guest' : 'member')

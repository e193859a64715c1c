import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { Verdict, type VerdictKind } from '#client/ui/figures/verdict.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { cloudsOf, GOOGLE_MARK } from '#shared/domain/employees/clouds.ts'
import type { Employee, MfaStatus } from '#shared/domain/employees/employee.ts'

const MFA_VERDICTS: Record<MfaStatus, VerdictKind> = {
  Registered: 'compliant',
  Enforced: 'compliant',
  Enabled: 'compliant',
  'Not Registered': 'notCompliant',
  Disabled: 'notCompliant',
  'Not Required': 'notMeasured',
}

type EmployeeTexts = ReturnType<typeof useTexts<'employees'>>

export const mfaWord = (t: EmployeeTexts, status: MfaStatus | null): string =>
  status ? t(`mfa.${status}`) : t('unread.label')

export function MfaFact({ status, isNamed = false }: { status: MfaStatus | null; isNamed?: boolean }) {
  const t = useTexts('employees')
  const text = mfaWord(t, status)
  return (
    <Verdict kind={status ? MFA_VERDICTS[status] : 'notMeasured'}>
      {isNamed ? t('mfaNamed', { status: text }) : text}
    </Verdict>
  )
}

export function SignInFact({ enabled }: { enabled: Employee['sign_in_enabled'] }) {
  const t = useTexts('employees')
  if (enabled === null) return <Verdict kind="notMeasured">{t('signIn.unknown')}</Verdict>
  return enabled ? <Quiet>{t('signIn.enabled')}</Quiet> : <Badge>{t('signIn.blocked')}</Badge>
}

export function DirectoryFact({
  state,
  isNamed = false,
}: {
  state: Employee['directory']
  isNamed?: boolean
}) {
  const t = useTexts('employees')
  const word = t(`directory.${state}`)
  const text = isNamed ? t('directoryNamed', { state: word }) : word
  return state === 'missing' ? <Badge tone="amber">{text}</Badge> : <Quiet>{text}</Quiet>
}

type Activity = Pick<Employee, 'last_active' | 'activity_read'>

export function LastActiveFact({ last_active: at, activity_read: isRead }: Activity) {
  const t = useTexts('employees')
  const locale = useLocale()
  if (at !== null)
    return (
      <Quiet>
        <TimeText at={at} locale={locale} />
      </Quiet>
    )
  return isRead ? <Quiet>{t('never')}</Quiet> : <UnreadFact />
}

/** What no directory has told. */
export function UnreadFact() {
  const t = useTexts('employees')
  return <Verdict kind="notMeasured">{t('unread.label')}</Verdict>
}

export function IgnoredBadge() {
  const t = useTexts('employees')
  return <Badge>{t('ignored')}</Badge>
}

/** Marks who has an account at Google, among the many who have one at Microsoft alone. */
export const GoogleBadge = ({ row }: { row: Employee }) =>
  cloudsOf(row).includes('google') ? <Badge>{GOOGLE_MARK}</Badge> : null

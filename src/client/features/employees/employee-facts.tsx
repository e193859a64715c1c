import { chakra } from '@chakra-ui/react'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Badge } from '#client/ui/badge.tsx'
import { TimeText } from '#client/ui/time-text.tsx'
import { Verdict, type VerdictKind } from '#client/ui/verdict.tsx'
import type { Employee, MfaStatus } from '#shared/domain/employees/employee.ts'

const MFA_VERDICTS: Record<MfaStatus, VerdictKind> = {
  Registered: 'compliant',
  Enforced: 'compliant',
  Enabled: 'compliant',
  'Not Registered': 'notCompliant',
  Disabled: 'notCompliant',
  'Not Required': 'notMeasured',
}

const Quiet = chakra('span', { base: { color: 'muted' } })

export function MfaFact({ status, isNamed = false }: { status: MfaStatus; isNamed?: boolean }) {
  const t = useTexts('employees')
  const text = t(`mfa.${status}`)
  return <Verdict kind={MFA_VERDICTS[status]}>{isNamed ? t('mfaNamed', { status: text }) : text}</Verdict>
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

export function LastActiveFact({ at }: { at: Employee['last_active'] }) {
  const t = useTexts('employees')
  const locale = useLocale()
  return <Quiet>{at === null ? t('never') : <TimeText at={at} locale={locale} />}</Quiet>
}

export function IgnoredBadge() {
  const t = useTexts('employees')
  return <Badge>{t('ignored')}</Badge>
}

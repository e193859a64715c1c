import { useMemo } from 'react'
import type { DevicePolicies } from '#shared/domain/intune/device-policies.ts'
import { someNames } from '#client/features/secure/parts/policies/some-names.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { type IntuneArea, isUnlicensed, setsOf } from './device-policy-rows.ts'
import { unreadSentences } from './device-policy-words.ts'

interface UnreadSetsProps {
  area: IntuneArea
  /** What the company has that the list is of. */
  own: DevicePolicies | undefined
  all: ReadonlyMap<string, DevicePolicies> | undefined
  companyOf: (id: string) => string
  isOfOne: boolean
}

/** What could not be read: of one company each kind with its reason, of all of them those that lack something. */
export function UnreadSets({ area, own, all, companyOf, isOfOne }: UnreadSetsProps) {
  const t = useTexts('intune')
  const names = useMemo(
    () => (isOfOne ? [] : namesOf(all, companyOf, (each) => isLacking(each, area))),
    [all, area, companyOf, isOfOne],
  )
  if (own) return <OfCompany own={own} area={area} />
  if (names.length === 0) return null
  return (
    <Callout tone="info">{t('unread.companies', { count: names.length, names: someNames(names) })}</Callout>
  )
}

/** Something of it is not shown, and for another reason than that there is nothing to manage devices with. */
const isLacking = (own: DevicePolicies, area: IntuneArea) =>
  !isUnlicensed(own, area) && (own.is_incomplete || setsOf(area).some((set) => own.unread[set] !== undefined))

const namesOf = (
  all: UnreadSetsProps['all'],
  companyOf: (id: string) => string,
  isNamed: (own: DevicePolicies) => boolean,
): string[] => [...(all?.values() ?? [])].filter(isNamed).map(({ customer_id: id }) => companyOf(id))

function OfCompany({ own, area }: { own: DevicePolicies; area: IntuneArea }) {
  const t = useTexts('intune')
  const shown = own.policies.filter(({ set }) => setsOf(area).includes(set))
  const said = [
    ...unreadSentences(own, area, t),
    ...(shown.some(({ set }) => own.unread[set] !== undefined) ? [t('unread.kept')] : []),
    ...(own.is_incomplete ? [t('unread.incomplete')] : []),
  ]
  // Where there is nothing to show, the list itself says why.
  if (said.length === 0 || shown.length === 0) return null
  return (
    <Callout tone="warn" title={t('unread.title')}>
      {said.join(' ')}
    </Callout>
  )
}

/** That companies are missing in the list because they have nothing to manage devices with. */
export function UnlicensedCompanies({
  area,
  all,
  companyOf,
}: Pick<UnreadSetsProps, 'area' | 'all' | 'companyOf'>) {
  const t = useTexts('intune')
  const names = useMemo(
    () => namesOf(all, companyOf, (each) => isUnlicensed(each, area)),
    [all, area, companyOf],
  )
  if (names.length === 0) return null
  return (
    <Quiet as="p" fontSize="small">
      {t('unread.unlicensed', { count: names.length, names: someNames(names) })}
    </Quiet>
  )
}

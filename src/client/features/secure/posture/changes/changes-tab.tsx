import { type ReactNode, useMemo } from 'react'
import { watchPostureChanges } from '#client/data/nouns/secure/posture.ts'
import { List } from '#client/parts/list/list.tsx'
import { useList } from '#client/parts/list/use-list.ts'
import { useCheckWords } from '#client/texts/check-texts.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { changedByText } from './changed-by.ts'
import { ChangeSpan } from './change-span.tsx'
import { changesBetween } from './changes-between.ts'
import { ChangeCard, changeColumns } from './change-columns.tsx'
import type { CompanyPosture } from '#client/features/secure/parts/company-postures.ts'
import { changeList } from './change-list.ts'
import { namedChanges } from './named-changes.ts'
import type { PostureAddress } from '../posture-address.ts'
import { usePostureEmpty, usePostureFilters } from '../posture-words.tsx'
import { useFindings } from '#client/features/secure/parts/use-findings.ts'
import { useUserNames } from '#client/features/secure/parts/use-user-names.ts'
import { useWatched } from '#client/machines/use-watched.ts'

interface ChangesTabProps {
  /** Undefined while they are being read. */
  companies: readonly CompanyPosture[] | undefined
  isUnread?: boolean
  address: PostureAddress
  onAddress: (change: PostureAddress) => void
  tabs?: ReactNode
  onOpen: (companyId: string, checkId: string) => void
}

/** What is set otherwise than it was, in the tenants of these companies. */
export function ChangesTab({
  companies,
  isUnread = false,
  address,
  onAddress,
  tabs,
  onOpen,
}: ChangesTabProps) {
  const t = useTexts('posture')
  const words = useCheckWords()
  const locale = useLocale()
  const findings = useFindings()
  const changes = useWatched(watchPostureChanges)
  const userOf = useUserNames()
  const columns = useMemo(() => changeColumns({ t, findings, locale }), [t, findings, locale])
  const { from, to, net } = address
  const rows = useMemo(
    () =>
      companies &&
      changes &&
      namedChanges(changesBetween(changes, { from, to, net }), companies, words, ({ by }) =>
        changedByText(by, { t, userOf, locale }),
      ),
    [changes, companies, words, t, userOf, locale, from, to, net],
  )
  const source = { rows, isUnread, isNarrowed: from !== undefined || to !== undefined }
  const list = useList({ definition: changeList, source, columns, address, onAddress })
  return (
    <List
      list={list}
      section="posture"
      search={t('search.changes')}
      start={tabs}
      filters={usePostureFilters('area')}
      notice={<ChangeSpan address={address} onAddress={onAddress} />}
      empty={{ ...usePostureEmpty(), none: [t('empty.unchanged'), t('empty.unchangedReason')] }}
      renderCard={(change, open) => (
        <ChangeCard change={change} t={t} findings={findings} locale={locale} open={open} />
      )}
      onOpen={({ customer_id, check_id }) => onOpen(customer_id, check_id)}
    />
  )
}

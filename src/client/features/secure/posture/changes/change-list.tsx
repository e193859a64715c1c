import { useObservable } from 'dexie-react-hooks'
import { type ReactNode, useMemo } from 'react'
import { watchPostureChanges } from '#client/data/nouns/posture.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { sortedBy } from '#client/parts/sorted-by.ts'
import { useTableLabels } from '#client/parts/use-table-labels.ts'
import { useCheckWords } from '#client/texts/check-texts.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { changedByText } from './changed-by.ts'
import { ChangeSpan } from './change-span.tsx'
import { changesBetween } from './changes-between.ts'
import { ChangeCard, changeColumns } from './change-columns.tsx'
import type { CompanyPosture } from '#client/features/secure/parts/company-postures.ts'
import { foundChanges } from './found-changes.ts'
import { NoPostures } from '../no-postures.tsx'
import type { PostureAddress } from '../posture-address.ts'
import { PostureFilters } from '../posture-filters.tsx'
import { useUserNames } from './use-user-names.ts'

interface ChangeListProps {
  /** Undefined while they are being read. */
  companies: readonly CompanyPosture[] | undefined
  address: PostureAddress
  onAddress: (change: PostureAddress) => void
  tabs?: ReactNode
  onOpen: (companyId: string, checkId: string) => void
}

/** What is set otherwise than it was, in the tenants of these companies. */
export function ChangeList({ companies, address, onAddress, tabs, onOpen }: ChangeListProps) {
  const device = useDevice()
  const t = useTexts('posture')
  const words = useCheckWords()
  const locale = useLocale()
  const labels = useTableLabels('posture')
  const changes = useObservable(() => watchPostureChanges(device), [device])
  const userOf = useUserNames()
  const columns = useMemo(() => changeColumns({ t, locale }), [t, locale])
  const found = useMemo(
    () =>
      foundChanges(
        changesBetween(changes ?? [], address),
        companies ?? [],
        words,
        ({ by }) => changedByText(by, { t, userOf, locale }),
        address,
      ),
    [changes, companies, words, t, userOf, locale, address],
  )
  const isFiltered = [address.search, address.area, address.from, address.to].some(
    (each) => each !== undefined,
  )
  return (
    <>
      <PostureFilters
        address={address}
        onAddress={onAddress}
        search={t('search.changes')}
        filters="areas"
        start={tabs}
      />
      <ChangeSpan address={address} onAddress={onAddress} />
      <DataTable
        columns={columns}
        rowCount={found.length}
        rowAt={(index) => found[index]}
        rowKey={({ id }) => id}
        {...sortedBy(address, { columnId: 'found_at', direction: 'descending' }, onAddress)}
        onOpen={({ customer_id, check_id }) => onOpen(customer_id, check_id)}
        loading={companies === undefined || changes === undefined}
        labels={labels}
        renderCard={(change, card) => <ChangeCard change={change} t={t} locale={locale} open={card.open} />}
        empty={
          <NoPostures
            why={isFiltered ? 'filtered' : 'unchanged'}
            onClear={() => onAddress({ search: undefined, area: undefined, from: undefined, to: undefined })}
          />
        }
      />
    </>
  )
}

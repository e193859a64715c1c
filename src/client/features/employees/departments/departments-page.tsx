import { Network, SearchX } from 'lucide-react'
import { useMemo } from 'react'
import { type Observable, of } from 'rxjs'
import { watchCustomers } from '#client/data/nouns/customers.ts'
import { type Department, watchDepartments } from '#client/data/nouns/people/departments.ts'
import type { Device } from '#client/data/device/device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { AsOf } from '#client/parts/as-of.tsx'
import { ListPage } from '#client/parts/list/list-page.tsx'
import { useKnown } from '#client/parts/list/use-known.ts'
import { useList } from '#client/parts/list/use-list.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { CardFacts } from '#client/ui/data-table/cells.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { useLocks } from '../use-locks.ts'
import { departmentColumns } from './department-columns.ts'
import { countIgnored, departmentList } from './department-list.ts'
import { DepartmentPanel } from './department-panel.tsx'
import type { DepartmentsAddress } from './departments-address.ts'

interface Found {
  customerId: string | undefined
  departments: Department[]
}

const noDepartments: Department[] = []
const ofNone: Found = { customerId: undefined, departments: noDepartments }
/** Of all companies at once there are none: a department belongs to one. */
const watchOf = (device: Device, company: string | undefined): Observable<Found> =>
  company === undefined ? of(ofNone) : watchDepartments(device, company)

/** The departments of a company, as its people have them (EMP-08). */
export function DepartmentsPage({ address, onAddress }: ScreenProps<DepartmentsAddress>) {
  const { company } = address
  const t = useTexts('departments')
  const words = useTexts('words')
  const locale = useLocale()
  const companies = useWatched(watchCustomers)
  const companyName = companies?.find(({ row }) => row.id === company)?.row.name ?? ''
  const found = useWatched(watchOf, company)
  const { rows, isUnread, readAt } = useKnown(found?.customerId === company ? found?.departments : undefined)
  const columns = useMemo(() => departmentColumns(t, locale), [t, locale])
  const source = { rows: company === undefined ? noDepartments : rows, isUnread }
  const list = useList({ definition: departmentList, source, columns, address, onAddress })
  const { change } = useLocks(company, companies)
  return (
    <ListPage
      list={list}
      section="departments"
      purpose={t('purpose')}
      asOf={<AsOf at={readAt} never={words('notLoaded')} sentence={(time) => words('asOf', { time })} />}
      search={t('search')}
      empty={
        company === undefined
          ? {
              instead: (
                <EmptyState
                  icon={<Network aria-hidden />}
                  title={t('empty.choose')}
                  reason={t('empty.chooseReason')}
                />
              ),
            }
          : {
              icon: address.search ? <SearchX aria-hidden /> : <Network aria-hidden />,
              none: [t('empty.none'), t('empty.noneReason', { company: companyName })],
              unread: [t('empty.unread'), t('empty.unreadReason')],
              filtered: [t('empty.filtered'), t('empty.filteredReason')],
              clear: words('clearSearch'),
            }
      }
      renderCard={(department, open) => (
        <>
          <CardOpener onClick={open}>{department.name || t('none')}</CardOpener>
          <CardFacts>
            <span>{t('people', { count: department.people.length })}</span>
            {countIgnored(department) > 0 ? (
              <Quiet>{t('ignored', { count: countIgnored(department) })}</Quiet>
            ) : null}
          </CardFacts>
        </>
      )}
      rowState={(department) =>
        department?.people.some(({ isConflict }) => isConflict)
          ? 'conflict'
          : department?.people.some(({ isPending }) => isPending)
            ? 'pending'
            : undefined
      }
      renderPanel={(department, close) => (
        <DepartmentPanel
          department={department}
          companyId={company ?? ''}
          companyName={companyName}
          lockedReason={change}
          onRenamed={(open) => onAddress({ open })}
          onClose={close}
        />
      )}
      gone={{ title: t('panel.gone'), reason: t('panel.goneReason'), close: words('close') }}
    />
  )
}

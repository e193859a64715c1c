import { Boxes, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { CompanyGroup } from '#shared/domain/company-groups/company-group.ts'
import { mayChangeOrganization } from '#shared/domain/permissions/organization-wide.ts'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { watchCompanyGroups } from '#client/data/nouns/company-groups.ts'
import { watchCustomers } from '#client/data/nouns/customers.ts'
import { watchUsers } from '#client/data/nouns/users.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { AsOf } from '#client/parts/as-of.tsx'
import { ListPage } from '#client/parts/list/list-page.tsx'
import { rowState } from '#client/parts/list/row-state.ts'
import { useKnown } from '#client/parts/list/use-known.ts'
import { useList } from '#client/parts/list/use-list.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useReadOnlyReason } from '#client/parts/use-read-only-reason.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { GroupCard, groupColumns } from './group-columns.tsx'
import { GroupDialog } from './group-dialog.tsx'
import { groupList, listedGroups } from './group-list.ts'
import { GroupPanel } from './group-panel.tsx'
import type { GroupsAddress } from './groups-address.ts'

/** The groups of companies, by which people are given many companies at once. */
export function GroupsPage({ address, onAddress }: ScreenProps<GroupsAddress>) {
  const { login } = useDevice()
  const t = useTexts('companyGroups')
  const words = useTexts('words')
  const locale = useLocale()
  const readOnlyReason = useReadOnlyReason()
  const [editing, setEditing] = useState<{ group: CompanyGroup | undefined }>()
  const { groups, companies } = useGroups()
  const { rows, isUnread, readAt } = useKnown(groups)
  const columns = useMemo(() => groupColumns(t, locale), [t, locale])
  const list = useList({ definition: groupList, source: { rows, isUnread }, columns, address, onAddress })
  const seesAll = mayChangeOrganization(login.userData)
  const mayManage = seesAll && reaches(login.permissions.systemUsers, 'manage')
  const disabledReason = mayManage ? readOnlyReason : t('noManage')
  const addButton = (
    <Button
      variant="primary"
      icon={<Plus aria-hidden />}
      disabledReason={disabledReason}
      onClick={() => setEditing({ group: undefined })}
    >
      {t('add')}
    </Button>
  )
  return (
    <ListPage
      list={list}
      section="companyGroups"
      purpose={t('purpose')}
      asOf={<AsOf at={readAt} never={words('notLoaded')} sentence={(time) => words('asOf', { time })} />}
      toolbar={addButton}
      search={t('search')}
      empty={
        seesAll
          ? {
              icon: <Boxes aria-hidden />,
              none: [t('empty.none'), t('empty.noneReason')],
              action: mayManage ? addButton : null,
              unread: [t('empty.unread'), t('empty.unreadReason')],
              filtered: [t('empty.filtered'), t('empty.filteredReason')],
              clear: words('clearSearch'),
            }
          : {
              instead: (
                <EmptyState
                  icon={<Boxes aria-hidden />}
                  title={t('empty.closed')}
                  reason={t('empty.closedReason')}
                />
              ),
            }
      }
      renderCard={(group, open) => <GroupCard group={group} t={t} open={open} />}
      rowState={rowState}
      renderPanel={(group, close) => (
        <GroupPanel
          group={group}
          disabledReason={disabledReason}
          onEdit={() => setEditing({ group: group.row })}
          onClose={close}
        />
      )}
      gone={{ title: t('panel.gone'), reason: t('panel.goneReason'), close: words('close') }}
    >
      {editing ? (
        <GroupDialog group={editing.group} companies={companies} onClose={() => setEditing(undefined)} />
      ) : null}
    </ListPage>
  )
}

/** The groups with their companies and people, from this device. */
function useGroups() {
  const { customers: own } = useDevice().login
  const groups = useWatched(watchCompanyGroups)
  const customers = useWatched(watchCustomers)
  const users = useWatched(watchUsers)
  // Who may not open the companies still knows their names.
  const companies = useMemo(
    () => (customers?.length ? customers.map(({ row: { id, name } }) => ({ id, name })) : own),
    [customers, own],
  )
  const listed = useMemo(
    () => groups && listedGroups(groups, companies, users ?? []),
    [groups, companies, users],
  )
  return { groups: listed, companies }
}

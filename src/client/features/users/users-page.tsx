import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { LOGIN_OPTIONS, type User } from '#shared/domain/users/user.ts'
import { actRefusal } from '#shared/domain/users/user-rules.ts'
import { refusalOf } from '#client/data/refusal.ts'
import { addUser, changeUser } from '#client/data/nouns/user-accounts.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useIsOnline } from '#client/machines/use-is-online.ts'
import { useSite } from '#client/machines/use-site.ts'
import { AsOf } from '#client/parts/as-of.tsx'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { sortedBy } from '#client/parts/sorted-by.ts'
import { usePlace } from '#client/parts/use-place.ts'
import { useShownColumns } from '#client/parts/use-shown-columns.ts'
import { useTableLabels } from '#client/parts/use-table-labels.ts'
import { useTell } from '#client/parts/use-tell.ts'
import { useReadOnlyReason } from '#client/parts/use-read-only-reason.ts'
import { useLanguage, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { ColumnMenu } from '#client/ui/data-table/column-menu.tsx'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { FilterBar } from '#client/ui/data-table/filter-bar.tsx'
import { Page } from '#client/ui/page.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { findUsers } from './find-users.ts'
import { NoUsers } from './no-users.tsx'
import { usePeople } from './use-people.ts'
import { UserCard, userColumns, type ColumnContext } from './user-columns.tsx'
import { UserDialog } from './user-dialog.tsx'
import { changedFields, fieldsOf, type UserDraft } from './user-draft.ts'
import { UserFigures } from './user-figures.tsx'
import { UserPanel } from './user-panel.tsx'
import { USER_SORTS, type UsersAddress } from './users-address.ts'

/** Who signs in here: read from this device, changed at the server. */
export function UsersPage({ address, onAddress }: ScreenProps<UsersAddress>) {
  const isOnline = useIsOnline()
  const hasMicrosoft = useSite().sso ?? false
  const go = useGo()
  const device = useDevice()
  const { login } = device
  const t = useTexts('users')
  const general = useTexts('words')
  const frame = useTexts('frame')
  const readOnlyReason = useReadOnlyReason()
  const tell = useTell()
  const language = useLanguage()
  const labels = useTableLabels('users')
  const { users, isUnread, readAt, actor, companies, companyName } = usePeople()
  const [editing, setEditing] = useState<User>()
  const context = useMemo<ColumnContext>(
    () => ({ t, companyName, isOwn: ({ id }) => id === login.userData.id }),
    [t, companyName, login],
  )
  const columns = useMemo(() => userColumns(context), [context])
  const [shown, setShown] = useShownColumns(columns, address, onAddress)
  const found = useMemo(
    () => findUsers(users ?? [], address, (role) => frame(`roles.${role}`)),
    [users, address, frame],
  )
  const open = users?.find(({ id }) => id === address.open)
  const mayManage = reaches(actor.permissions.systemUsers, 'manage')
  const close = () => onAddress({ open: undefined })

  const loginOptions = (user?: User) =>
    LOGIN_OPTIONS.filter(
      (option) =>
        option === user?.login_options ||
        ((option === 'password' || hasMicrosoft) && !(user && actRefusal('signIn', actor, user))),
    )

  const add = async (draft: UserDraft) => {
    const words = { name: `${draft.first_name} ${draft.last_name}`.trim() }
    try {
      await addUser(device, { ...fieldsOf(draft), email: draft.email.trim(), language })
      showToast({ tone: 'ok', text: t('form.added', words) })
    } catch (cause) {
      // They were added all the same; the invitation can be sent again from the list.
      if (refusalOf(cause).code !== 'mailNotSent') throw cause
      tell('mailNotSent')
    }
  }
  const change = async (user: User, draft: UserDraft, seen: UserDraft) => {
    await changeUser(device, user, changedFields(seen, draft))
    showToast({ tone: 'ok', text: t('form.saved', { name: `${draft.first_name} ${draft.last_name}` }) })
  }

  return (
    <Page
      {...usePlace()}
      purpose={t('purpose')}
      asOf={<AsOf at={readAt} never={general('notRead')} sentence={(time) => general('asOf', { time })} />}
      toolbar={
        <Button
          variant="primary"
          icon={<Plus aria-hidden />}
          disabledReason={
            mayManage ? (readOnlyReason ?? (isOnline ? undefined : t('noNetwork'))) : t('noManage')
          }
          onClick={() => onAddress({ modal: 'addUser' })}
        >
          {t('add')}
        </Button>
      }
      figures={<UserFigures users={users} isUnread={isUnread} />}
    >
      <FilterBar
        search={{
          label: t('search'),
          value: address.search ?? '',
          onChange: (search) => onAddress({ search: search || undefined }),
        }}
        end={<ColumnMenu label={general('columns')} columns={columns} shown={shown} onChange={setShown} />}
      />
      <DataTable
        columns={columns}
        shown={shown}
        rowCount={found.length}
        rowAt={(index) => found[index]}
        rowKey={({ id }) => id}
        {...sortedBy(address, { columnId: 'name', direction: 'ascending' }, onAddress, USER_SORTS)}
        onOpen={({ id }) => onAddress({ open: id })}
        openKey={address.open}
        loading={users === undefined}
        labels={labels}
        renderCard={(user, card) => <UserCard {...context} user={user} open={card.open} />}
        empty={
          <NoUsers
            why={isUnread ? 'unread' : users?.length === 0 ? 'none' : 'filtered'}
            onClear={() => onAddress({ search: undefined })}
          />
        }
      />
      {open ? (
        <UserPanel
          key={open.id}
          {...context}
          user={open}
          actor={actor}
          isOnline={isOnline}
          onEdit={() => setEditing(open)}
          onPermissions={() => go({ to: '/users/$userId/permissions', params: { userId: open.id } })}
          onActed={(act) => {
            if (act === 'delete') close()
          }}
          onClose={close}
        />
      ) : address.open && users ? (
        <SidePanel title={t('empty.gone')} closeLabel={general('close')} onClose={close}>
          {t('empty.goneReason')}
        </SidePanel>
      ) : null}
      {address.modal === 'addUser' && mayManage ? (
        <UserDialog
          user={undefined}
          loginOptions={loginOptions()}
          giver={actor.role}
          companies={companies}
          isOnline={isOnline}
          onSave={add}
          onClose={() => onAddress({ modal: undefined })}
        />
      ) : null}
      {editing ? (
        <UserDialog
          user={editing}
          loginOptions={loginOptions(editing)}
          giver={actor.role}
          companies={companies}
          isOnline={isOnline}
          onSave={(draft, seen) => change(editing, draft, seen)}
          onClose={() => setEditing(undefined)}
        />
      ) : null}
    </Page>
  )
}

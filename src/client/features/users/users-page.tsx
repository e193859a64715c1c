import { Plus, UserCog } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { reaches } from '#shared/domain/permissions/levels.ts'
import type { User } from '#shared/domain/users/user.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useIsOnline } from '#client/machines/use-is-online.ts'
import { useSite } from '#client/machines/use-site.ts'
import { AsOf } from '#client/parts/as-of.tsx'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { ListPage } from '#client/parts/list/list-page.tsx'
import { useList } from '#client/parts/list/use-list.ts'
import { useReadOnlyReason } from '#client/parts/use-read-only-reason.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { usePeople } from './use-people.ts'
import { UserCard, userColumns, type ColumnContext } from './user-columns.tsx'
import { AddUserDialog, ChangeUserDialog } from './user-dialogs.tsx'
import { UserFigures } from './user-figures.tsx'
import { userList } from './user-list.ts'
import { UserPanel } from './user-panel.tsx'
import type { UsersAddress } from './users-address.ts'

/** Who signs in here: read from this device, changed at the server. */
export function UsersPage({ address, onAddress }: ScreenProps<UsersAddress>) {
  const isOnline = useIsOnline()
  const hasMicrosoft = useSite().sso ?? false
  const go = useGo()
  const { login } = useDevice()
  const t = useTexts('users')
  const general = useTexts('words')
  const frame = useTexts('frame')
  const readOnlyReason = useReadOnlyReason()
  const { source, actor, companies, groups, companyName } = usePeople()
  const { rows: users, isUnread, readAt } = source
  const [editing, setEditing] = useState<User>()
  const [cloning, setCloning] = useState<User>()
  const roleName = useCallback((role: User['role']) => frame(`roles.${role}`), [frame])
  const context = useMemo<ColumnContext>(
    () => ({ t, roleName, companyName, isOwn: ({ id }) => id === login.userData.id }),
    [t, roleName, companyName, login],
  )
  const columns = useMemo(() => userColumns(context), [context])
  const definition = useMemo(() => userList(roleName), [roleName])
  const list = useList({ definition, source, columns, address, onAddress })
  const mayManage = reaches(actor.permissions.systemUsers, 'manage')

  const dialog = { actor, people: users ?? [], companies, groups, isOnline, hasMicrosoft }

  return (
    <ListPage
      list={list}
      section="users"
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
      search={t('search')}
      empty={{
        icon: <UserCog aria-hidden />,
        none: [t('empty.title'), t('empty.reason')],
        unread: [t('empty.offline'), t('empty.offlineReason')],
        filtered: [t('empty.notFound'), t('empty.notFoundReason')],
        clear: general('clearSearch'),
      }}
      renderCard={(user, open) => <UserCard {...context} user={user} open={open} />}
      renderPanel={(user, close) => (
        <UserPanel
          {...context}
          user={user}
          actor={actor}
          isOnline={isOnline}
          companies={companies}
          onEdit={() => setEditing(user)}
          onClone={() => setCloning(user)}
          onPermissions={() => go({ to: '/users/$userId/permissions', params: { userId: user.id } })}
          onActed={(act) => {
            if (act === 'delete') close()
          }}
          onClose={close}
        />
      )}
      gone={{ title: t('empty.gone'), reason: t('empty.goneReason'), close: general('close') }}
    >
      {address.modal === 'addUser' && mayManage ? (
        <AddUserDialog {...dialog} onClose={() => onAddress({ modal: undefined })} />
      ) : null}
      {cloning ? <AddUserDialog {...dialog} like={cloning} onClose={() => setCloning(undefined)} /> : null}
      {editing ? <ChangeUserDialog {...dialog} user={editing} onClose={() => setEditing(undefined)} /> : null}
    </ListPage>
  )
}

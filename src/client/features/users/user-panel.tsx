import { chakra } from '@chakra-ui/react'
import { MoreHorizontal } from 'lucide-react'
import { useState } from 'react'
import { permissionGroups } from '#shared/domain/permissions/groups.ts'
import { fullName, type User } from '#shared/domain/users/user.ts'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { type Actor, actRefusal, copiedAccess } from '#shared/domain/users/user-rules.ts'
import { useReadOnlyReason } from '#client/parts/use-read-only-reason.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { Menu } from '#client/ui/overlays/menu.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { Tags } from '#client/ui/words.tsx'
import { ActDialog } from './act-dialog.tsx'
import { companyWords } from './company-words.ts'
import { type Act, actsFor, isGrave, whyNot } from './user-acts.ts'
import { RoleName, Standing, type ColumnContext } from './user-columns.tsx'

const List = chakra('ul', { base: { ps: 5, listStyleType: 'disc' } })
const Heading = chakra('h3', { base: { mt: 2, fontSize: 'control', fontWeight: 'semibold' } })

interface UserPanelProps extends ColumnContext {
  user: User
  actor: Actor
  isOnline: boolean
  companies: readonly { id: string }[]
  onEdit: () => void
  /** Adds somebody with the same permission set. */
  onClone: () => void
  onPermissions: () => void
  onActed: (act: Act) => void
  onClose: () => void
}

/** One person; mounted with the id as key, so that nothing of another one lingers. */
export function UserPanel(props: UserPanelProps) {
  const { user, isOnline, onActed, onClose, t, isOwn, companyName } = props
  const words = useTexts('words')
  const [asking, setAsking] = useState<Act>()

  return (
    <SidePanel
      title={fullName(user) || user.email}
      context={t('panel.context')}
      summary={
        <Tags>
          {isOwn(user) ? <Badge tone="accent">{t('you')}</Badge> : null}
          <Standing user={user} t={t} />
        </Tags>
      }
      closeLabel={words('close')}
      onClose={onClose}
      footer={<UserActs {...props} onAsk={setAsking} />}
    >
      <UserNotice user={user} t={t} />
      <DefinitionList
        items={[
          { term: t('columns.email'), value: user.email },
          { term: t('columns.role'), value: <RoleName user={user} t={t} /> },
          { term: t('columns.companies'), value: companyWords(user, t, companyName) },
          { term: t('columns.login_options'), value: t(`loginOptions.${user.login_options}`) },
        ]}
      />
      <Heading>{t('panel.access')}</Heading>
      <DefinitionList
        items={permissionGroups.flatMap(({ areas }) =>
          areas.map((area) => ({
            term: t(`permissions.areas.${area}`),
            value: t(`permissions.levels.${user.permissions[area]}`),
          })),
        )}
      />
      {user.withheld.length > 0 ? (
        <>
          <Heading>{t('panel.withheld')}</Heading>
          <List aria-label={t('panel.withheld')}>
            {user.withheld.map((act) => (
              <li key={act}>{t(`switches.acts.${act}`)}</li>
            ))}
          </List>
        </>
      ) : null}
      {asking ? (
        <ActDialog
          act={asking}
          user={user}
          isOnline={isOnline}
          onActed={() => onActed(asking)}
          onClose={() => setAsking(undefined)}
        />
      ) : null}
    </SidePanel>
  )
}

/** What can be done about somebody; what cannot says why. */
function UserActs({
  user,
  actor,
  companies,
  isOnline,
  onEdit,
  onClone,
  onPermissions,
  onAsk,
  t,
}: UserPanelProps & { onAsk: (act: Act) => void }) {
  const errors = useTexts('errors')
  const readOnlyReason = useReadOnlyReason()
  const reasonOf = (refusal: ReturnType<typeof whyNot>) =>
    refusal === undefined
      ? (readOnlyReason ?? (isOnline ? undefined : t('noNetwork')))
      : refusal === 'noPermission'
        ? t('noManage')
        : errors(refusal)
  const copied = copiedAccess(actor, user, new Set(companies.map(({ id }) => id)))
  const noClone = copied
    ? reasonOf(undefined)
    : reasonOf(reaches(actor.permissions.systemUsers, 'manage') ? 'cannotGrantRole' : 'noPermission')
  const cloneItem = {
    id: 'clone',
    label: t('panel.clone'),
    detail: noClone,
    disabled: noClone !== undefined,
    onSelect: onClone,
  }
  return (
    <>
      <Button variant="primary" disabledReason={reasonOf(actRefusal('change', actor, user))} onClick={onEdit}>
        {t('panel.edit')}
      </Button>
      <Button onClick={onPermissions}>{t('panel.permissions')}</Button>
      <Menu
        label={t('panel.more')}
        trigger={<Button icon={<MoreHorizontal aria-hidden />}>{t('panel.more')}</Button>}
        items={[
          cloneItem,
          ...actsFor(user).map((act) => {
            const why = reasonOf(whyNot(act, actor, user))
            return {
              id: act,
              label: t(`acts.${act}.menu`),
              detail: why,
              disabled: why !== undefined,
              ...(isGrave(act) ? { tone: 'danger' as const } : {}),
              onSelect: () => onAsk(act),
            }
          }),
        ]}
      />
    </>
  )
}

function UserNotice({ user, t }: { user: User; t: ColumnContext['t'] }) {
  const { untouchable, disabled, role, status, login_options } = user
  if (untouchable) return <Callout tone="info">{t('panel.untouchable')}</Callout>
  if (disabled) return <Callout tone="warn">{t('panel.disabled')}</Callout>
  if (role === 'Owner') return <Callout tone="info">{t('panel.owner')}</Callout>
  if (status === 'joined') return null
  return (
    <Callout tone="info">
      {login_options === 'password' ? t('panel.invited') : t('panel.invitedMicrosoft')}
    </Callout>
  )
}

import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { UserCog } from 'lucide-react'
import { fullName, type User } from '#shared/domain/users/user.ts'
import { actRefusal } from '#shared/domain/users/user-rules.ts'
import { changeUser } from '#client/data/nouns/user-accounts.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useIsOnline } from '#client/machines/use-is-online.ts'
import { useForm } from '#client/parts/form/use-form.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { usePlace } from '#client/parts/use-place.ts'
import { RefusalCallout } from '#client/parts/refusal-callout.tsx'
import { useReadOnlyReason } from '#client/parts/use-read-only-reason.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Page } from '#client/ui/page.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { PermissionForm } from './permission-form.tsx'
import { type People, usePeople } from './use-people.ts'
import { changedFields, draftOf } from './user-draft.ts'

const Buttons = chakra('div', { base: { display: 'flex', gap: 2 } })

/** What one person may open and change (PERM-03, PERM-04). */
export function PermissionsPage({ params: { userId } }: ScreenProps<object, { userId: string }>) {
  const isOnline = useIsOnline()
  const t = useTexts('users')
  const list = <Link to="/users">{t('title')}</Link>
  const people = usePeople()
  const { rows: users } = people.source
  const { title, breadcrumb, breadcrumbLabel } = usePlace()
  // The list stands between the menu's groups and this screen.
  const place = { breadcrumb: [...breadcrumb.slice(0, -1), list, title], breadcrumbLabel }
  const user = users?.find(({ id }) => id === userId)
  if (!user) {
    return (
      <Page {...place} title={title}>
        {users ? (
          <EmptyState
            icon={<UserCog aria-hidden />}
            title={t('empty.gone')}
            reason={t('empty.goneReason')}
            action={list}
          />
        ) : (
          <SkeletonRows rows={9} label={t('table.loading')} />
        )}
      </Page>
    )
  }
  return (
    <Page
      {...place}
      title={t('permissions.title', { name: fullName(user) })}
      purpose={t('permissions.purpose')}
    >
      <Editor key={user.id} user={user} people={people} isOnline={isOnline} />
    </Page>
  )
}

function Editor({ user, people, isOnline }: { user: User; people: People; isOnline: boolean }) {
  const { source, actor, companies } = people
  const device = useDevice()
  const t = useTexts('users')
  const words = useTexts('words')
  const readOnlyReason = useReadOnlyReason()
  const errors = useTexts('errors')
  const form = useForm({ seen: draftOf(user), judge: () => ({}), isLive: true })
  const { isChanged, isSaving, refusal } = form
  const locked = actRefusal('access', actor, user)
  const save = async () => {
    if (!(await form.ask((draft) => changeUser(device, user, changedFields(form.seen, draft))))) return
    // What was sent is shown until the device hears it back.
    form.restart(form.values)
    showToast({ tone: 'ok', text: t('form.saved', { name: fullName(user) }) })
  }
  return (
    <>
      {locked ? (
        <Callout tone="info">
          {locked === 'noPermission' ? t('permissions.readOnly') : errors(locked)}
        </Callout>
      ) : null}
      {refusal ? (
        <RefusalCallout title={t('form.failed')} refusal={refusal} unanswered={words('unreachable')} />
      ) : null}
      {isOnline || locked ? null : <Callout tone="info">{t('noNetwork')}</Callout>}
      <PermissionForm
        form={form}
        userId={user.id}
        actor={actor}
        people={source.rows ?? []}
        companies={companies}
        disabled={locked !== undefined || isSaving}
      />
      {locked ? null : (
        <Buttons>
          <Button
            variant="primary"
            busy={isSaving}
            disabledReason={
              readOnlyReason ?? (!isChanged ? words('unchanged') : isOnline ? undefined : t('noNetwork'))
            }
            onClick={() => void save()}
          >
            {words('save')}
          </Button>
          <Button disabled={!isChanged || isSaving} onClick={() => form.restart()}>
            {t('permissions.reset')}
          </Button>
        </Buttons>
      )}
    </>
  )
}

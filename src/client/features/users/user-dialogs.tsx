import { LOGIN_OPTIONS, type User } from '#shared/domain/users/user.ts'
import { type Actor, actRefusal } from '#shared/domain/users/user-rules.ts'
import { refusalOf } from '#client/data/refusal.ts'
import { addUser, changeUser } from '#client/data/nouns/user-accounts.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTell } from '#client/parts/use-tell.ts'
import { useLanguage, useTexts } from '#client/texts/texts.ts'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { UserDialog } from './user-dialog.tsx'
import { changedFields, fieldsOf, type UserDraft } from './user-draft.ts'

interface DialogProps {
  actor: Actor
  companies: readonly { id: string; name: string }[]
  isOnline: boolean
  /** Whether the site offers to sign in with Microsoft. */
  hasMicrosoft: boolean
  onClose: () => void
}

/** Invites somebody. */
export function AddUserDialog({ actor, companies, isOnline, hasMicrosoft, onClose }: DialogProps) {
  const device = useDevice()
  const t = useTexts('users')
  const tell = useTell()
  const language = useLanguage()
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
  return (
    <UserDialog
      user={undefined}
      loginOptions={LOGIN_OPTIONS.filter((option) => option === 'password' || hasMicrosoft)}
      giver={actor.role}
      companies={companies}
      isOnline={isOnline}
      onSave={add}
      onClose={onClose}
    />
  )
}

/** Changes somebody. */
export function ChangeUserDialog({
  user,
  actor,
  companies,
  isOnline,
  hasMicrosoft,
  onClose,
}: DialogProps & { user: User }) {
  const device = useDevice()
  const t = useTexts('users')
  const mayChoose = actRefusal('signIn', actor, user) === undefined
  const change = async (draft: UserDraft, seen: UserDraft) => {
    await changeUser(device, user, changedFields(seen, draft))
    showToast({ tone: 'ok', text: t('form.saved', { name: `${draft.first_name} ${draft.last_name}` }) })
  }
  return (
    <UserDialog
      user={user}
      loginOptions={LOGIN_OPTIONS.filter(
        (option) => option === user.login_options || ((option === 'password' || hasMicrosoft) && mayChoose),
      )}
      giver={actor.role}
      companies={companies}
      isOnline={isOnline}
      onSave={change}
      onClose={onClose}
    />
  )
}

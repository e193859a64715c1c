import { LOGIN_OPTIONS, type User } from '#shared/domain/users/user.ts'
import { isConfined } from '#shared/domain/users/company-reach.ts'
import { type Actor, actRefusal, copiedAccess } from '#shared/domain/users/user-rules.ts'
import { refusalOf } from '#client/data/refusal.ts'
import { addUser, changeUser } from '#client/data/nouns/user-accounts.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTell } from '#client/parts/use-tell.ts'
import { useLanguage, useTexts } from '#client/texts/texts.ts'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { UserDialog } from './user-dialog.tsx'
import { accessDraft, changedFields, fieldsOf, NEW_DRAFT, type UserDraft } from './user-draft.ts'

interface DialogProps {
  actor: Actor
  people: readonly User[]
  companies: readonly { id: string; name: string }[]
  groups: readonly { id: string; name: string }[]
  isOnline: boolean
  /** Whether the site offers to sign in with Microsoft. */
  hasMicrosoft: boolean
  onClose: () => void
}

/** What somebody new begins with: the set of somebody else, or what who is held themselves can give. */
function begunWith(actor: Actor, like: User | undefined, companies: readonly { id: string }[]) {
  const companyIds = new Set(companies.map(({ id }) => id))
  const set = like && copiedAccess(actor, like, companyIds)
  if (set) return accessDraft(set)
  const plain = { ...NEW_DRAFT, withheld: actor.withheld }
  const { role, permissions, withheld } = plain
  return isConfined(actor) ? accessDraft({ ...actor, role, permissions, withheld }) : plain
}

/** Invites somebody. */
export function AddUserDialog({
  like,
  hasMicrosoft,
  ...props
}: DialogProps & {
  /** Whose permission set the new person begins with. */
  like?: User | undefined
}) {
  const { actor, companies } = props
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
      {...props}
      user={undefined}
      begun={begunWith(actor, like, companies)}
      loginOptions={LOGIN_OPTIONS.filter((option) => option === 'password' || hasMicrosoft)}
      onSave={add}
    />
  )
}

/** Changes somebody. */
export function ChangeUserDialog({ user, hasMicrosoft, ...props }: DialogProps & { user: User }) {
  const { actor } = props
  const device = useDevice()
  const t = useTexts('users')
  const mayChoose = actRefusal('signIn', actor, user) === undefined
  const change = async (draft: UserDraft, seen: UserDraft) => {
    await changeUser(device, user, changedFields(seen, draft))
    showToast({ tone: 'ok', text: t('form.saved', { name: `${draft.first_name} ${draft.last_name}` }) })
  }
  return (
    <UserDialog
      {...props}
      user={user}
      loginOptions={LOGIN_OPTIONS.filter(
        (option) => option === user.login_options || ((option === 'password' || hasMicrosoft) && mayChoose),
      )}
      onSave={change}
    />
  )
}

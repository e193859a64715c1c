import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import { fullName, type User } from '#shared/domain/users/user.ts'
import type { Actor } from '#shared/domain/users/user-rules.ts'
import { FormFields } from '#client/parts/form/form-fields.tsx'
import { heldForm } from '#client/parts/form/held-form.ts'
import { RefusalCallout } from '#client/parts/refusal-callout.tsx'
import { useUnsaved } from '#client/parts/use-unsaved.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { CompanyAccess } from './company-access.tsx'
import { PermissionForm } from './permission-form.tsx'
import { StepBar } from './step-bar.tsx'
import { UserDetailsForm } from './user-details-form.tsx'
import { type SentDraft, userDialogMachine } from './user-dialog.machine.ts'
import { draftOf, NEW_DRAFT, type Step, stepProblems, type UserDraft } from './user-draft.ts'

/** What of the address holds the dialog for somebody new. */
const HELD_BY = ['modal']

export interface UserDialogProps {
  /** Undefined for somebody new. */
  user: User | undefined
  /** The ways of signing in that the person may be given. */
  loginOptions: readonly User['login_options'][]
  /** What somebody new begins with; otherwise nothing but what everybody new has. */
  begun?: Partial<UserDraft>
  /** Who is at the screen. */
  actor: Actor
  people: readonly User[]
  companies: readonly { id: string; name: string }[]
  groups: readonly { id: string; name: string }[]
  isOnline: boolean
  /** Rejects with the refusal's `code`, without one where nobody answered; `seen` is the draft as it was. */
  onSave: (draft: UserDraft, seen: UserDraft) => Promise<void>
  onClose: () => void
}

/** A user in three steps. Mount it to open it. */
export function UserDialog(props: UserDialogProps) {
  const { user, loginOptions, actor, people, companies, groups, isOnline, onClose } = props
  const t = useTexts('users')
  const words = useTexts('words')
  const entry = useUserEntry(props)
  const { state, send, form, unsaved } = entry
  const { step, refusal } = state.context
  const leave = () => {
    if (!state.matches('saving')) unsaved.guard(onClose)
  }
  const isNew = user === undefined
  const why = !isOnline ? t('noNetwork') : isNew || form.isChanged ? undefined : words('unchanged')

  return (
    <>
      <Dialog
        open
        onClose={leave}
        title={user ? t('form.editTitle', { name: fullName(user) }) : t('form.addTitle')}
        closeLabel={words('close')}
        onSubmit={() => {
          if (isNew && !isLast(step)) send({ type: 'next' })
          else if (why === undefined) send({ type: 'save' })
        }}
        footer={<UserDialogActs entry={entry} isNew={isNew} disabledReason={why} onLeave={leave} />}
      >
        {refusal ? (
          <RefusalCallout title={t('form.failed')} refusal={refusal} unanswered={words('unreachable')} />
        ) : null}
        {isOnline ? null : <Callout tone="info">{t('noNetwork')}</Callout>}
        <StepBar
          step={step}
          onStep={isNew ? undefined : (chosen) => send({ type: 'step.chosen', step: chosen })}
        />
        <FormFields form={form}>
          {step === 'details' ? (
            <UserDetailsForm form={form} isNew={isNew} loginOptions={loginOptions} />
          ) : step === 'permissions' ? (
            <PermissionForm
              form={form}
              userId={user?.id}
              actor={actor}
              people={people}
              companies={companies}
            />
          ) : (
            <CompanyAccess form={form} isNew={isNew} actor={actor} companies={companies} groups={groups} />
          )}
        </FormFields>
      </Dialog>
      {unsaved.dialog}
    </>
  )
}

const isLast = (step: Step) => step === 'companies'

/** The form of a user, its steps, and what asks before its entries are lost. */
function useUserEntry({ user, begun, onSave, onClose }: UserDialogProps) {
  const [state, send] = useMachine(
    userDialogMachine.provide({
      actors: {
        save: fromPromise<void, SentDraft>(({ input: { draft, seen } }) => onSave(draft, seen)),
      },
      actions: {
        finish: () => {
          unsaved.release()
          onClose()
        },
      },
    }),
    { input: { draft: user ? draftOf(user) : { ...NEW_DRAFT, ...begun } } },
  )
  const { context } = state
  const form = heldForm(context.form, stepProblems(context.step, context.form.values), send)
  const unsaved = useUnsaved(form.isChanged && state.status === 'active', user ? undefined : HELD_BY)
  return { state, send, form, unsaved }
}

interface UserDialogActsProps {
  entry: ReturnType<typeof useUserEntry>
  isNew: boolean
  /** Why it cannot be saved now. */
  disabledReason: string | undefined
  onLeave: () => void
}

/** The ways on and back: step by step for somebody new, at once for anybody else. */
function UserDialogActs({
  entry: { state, send, form },
  isNew,
  disabledReason,
  onLeave,
}: UserDialogActsProps) {
  const t = useTexts('users')
  const words = useTexts('words')
  const { step } = state.context
  const isSaving = state.matches('saving')
  const isInvited = form.values.login_options === 'password'
  const word = !isNew ? words('save') : isInvited ? t('form.invite') : t('form.add')
  return (
    <>
      {isNew && step !== 'details' ? (
        <Button disabled={isSaving} onClick={() => send({ type: 'back' })}>
          {words('back')}
        </Button>
      ) : (
        <Button disabled={isSaving} onClick={onLeave}>
          {words('cancel')}
        </Button>
      )}
      {isNew && !isLast(step) ? (
        <Button type="submit" variant="primary">
          {words('next')}
        </Button>
      ) : (
        <Button type="submit" variant="primary" busy={isSaving} disabledReason={disabledReason}>
          {word}
        </Button>
      )}
    </>
  )
}

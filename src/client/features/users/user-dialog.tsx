import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import type { Role } from '#shared/domain/permissions/roles.ts'
import { fullName, type User } from '#shared/domain/users/user.ts'
import { useUnsavedMark } from '#client/machines/unsaved.ts'
import { FormProblem } from '#client/parts/form-problem.tsx'
import { RefusalCallout } from '#client/parts/refusal-callout.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { CompanyAccess } from './company-access.tsx'
import { PermissionForm } from './permission-form.tsx'
import { StepBar } from './step-bar.tsx'
import { UnsavedDialog } from '#client/parts/unsaved-dialog.tsx'
import { UserDetailsForm } from './user-details-form.tsx'
import { type SentDraft, userDialogMachine } from './user-dialog.machine.ts'
import { draftOf, draftProblems, isSameDraft, NEW_DRAFT, type UserDraft } from './user-draft.ts'

/** What of the address holds the dialog for somebody new. */
const HELD_BY = ['modal']

export interface UserDialogProps {
  /** Undefined for somebody new. */
  user: User | undefined
  /** The ways of signing in that the person may be given. */
  loginOptions: readonly User['login_options'][]
  /** The role of who is at the screen. */
  giver: Role
  companies: readonly { id: string; name: string }[]
  isOnline: boolean
  /** Rejects with the refusal's `code`, without one where nobody answered; `seen` is the draft as it was. */
  onSave: (draft: UserDraft, seen: UserDraft) => Promise<void>
  onClose: () => void
}

/** A user in three steps. Mount it to open it. */
export function UserDialog({
  user,
  loginOptions,
  giver,
  companies,
  isOnline,
  onSave,
  onClose,
}: UserDialogProps) {
  const t = useTexts('users')
  const words = useTexts('words')
  const [state, send] = useMachine(
    userDialogMachine.provide({
      actors: {
        save: fromPromise<void, SentDraft>(({ input: { draft, seen } }) => onSave(draft, seen)),
      },
      actions: { finish: () => close(), leave: () => close() },
    }),
    { input: { draft: user ? draftOf(user) : NEW_DRAFT } },
  )
  const { draft, step, isTried, refusal } = state.context
  const isUnsaved = !isSameDraft(draft, state.context.seen) && state.status === 'active'
  const release = useUnsavedMark(isUnsaved, user ? undefined : HELD_BY)
  const close = () => {
    release()
    onClose()
  }
  const isSaving = state.matches('saving')
  const isNew = user === undefined
  const isLast = step === 'companies'
  const problems = isTried ? draftProblems(draft)[step] : new Set<never>()
  const change = (next: UserDraft) => send({ type: 'draft.changed', draft: next })
  const unchanged = !isNew && isSameDraft(draft, state.context.seen) ? words('unchanged') : undefined
  const why = isOnline ? unchanged : t('noNetwork')
  const word = !isNew ? words('save') : draft.login_options === 'password' ? t('form.invite') : t('form.add')

  return (
    <>
      <Dialog
        open
        onClose={() => send({ type: 'close' })}
        title={user ? t('form.editTitle', { name: fullName(user) }) : t('form.addTitle')}
        closeLabel={words('close')}
        onSubmit={() => {
          if (isNew && !isLast) send({ type: 'next' })
          else if (why === undefined) send({ type: 'save' })
        }}
        footer={
          <>
            {isNew && step !== 'details' ? (
              <Button disabled={isSaving} onClick={() => send({ type: 'back' })}>
                {words('back')}
              </Button>
            ) : (
              <Button disabled={isSaving} onClick={() => send({ type: 'close' })}>
                {words('cancel')}
              </Button>
            )}
            {isNew && !isLast ? (
              <Button type="submit" variant="primary">
                {words('next')}
              </Button>
            ) : (
              <Button type="submit" variant="primary" busy={isSaving} disabledReason={why}>
                {word}
              </Button>
            )}
          </>
        }
      >
        {refusal ? (
          <RefusalCallout title={t('form.failed')} refusal={refusal} unanswered={words('unreachable')} />
        ) : null}
        {isOnline ? null : <Callout tone="info">{t('noNetwork')}</Callout>}
        <FormProblem isWrong={problems.size > 0} />
        <StepBar
          step={step}
          onStep={isNew ? undefined : (chosen) => send({ type: 'step.chosen', step: chosen })}
        />
        {step === 'details' ? (
          <UserDetailsForm
            draft={draft}
            onChange={change}
            problems={problems}
            isNew={isNew}
            loginOptions={loginOptions}
          />
        ) : step === 'permissions' ? (
          <PermissionForm draft={draft} onChange={change} giver={giver} />
        ) : (
          <CompanyAccess draft={draft} onChange={change} companies={companies} problems={problems} />
        )}
      </Dialog>
      <UnsavedDialog
        open={state.matches('leaving')}
        onStay={() => send({ type: 'leave.declined' })}
        onExit={() => send({ type: 'leave.confirmed' })}
      />
    </>
  )
}

import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import type { Role } from '#shared/domain/permissions/roles.ts'
import { fullName, type User } from '#shared/domain/users/user.ts'
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
import { draftOf, NEW_DRAFT, stepProblems, type UserDraft } from './user-draft.ts'

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
      actions: {
        finish: () => {
          unsaved.release()
          onClose()
        },
      },
    }),
    { input: { draft: user ? draftOf(user) : NEW_DRAFT } },
  )
  const { step, refusal } = state.context
  const form = heldForm(state.context.form, stepProblems(step, state.context.form.values), send)
  const unsaved = useUnsaved(form.isChanged && state.status === 'active', user ? undefined : HELD_BY)
  const isSaving = state.matches('saving')
  const leave = () => {
    if (!isSaving) unsaved.guard(onClose)
  }
  const isNew = user === undefined
  const isLast = step === 'companies'
  const why = !isOnline ? t('noNetwork') : isNew || form.isChanged ? undefined : words('unchanged')
  const isInvited = form.values.login_options === 'password'
  const word = !isNew ? words('save') : isInvited ? t('form.invite') : t('form.add')

  return (
    <>
      <Dialog
        open
        onClose={leave}
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
              <Button disabled={isSaving} onClick={leave}>
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
        <StepBar
          step={step}
          onStep={isNew ? undefined : (chosen) => send({ type: 'step.chosen', step: chosen })}
        />
        <FormFields form={form}>
          {step === 'details' ? (
            <UserDetailsForm form={form} isNew={isNew} loginOptions={loginOptions} />
          ) : step === 'permissions' ? (
            <PermissionForm form={form} giver={giver} />
          ) : (
            <CompanyAccess form={form} companies={companies} />
          )}
        </FormFields>
      </Dialog>
      {unsaved.dialog}
    </>
  )
}

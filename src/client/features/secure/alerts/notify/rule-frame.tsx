import { Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FormDialog } from '#client/parts/form/form-dialog.tsx'
import { FormFields } from '#client/parts/form/form-fields.tsx'
import type { Form } from '#client/parts/form/use-form.ts'
import type { SubmitOutcome } from '#client/data/queue/submit.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { DeleteRuleDialog } from './delete-rule-dialog.tsx'
import { type NotifyProblem, useNotifyObstacle } from './use-notify-words.ts'

interface RuleFrameProps<Values extends { name: string }, Seen extends { name: string }> {
  /** Whose words it uses. */
  words: 'rules' | 'snoozed'
  /** Whose rule it is; null for all companies. */
  customerId: string | null
  /** Undefined for a new one. */
  seen: Seen | undefined
  form: Form<Values, NotifyProblem>
  save: (values: Values) => Promise<SubmitOutcome>
  remove: (seen: Seen) => Promise<SubmitOutcome>
  onClose: () => void
  children: ReactNode
}

/** The dialog of a rule of either kind: saves what was changed, and takes the rule away after a question. */
export function RuleFrame<Values extends { name: string }, Seen extends { name: string }>({
  words: kind,
  customerId,
  seen,
  form,
  save,
  remove,
  onClose,
  children,
}: RuleFrameProps<Values, Seen>) {
  const t = useTexts('alertNotify')
  const words = useTexts('words')
  const obstacle = useNotifyObstacle(customerId)
  const [isDeleting, setDeleting] = useState(false)
  const isUnchanged = seen !== undefined && !form.isChanged
  const submit = async () => {
    if (isUnchanged || !(await form.submit(save))) return
    showToast({ tone: 'ok', text: t(`${kind}.saved`, { name: form.values.name.trim() }) })
    onClose()
  }
  return (
    <>
      <FormDialog
        form={form}
        title={seen ? t(`${kind}.edit`) : t(`${kind}.add`)}
        disabledReason={isUnchanged ? words('unchanged') : undefined}
        acts={
          seen ? (
            <Button variant="quiet" icon={<Trash2 aria-hidden />} onClick={() => setDeleting(true)}>
              {words('delete')}
            </Button>
          ) : null
        }
        onSave={obstacle === undefined ? () => void submit() : undefined}
        onClose={onClose}
      >
        {obstacle === undefined ? null : <Callout tone="info">{obstacle}</Callout>}
        <p>{t(`${kind}.purpose`)}</p>
        <FormFields
          form={form}
          failedTitle={t('notSaved')}
          failureText={(failure) => t(`failures.${failure === 'forbidden' ? failure : 'notKept'}`)}
        >
          {children}
        </FormFields>
      </FormDialog>
      {isDeleting && seen ? (
        <DeleteRuleDialog
          title={t(`${kind}.deleteTitle`)}
          text={t(`${kind}.deleteText`, { name: seen.name })}
          done={t(`${kind}.deleted`, { name: seen.name })}
          remove={() => remove(seen)}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            form.release()
            onClose()
          }}
        />
      ) : null}
    </>
  )
}

import { useState } from 'react'
import {
  type Instruction,
  instructionLimits,
  instructionTextSchema,
} from '#shared/domain/posture/instruction.ts'
import { setInstruction } from '#client/data/instructions.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { FormProblem } from '#client/parts/form-problem.tsx'
import { useFieldText } from '#client/parts/use-field-text.ts'
import { useUnsaved } from '#client/parts/use-unsaved.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { showToast } from '#client/ui/toasts.ts'

interface InstructionDialogProps {
  company: { id: string; name: string }
  checkId: string
  checkName: string
  found: Instruction | undefined
  onClose: () => void
}

/** Writes how a company fixes a check; an empty text takes the instructions away. */
export function InstructionDialog({ company, checkId, checkName, found, onClose }: InstructionDialogProps) {
  const device = useDevice()
  const t = useTexts('instructions')
  const fieldText = useFieldText()
  // What the person saw when they began; one that arrives meanwhile becomes a conflict, not a silent loss.
  const [seen] = useState(found)
  const [draft, setDraft] = useState(seen?.text ?? '')
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<'forbidden' | 'notKept'>()
  const { data: text } = instructionTextSchema.safeParse(draft)
  const isUnchanged = text === (seen?.text ?? '')
  const unsaved = useUnsaved(!isUnchanged)
  const leave = () => unsaved.guard(onClose)

  const save = async () => {
    if (text === undefined || isUnchanged || isSaving) return
    setSaving(true)
    const names = { check: checkName, company: company.name }
    const { outcome } = await setInstruction(device, { customerId: company.id, checkId, names, seen }, text)
    setSaving(false)
    if (outcome !== 'saved') return setFailure(outcome === 'forbidden' ? 'forbidden' : 'notKept')
    showToast({ tone: 'ok', text: text === '' ? t('takenAway') : t('saved') })
    onClose()
  }
  return (
    <>
      <Dialog
        open
        onClose={leave}
        title={t('title')}
        closeLabel={t('close')}
        onSubmit={() => void save()}
        footer={
          <>
            <Button onClick={leave}>{t('cancel')}</Button>
            <Button
              type="submit"
              variant="primary"
              busy={isSaving}
              disabledReason={isUnchanged ? t('unchanged') : undefined}
            >
              {t('save')}
            </Button>
          </>
        }
      >
        <p>{t('purpose', { check: checkName, company: company.name })}</p>
        <FormProblem isWrong={text === undefined} />
        {failure ? (
          <Callout tone="error" title={t('notSaved')}>
            {t(`failures.${failure}`)}
          </Callout>
        ) : null}
        <TextArea
          label={t('text')}
          help={t('help')}
          error={
            text === undefined
              ? fieldText({ kind: 'max', limit: instructionLimits.text }, t('text'))
              : undefined
          }
          rows={12}
          value={draft}
          onChange={setDraft}
        />
      </Dialog>
      {unsaved.dialog}
    </>
  )
}

import { useState } from 'react'
import type { MailPolicy } from '#shared/domain/defender/mail-policy.ts'
import { changeMailPolicies } from '#client/data/nouns/secure/mail-policies.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { FormDialog } from '#client/parts/form/form-dialog.tsx'
import { FormFields } from '#client/parts/form/form-fields.tsx'
import { useForm } from '#client/parts/form/use-form.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { useFindingText } from '../mail-policy-words.ts'
import {
  askedPolicy,
  draftOf,
  type MailDraft,
  type MailProblem,
  problemsElsewhere,
  problemsOf,
  storedDraft,
} from './mail-draft.ts'
import { RecipientFields } from './recipient-fields.tsx'
import { AboutFields, Group, SettingFields } from './policy-fields.tsx'
import type { MailForm } from './use-mail-field.ts'

interface MailPolicyDialogProps {
  customerId: string
  company: string
  /** As the person saw it; without an id it is a new one. */
  seen: MailPolicy
  /** The company's policies of the kind, itself among them or not. */
  others: readonly MailPolicy[]
  /** What was entered before and refused, which is corrected here. */
  typed?: Partial<MailDraft>
  /** Why it cannot be saved, whatever is entered. */
  obstacle?: string | undefined
  onSaved?: () => void
  onClose: () => void
}

/** A policy for mail that is made or changed (DEF-02, DEF-04, DEF-05). */
export function MailPolicyDialog({
  customerId,
  company,
  seen: given,
  others,
  typed,
  obstacle,
  onSaved,
  onClose,
}: MailPolicyDialogProps) {
  const t = useTexts('defender')
  const words = useTexts('words')
  const device = useDevice()
  // What arrives meanwhile was not seen: it is found out about where the change is carried out.
  const [seen] = useState(given)
  const isNew = seen.id === ''
  const form = useForm<MailDraft, MailProblem>({
    seen: draftOf(seen),
    typed,
    judge: (draft) => problemsOf(draft, seen, others),
    stored: storedDraft,
    heldBy: ['correct'],
  })
  const save = async () => {
    const saved = await form.submit(async (draft) => {
      const items = [askedPolicy(draft, seen)]
      const [outcome] = await changeMailPolicies(device, [{ customerId, company, items }])
      return outcome ?? { outcome: 'forbidden' as const }
    })
    if (!saved) return
    showToast({ tone: 'ok', text: t('acts.asked', { count: 1 }) })
    onSaved?.()
    onClose()
  }
  const reason = obstacle ?? (isNew || form.isChanged ? undefined : words('unchanged'))
  const kind = t(`policy.kinds.${seen.kind}`)
  return (
    <FormDialog
      form={form}
      title={isNew ? t('form.create', { kind, company }) : t('form.edit', { name: seen.name })}
      disabledReason={reason}
      onSave={() => {
        if (reason === undefined) void save()
      }}
      onClose={onClose}
    >
      <FormFields
        form={form}
        failedTitle={t('form.failed')}
        failureText={(failure) => t(failure === 'forbidden' ? 'acts.forbidden' : 'acts.notKept')}
      >
        {seen.isBuiltIn ? <BuiltIn form={form} /> : <OwnParts form={form} />}
        <SettingFields form={form} seen={seen} />
      </FormFields>
    </FormDialog>
  )
}

/** What only policies have that the vendor did not make. */
function OwnParts({ form }: { form: MailForm }) {
  const t = useTexts('defender')
  return (
    <>
      <Group title={t('form.about')}>
        <AboutFields form={form} />
      </Group>
      <Group title={t('form.forWhom')}>
        <RecipientFields form={form} />
      </Group>
    </>
  )
}

/** That the rest of the policy is the vendor's, and what is wrong with that. */
function BuiltIn({ form }: { form: MailForm }) {
  const t = useTexts('defender')
  const textOf = useFindingText()
  const elsewhere = problemsElsewhere(form.problems, true)
  return (
    <>
      <Callout tone="info">{t('form.builtIn')}</Callout>
      {elsewhere.length > 0 ? (
        <Callout tone="error" title={t('form.elsewhere')}>
          {elsewhere.map(textOf).join('; ')}
        </Callout>
      ) : null}
    </>
  )
}

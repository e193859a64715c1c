import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId, useState } from 'react'
import type { MailPolicy } from '#shared/domain/defender/mail-policy.ts'
import { MAIL_VOCABULARIES } from '#shared/domain/defender/settings/mail-vocabularies.ts'
import { changeMailPolicies } from '#client/data/nouns/mail-policies.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { FormDialog } from '#client/parts/form/form-dialog.tsx'
import { FormFields } from '#client/parts/form/form-fields.tsx'
import { useForm } from '#client/parts/form/use-form.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Checkbox } from '#client/ui/fields/checkbox.tsx'
import { TextArea } from '#client/ui/fields/text-area.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
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
import { SettingField } from './setting-field.tsx'
import { type MailForm, useMailField } from './use-mail-field.ts'

interface MailPolicyDialogProps {
  customerId: string
  company: string
  /** As the person saw it; without an id it is a new one. */
  seen: MailPolicy
  /** The company's policies of the kind, itself among them or not. */
  others: readonly MailPolicy[]
  onClose: () => void
}

/** A policy for mail that is made or changed (DEF-02, DEF-04, DEF-05). */
export function MailPolicyDialog({
  customerId,
  company,
  seen: given,
  others,
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
    judge: (draft) => problemsOf(draft, seen, others),
    stored: storedDraft,
  })
  const save = async () => {
    const saved = await form.submit(async (draft) => {
      const items = [askedPolicy(draft, seen)]
      const [outcome] = await changeMailPolicies(device, [{ customerId, company, items }])
      return outcome ?? { outcome: 'forbidden' as const }
    })
    if (!saved) return
    showToast({ tone: 'ok', text: t('acts.asked', { count: 1 }) })
    onClose()
  }
  const isUnchanged = !isNew && !form.isChanged
  const kind = t(`policy.kinds.${seen.kind}`)
  return (
    <FormDialog
      form={form}
      title={isNew ? t('form.create', { kind, company }) : t('form.edit', { name: seen.name })}
      disabledReason={isUnchanged ? words('unchanged') : undefined}
      onSave={() => {
        if (!isUnchanged) void save()
      }}
      onClose={onClose}
    >
      <FormFields
        form={form}
        failedTitle={t('form.failed')}
        failureText={(failure) => t(failure === 'forbidden' ? 'acts.forbidden' : 'acts.notKept')}
      >
        {seen.isBuiltIn ? <BuiltIn form={form} /> : <OwnParts form={form} />}
        <Group title={t('form.settings')}>
          {MAIL_VOCABULARIES[seen.kind].settings.map((setting) => (
            <SettingField key={setting.name} setting={setting} form={form} seen={seen} />
          ))}
        </Group>
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

function AboutFields({ form }: { form: MailForm }) {
  const t = useTexts('defender')
  const field = useMailField(form)
  return (
    <>
      <TextField {...field('name', t('policy.inputs.name'))} required autoComplete="off" />
      <Checkbox
        label={t('policy.inputs.isEnabled')}
        help={t('form.enabledHelp')}
        checked={form.values.isEnabled}
        onChange={(isEnabled) => form.set({ isEnabled })}
      />
      <TextArea {...field('description', t('policy.inputs.description'))} rows={2} />
      <TextArea {...field('comments', t('policy.inputs.comments'))} rows={2} />
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

const Box = chakra('section', {
  base: {
    display: 'grid',
    gap: 4,
    minW: 0,
    '& > h3': { fontSize: 'body', fontWeight: 'semibold', color: 'text' },
    '&:not(:first-of-type)': { pt: 4, borderTopWidth: '1px', borderColor: 'line' },
  },
})

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </Box>
  )
}

import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { z } from 'zod'
import { RECOMMENDED_ROLE_IDS } from '#shared/domain/partner/gdap-roles.ts'
import {
  newRelationshipSchema,
  partnerLimits,
  type PartnerConnection,
  type PartnerRelationship,
} from '#shared/domain/partner/partner.ts'
import { createRelationship } from '#client/data/nouns/partner.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { problemsBy, storedBy } from '#client/parts/form/by-schema.ts'
import { FormDialog } from '#client/parts/form/form-dialog.tsx'
import { FormFields, useFormField } from '#client/parts/form/form-fields.tsx'
import { type Form, useForm } from '#client/parts/form/use-form.ts'
import { RefusalCallout } from '#client/parts/refusal-callout.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { SelectField } from '#client/ui/fields/select-field.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { Roles } from './audit-callout.tsx'

const shape = {
  name: newRelationshipSchema.shape.name,
  duration: z
    .string()
    .trim()
    .regex(/^\d{1,4}$/)
    .refine((days) => Number(days) >= 1 && Number(days) <= partnerLimits.duration),
  extended: z.enum(['on', 'off']),
}

/** Longer than a phone is wide. */
const Address = chakra('a', { base: { textDecoration: 'underline', overflowWrap: 'anywhere' } })

const NOTHING: LinkValues = { name: '', duration: String(partnerLimits.duration), extended: 'on' }

interface LinkDialogProps {
  connection: PartnerConnection
  disabledReason: string | undefined
  onClose: () => void
}

/** Makes a relationship of the recommended roles, and shows the link by which a customer approves it (INT-47). */
export function LinkDialog({ connection, disabledReason, onClose }: LinkDialogProps) {
  const device = useDevice()
  const t = useTexts('partner')
  const words = useTexts('words')
  const [made, setMade] = useState<PartnerRelationship>()
  const form = useForm({
    seen: NOTHING,
    judge: (values) => problemsBy(shape, values),
    stored: (values) => storedBy(shape, values),
  })
  const save = async () => {
    if (disabledReason !== undefined) return
    const isMade = await form.ask(async ({ name, duration, extended }) => {
      setMade(
        await createRelationship(device, connection.id, {
          name,
          duration: Number(duration),
          isExtended: extended === 'on',
        }),
      )
    })
    if (isMade) form.restart()
  }
  return (
    <FormDialog
      form={form}
      title={t(made ? 'link.made' : 'link.title')}
      word={t('link.make')}
      disabledReason={disabledReason}
      onSave={made ? undefined : () => void save()}
      onClose={onClose}
    >
      {made ? (
        <>
          <Callout tone="ok" title={made.name}>
            {t('link.madeText')}
          </Callout>
          <ApprovalLink url={made.approval_url ?? ''} />
        </>
      ) : (
        <LinkFields form={form} />
      )}
      {form.refusal ? (
        <RefusalCallout title={t('link.notMade')} refusal={form.refusal} unanswered={words('cannotWait')} />
      ) : null}
    </FormDialog>
  )
}

interface LinkValues {
  name: string
  duration: string
  extended: 'on' | 'off'
}

function LinkFields({ form }: { form: Form<LinkValues> }) {
  const t = useTexts('partner')
  const field = useFormField(form)
  return (
    <FormFields form={form}>
      <p>{t('link.text')}</p>
      <TextField
        {...field('name', t('columns.name'))}
        maxLength={partnerLimits.name}
        required
        autoComplete="off"
      />
      <TextField
        {...field('duration', t('link.duration'))}
        help={t('link.durationHelp', { most: partnerLimits.duration })}
        inputMode="numeric"
        required
        autoComplete="off"
      />
      <SelectField
        {...field('extended', t('columns.extended'))}
        help={t('link.extendedHelp')}
        options={(['on', 'off'] as const).map((value) => ({ value, label: t(value) }))}
      />
      <Quiet>{t('link.roles')}</Quiet>
      <Roles ids={RECOMMENDED_ROLE_IDS} />
    </FormFields>
  )
}

/** The link of a relationship that waits, to be sent to the customer. */
export function ApprovalLink({ url }: { url: string }) {
  const t = useTexts('partner')
  return (
    <>
      <Address href={url} target="_blank" rel="noopener noreferrer">
        {url}
      </Address>
      <CopyButton text={url} label={t('link.copy')} copiedLabel={t('link.copied')} />
    </>
  )
}

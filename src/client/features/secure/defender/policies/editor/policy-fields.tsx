import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import type { MailPolicy } from '#shared/domain/defender/mail-policy.ts'
import { MAIL_VOCABULARIES } from '#shared/domain/defender/settings/mail-vocabularies.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Checkbox } from '#client/ui/fields/checkbox.tsx'
import { TextArea } from '#client/ui/fields/text-area.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { SettingField } from './setting-field.tsx'
import { type MailForm, useMailField } from './use-mail-field.ts'

/** What a policy is called, whether it is on, and what is written of it. */
export function AboutFields({ form }: { form: MailForm }) {
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

/** The settings of its kind; `seen`: the policy as the person saw it. */
export function SettingFields({ form, seen }: { form: MailForm; seen: MailPolicy }) {
  const t = useTexts('defender')
  return (
    <Group title={t('form.settings')}>
      {MAIL_VOCABULARIES[seen.kind].settings.map((setting) => (
        <SettingField key={setting.name} setting={setting} form={form} seen={seen} />
      ))}
    </Group>
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

/** Fields under one heading. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </Box>
  )
}

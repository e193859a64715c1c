import { Suspense } from 'react'
import type { MailTemplate } from '#shared/domain/defender/mail-template.ts'
import { freeName } from '#client/features/secure/parts/templates/free-name.ts'
import type { ProtectionTemplatesAddress } from '#client/features/secure/parts/templates/protection-templates-address.ts'
import {
  useAddObstacle,
  useTemplateObstacle,
} from '#client/features/secure/parts/templates/use-template-obstacle.ts'
import { mailTemplateCorrection } from '#client/parts/template-correction.ts'
import { useCorrecting } from '#client/parts/use-correction.ts'
import { useTexts } from '#client/texts/texts.ts'
import { later } from '#client/ui/later.tsx'
import { templateStart } from './template-start.ts'

const TemplateDialog = later(() => import('./template-dialog.tsx').then((part) => part.TemplateDialog))

interface OpenTemplateProps {
  address: ProtectionTemplatesAddress
  onAddress: (change: Partial<ProtectionTemplatesAddress>) => void
  templates: readonly MailTemplate[]
}

/** The form of a template that the address opens: of the one whose panel is open, or of a new one. */
export function OpenTemplate(props: OpenTemplateProps) {
  const { tab, mode, open } = props.address
  if (tab === 'baselines' || mode === undefined) return null
  const seen = props.templates.find(({ id }) => id === open)
  return (
    <Suspense>
      {mode === 'create' ? <NewTemplate {...props} /> : null}
      {mode === 'edit' && seen ? <EditTemplate {...props} seen={seen} /> : null}
    </Suspense>
  )
}

const namesOf = (templates: readonly MailTemplate[], but?: MailTemplate) =>
  templates.filter(({ id }) => id !== but?.id).map(({ name }) => name)

function NewTemplate({ address: { from, correct }, onAddress, templates }: OpenTemplateProps) {
  const t = useTexts('policyTemplates')
  const obstacle = useAddObstacle('templates', templates.length)
  const { correction, onSaved } = useCorrecting(correct, mailTemplateCorrection)
  const taken = namesOf(templates)
  const start = templateStart({
    from,
    typed: correction?.typed,
    templates,
    copyOf: (name) => freeName(t('copyOf', { name }), taken),
  })
  if (!start) return null
  return (
    <TemplateDialog
      key={correction?.key ?? from}
      seen={undefined}
      start={start}
      typed={correction?.typed}
      taken={taken}
      obstacle={obstacle}
      onSaved={onSaved}
      onClose={() => onAddress({ mode: undefined, from: undefined, correct: undefined })}
    />
  )
}

function EditTemplate({
  address: { correct },
  onAddress,
  templates,
  seen,
}: OpenTemplateProps & { seen: MailTemplate }) {
  const obstacle = useTemplateObstacle()
  const { correction, onSaved } = useCorrecting(correct, mailTemplateCorrection)
  return (
    <TemplateDialog
      key={correction?.key}
      seen={seen}
      start={seen}
      typed={correction?.typed}
      taken={namesOf(templates, seen)}
      obstacle={obstacle}
      onSaved={onSaved}
      onClose={() => onAddress({ mode: undefined, correct: undefined })}
    />
  )
}

import { deviceTemplateCorrection } from '#client/parts/template-correction.ts'
import { useCorrecting } from '#client/parts/use-correction.ts'
import type { IntuneTemplateRow } from './intune-template-rows.ts'
import { TemplateForm } from './template-form.tsx'

interface OpenTemplateFormProps {
  rows: readonly IntuneTemplateRow[]
  mode: 'edit' | 'create'
  /** The template that is changed. */
  open: string | undefined
  /** The refused change whose values are corrected. */
  correct: string | undefined
  onClose: () => void
}

/** The form of a template that there is, or of one that was refused. */
export function OpenTemplateForm({ rows, mode, open, correct, onClose }: OpenTemplateFormProps) {
  const { correction, onSaved } = useCorrecting(correct, deviceTemplateCorrection)
  const row = rows.find(({ id }) => id === open)
  const of = mode === 'edit' ? row?.template : correction?.from
  // What was refused is read a moment after the address.
  if (!of || (correct !== undefined && !correction)) return null
  return (
    <TemplateForm
      key={correction?.key ?? open}
      of={of}
      typed={correction?.typed}
      taken={rows.filter((other) => other !== row).map(({ name }) => name)}
      onSaved={onSaved}
      onClose={onClose}
    />
  )
}

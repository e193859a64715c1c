import type { PolicyBaseline } from '#shared/domain/conditional-access/templates/policy-template.ts'
import type { PolicyType } from '#shared/domain/policy-templates/policy-types.ts'
import { policyBaselineCorrection } from '#client/parts/template-correction.ts'
import { useCorrecting } from '#client/parts/use-correction.ts'
import { useTexts } from '#client/texts/texts.ts'
import { freeName } from '../free-name.ts'
import { useAddObstacle, useTemplateObstacle } from '../use-template-obstacle.ts'
import { EMPTY_BASELINE, fieldsOfBaseline, type NamedTemplate } from './baseline-draft.ts'
import { BaselineForm } from './baseline-form.tsx'

interface AnyBaseline extends NamedTemplate {
  description: string
  templateIds: readonly string[]
  /** As it is stored; undefined of one of the product. */
  view: object | undefined
}

interface OpenFormProps {
  policyType: PolicyType
  baselines: readonly AnyBaseline[] | undefined
  templates: readonly NamedTemplate[]
  /** The refused change whose values are corrected. */
  correct: string | undefined
  onClose: () => void
}

/** The names of the other own baselines. */
const takenBy = (baselines: OpenFormProps['baselines'], id: string | undefined) =>
  (baselines ?? []).flatMap(({ view, name, id: other }) => (view && other !== id ? name : []))

/** The form of a baseline that there is (CA-35). */
export function EditBaseline({
  seen,
  policyType,
  baselines,
  templates,
  correct,
  onClose,
}: OpenFormProps & { seen: PolicyBaseline }) {
  const { correction, onSaved } = useCorrecting(correct, policyBaselineCorrection)
  return (
    <BaselineForm
      key={correction?.key}
      policyType={policyType}
      typed={correction?.typed}
      onSaved={onSaved}
      seen={seen}
      start={fieldsOfBaseline(seen)}
      taken={takenBy(baselines, seen.id)}
      templates={templates}
      obstacle={useTemplateObstacle()}
      onClose={onClose}
    />
  )
}

/** The form of a new baseline, which may begin as a copy of another one. */
export function NewBaseline({
  from,
  policyType,
  baselines,
  templates,
  correct,
  onClose,
}: OpenFormProps & { from: string | undefined }) {
  const t = useTexts('policyTemplates')
  const count = (baselines ?? []).filter(({ view }) => view !== undefined).length
  const obstacle = useAddObstacle('baselines', count)
  const { correction, onSaved } = useCorrecting(correct, policyBaselineCorrection)
  // Without them it is not known what is copied, and which names are taken.
  if (!baselines) return null
  const taken = takenBy(baselines, undefined)
  const source = baselines.find(({ id }) => id === from)
  const start = source
    ? {
        name: freeName(t('copyOf', { name: source.name }), taken),
        description: source.description,
        templates: [...source.templateIds],
      }
    : EMPTY_BASELINE
  return (
    <BaselineForm
      key={correction?.key ?? from}
      policyType={policyType}
      typed={correction?.typed}
      onSaved={onSaved}
      seen={undefined}
      start={start}
      taken={taken}
      templates={templates}
      obstacle={obstacle}
      onClose={onClose}
    />
  )
}

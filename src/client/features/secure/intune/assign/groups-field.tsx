import { devicePolicyTaskLimits } from '#shared/domain/intune/device-policy-task.ts'
import { fieldsOf } from '#client/parts/form/form-fields.tsx'
import { SeveralField } from '#client/parts/form/several-field.tsx'
import type { Form } from '#client/parts/form/use-form.ts'
import { useTexts } from '#client/texts/texts.ts'
import { TextArea } from '#client/ui/fields/text-area.tsx'
import { useFindingText } from '../device-policy-words.ts'
import type { AssignDraft, AssignProblem, GroupOption } from './assign-draft.ts'

interface GroupsFieldProps {
  side: 'include' | 'exclude'
  form: Form<AssignDraft, AssignProblem>
  options: readonly GroupOption[]
}

/**
 * The groups of a side: those that are known are chosen, all others are told by their names. What is wrong is told once it is sent:
 * whoever goes from one of the two inputs to the other is not done.
 */
export function GroupsField({ side, form, options }: GroupsFieldProps) {
  const t = useTexts('intune')
  const label = t(`assign.${side}`)
  const { value, error, onChange } = fieldsOf(form, useProblemText())(side, label)
  const isAnyKnown = options.length > 0
  return (
    <>
      {isAnyKnown ? (
        <div data-invalid={error ? '' : undefined}>
          <SeveralField
            label={label}
            error={error}
            value={value.ids}
            onChange={(ids) => onChange({ ...value, ids })}
            options={options}
            words={{
              add: t('assign.add'),
              find: t('assign.find'),
              noSuch: t('assign.noSuch'),
              none: t('whom.nobody'),
              remove: (name) => t('assign.remove', { name }),
            }}
          />
        </div>
      ) : null}
      <TextArea
        label={isAnyKnown ? t(`assign.others.${side}`) : label}
        help={t('assign.othersHelp')}
        error={isAnyKnown ? undefined : error}
        rows={2}
        value={value.names}
        onChange={(names) => onChange({ ...value, names })}
      />
    </>
  )
}

/** What is wrong with an input, in words. */
function useProblemText() {
  const t = useTexts('intune')
  const findingText = useFindingText()
  return (problem: AssignProblem): string =>
    problem.kind === 'tooMany'
      ? t('assign.tooMany', { count: devicePolicyTaskLimits.groups })
      : problem.findings.map(findingText).join('; ')
}

import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import {
  type PolicyBaseline,
  type PolicyBaselineFields,
  policyTemplateLimits,
} from '#shared/domain/conditional-access/templates/policy-template.ts'
import type { PolicyType } from '#shared/domain/policy-templates/policy-types.ts'
import { addPolicyBaseline, changePolicyBaseline } from '#client/data/nouns/secure/policy-templates.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { FormFields } from '#client/parts/form/form-fields.tsx'
import { useForm } from '#client/parts/form/use-form.ts'
import { useFieldText } from '#client/parts/use-field-text.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { ComboBox } from '#client/ui/fields/combo-box.tsx'
import { TextArea } from '#client/ui/fields/text-area.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import {
  baselineProblems,
  type BaselineProblem,
  type NamedTemplate,
  storedBaseline,
} from './baseline-draft.ts'
import { OrderedTemplates } from './ordered-templates.tsx'

const Group = chakra('div', {
  base: { display: 'grid', gap: 2, '& > h3': { fontSize: 'control', fontWeight: 'medium' } },
})
const Problem = chakra('div', { base: { fontSize: 'small', color: 'red' } })

interface BaselineFormProps {
  policyType: PolicyType
  /** As the person saw it when they began; undefined for a new one. */
  seen: PolicyBaseline | undefined
  start: PolicyBaselineFields
  /** What was entered before and refused. */
  typed: Partial<PolicyBaselineFields> | undefined
  /** The names of the other baselines. */
  taken: readonly string[]
  templates: readonly NamedTemplate[]
  obstacle: string | undefined
  onSaved: () => void
  onClose: () => void
}

/** The panel of a baseline in the modes EDIT and CREATE: it asks before it is closed with what was entered (CA-35). */
export function BaselineForm(props: BaselineFormProps) {
  const { seen, templates, obstacle, onClose } = props
  const t = useTexts('policyTemplates')
  const words = useTexts('words')
  const errors = useTexts('errors')
  const formId = useId()
  const form = useBaselineForm(props)
  const save = useSave(props, form)
  const textOf = useProblemText()
  const isUnchanged = seen !== undefined && !form.isChanged
  const { values: draft, problems, set } = form
  return (
    <SidePanel
      title={seen ? t('baseline.editTitle') : t('baseline.title')}
      closeLabel={words('close')}
      onClose={() => form.guard(onClose)}
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={form.isSaving}
            disabledReason={obstacle ?? (isUnchanged ? words('unchanged') : undefined)}
          >
            {words('save')}
          </Button>
          <Button onClick={() => form.guard(onClose)}>{words('cancel')}</Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (obstacle === undefined && !isUnchanged) void save()
        }}
      >
        <FormFields
          form={form}
          failedTitle={errors('baselineNotSaved')}
          failureText={(failure) => t(`form.${failure === 'forbidden' ? failure : 'notKept'}`)}
        >
          <TextField
            label={words('name')}
            required
            autoComplete="off"
            value={draft.name}
            onChange={(name) => set({ name })}
            error={textOf(problems.name, words('name'))}
          />
          <TextArea
            label={t('baseline.description')}
            rows={2}
            maxLength={policyTemplateLimits.description}
            value={draft.description}
            onChange={(description) => set({ description })}
            error={textOf(problems.description, t('baseline.description'))}
          />
          <Members form={form} templates={templates} />
        </FormFields>
      </form>
      {form.dialog}
    </SidePanel>
  )
}

type BaselineFormOf = ReturnType<typeof useBaselineForm>

function useBaselineForm({ start: given, typed, taken }: BaselineFormProps) {
  // What a copy begins with may have another name once others arrive.
  const [start] = useState(given)
  return useForm<PolicyBaselineFields, BaselineProblem>({
    seen: start,
    typed,
    judge: (draft) => baselineProblems(draft, taken),
    stored: storedBaseline,
    heldBy: ['open', 'mode', 'tab'],
  })
}

function useSave({ policyType, seen, onSaved, onClose }: BaselineFormProps, form: BaselineFormOf) {
  const device = useDevice()
  const t = useTexts('policyTemplates')
  return async () => {
    const saved = await form.submit((fields, changes) =>
      seen ? changePolicyBaseline(device, seen, changes) : addPolicyBaseline(device, fields, policyType),
    )
    if (!saved) return
    onSaved()
    showToast({ tone: 'ok', text: t('form.saved', { name: form.values.name.trim() }) })
    onClose()
  }
}

function useProblemText() {
  const errors = useTexts('errors')
  const fieldText = useFieldText()
  return (problem: BaselineProblem | undefined, name: string) => {
    if (problem === undefined) return undefined
    return problem.kind === 'taken' ? errors('policyBaselineNameTaken') : fieldText(problem, name)
  }
}

function Members({ form, templates }: { form: BaselineFormOf; templates: readonly NamedTemplate[] }) {
  const t = useTexts('policyTemplates')
  const headingId = useId()
  const { values: draft, problems, set } = form
  const isFull = draft.templates.length >= policyTemplateLimits.members
  return (
    <Group role="group" aria-labelledby={headingId}>
      <h3 id={headingId}>{t('baseline.order')}</h3>
      {problems.templates ? <Problem role="alert">{t('baseline.needsTemplate')}</Problem> : null}
      <OrderedTemplates
        ids={draft.templates}
        templates={templates}
        onChange={(ids) => set({ templates: ids })}
      />
      {isFull ? (
        <Problem>{t('baseline.tooMany', { count: policyTemplateLimits.members })}</Problem>
      ) : (
        <div data-invalid={problems.templates ? '' : undefined}>
          <ComboBox
            label={t('baseline.add')}
            value={undefined}
            onChange={(id) => set({ templates: [...draft.templates, id] })}
            options={templates
              .filter(({ id }) => !draft.templates.includes(id))
              .map(({ id, name }) => ({ value: id, label: name }))}
            placeholder={t('baseline.addOne')}
            searchPlaceholder={t('baseline.find')}
            emptyText={t('baseline.noSuch')}
            wide
          />
        </div>
      )}
    </Group>
  )
}

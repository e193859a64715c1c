import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import {
  type PolicyTemplate,
  policyTemplateLimits,
  PROMPTED_INPUTS,
} from '#shared/domain/conditional-access/templates/policy-template.ts'
import { addPolicyTemplate, changePolicyTemplate } from '#client/data/nouns/secure/policy-templates.ts'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import { useDevice } from '#client/machines/use-device.ts'
import { FormFields } from '#client/parts/form/form-fields.tsx'
import { FormFoot } from '#client/parts/form/form-foot.tsx'
import { useForm } from '#client/parts/form/use-form.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { useFieldText } from '#client/parts/use-field-text.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Checkbox } from '#client/ui/fields/checkbox.tsx'
import { Segmented } from '#client/ui/fields/segmented.tsx'
import { TextArea } from '#client/ui/fields/text-area.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { policyPhrases } from '../../policies/policy-phrases.ts'
import { inputText } from '../input-words.ts'
import type { PolicyTemplates } from '../use-policy-templates.ts'
import { BeginWith } from './begin-with.tsx'
import {
  bodyIn,
  changedFields,
  draftProblems,
  type DraftProblem,
  fieldsOfDraft,
  findingsIn,
  storedDraft,
  type TemplateDraft,
} from './template-draft.ts'

const Form = chakra('form', { base: { display: 'grid', gap: 4, minW: 0, alignContent: 'start' } })
const Prompts = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    gap: 2,
    '& legend': { mb: 1.5, fontSize: 'control', fontWeight: 'medium' },
    '& .required': { ms: 6.5 },
  },
})
const Narrow = chakra('div', { base: { display: 'grid', gap: 4, maxW: '46rem', minW: 0 } })
const Code = chakra('div', { base: { '& textarea': { fontFamily: 'mono', fontSize: 'small' } } })

const STEPS = ['selection', 'details', 'review', 'finish'] as const
type Step = (typeof STEPS)[number]

interface TemplateEditorProps {
  /** As the person saw it when they began; undefined for a new one. */
  seen: PolicyTemplate | undefined
  start: TemplateDraft
  /** What was written before and refused. */
  typed: Partial<TemplateDraft> | undefined
  /** The names of the other templates. */
  taken: readonly string[]
  obstacle: string | undefined
  data: PolicyTemplates
  onSaved: () => void
}

/** The steps of a template: what it begins with, the policy, what is said for each tenant, and its name (CA-22). */
export function TemplateEditor(props: TemplateEditorProps) {
  const { seen, obstacle, data } = props
  const t = useTexts('policyTemplates')
  const words = useTexts('words')
  const go = useGo()
  const form = useTemplateForm(props)
  const [step, setStep] = useState<Step>(() => firstStep(props))
  const steps = seen ? STEPS.slice(1) : STEPS
  const isWritten = bodyIn(form.values.text) !== undefined
  const place = steps.indexOf(step)
  const leave = () => go({ to: '/secure/policy-management/templates', search: {} })
  const save = useSave(props, form, leave)
  const isUnchanged = seen !== undefined && !form.isChanged
  const isInvalid = findingsIn(form.values).length > 0
  return (
    <Form
      noValidate
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault()
        if (step === 'finish' && obstacle === undefined && !isUnchanged && !isInvalid) void save()
      }}
    >
      <div>
        <Segmented
          label={words('stepOf', { step: place + 1, steps: steps.length })}
          value={step}
          onChange={(wanted) => {
            if (isWritten || wanted === 'selection' || wanted === 'details') setStep(wanted)
          }}
          options={steps.map((value) => ({ value, label: t(`editor.steps.${value}`) }))}
        />
      </div>
      <FormFields
        form={form}
        failedTitle={t('editor.failed')}
        failureText={(failure) => t(`form.${failure === 'forbidden' ? failure : 'notKept'}`)}
      >
        {step === 'selection' ? (
          <BeginWith
            data={data}
            onBegin={(draft) => {
              form.set(draft)
              setStep('details')
            }}
          />
        ) : null}
        {step === 'details' ? <Details form={form} /> : null}
        {step === 'review' ? <Review draft={form.values} /> : null}
        {step === 'finish' ? <Names form={form} /> : null}
      </FormFields>
      <Steps
        step={step}
        steps={steps}
        onStep={setStep}
        isWritten={isWritten}
        isSaving={form.isSaving}
        obstacle={
          obstacle ?? (isInvalid ? t('editor.brokenRule') : isUnchanged ? words('unchanged') : undefined)
        }
        onLeave={leave}
      />
      {form.dialog}
    </Form>
  )
}

/** What was refused begins with its name, which somebody else may have taken meanwhile. */
const firstStep = ({ start, typed }: TemplateEditorProps): Step =>
  typed ? 'finish' : start.text === '' ? 'selection' : 'details'

interface StepsProps {
  step: Step
  steps: readonly Step[]
  onStep: (step: Step) => void
  isWritten: boolean
  isSaving: boolean
  /** Why it cannot be saved. */
  obstacle: string | undefined
  onLeave: () => void
}

/** The way on and back, and at the end what saves. */
function Steps({ step, steps, onStep, isWritten, isSaving, obstacle, onLeave }: StepsProps) {
  const t = useTexts('policyTemplates')
  const words = useTexts('words')
  const place = steps.indexOf(step)
  const [next, before] = [steps[place + 1], steps[place - 1]]
  return (
    <FormFoot>
      {step === 'finish' ? (
        <Button type="submit" variant="primary" busy={isSaving} disabledReason={obstacle}>
          {words('save')}
        </Button>
      ) : null}
      {next && step !== 'selection' ? (
        <Button
          key="next"
          variant="primary"
          disabledReason={isWritten ? undefined : t('editor.notJson')}
          onClick={() => onStep(next)}
        >
          {t('editor.next')}
        </Button>
      ) : null}
      {before ? (
        <Button key="back" onClick={() => onStep(before)}>
          {words('back')}
        </Button>
      ) : null}
      <Button onClick={onLeave}>{words('cancel')}</Button>
    </FormFoot>
  )
}

type TemplateForm = ReturnType<typeof useTemplateForm>

function useTemplateForm({ start: given, typed, taken }: TemplateEditorProps) {
  // What a copy begins with may have another name once others arrive.
  const [start] = useState(given)
  return useForm<TemplateDraft, DraftProblem>({
    seen: start,
    typed,
    judge: (draft) => draftProblems(draft, taken),
    stored: storedDraft,
  })
}

/** Gives what saves the form and ends the work on it. */
function useSave({ seen, onSaved }: TemplateEditorProps, form: TemplateForm, onDone: () => void) {
  const device = useDevice()
  const t = useTexts('policyTemplates')
  return async () => {
    const saved = await form.submit((draft, changes) =>
      seen
        ? changePolicyTemplate(device, seen, changedFields(draft, changes))
        : addPolicyTemplate(device, fieldsOfDraft(draft)),
    )
    if (!saved) return
    onSaved()
    showToast({ tone: 'ok', text: t('form.saved', { name: form.values.name.trim() }) })
    onDone()
  }
}

/** The policy as JSON, what is wrong with it, and what is asked for each tenant. */
function Details({ form: { values: draft, set, problems } }: { form: TemplateForm }) {
  const t = useTexts('policyTemplates')
  const access = useTexts('access')
  const isWritten = bodyIn(draft.text) !== undefined
  const { kind } = problems.text ?? {}
  const requiredOf = (name: string) => draft.prompts.find((each) => each.name === name)
  return (
    <Narrow>
      <Code>
        <TextArea
          label={t('editor.body')}
          help={t('editor.bodyHelp')}
          rows={18}
          value={draft.text}
          onChange={(text) => set({ text })}
          error={
            kind === 'tooLarge'
              ? t('editor.tooLarge')
              : isWritten || draft.text === ''
                ? undefined
                : t('editor.notJson')
          }
        />
      </Code>
      {isWritten ? <Findings draft={draft} /> : null}
      <Prompts>
        <legend>{t('editor.asks')}</legend>
        {PROMPTED_INPUTS.map((name) => {
          const asked = requiredOf(name)
          const rest = draft.prompts.filter((each) => each.name !== name)
          return (
            <div key={name}>
              <Checkbox
                label={inputText(name, access)}
                checked={asked !== undefined}
                onChange={(isAsked) => set({ prompts: isAsked ? [...rest, { name, required: true }] : rest })}
              />
              {asked ? (
                <div className="required">
                  <Checkbox
                    label={t('editor.isRequired')}
                    checked={asked.required}
                    onChange={(required) => set({ prompts: [...rest, { name, required }] })}
                  />
                </div>
              ) : null}
            </div>
          )
        })}
      </Prompts>
    </Narrow>
  )
}

/** What keeps the policy from being saved, each at its place. */
function Findings({ draft }: { draft: TemplateDraft }) {
  const t = useTexts('policyTemplates')
  const rules = useTexts('policyRules')
  const access = useTexts('access')
  const findings = findingsIn(draft)
  if (findings.length === 0) return <Callout tone="ok">{t('editor.fine')}</Callout>
  const labelOf = (input: string) => {
    const prompted = PROMPTED_INPUTS.find((each) => each === input)
    return prompted ? inputText(prompted, access) : input
  }
  return (
    <Callout tone="error" title={rules('prefix')}>
      <ul>
        {findings.map(({ rule, input, values }) => {
          const { value = '', limit = '', field = '', path = '', prefix = '' } = values
          return (
            <li key={`${rule}/${input}/${value}`}>
              {`${labelOf(input)}: ${rules(`findings.${rule}`, { value, limit, field, path, prefix })}`}
            </li>
          )
        })}
      </ul>
    </Callout>
  )
}

/** The policy in words, as it will be in a tenant. */
function Review({ draft }: { draft: TemplateDraft }) {
  const t = useTexts('policyTemplates')
  const access = useTexts('access')
  const locale = useLocale()
  const body = bodyIn(draft.text)
  if (!body) return null
  const { who, what, where, demands } = policyPhrases({ ...body, id: '' }, { t: access, locale })
  return (
    <Narrow>
      <PanelPart title={t('editor.steps.review')}>
        <DefinitionList
          items={[
            { term: access('columns.who'), value: who },
            { term: access('columns.what'), value: what },
            { term: access('columns.where'), value: where || '–' },
            { term: access('columns.demands'), value: demands },
            {
              term: t('editor.asks'),
              value:
                draft.prompts
                  .map(({ name, required }) =>
                    required ? `${inputText(name, access)} (${t('required')})` : inputText(name, access),
                  )
                  .join(', ') || t('panel.asksNothing'),
            },
          ]}
        />
      </PanelPart>
      <Findings draft={draft} />
    </Narrow>
  )
}

function Names({ form: { values: draft, set, problems } }: { form: TemplateForm }) {
  const t = useTexts('policyTemplates')
  const words = useTexts('words')
  const errors = useTexts('errors')
  const fieldText = useFieldText()
  const textOf = (problem: DraftProblem | undefined, name: string) => {
    if (problem === undefined) return undefined
    if (problem.kind === 'taken') return errors('policyTemplateNameTaken')
    if (problem.kind === 'notJson' || problem.kind === 'tooLarge' || problem.kind === 'brokenRule')
      return t(`editor.${problem.kind}`)
    return fieldText(problem, name)
  }
  return (
    <Narrow>
      <TextField
        label={words('name')}
        required
        autoComplete="off"
        value={draft.name}
        onChange={(name) => set({ name })}
        error={textOf(problems.name, words('name'))}
      />
      <TextArea
        label={t('editor.description')}
        rows={2}
        maxLength={policyTemplateLimits.description}
        value={draft.description}
        onChange={(description) => set({ description })}
        error={textOf(problems.description, t('editor.description'))}
      />
    </Narrow>
  )
}

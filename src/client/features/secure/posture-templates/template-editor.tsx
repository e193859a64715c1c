import { chakra } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import {
  type PostureTemplate,
  type TemplateFields,
  templateLimits,
} from '#shared/domain/posture/templates/posture-template.ts'
import { addPostureTemplate, changePostureTemplate } from '#client/data/nouns/secure/posture-templates.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { FormFields } from '#client/parts/form/form-fields.tsx'
import { FormFoot } from '#client/parts/form/form-foot.tsx'
import { useForm } from '#client/parts/form/use-form.ts'
import { useFieldText } from '#client/parts/use-field-text.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { TextArea } from '#client/ui/fields/text-area.tsx'
import { SearchField } from '#client/ui/fields/search-field.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { CheckChoice } from './check-choice.tsx'
import { DeleteTemplateDialog } from './delete-template-dialog.tsx'
import { problemsOf, storedFields, type TemplateProblem, withChecks } from './template-draft.ts'
import { TemplateSummary } from './template-summary.tsx'

const Form = chakra('form', { base: { display: 'grid', gap: 4, minW: 0 } })
const Fields = chakra('div', { base: { display: 'grid', gap: 4, maxW: '46rem' } })
const Search = chakra('div', { base: { maxW: '24rem' } })
const Group = chakra('div', {
  base: { display: 'grid', gap: 3, minW: 0, '& > h2': { fontSize: 'lead', fontWeight: 'semibold' } },
})
const Problem = chakra('div', { base: { fontSize: 'small', color: 'red' } })
const End = chakra('span', { base: { ms: 'auto' } })

interface TemplateEditorProps {
  /** As the person saw it when they began; undefined for a new one. */
  seen: PostureTemplate | undefined
  /** What the form begins with. */
  start: TemplateFields
  /** What was entered before and refused. */
  typed: Partial<TemplateFields> | undefined
  /** The names of the other templates. */
  taken: readonly string[]
  /** Why it cannot be saved, whatever is entered. */
  obstacle: string | undefined
  onSaved: () => void
  onDone: () => void
}

/** The form of a template. Only what was changed is sent, with what was seen before (POST-23). */
export function TemplateEditor(props: TemplateEditorProps) {
  const { seen, obstacle, onDone } = props
  const t = useTexts('postureTemplates')
  const words = useTexts('words')
  const form = useTemplateForm(props)
  const [isDeleting, setDeleting] = useState(false)
  const isUnchanged = seen !== undefined && !form.isChanged
  const save = useSave(props, form)
  return (
    <Form
      noValidate
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault()
        if (obstacle === undefined && !isUnchanged) void save()
      }}
    >
      <FormFields
        form={form}
        failedTitle={t('form.failed')}
        failureText={(failure) => t(`form.${failure === 'forbidden' ? failure : 'notKept'}`)}
      >
        <TemplateWords form={form} />
        <TemplateChecks form={form} />
      </FormFields>
      <FormFoot>
        <Button
          type="submit"
          variant="primary"
          busy={form.isSaving}
          disabledReason={obstacle ?? (isUnchanged ? words('unchanged') : undefined)}
        >
          {words('save')}
        </Button>
        <Button onClick={onDone}>{words('cancel')}</Button>
        {seen ? (
          <End>
            <Button variant="quiet" icon={<Trash2 aria-hidden />} onClick={() => setDeleting(true)}>
              {words('delete')}
            </Button>
          </End>
        ) : null}
      </FormFoot>
      {seen && isDeleting ? (
        <DeleteTemplateDialog
          template={seen}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            form.release()
            onDone()
          }}
        />
      ) : null}
    </Form>
  )
}

type TemplateForm = ReturnType<typeof useTemplateForm>

function useTemplateForm({ start: given, typed, taken }: TemplateEditorProps) {
  // What a copy begins with may have another name once others arrive.
  const [start] = useState(given)
  return useForm<TemplateFields, TemplateProblem>({
    seen: start,
    typed,
    judge: (draft) => problemsOf(draft, taken),
    stored: storedFields,
  })
}

/** Gives what saves the form and ends the work on it. */
function useSave({ seen, onSaved, onDone }: TemplateEditorProps, form: TemplateForm) {
  const device = useDevice()
  const t = useTexts('postureTemplates')
  return async () => {
    const saved = await form.submit((fields, changes) =>
      seen ? changePostureTemplate(device, seen, changes) : addPostureTemplate(device, fields),
    )
    if (!saved) return
    onSaved()
    showToast({ tone: 'ok', text: t('form.saved', { name: form.values.name.trim() }) })
    onDone()
  }
}

/** Says what is wrong with a field. */
function useProblemText() {
  const errors = useTexts('errors')
  const fields = useTexts('fields')
  const fieldText = useFieldText()
  return (problem: TemplateProblem | undefined, name: string) => {
    if (problem === undefined) return undefined
    if (problem.kind === 'taken') return errors('templateNameTaken')
    return problem.kind === 'required' ? fields('isRequired', { name }) : fieldText(problem, name)
  }
}

function TemplateWords({ form: { values: draft, problems, set } }: { form: TemplateForm }) {
  const t = useTexts('postureTemplates')
  const words = useTexts('words')
  const textOf = useProblemText()
  return (
    <Fields>
      <TextField
        label={words('name')}
        required
        autoComplete="off"
        value={draft.name}
        onChange={(name) => set({ name })}
        error={textOf(problems.name, words('name'))}
      />
      <TextArea
        label={t('form.description')}
        rows={2}
        maxLength={templateLimits.description}
        value={draft.description}
        onChange={(description) => set({ description })}
        error={textOf(problems.description, t('form.description'))}
      />
    </Fields>
  )
}

function TemplateChecks({ form: { values: draft, problems, set } }: { form: TemplateForm }) {
  const t = useTexts('postureTemplates')
  const words = useTexts('words')
  const textOf = useProblemText()
  const checksId = useId()
  const [search, setSearch] = useState('')
  return (
    <Group role="group" aria-labelledby={checksId}>
      <h2 id={checksId}>{t('form.checks')}</h2>
      <TemplateSummary checkIds={draft.checks} />
      {problems.checks ? <Problem role="alert">{textOf(problems.checks, t('form.checks'))}</Problem> : null}
      <Search data-invalid={problems.checks ? '' : undefined}>
        <SearchField label={words('findChecks')} value={search} onChange={setSearch} />
      </Search>
      <CheckChoice
        chosen={draft.checks}
        search={search}
        onChoose={(checkIds, isChosen) => set(withChecks(draft, checkIds, isChosen))}
      />
    </Group>
  )
}

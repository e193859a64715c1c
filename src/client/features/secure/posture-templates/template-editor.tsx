import { chakra } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import {
  type PostureTemplate,
  type TemplateFields,
  templateLimits,
} from '#shared/domain/posture/posture-template.ts'
import { addPostureTemplate, changePostureTemplate } from '#client/data/posture-templates.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useUnsavedMark } from '#client/machines/unsaved.ts'
import { FormProblem } from '#client/parts/form-problem.tsx'
import { useFieldText } from '#client/parts/use-field-text.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { CheckChoice } from './check-choice.tsx'
import { DeleteTemplateDialog } from './delete-template-dialog.tsx'
import {
  changedFields,
  fieldsOf,
  isSameTemplate,
  problemsOf,
  type TemplateProblem,
  withChecks,
} from './template-draft.ts'
import { TemplateSummary } from './template-summary.tsx'

const Form = chakra('form', { base: { display: 'grid', gap: 4, minW: 0 } })
const Fields = chakra('div', { base: { display: 'grid', gap: 4, maxW: '46rem' } })
const Search = chakra('div', { base: { maxW: '24rem' } })
const Group = chakra('div', {
  base: { display: 'grid', gap: 3, minW: 0, '& > h2': { fontSize: 'lead', fontWeight: 'semibold' } },
})
const Problem = chakra('div', { base: { fontSize: 'small', color: 'red' } })
// The list is long: what ends the work stays in sight.
const Foot = chakra('div', {
  base: {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    gap: 2,
    py: 3,
    bg: 'bg',
    borderTopWidth: '1px',
    borderColor: 'line',
  },
})
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
export function TemplateEditor({
  seen,
  start: given,
  typed,
  taken,
  obstacle,
  onSaved,
  onDone,
}: TemplateEditorProps) {
  const device = useDevice()
  const t = useTexts('postureTemplates')
  const errors = useTexts('errors')
  const fields = useTexts('fields')
  const fieldText = useFieldText()
  const checksId = useId()
  const nameField = useRef<HTMLInputElement>(null)
  const descriptionField = useRef<HTMLTextAreaElement>(null)
  const searchField = useRef<HTMLInputElement>(null)
  // What a copy begins with may have another name once others arrive.
  const [start] = useState(given)
  const [draft, setDraft] = useState({ ...start, ...typed })
  const [search, setSearch] = useState('')
  const [isTried, setTried] = useState(typed !== undefined)
  const [isSaving, setSaving] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const [failure, setFailure] = useState<'forbidden' | 'notKept'>()
  const isUnchanged = isSameTemplate(draft, start)
  const release = useUnsavedMark(!isUnchanged)
  const found = problemsOf(draft, taken)
  const problems = isTried ? found : {}
  const textOf = (problem: TemplateProblem | undefined, name: string) => {
    if (problem === undefined) return undefined
    if (problem.kind === 'taken') return errors('templateNameTaken')
    return problem.kind === 'required' ? fields('isRequired', { name }) : fieldText(problem, name)
  }

  const leave = () => {
    release()
    onDone()
  }
  const save = async () => {
    setTried(true)
    const wrong = found.name ? nameField : found.description ? descriptionField : found.checks && searchField
    if (wrong) return wrong.current?.focus()
    if (isSaving || obstacle !== undefined || (seen && isUnchanged)) return
    setSaving(true)
    const { outcome } = await (seen
      ? changePostureTemplate(device, seen, changedFields(fieldsOf(seen), draft))
      : addPostureTemplate(device, draft))
    setSaving(false)
    if (outcome !== 'saved') return setFailure(outcome === 'forbidden' ? 'forbidden' : 'notKept')
    onSaved()
    showToast({ tone: 'ok', text: t('form.saved', { name: draft.name.trim() }) })
    leave()
  }
  return (
    <Form
      noValidate
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault()
        void save()
      }}
    >
      <FormProblem isWrong={Object.keys(problems).length > 0} />
      {failure ? (
        <Callout tone="error" title={t('form.failed')}>
          {t(`form.${failure}`)}
        </Callout>
      ) : null}
      <Fields>
        <TextField
          ref={nameField}
          label={t('form.name')}
          required
          autoComplete="off"
          value={draft.name}
          onChange={(name) => setDraft({ ...draft, name })}
          error={textOf(problems.name, t('form.name'))}
        />
        <TextArea
          ref={descriptionField}
          label={t('form.description')}
          rows={2}
          maxLength={templateLimits.description}
          value={draft.description}
          onChange={(description) => setDraft({ ...draft, description })}
          error={textOf(problems.description, t('form.description'))}
        />
      </Fields>
      <Group role="group" aria-labelledby={checksId}>
        <h2 id={checksId}>{t('form.checks')}</h2>
        <TemplateSummary checkIds={draft.checks} />
        {problems.checks ? <Problem role="alert">{textOf(problems.checks, t('form.checks'))}</Problem> : null}
        <Search>
          <TextField
            ref={searchField}
            label={t('form.searchChecks')}
            hideLabel
            type="search"
            placeholder={t('form.searchChecks')}
            value={search}
            onChange={setSearch}
          />
        </Search>
        <CheckChoice
          chosen={draft.checks}
          search={search}
          onChoose={(checkIds, isChosen) => setDraft(withChecks(draft, checkIds, isChosen))}
        />
      </Group>
      <Foot>
        <Button
          type="submit"
          variant="primary"
          busy={isSaving}
          disabledReason={obstacle ?? (seen && isUnchanged ? t('form.unchanged') : undefined)}
        >
          {t('form.save')}
        </Button>
        <Button onClick={onDone}>{t('form.cancel')}</Button>
        {seen ? (
          <End>
            <Button variant="quiet" icon={<Trash2 aria-hidden />} onClick={() => setDeleting(true)}>
              {t('remove')}
            </Button>
          </End>
        ) : null}
      </Foot>
      {seen && isDeleting ? (
        <DeleteTemplateDialog template={seen} onClose={() => setDeleting(false)} onDeleted={leave} />
      ) : null}
    </Form>
  )
}

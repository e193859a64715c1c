import { chakra } from '@chakra-ui/react'
import { Suspense, useMemo, useState } from 'react'
import type { AccessOptions } from '#shared/domain/conditional-access/access-options.ts'
import type { AccessBody } from '#shared/domain/conditional-access/access-task.ts'
import type { Policy, PolicyBody } from '#shared/domain/conditional-access/policy.ts'
import type { PolicyOptions } from '#shared/domain/conditional-access/validation/value-rules.ts'
import { policyToSave } from '#shared/domain/conditional-access/save-policy.ts'
import { changeAccess } from '#client/data/nouns/secure/access-policies.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { FormFields } from '#client/parts/form/form-fields.tsx'
import { FormFoot } from '#client/parts/form/form-foot.tsx'
import { hasProblems } from '#client/parts/form/form-state.ts'
import { type Form, useForm } from '#client/parts/form/use-form.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Segmented } from '#client/ui/fields/segmented.tsx'
import { later } from '#client/ui/later.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { optionsOf } from '#shared/domain/conditional-access/policy-options.ts'
import { createNames } from '../policies/value-words.ts'
import { askedPolicy } from './asked-policy.ts'
import type { NamedPerson } from './choices.ts'
import { EditorContext } from './editor-context.ts'
import { JsonView } from './json-view.tsx'
import { FieldGroups } from './field-groups.tsx'
import {
  draftOf,
  type PolicyDraft,
  policyOf,
  type PolicyProblem,
  problemsOf,
  storedDraft,
} from './policy-draft.ts'
import { useFindingText } from './finding-text.ts'

const ConfirmSave = later(() => import('./confirm-save.tsx').then((part) => part.ConfirmSave))

const Body = chakra('form', {
  base: { display: 'grid', gap: 4, minW: 0, gridTemplateColumns: 'minmax(0, 1fr)' },
})
const Line = chakra('div', { base: { display: 'flex', minW: 0, maxW: 'full' } })

export interface PolicyFormProps {
  customerId: string
  company: string
  /** As the person saw it when they began; undefined for a new one. */
  seen: Policy | undefined
  start: PolicyBody
  /** What was written before and refused. */
  typed: AccessBody | undefined
  /** Every policy of the company. */
  policies: readonly Policy[]
  options: AccessOptions | undefined
  people: readonly NamedPerson[]
  /** Why it cannot be saved, whatever is entered. */
  obstacle: string | undefined
  view: 'json' | undefined
  onView: (view: 'json' | undefined) => void
  onSaved: () => void
  onDone: () => void
}

/** A policy that is written: by its inputs or as JSON, with the same draft (CA-27, CA-39). */
export function PolicyForm(props: PolicyFormProps) {
  const { seen, start, options, people, policies, obstacle, view, onView, onDone } = props
  const t = useTexts('policyEditor')
  const access = useTexts('access')
  const words = useTexts('words')
  const { form, policyOptions } = usePolicyForm(props)
  const nameOf = useMemo(() => createNames(access, options), [access, options])
  const editor = useMemo(() => ({ form, options, people, nameOf }), [form, options, people, nameOf])
  const [asked, setAsked] = useState<PolicyBody>()
  const save = useSave(props, form)
  const isUnchanged = seen !== undefined && !form.isChanged
  const submit = () => {
    if (hasProblems(problemsOf(form.values, policyOptions))) void form.submit(neverSaved)
    else setAsked(policyToSave(policyOf(storedDraft(form.values))))
  }
  return (
    <EditorContext value={editor}>
      <Body
        noValidate
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault()
          if (obstacle === undefined && !isUnchanged) submit()
        }}
      >
        <ViewSwitch view={view} onView={onView} />
        {obstacle === undefined ? null : <Callout tone="info">{obstacle}</Callout>}
        <FormFields
          form={{ ...form, isWrong: false }}
          failedTitle={t('failed')}
          failureText={(failure) => access(failure === 'forbidden' ? 'acts.forbidden' : 'acts.notKept')}
        >
          <Wrong form={form} />
          <Draft view={view} form={form} before={seen ? start : undefined} policyOptions={policyOptions} />
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
        </FormFoot>
        {form.dialog}
      </Body>
      {asked ? (
        <Suspense>
          <ConfirmSave
            customerId={props.customerId}
            policyId={seen?.id}
            before={seen ? start : undefined}
            saved={asked}
            policies={policies}
            options={options}
            people={people}
            nameOf={nameOf}
            company={props.company}
            isBusy={form.isSaving}
            onClose={() => setAsked(undefined)}
            onConfirm={() => void save().then(() => setAsked(undefined))}
          />
        </Suspense>
      ) : null}
    </EditorContext>
  )
}

type PolicyFormState = Form<PolicyDraft, PolicyProblem>

function ViewSwitch({ view, onView }: Pick<PolicyFormProps, 'view' | 'onView'>) {
  const access = useTexts('access')
  return (
    <Line>
      <Segmented
        label={access('panel.view')}
        value={view ?? 'fields'}
        onChange={(next) => onView(next === 'json' ? 'json' : undefined)}
        options={(['fields', 'json'] as const).map((value) => ({ value, label: access(`panel.${value}`) }))}
      />
    </Line>
  )
}

interface DraftProps extends Pick<PolicyFormProps, 'view'> {
  form: PolicyFormState
  before: PolicyBody | undefined
  policyOptions: PolicyOptions
}

/** The draft as it is looked at; what was written as JSON and is none has no inputs. */
function Draft({ view, form, before, policyOptions }: DraftProps) {
  const t = useTexts('policyEditor')
  if (view === 'json') return <JsonView before={before} policyOptions={policyOptions} />
  if (form.values.json === null) return <FieldGroups />
  return (
    <Callout
      tone="warn"
      action={<Button onClick={() => form.set({ json: null })}>{t('json.discard')}</Button>}
    >
      {t('json.unfinished')}
    </Callout>
  )
}

const neverSaved = () => Promise.resolve({ outcome: 'forbidden' as const })

function usePolicyForm({ seen, start: given, typed, options, policies }: PolicyFormProps) {
  // What the reading brings meanwhile is no entry of the person; the server compares with what they saw.
  const [start] = useState(() => draftOf(given))
  const count = seen ? undefined : policies.length
  const policyOptions = useMemo(
    () => ({ ...optionsOf(options), ...(count === undefined ? {} : { policyCount: count }) }),
    [options, count],
  )
  const [before] = useState(() => (typed ? draftOf(typed as unknown as PolicyBody) : undefined))
  const form = useForm<PolicyDraft, PolicyProblem>({
    seen: start,
    typed: before,
    judge: (draft) => problemsOf(draft, policyOptions),
    stored: storedDraft,
  })
  return { form, policyOptions }
}

/** Gives what sends the draft and ends the work on it. */
function useSave({ seen, customerId, company, onSaved, onDone }: PolicyFormProps, form: PolicyFormState) {
  const device = useDevice()
  const access = useTexts('access')
  return async () => {
    const saved = await form.submit(async (draft) => {
      const items = [askedPolicy(seen, policyOf(draft))]
      const [outcome] = await changeAccess(device, [{ customerId, company, items }])
      return outcome ?? { outcome: 'forbidden' as const }
    })
    if (!saved) return
    onSaved()
    showToast({ tone: 'ok', text: access('acts.asked', { count: 1 }) })
    onDone()
  }
}

/** That something is wrong, and what of it has no input of its own. */
function Wrong({ form }: { form: PolicyFormState }) {
  const words = useTexts('policyRules')
  const textOf = useFindingText()
  const further = form.problems.json?.findings ?? []
  if (!hasProblems(form.problems)) return null
  return (
    <Callout tone="error" title={words('prefix')}>
      {further.length === 0 ? null : (
        <ul>
          {further.map((finding) => (
            <li key={`${finding.rule}/${JSON.stringify(finding.values)}`}>{textOf(finding)}</li>
          ))}
        </ul>
      )}
    </Callout>
  )
}

import { chakra } from '@chakra-ui/react'
import { useObservable } from 'dexie-react-hooks'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { AccessSource, AccessTask } from '#shared/domain/conditional-access/access-task.ts'
import { watchAccessTasks } from '#client/data/nouns/secure/access-policies.ts'
import { watchConnectedCustomers } from '#client/data/nouns/integrations.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { ChooseCompanies } from '../../../parts/choose-companies.tsx'
import type { PolicyTemplates } from '../use-policy-templates.ts'
import { type AskedInput, askedInputs, answersFor, offeredAnswers } from './answers.ts'
import { DeployActs } from './deploy-acts.tsx'
import type { keptOutBy } from '../../policies/kept-out/kept-out.ts'
import { InputFields } from './input-fields.tsx'
import { PlanCard } from './plan-card.tsx'
import { type CompanyGround, type CompanyPlan, planCompany, type PlannedTemplate } from './plan-companies.ts'
import { RunProgress } from './run-progress.tsx'
import { type DeployState, type SendDeploy, useDeployMachine } from './use-deploy-machine.ts'
import { useGrounds } from './use-grounds.ts'

const Step = chakra('h3', {
  base: { color: 'text', fontWeight: 'semibold', outline: 'none' },
})

interface DeployDialogProps {
  data: PolicyTemplates
  /** The template or baseline that is deployed; undefined where a deployment is followed. */
  deploy: string | undefined
  run: string | undefined
  /** Why nothing can be deployed now. */
  obstacle: string | undefined
  /** A deployment was sent: from now on its address leads back to it. */
  onRun: (run: string) => void
  onClose: () => void
}

/** Waits until this device has read what a deployment is of. */
export function DeployDialog(props: DeployDialogProps) {
  const { data, run, onClose } = props
  const t = useTexts('policyTemplates')
  const words = useTexts('words')
  const tasks = useWatched(watchAccessTasks)
  // The address of a run comes a moment before its tasks are read: until then it is of what was chosen here.
  const [begun] = useState(props.deploy)
  const what =
    tasks &&
    whatOf(
      { ...props, deploy: props.deploy ?? begun },
      tasks.map(({ row }) => row),
    )
  if (what && data.deployments) return <Deployment {...props} {...what} deployments={data.deployments} />
  return (
    <Dialog open size="large" isText onClose={onClose} title={t('deploy.runs')} closeLabel={words('close')}>
      {data.baselines && tasks ? (
        <Callout tone="info">{run === undefined ? t('empty.goneReason') : t('deploy.failures.gone')}</Callout>
      ) : (
        <SkeletonRows rows={4} label={t('deploy.reading')} />
      )}
    </Dialog>
  )
}

interface What {
  source: Omit<AccessSource, 'run'>
  templates: readonly PlannedTemplate[]
}

/** What is deployed, by the address, or by the tasks of a run. */
function whatOf(
  { data: { templates, baselines }, deploy, run }: DeployDialogProps,
  tasks: readonly AccessTask[],
): What | undefined {
  if (!templates || !baselines) return undefined
  const source = run === undefined ? undefined : tasks.find((task) => task.source?.run === run)?.source
  const id = source?.id ?? deploy
  const baseline = baselines.find((each) => each.id === id)
  const template = templates.find((each) => each.id === id)
  if (baseline)
    return {
      source: { kind: 'baseline', id: baseline.id, name: baseline.name },
      templates: baseline.templates,
    }
  if (template)
    return { source: { kind: 'template', id: template.id, name: template.name }, templates: [template] }
  // What was deleted since can be followed and taken back.
  if (!source) return undefined
  return { source: { kind: source.kind, id: source.id, name: source.name }, templates: [] }
}

type DeploymentProps = DeployDialogProps & What & { deployments: NonNullable<PolicyTemplates['deployments']> }

function Deployment(props: DeploymentProps) {
  const { data, source, templates, onClose } = props
  const t = useTexts('policyTemplates')
  const words = useTexts('words')
  const inputs = useMemo(() => askedInputs(templates), [templates])
  const { state, send, tasks, rows, run, runId } = useFollowed(props, inputs)
  const { companyIds, common, own } = state.context
  const grounds = useGrounds({
    companyIds: isPlanned(state) ? companyIds : noIds,
    companyOf: data.companyOf,
    policies: data.policies,
    deployments: data.deployments,
    common,
    own,
    needsPeople: inputs.some(({ input }) => input.endsWith('Users')),
  })
  const judge = useJudge()
  const isShown = isPlanned(state) && judge !== undefined
  const plans = useMemo(
    () => (isShown ? grounds?.map((ground) => planCompany(templates, ground, judge)) : undefined),
    [grounds, templates, isShown, judge],
  )
  const isText = !state.matches('select') && !state.matches('prompt') && !isPlanned(state)
  return (
    <Dialog
      open
      size="large"
      isText={isText}
      onClose={onClose}
      title={t('deploy.title', { name: source.name })}
      closeLabel={words('close')}
      footer={
        <DeployActs
          state={state}
          send={send}
          plans={plans}
          runId={runId}
          tasks={rows}
          companyOf={data.companyOf}
          hasTemplates={templates.length > 0}
          obstacle={props.obstacle}
          onClose={onClose}
        />
      }
    >
      <StepName state={state} />
      {state.matches('select') ? <Select data={data} state={state} send={send} /> : null}
      {state.matches('prompt') ? (
        <>
          <p>{t('deploy.promptPurpose')}</p>
          <InputFields
            inputs={inputs}
            values={common}
            onChange={(values) => send({ type: 'answer', inputs: values })}
          />
        </>
      ) : null}
      {isPlanned(state) ? (
        <Preview
          state={state}
          send={send}
          plans={plans}
          grounds={grounds}
          templates={templates}
          inputs={inputs}
        />
      ) : null}
      {isText ? <RunProgress state={state} run={run} tasks={tasks} companyOf={data.companyOf} /> : null}
    </Dialog>
  )
}

/** What looks for those who would be kept out: it is fetched while companies are chosen. */
function useJudge(): typeof keptOutBy | undefined {
  const [judge, setJudge] = useState<{ judge: typeof keptOutBy }>()
  useEffect(() => {
    void import('../../policies/kept-out/kept-out.ts').then((part) => setJudge({ judge: part.keptOutBy }))
  }, [])
  return judge?.judge
}

const noIds: readonly string[] = []
const isPlanned = (state: DeployState) => state.matches('preview') || state.matches('submitting')

/** The machine of this run, whose address is told once it was sent. */
function useFollowed(
  { run: given, source, deployments, templates, onRun }: DeploymentProps,
  inputs: AskedInput[],
) {
  const device = useDevice()
  const [runId] = useState(() => given ?? device.newId())
  const [resumed] = useState(given !== undefined)
  const ids = templates.map(({ id }) => id)
  const followed = useDeployMachine({
    source,
    run: runId,
    resumed,
    asksInputs: inputs.length > 0,
    common: offeredAnswers(
      inputs,
      deployments.filter(({ template_id }) => ids.includes(template_id)),
    ),
  })
  const isSent = followed.state.matches('pending') && given === undefined
  useEffect(() => {
    if (isSent) onRun(runId)
  }, [isSent, runId, onRun])
  return { ...followed, runId }
}

const STEPS = ['select', 'prompt', 'preview', 'run'] as const

/** Which step it is; it takes the focus from what is gone with the step before. */
function StepName({ state }: { state: DeployState }) {
  const t = useTexts('policyTemplates')
  const words = useTexts('words')
  const heading = useRef<HTMLHeadingElement>(null)
  const steps = STEPS.filter((step) => step !== 'prompt' || state.context.asksInputs)
  const now = state.matches('select')
    ? 'select'
    : state.matches('prompt')
      ? 'prompt'
      : isPlanned(state)
        ? 'preview'
        : 'run'
  const before = useRef(now)
  useEffect(() => {
    if (before.current !== now) heading.current?.focus()
    before.current = now
  }, [now])
  return (
    <Step ref={heading} tabIndex={-1}>
      {`${words('stepOf', { step: steps.indexOf(now) + 1, steps: steps.length })}: ${t(`deploy.steps.${now}`)}`}
    </Step>
  )
}

interface StepProps {
  state: DeployState
  send: SendDeploy
}

function Select({ data, state, send }: StepProps & { data: PolicyTemplates }) {
  const t = useTexts('policyTemplates')
  const connected = useWatched(watchConnectedCustomers)
  const counts = useMemo(
    () => Map.groupBy(data.policies ?? [], ({ row }) => row.customer_id),
    [data.policies],
  )
  if (!connected) return <SkeletonRows rows={4} label={t('deploy.reading')} />
  return (
    <ChooseCompanies
      companies={data.companies.map(({ id, name }) => ({
        id,
        name,
        isSelectable: connected.has(id),
        help: connected.has(id)
          ? t('deploy.policies', { count: counts.get(id)?.length ?? 0 })
          : t('deploy.notConnected'),
      }))}
      allLabel={t('deploy.all')}
      chosen={state.context.companyIds}
      onChoose={(companyIds) => send({ type: 'choose', companyIds })}
    />
  )
}

interface PreviewProps extends StepProps {
  plans: readonly CompanyPlan[] | undefined
  grounds: readonly CompanyGround[] | undefined
  templates: readonly PlannedTemplate[]
  inputs: readonly AskedInput[]
}

/** What would be done, company by company, before anything is. */
function Preview({ state, send, plans, grounds, templates, inputs }: PreviewProps) {
  const device = useDevice()
  const t = useTexts('policyTemplates')
  const status = useObservable(() => device.sync.status, [device])
  const { failure, own } = state.context
  return (
    <>
      <p>{t('deploy.purpose')}</p>
      {failure ? (
        <Callout tone="error" title={t('deploy.failed')}>
          {t(`deploy.failures.${failure}`)}
        </Callout>
      ) : null}
      {status?.fault ? (
        <Callout tone="warn">
          {t('deploy.offline', { minutes: device.login.organization.device_policy.urgentMinutes })}
        </Callout>
      ) : null}
      {plans && grounds ? (
        plans.map((plan, place) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            templates={templates}
            inputs={inputs}
            answers={own.get(plan.id) ?? answersOf(templates, grounds[place])}
            isOwn={own.has(plan.id)}
            onAnswer={(answer) => send({ type: 'answerFor', companyId: plan.id, inputs: answer })}
            isOpenAtFirst={plans.length === 1}
          />
        ))
      ) : (
        <SkeletonRows rows={4} label={t('deploy.reading')} />
      )}
    </>
  )
}

const answersOf = (templates: readonly PlannedTemplate[], ground: CompanyGround | undefined) =>
  Object.assign({}, ...templates.map((template) => ground && answersFor(template, ground)))

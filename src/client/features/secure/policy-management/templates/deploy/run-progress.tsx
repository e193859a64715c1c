import { chakra } from '@chakra-ui/react'
import type { DeploymentRun } from '#shared/domain/conditional-access/templates/deployment-run.ts'
import type { View } from '#client/data/rows/merge.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { ProgressLine } from '#client/ui/progress-line.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { faultText, itemText } from '../../policies/task-words.ts'
import { PartState } from './part-state.tsx'
import type { DeployState } from './use-deploy-machine.ts'

const List = chakra('ul', { base: { display: 'grid', gap: 3 } })
const Card = chakra('li', {
  base: {
    display: 'grid',
    gap: 2,
    px: 3.5,
    py: 3,
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    '& h3': { color: 'text', fontWeight: 'semibold' },
    '& .item': { color: 'text' },
  },
})
const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 3, rowGap: 1 },
})

interface RunProgressProps {
  state: DeployState
  run: DeploymentRun | undefined
  tasks: readonly View<'accessTask'>[]
  companyOf: (id: string) => string
}

/** How far a deployment is, company by company (CA-38). */
export function RunProgress({ state, run, tasks, companyOf }: RunProgressProps) {
  const parts = [...(run?.parts ?? [])]
    .map(([id, part]) => ({ id, name: companyOf(id), ...part }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
  const isUnsent = (id: string) => tasks.some(({ row, isPending }) => row.id === id && isPending)
  return (
    <>
      <End state={state} parts={parts} />
      <List>
        {parts.map(({ id, name, state: part, task, left }) => (
          <Card key={id}>
            <Line>
              <h3>{name}</h3>
              <PartState state={part === 'pending' && isUnsent(task.id) ? 'unsent' : part} />
            </Line>
            {left ? (
              <Failures task={left} />
            ) : part === 'failed' || part === 'partly' ? (
              <Failures task={task} />
            ) : null}
          </Card>
        ))}
      </List>
    </>
  )
}

function End({
  state,
  parts,
}: {
  state: DeployState
  parts: readonly { state: string; left: object | undefined }[]
}) {
  const t = useTexts('policyTemplates')
  const { failure } = state.context
  if (failure === 'gone') return <Callout tone="info">{t('deploy.failures.gone')}</Callout>
  const over = parts.filter((part) => part.state !== 'pending').length
  return (
    <>
      {failure ? (
        <Callout tone="error" title={t('deploy.failed')}>
          {t(`deploy.failures.${failure}`)}
        </Callout>
      ) : null}
      {over === parts.length && parts.some(({ left }) => left) ? (
        <Callout tone="error" title={t('deploy.notTakenBack')}>
          {t('deploy.notTakenBackHelp')}
        </Callout>
      ) : state.matches('applied') ? (
        <Callout tone="ok" title={t('deploy.applied')} />
      ) : state.matches('rolledBack') ? (
        <Callout tone="ok" title={t('deploy.rolledBack')} />
      ) : state.matches('partly') || state.matches('failed') ? (
        <Callout tone="error" title={t(state.matches('failed') ? 'deploy.allFailed' : 'deploy.partly')}>
          {t('deploy.partlyHelp')}
        </Callout>
      ) : (
        <ProgressLine
          label={t(state.matches('rollingBack') ? 'deploy.rollingBack' : 'deploy.progress')}
          value={over / Math.max(1, parts.length)}
        />
      )}
    </>
  )
}

/** What did not come about in a company's tenant, and why. */
function Failures({ task }: { task: View<'accessTask'>['row'] }) {
  const access = useTexts('access')
  const protect = useTexts('protect')
  const failed = task.items.filter(({ state }) => state !== 'applied' && state !== 'unneeded')
  return (
    <ul>
      {failed.map((item) => (
        <li key={`${item.target}/${item.name}`}>
          <div className="item">{itemText(item, access)}</div>
          <Quiet>
            {item.fault === null
              ? protect(`items.${item.state === 'sending' ? 'pending' : item.state}`)
              : faultText(item, access)}
          </Quiet>
        </li>
      ))}
    </ul>
  )
}

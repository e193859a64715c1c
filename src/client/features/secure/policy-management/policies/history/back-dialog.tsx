import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { accessTaskLimits } from '#shared/domain/conditional-access/access-task.ts'
import { differencesBetween } from '#shared/domain/conditional-access/compare-policies.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { ProblemEntry } from '../finding-parts.tsx'
import { usePolicyActs } from '../use-policy-acts.ts'
import type { NameOf } from '../value-words.ts'
import type { BackPlan, BackStep, LeftBack } from './back-to.ts'
import type { HistoryContext } from './history-context.ts'
import { MemberChanges } from './member-changes.tsx'

const List = chakra('ul', { base: { display: 'grid', gap: 2.5 } })
const Name = chakra('div', { base: { fontWeight: 'medium', overflowWrap: 'anywhere' } })

interface BackDialogProps {
  title: string
  plan: BackPlan
  context: HistoryContext
  onClose: () => void
}

/** Shows what is sent before it is, and what cannot be brought back. */
export function BackDialog({ title, plan, context, onClose }: BackDialogProps) {
  const t = useTexts('access')
  const words = useTexts('words')
  const { change } = usePolicyActs()
  const [isBusy, setBusy] = useState(false)
  const { steps, left } = plan
  const { customerId, company, nameOf, tenant } = context
  const confirm = async () => {
    setBusy(true)
    await change({ customerId, company, items: steps.map(({ item }) => item) })
    onClose()
  }
  const obstacle = () => {
    if (steps.length === 0) return t(left.length > 0 ? 'history.nothingLeft' : 'history.nothing')
    if (steps.length > accessTaskLimits.items) return t('history.tooMany', { count: accessTaskLimits.items })
    return undefined
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={title}
      confirm={t('history.confirm')}
      cancel={words('cancel')}
      closeLabel={words('close')}
      busy={isBusy}
      disabledReason={obstacle()}
    >
      <p>{steps.length === 0 ? obstacle() : t('history.sent', { count: steps.length })}</p>
      <List>
        {steps.map((step) => (
          <StepEntry
            key={`${step.item.target}/${step.item.name}/${step.item.change}`}
            step={step}
            nameOf={nameOf}
          />
        ))}
      </List>
      {left.length > 0 ? (
        <Callout tone="warn" title={t('history.left')}>
          <List as="div">
            {left.map((each) => (
              <LeftEntry key={each.name} left={each} />
            ))}
          </List>
        </Callout>
      ) : null}
      {tenant.options?.security_defaults === true ? (
        <Callout tone="warn">{t('acts.defaults')}</Callout>
      ) : null}
    </ConfirmDialog>
  )
}

function StepEntry({ step: { item, now, earlier }, nameOf }: { step: BackStep; nameOf: NameOf }) {
  const t = useTexts('access')
  return (
    <li>
      <Name>{t(`tasks.${item.change}`, { name: item.name })}</Name>
      {item.change === 'create' ? <Quiet>{t('history.otherId')}</Quiet> : null}
      {now && earlier ? (
        <MemberChanges differences={differencesBetween(now, earlier)} nameOf={nameOf} />
      ) : null}
    </li>
  )
}

function LeftEntry({ left }: { left: LeftBack }) {
  const t = useTexts('access')
  return (
    <div>
      <Name>{left.name}</Name>
      {left.reason === 'rules' ? (
        <ProblemEntry problem={left.problem} />
      ) : left.reason === 'inUse' ? (
        <span>{t('faults.locationInUse', { detail: left.policies.join(', ') })}</span>
      ) : left.reason === 'updating' ? (
        <span>{t('acts.updating')}</span>
      ) : left.reason === 'gone' ? (
        <span>{t('faults.unknownReference')}</span>
      ) : (
        <span>{t(`history.reasons.${left.reason}`)}</span>
      )}
    </div>
  )
}

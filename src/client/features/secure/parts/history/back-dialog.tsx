import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { Quiet } from '#client/ui/words.tsx'
import type { HistoryContext } from './history-context.ts'
import type { AnyLeft, BackPlan, BackStep } from './wanted-back.ts'

const List = chakra('ul', { base: { display: 'grid', gap: 2.5 } })
const Name = chakra('div', { base: { fontWeight: 'medium', overflowWrap: 'anywhere' } })

interface BackDialogProps<Item, Left extends AnyLeft> {
  title: string
  plan: BackPlan<Item, Left>
  context: HistoryContext<Item, Left>
  onClose: () => void
}

/** Shows what is sent before it is, and what cannot be brought back. */
export function BackDialog<Item, Left extends AnyLeft>({
  title,
  plan: { steps, left },
  context,
  onClose,
}: BackDialogProps<Item, Left>) {
  const t = useTexts('policyHistory')
  const words = useTexts('words')
  const [isBusy, setBusy] = useState(false)
  const { most, warning, renderReason, send } = context
  const confirm = async () => {
    setBusy(true)
    const isKept = await send(steps.map(({ item }) => item))
    setBusy(false)
    // What is to be sent stays in sight as long as it is not kept.
    if (isKept) onClose()
  }
  const obstacle = () => {
    if (steps.length === 0) return t(left.length > 0 ? 'nothingLeft' : 'nothing')
    return steps.length > most ? t('tooMany', { count: most }) : undefined
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={title}
      confirm={t('confirm')}
      cancel={words('cancel')}
      closeLabel={words('close')}
      busy={isBusy}
      disabledReason={obstacle()}
    >
      <p>{steps.length === 0 ? obstacle() : t('sent', { count: steps.length })}</p>
      <List>
        {steps.map((step, at) => (
          // Two of one name may be there, and none is ever moved.
          // oxlint-disable-next-line react/no-array-index-key
          <StepEntry key={at} step={step} context={context} />
        ))}
      </List>
      {left.length > 0 ? (
        <Callout tone="warn" title={t('left')}>
          <List as="div">
            {left.map((each, at) => (
              // oxlint-disable-next-line react/no-array-index-key
              <div key={at}>
                <Name>{each.name}</Name>
                {renderReason(each)}
              </div>
            ))}
          </List>
        </Callout>
      ) : null}
      {warning === undefined ? null : <Callout tone="warn">{warning}</Callout>}
    </ConfirmDialog>
  )
}

function StepEntry<Item, Left extends AnyLeft>({
  step: { item, now, earlier },
  context: { itemText, renderMembers },
}: {
  step: BackStep<Item>
  context: HistoryContext<Item, Left>
}) {
  const t = useTexts('policyHistory')
  return (
    <li>
      <Name>{itemText(item)}</Name>
      {now ? null : <Quiet>{t('otherId')}</Quiet>}
      {now && earlier ? renderMembers(now, earlier) : null}
    </li>
  )
}

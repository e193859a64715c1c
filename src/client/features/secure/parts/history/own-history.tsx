import type { PolicyChange } from '#shared/domain/policy-history/policy-change.ts'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Quiet } from '#client/ui/words.tsx'
import type { HistoryContext } from './history-context.ts'
import { HistoryEntry } from './history-entry.tsx'
import { type AnyLeft, isOfSame } from './wanted-back.ts'

interface OwnHistoryProps<Item, Left extends AnyLeft> {
  /** Undefined while it is read. */
  context: HistoryContext<Item, Left> | undefined
  of: Pick<PolicyChange, 'target' | 'object_id'>
}

/** What changed in one policy, member by member, and the way back (CA-30). */
export function OwnHistory<Item, Left extends AnyLeft>({ context, of }: OwnHistoryProps<Item, Left>) {
  const t = useTexts('policyHistory')
  if (!context) return null
  const own = context.changes.filter((change) => isOfSame(change, of))
  return (
    <PanelPart title={t('title')}>
      {own.length === 0 ? <Quiet>{t('none')}</Quiet> : null}
      <ul>
        {own.map((change) => (
          <HistoryEntry key={change.id} change={change} context={context} />
        ))}
      </ul>
    </PanelPart>
  )
}

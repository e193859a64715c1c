import { chakra } from '@chakra-ui/react'
import type { PolicyChange } from '#shared/domain/policy-history/policy-change.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { TimeSentence } from '#client/ui/times/time-sentence.tsx'
import { Tags } from '#client/ui/words.tsx'
import { BackButtons } from './back-buttons.tsx'
import type { HistoryContext } from './history-context.ts'
import type { AnyLeft } from './wanted-back.ts'

const Entry = chakra('li', {
  base: { display: 'grid', gap: 1.5, justifyItems: 'start', '&:not(:first-of-type)': { mt: 3.5 } },
})
const Name = chakra('div', { base: { fontWeight: 'medium', overflowWrap: 'anywhere' } })

interface HistoryEntryProps<Item, Left extends AnyLeft> {
  change: PolicyChange
  context: HistoryContext<Item, Left>
  /** Of which of several policies it is. */
  isNamed?: boolean
}

/** One change: member by member before and after, who made it, and the way back (CA-30). */
export function HistoryEntry<Item, Left extends AnyLeft>({
  change,
  context,
  isNamed = false,
}: HistoryEntryProps<Item, Left>) {
  const t = useTexts('policyHistory')
  const locale = useLocale()
  const { before, after, task_id: taskId } = change
  const byWhom = () => {
    if (taskId === null) return t('byOthers')
    const name = context.byTask(taskId)
    return name === undefined ? t('byUs') : t('by', { name })
  }
  return (
    <Entry>
      <Tags>
        <Badge>{t(change.change)}</Badge>
        <TimeSentence
          at={Date.parse(change.found_at)}
          locale={locale}
          sentence={(time) => `${time}, ${byWhom()}`}
        />
      </Tags>
      {isNamed ? <Name>{context.titleOf(change)}</Name> : null}
      {before === null || after === null ? null : context.renderMembers(before, after)}
      <BackButtons change={change} context={context} isOfCompany={isNamed} />
    </Entry>
  )
}

import { chakra } from '@chakra-ui/react'
import type { AccessChange } from '#shared/domain/conditional-access/access-change.ts'
import { differencesBetween } from '#shared/domain/conditional-access/compare-policies.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { TimeSentence } from '#client/ui/times/time-sentence.tsx'
import { Tags } from '#client/ui/words.tsx'
import { BackButtons } from './back-buttons.tsx'
import type { HistoryContext } from './history-context.ts'
import { MemberChanges } from './member-changes.tsx'

const Entry = chakra('li', {
  base: { display: 'grid', gap: 1.5, justifyItems: 'start', '&:not(:first-of-type)': { mt: 3.5 } },
})
const Name = chakra('div', { base: { fontWeight: 'medium', overflowWrap: 'anywhere' } })

interface HistoryEntryProps {
  change: AccessChange
  context: HistoryContext
  /** Of which of several policies and places it is. */
  isNamed?: boolean
}

/** One change: member by member before and after, who made it, and the way back (CA-30). */
export function HistoryEntry({ change, context, isNamed = false }: HistoryEntryProps) {
  const t = useTexts('access')
  const locale = useLocale()
  const { before, after } = change
  return (
    <Entry>
      <Tags>
        <Badge>{t(`panel.${change.change}`)}</Badge>
        <TimeSentence
          at={Date.parse(change.found_at)}
          locale={locale}
          sentence={(time) => `${time}, ${byWhom(change, context, t)}`}
        />
      </Tags>
      {isNamed ? (
        <Name>
          {change.name}
          {change.target === 'location' ? ` (${t('history.location')})` : ''}
        </Name>
      ) : null}
      {before === null || after === null ? null : (
        <MemberChanges differences={differencesBetween(before, after)} nameOf={context.nameOf} />
      )}
      <BackButtons change={change} context={context} isOfCompany={isNamed} />
    </Entry>
  )
}

function byWhom(
  { task_id: taskId }: AccessChange,
  { byTask }: HistoryContext,
  t: ReturnType<typeof useTexts<'access'>>,
): string {
  if (taskId === null) return t('panel.byOthers')
  const name = byTask(taskId)
  return name === undefined ? t('panel.byUs') : t('history.by', { name })
}

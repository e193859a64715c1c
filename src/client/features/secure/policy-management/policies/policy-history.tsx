import { chakra } from '@chakra-ui/react'
import type { AccessChange } from '#shared/domain/conditional-access/access-change.ts'
import { differencesBetween } from '#shared/domain/conditional-access/compare-policies.ts'
import { watchAccessChanges } from '#client/data/nouns/access-policies.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { TimeSentence } from '#client/ui/times/time-sentence.tsx'
import { Quiet, Tags } from '#client/ui/words.tsx'
import { NamedValues } from './named-values.tsx'
import { changedMember } from './policy-fields.ts'
import type { ListedPolicy } from './policy-rows.ts'
import type { NamedValue, NameOf } from './value-words.ts'

const Entry = chakra('li', { base: { display: 'grid', gap: 1.5, '&:not(:first-of-type)': { mt: 3.5 } } })

/** What changed in a policy, member by member (CA-30). */
export function PolicyHistory({ listed, nameOf }: { listed: ListedPolicy; nameOf: NameOf }) {
  const t = useTexts('access')
  const changes = useWatched(watchAccessChanges, listed.customerId)
  if (!changes) return null
  const own = changes.filter(
    ({ target, object_id: id }) => target === 'policy' && id.toLowerCase() === listed.policy.id.toLowerCase(),
  )
  return (
    <PanelPart title={t('panel.history')}>
      {own.length === 0 ? <Quiet>{t('panel.noHistory')}</Quiet> : null}
      <ul>
        {own.map((change) => (
          <HistoryEntry key={change.id} change={change} nameOf={nameOf} />
        ))}
      </ul>
    </PanelPart>
  )
}

function HistoryEntry({ change, nameOf }: { change: AccessChange; nameOf: NameOf }) {
  const t = useTexts('access')
  const locale = useLocale()
  const members =
    change.before === null || change.after === null
      ? []
      : differencesBetween(change.before, change.after).map((each) => changedMember(each, t, nameOf))
  return (
    <Entry>
      <Tags>
        <Badge>{t(`panel.${change.change}`)}</Badge>
        <TimeSentence
          at={Date.parse(change.found_at)}
          locale={locale}
          sentence={(time) => `${time}, ${t(change.task_id === null ? 'panel.byOthers' : 'panel.byUs')}`}
        />
      </Tags>
      <DefinitionList
        items={members.map(({ label, before, after }) => ({
          term: label,
          value: <Change before={before} after={after} />,
        }))}
      />
    </Entry>
  )
}

const Before = chakra('div', { base: { color: 'muted', textDecoration: 'line-through' } })

function Change({ before, after }: { before: readonly NamedValue[]; after: readonly NamedValue[] }) {
  const t = useTexts('access')
  const isIn = (list: readonly NamedValue[], { text, id }: NamedValue) =>
    list.some((each) => each.text === text && each.id === id)
  // Of a long list only what was taken out or added tells something.
  const out = before.filter((each) => !isIn(after, each))
  const added = after.filter((each) => !isIn(before, each))
  return (
    <>
      {out.length > 0 ? (
        <Before>
          <NamedValues values={out} />
        </Before>
      ) : null}
      {added.length > 0 ? <NamedValues values={added} /> : null}
      {after.length === 0 ? <Quiet>{t('panel.nothingSet')}</Quiet> : null}
    </>
  )
}

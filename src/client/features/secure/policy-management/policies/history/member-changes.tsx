import { chakra } from '@chakra-ui/react'
import type { Difference } from '#shared/domain/conditional-access/compare-policies.ts'
import { useTexts } from '#client/texts/texts.ts'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { NamedValues } from '../named-values.tsx'
import { changedMember } from '../policy-fields.ts'
import type { NamedValue, NameOf } from '../value-words.ts'

const Before = chakra('div', { base: { color: 'muted', textDecoration: 'line-through' } })

interface MemberChangesProps {
  differences: readonly Difference[]
  nameOf: NameOf
}

/** Where two policies or places differ, member by member in words. */
export function MemberChanges({ differences, nameOf }: MemberChangesProps) {
  const t = useTexts('access')
  return (
    <DefinitionList
      items={differences
        .map((each) => changedMember(each, t, nameOf))
        .map(({ label, before, after }) => ({
          term: label,
          value: <Change before={before} after={after} />,
        }))}
    />
  )
}

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

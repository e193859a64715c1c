import type { Difference } from '#shared/domain/conditional-access/compare-policies.ts'
import { useTexts } from '#client/texts/texts.ts'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { MemberChange } from '../member-change.tsx'
import { changedMember } from '../policy-fields.ts'
import type { NameOf } from '../value-words.ts'

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
          value: <MemberChange before={before} after={after} />,
        }))}
    />
  )
}

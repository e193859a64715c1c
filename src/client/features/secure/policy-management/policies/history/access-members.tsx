import type { Difference } from '#shared/domain/conditional-access/compare-policies.ts'
import { MemberChanges } from '#client/features/secure/parts/history/member-changes.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { NamedValues } from '../named-values.tsx'
import { changedMember } from '../policy-fields.ts'
import type { NamedValue, NameOf } from '../value-words.ts'

interface AccessMembersProps {
  differences: readonly Difference[]
  nameOf: NameOf
}

/** Where two policies or places differ, member by member in words. */
export function AccessMembers({ differences, nameOf }: AccessMembersProps) {
  const t = useTexts('access')
  return (
    <MemberChanges
      members={differences.map((each) => changedMember(each, t, nameOf))}
      renderValues={namedValues}
    />
  )
}

const namedValues = (values: readonly NamedValue[]) => <NamedValues values={values} />

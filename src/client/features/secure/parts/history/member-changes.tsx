import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { Quiet } from '#client/ui/words.tsx'

const Before = chakra('div', { base: { color: 'muted', textDecoration: 'line-through' } })
const Values = chakra('ul', { base: { display: 'grid', gap: 0.5, overflowWrap: 'anywhere' } })

/** A value in words; of an id without a name also that. */
export interface ToldValue {
  text: string
  id?: string | undefined
}

/** One place in which a policy changed, as a person reads it. */
export interface ChangedMember<Value extends ToldValue = ToldValue> {
  label: string
  before: readonly Value[]
  after: readonly Value[]
}

interface MemberChangesProps<Value extends ToldValue> {
  members: readonly ChangedMember<Value>[]
  renderValues?: (values: readonly Value[]) => ReactNode
}

/** Where two forms of a policy differ, member by member in words. */
export function MemberChanges<Value extends ToldValue>({
  members,
  renderValues = plainValues,
}: MemberChangesProps<Value>) {
  return (
    <DefinitionList
      items={members.map(({ label, before, after }) => ({
        term: label,
        value: <MemberChange before={before} after={after} renderValues={renderValues} />,
      }))}
    />
  )
}

const plainValues = (values: readonly ToldValue[]) => (
  <Values>
    {values.map(({ text }) => (
      <li key={text}>{text}</li>
    ))}
  </Values>
)

interface MemberChangeProps<Value extends ToldValue> {
  before: readonly Value[]
  after: readonly Value[]
  renderValues: (values: readonly Value[]) => ReactNode
}

/** What was taken out of a member of a policy, and what was added. */
function MemberChange<Value extends ToldValue>({ before, after, renderValues }: MemberChangeProps<Value>) {
  const words = useTexts('words')
  const isIn = (list: readonly Value[], { text, id }: Value) =>
    list.some((each) => each.text === text && each.id === id)
  // Of a long list only what was taken out or added tells something.
  const out = before.filter((each) => !isIn(after, each))
  const added = after.filter((each) => !isIn(before, each))
  return (
    <>
      {out.length > 0 ? <Before>{renderValues(out)}</Before> : null}
      {added.length > 0 ? renderValues(added) : null}
      {after.length === 0 ? <Quiet>{words('notSet')}</Quiet> : null}
    </>
  )
}

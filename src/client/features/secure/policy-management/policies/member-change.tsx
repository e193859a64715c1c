import { chakra } from '@chakra-ui/react'
import { useTexts } from '#client/texts/texts.ts'
import { Quiet } from '#client/ui/words.tsx'
import { NamedValues } from './named-values.tsx'
import type { NamedValue } from './value-words.ts'

const Before = chakra('div', { base: { color: 'muted', textDecoration: 'line-through' } })

interface MemberChangeProps {
  before: readonly NamedValue[]
  after: readonly NamedValue[]
}

/** What was taken out of a member of a policy, and what was added. */
export function MemberChange({ before, after }: MemberChangeProps) {
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

import { chakra } from '@chakra-ui/react'
import { useTexts } from '#client/texts/texts.ts'
import { Checkbox } from '#client/ui/fields/checkbox.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { useImportWords } from './import-words.ts'
import type { FoundFile, FoundPolicy } from './sort-import.ts'

const File = chakra('section', {
  base: {
    display: 'grid',
    gap: 2,
    color: 'text',
    overflowWrap: 'anywhere',
    '& > h3': { fontWeight: 'semibold' },
    '& ul': { display: 'grid', gap: 2 },
    '& details': { ps: 6, mt: 1, fontSize: 'small', color: 'muted' },
    '& summary': { cursor: 'pointer' },
  },
})

interface FoundPoliciesProps {
  file: FoundFile
  chosen: ReadonlySet<string>
  /** What the templates are to be called, where that is not what their policies are. */
  nameOf: (key: string) => string | undefined
  onChoose: (key: string, isChosen: boolean) => void
}

/** What a file holds: what can become a template to be chosen, and all else with the reason why not. */
export function FoundPolicies({ file, chosen, nameOf, onChoose }: FoundPoliciesProps) {
  const t = useTexts('intuneTemplates')
  const words = useImportWords()
  const { name, policies, others, left } = file
  return (
    <File>
      <h3>{name}</h3>
      {policies.length > 0 ? (
        <ul>
          {policies.map((found) => (
            <li key={found.key}>
              <Choice
                found={found}
                isChosen={chosen.has(found.key)}
                name={nameOf(found.key)}
                onChoose={(isChosen) => onChoose(found.key, isChosen)}
              />
              <Notes found={found} />
            </li>
          ))}
        </ul>
      ) : null}
      {others > 0 ? <Quiet as="p">{t('import.others', { count: others })}</Quiet> : null}
      {left.map((note) => (
        <Quiet as="p" key={`${note.path} ${note.reason}`}>
          {words.note(note)}
        </Quiet>
      ))}
    </File>
  )
}

interface ChoiceProps {
  found: FoundPolicy
  isChosen: boolean
  name: string | undefined
  onChoose: (isChosen: boolean) => void
}

function Choice({ found: { summary, obstacle }, isChosen, name, onChoose }: ChoiceProps) {
  const t = useTexts('intuneTemplates')
  const words = useImportWords()
  const said = [
    words.kind(summary),
    ...(obstacle === undefined ? [] : [words.obstacle(obstacle)]),
    ...(name === undefined || name === summary.name ? [] : [t('import.named', { name })]),
  ]
  return (
    <Checkbox
      label={summary.name || t('import.nameless')}
      checked={isChosen}
      onChange={onChoose}
      disabled={obstacle !== undefined}
      help={said.join('. ')}
    />
  )
}

function Notes({ found: { notes } }: { found: FoundPolicy }) {
  const t = useTexts('intuneTemplates')
  const words = useImportWords()
  if (notes.length === 0) return null
  return (
    <details>
      <summary>{t('import.notes', { count: notes.length })}</summary>
      <ul>
        {notes.map((note, at) => (
          // The same may be said of a place twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>{words.note(note)}</li>
        ))}
      </ul>
    </details>
  )
}

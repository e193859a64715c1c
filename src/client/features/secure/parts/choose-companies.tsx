import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { matchesWords } from '#shared/lib/fold-text.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Checkbox } from '#client/ui/fields/checkbox.tsx'
import { SearchField } from '#client/ui/fields/search-field.tsx'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: 2,
    color: 'text',
    '& > li.all': { pb: 2, borderBottomWidth: '1px', borderColor: 'line' },
  },
})

/** A company whose tenant may be changed, or why not. */
export interface CompanyChoice {
  id: string
  name: string
  isSelectable: boolean
  /** What would be changed there, or why nothing can be. */
  help: string
}

interface ChooseCompaniesProps {
  companies: readonly CompanyChoice[]
  /** What the box is called that takes every company that can be taken. */
  allLabel: string
  chosen: readonly string[]
  onChoose: (companyIds: readonly string[]) => void
}

/** Which companies' tenants are to be changed; those that cannot be are listed, and say why. */
export function ChooseCompanies({ companies, allLabel, chosen, onChoose }: ChooseCompaniesProps) {
  const words = useTexts('words')
  const [search, setSearch] = useState('')
  const found = companies.filter(({ name }) => matchesWords(name, search))
  const selectable = found.filter(({ isSelectable }) => isSelectable)
  const isChosen = new Set(chosen)
  const count = selectable.filter(({ id }) => isChosen.has(id)).length
  const choose = (ids: readonly string[], isWanted: boolean) => {
    const rest = chosen.filter((id) => !ids.includes(id))
    onChoose(isWanted ? [...rest, ...ids] : rest)
  }
  return (
    <>
      <SearchField label={words('findCompanies')} value={search} onChange={setSearch} />
      {found.length === 0 ? <p role="status">{words('noSuchCompany')}</p> : null}
      <List aria-label={words('companies')}>
        {selectable.length > 1 ? (
          <li className="all">
            <Checkbox
              label={allLabel}
              checked={count === selectable.length ? true : count > 0 ? 'mixed' : false}
              onChange={(isWanted) =>
                choose(
                  selectable.map(({ id }) => id),
                  isWanted,
                )
              }
            />
          </li>
        ) : null}
        {found.map(({ id, name, isSelectable, help }) => (
          <li key={id}>
            <Checkbox
              label={name}
              checked={isChosen.has(id)}
              disabled={!isSelectable}
              help={help}
              onChange={(isWanted) => choose([id], isWanted)}
            />
          </li>
        ))}
      </List>
    </>
  )
}

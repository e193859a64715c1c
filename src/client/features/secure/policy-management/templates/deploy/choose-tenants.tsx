import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { Checkbox } from '#client/ui/fields/checkbox.tsx'
import { SearchField } from '#client/ui/fields/search-field.tsx'
import { matchesWords } from '#shared/lib/fold-text.ts'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: 2,
    color: 'text',
    '& > li.all': { pb: 2, borderBottomWidth: '1px', borderColor: 'line' },
  },
})

/** A company that may be deployed to. */
export interface TenantChoice {
  id: string
  name: string
  isConnected: boolean
  policies: number
}

interface ChooseTenantsProps {
  companies: readonly TenantChoice[]
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
}

/** Which companies are deployed to; those without a tenant are listed, and say so. */
export function ChooseTenants({ companies, chosen, onChoose }: ChooseTenantsProps) {
  const t = useTexts('policyTemplates')
  const words = useTexts('words')
  const [search, setSearch] = useState('')
  const found = companies.filter(({ name }) => matchesWords(name, search))
  const selectable = found.filter(({ isConnected }) => isConnected)
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
              label={t('deploy.all')}
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
        {found.map(({ id, name, isConnected, policies }) => (
          <li key={id}>
            <Checkbox
              label={name}
              checked={isChosen.has(id)}
              disabled={!isConnected}
              help={isConnected ? t('deploy.policies', { count: policies }) : t('deploy.notConnected')}
              onChange={(isWanted) => choose([id], isWanted)}
            />
          </li>
        ))}
      </List>
    </>
  )
}

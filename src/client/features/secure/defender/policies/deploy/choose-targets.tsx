import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { matchesWords } from '#shared/lib/fold-text.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Checkbox } from '#client/ui/fields/checkbox.tsx'
import { SearchField } from '#client/ui/fields/search-field.tsx'
import type { DeployTarget } from './plan-deployment.ts'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: 2,
    color: 'text',
    '& > li.all': { pb: 2, borderBottomWidth: '1px', borderColor: 'line' },
  },
})

interface ChooseTargetsProps {
  targets: readonly DeployTarget[]
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
}

/** Which companies are deployed to; those without a tenant are listed, and say so. */
export function ChooseTargets({ targets, chosen, onChoose }: ChooseTargetsProps) {
  const t = useTexts('defender')
  const words = useTexts('words')
  const [search, setSearch] = useState('')
  const found = targets.filter(({ name }) => matchesWords(name, search))
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
        {found.map(({ id, name, isConnected, domains }) => (
          <li key={id}>
            <Checkbox
              label={name}
              checked={isChosen.has(id)}
              disabled={!isConnected}
              help={isConnected ? t('deploy.domains', { count: domains.length }) : t('deploy.notConnected')}
              onChange={(isWanted) => choose([id], isWanted)}
            />
          </li>
        ))}
      </List>
    </>
  )
}

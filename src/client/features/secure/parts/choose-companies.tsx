import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { Checkbox } from '#client/ui/fields/checkbox.tsx'
import { matchesWords } from '#shared/lib/fold-text.ts'
import { SearchField } from '#client/ui/fields/search-field.tsx'
import type { CompanyPosture } from './company-postures.ts'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: 2,
    color: 'text',
    '& > li:first-of-type': { pb: 2, borderBottomWidth: '1px', borderColor: 'line' },
  },
})

interface ChooseCompaniesProps {
  companies: readonly CompanyPosture[]
  checkIds: readonly string[]
  chosen: readonly string[]
  onChoose: (companyIds: string[]) => void
}

/** How many of these checks a company does not meet. */
export const openChecks = ({ checks }: CompanyPosture, checkIds: readonly string[]): number =>
  checkIds.filter((id) => checks.get(id)?.verdict.status === 'notCompliant').length

/** Which companies' tenants are to be changed. */
export function ChooseCompanies({ companies, checkIds, chosen, onChoose }: ChooseCompaniesProps) {
  const t = useTexts('protect')
  const words = useTexts('words')
  const [search, setSearch] = useState('')
  const found = companies.filter(({ name }) => matchesWords(name, search))
  const selectable = found.filter((each) => openChecks(each, checkIds) > 0)
  const isChosen = new Set(chosen)
  const chosenHere = selectable.filter(({ id }) => isChosen.has(id)).length
  const choose = (ids: readonly string[], isWanted: boolean) => {
    const without = chosen.filter((id) => !ids.includes(id))
    onChoose(isWanted ? [...without, ...ids] : without)
  }
  return (
    <>
      <SearchField label={words('findCompanies')} value={search} onChange={setSearch} />
      {found.length === 0 ? <p role="status">{words('noSuchCompany')}</p> : null}
      <List aria-label={words('companies')}>
        {selectable.length > 1 ? (
          <li>
            <Checkbox
              label={t('choose.all')}
              checked={chosenHere === selectable.length ? true : chosenHere > 0 ? 'mixed' : false}
              onChange={(isWanted) =>
                choose(
                  selectable.map(({ id }) => id),
                  isWanted,
                )
              }
            />
          </li>
        ) : null}
        {found.map((company) => {
          const open = openChecks(company, checkIds)
          return (
            <li key={company.id}>
              <Checkbox
                label={company.name}
                checked={isChosen.has(company.id)}
                disabled={open === 0}
                help={
                  company.readAt === undefined
                    ? t('choose.unread')
                    : open === 0
                      ? t('choose.none')
                      : t('choose.open', { count: open })
                }
                onChange={(isWanted) => choose([company.id], isWanted)}
              />
            </li>
          )
        })}
      </List>
    </>
  )
}

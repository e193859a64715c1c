import { chakra } from '@chakra-ui/react'
import { ShieldQuestion } from 'lucide-react'
import { useMemo } from 'react'
import { watchWorkingCountries } from '#client/data/nouns/secure/usual-setup.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { countryName } from '#client/parts/countries.ts'
import { List } from '#client/parts/list/list.tsx'
import { useList } from '#client/parts/list/use-list.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { SelectField } from '#client/ui/fields/select-field.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { MatrixCard, matrixColumns, type MatrixWords } from './matrix-columns.tsx'
import { matrixList } from './matrix-list.ts'
import type { MatrixRow } from './matrix-rows.ts'
import type { TestTabProps } from './sign-in-test-tab.tsx'
import { askOf, STANDARD_WHO } from './question.ts'
import { foreignCountryOf, standardQuestion } from './standard-questions.ts'
import { useMatrix } from './use-matrix.ts'
import { useTenants } from './use-tenants.ts'

const Narrow = chakra('div', { base: { w: 'full', maxW: '22rem' } })

const nowhere: readonly string[] = []

/** Every company against the standard sign-ins of one kind of people; a cell is looked at in full as a question. */
export function MatrixTab({ address, onAddress, companyIds, companyOf, views, tabs }: TestTabProps) {
  const t = useTexts('signInTest')
  const access = useTexts('access')
  const words = useTexts('words')
  const posture = useTexts('posture')
  const locale = useLocale()
  const who = STANDARD_WHO.find((each) => each === address.whom) ?? 'member'
  const country = foreignCountryOf(useWatched(watchWorkingCountries) ?? nowhere)
  const matrix = useMatrix(useTenants(companyIds, views), country)
  const rows = useMemo(
    () => [...matrix].map(([id, answers]): MatrixRow => ({ id, company: companyOf(id), answers })),
    [matrix, companyOf],
  )
  const isDone = rows.length >= companyIds.length
  const said: MatrixWords = {
    t,
    reason: (each) =>
      each === 'notHere'
        ? access('findings.notHere')
        : posture(`reasons.${each === 'noLicense' ? 'notLicensed' : each}`),
    companyWord: words('company'),
    who,
    onCell: (company, way) =>
      onAddress({
        tab: 'test',
        ask: askOf({ ...standardQuestion(who, way, country), company }),
        search: undefined,
        sort: undefined,
        direction: undefined,
      }),
  }
  const list = useList({
    definition: matrixList,
    source: { rows: rows.length === 0 && !isDone ? undefined : rows },
    columns: matrixColumns(said),
    address,
    onAddress,
  })
  return (
    <List
      list={list}
      section="signInTest"
      search={t('searchCompany')}
      start={tabs}
      notice={
        <>
          <Narrow>
            <SelectField
              label={t('whom')}
              value={who}
              onChange={(whom) => onAddress({ whom: whom === 'member' ? undefined : whom })}
              options={STANDARD_WHO.map((value) => ({ value, label: t(`whoms.${value}`) }))}
            />
          </Narrow>
          <div role="status">
            <Quiet>
              {isDone
                ? t('matrixNote', { country: countryName(country, locale) })
                : t('asking', { done: rows.length, total: companyIds.length })}
            </Quiet>
          </div>
        </>
      }
      empty={{
        icon: <ShieldQuestion aria-hidden />,
        none: [t('none'), t('noneReason')],
        unread: [access('empty.unread'), access('empty.unreadReason')],
        filtered: [access('empty.filtered'), t('filteredReason')],
        clear: words('clearSearchAndFilters'),
      }}
      renderCard={(row) => <MatrixCard row={row} {...said} />}
    />
  )
}
